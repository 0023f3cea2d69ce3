//! Fighting figures of a game, with the bonuses of the settings.

use engine::catalogue::GameId;
use engine::kernel::info::DiceUse;
use engine::kernel::odds::Roller;
use engine::kernel::options::Options;
use engine::kernel::piece::{Layer, Piece};
use engine::kernel::scene::Material;
use engine::kernel::words::{Language, Phrase};
use yew::{Html, html};

use crate::widgets::token::{TokenStyle, token};

/// Returns the first game whose pieces fight each other. The tables show its fights.
pub fn fighting_game() -> Option<GameId> {
    let mut games = GameId::ALL.iter().copied();
    games.find(|game| game.info().dice_use == DiceUse::Fights)
}

/// One figure of each kind, and the die they throw.
#[derive(Clone, PartialEq)]
pub struct Figures {
    /// The game.
    pub game: GameId,
    /// Figures in ascending strength, those of the first seat first.
    pub pieces: Vec<Piece>,
    /// Material of the figures.
    pub material: Material,
    /// Faces of the die, ascending.
    pub faces: [u8; 6],
}

impl Figures {
    /// Returns the figures of a game under these options. Options that the game refuses are ignored.
    pub fn of(game: GameId, options: Options) -> Self {
        let options = game.entry().sanitize(options);
        let table = game.entry().open(&options, 0).expect("lawful options");
        let scene = table.scene();
        let figure = |(kind, _): &(&str, Phrase)| {
            let is_figure = |piece: &&Piece| piece.layer == Layer::Standing && piece.kind == *kind;
            scene.pieces.iter().find(is_figure).copied()
        };
        let mut faces = [1, 2, 3, 4, 5, 6];
        let die = options.get(game.entry().desk().die).unwrap_or_default();
        for (face, digit) in faces.iter_mut().zip(die.bytes()) {
            *face = digit - b'0';
        }
        faces.sort_unstable();
        Self {
            game,
            pieces: game.info().kinds.iter().filter_map(figure).collect(),
            material: scene.material,
            faces,
        }
    }

    /// Renders the figures of the first seat under one value of an option.
    pub fn pictures(game: GameId, option: &str, value: &str) -> Html {
        let figures = Self::of(game, Options::default().with(option, value));
        let own = figures.pieces.iter();
        let own = own
            .filter(|piece| Some(piece.owner) == figures.pieces.first().map(|first| first.owner));
        html! { <span class="set-picture">{ for own.map(|piece| figures.picture(piece)) }</span> }
    }

    /// Returns the pair that a class meets first: the first seat's first figure with a bonus, and the weakest
    /// opponent.
    pub fn first_pair(&self) -> Option<[&'static str; 2]> {
        let first = self.pieces.first()?;
        let mut own = self
            .pieces
            .iter()
            .filter(|piece| piece.owner == first.owner);
        let attacker = own.find(|piece| piece.bonus > 0).unwrap_or(first);
        let mut others = self
            .pieces
            .iter()
            .filter(|piece| piece.owner != first.owner);
        Some([attacker.kind, others.next()?.kind])
    }

    /// Returns a figure as a roller.
    pub fn thrower(&self, piece: &Piece) -> Roller {
        Roller {
            faces: self.faces,
            bonus: piece.bonus,
        }
    }

    /// Renders a figure.
    pub fn picture(&self, piece: &Piece) -> Html {
        token(piece, TokenStyle::Of(self.material, ""), self.game.info())
    }

    /// Returns the name of a figure.
    pub fn name(&self, piece: &Piece, language: Language) -> &'static str {
        let card = self.game.info();
        card.kind(piece.kind).map_or("", |name| name.text(language))
    }
}
