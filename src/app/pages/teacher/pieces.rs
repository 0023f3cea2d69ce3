//! The figures of a piece set, with the bonuses of the settings.

use engine::catalogue::GameId;
use engine::games::chevaliers::setup::Set;
use engine::kernel::contest::Thrower;
use engine::kernel::options::Options;
use engine::kernel::piece::{Layer, Piece};
use engine::kernel::scene::Cut;
use engine::kernel::words::{Language, Phrase};
use yew::Html;

use crate::widgets::token::{Make, token};

/// The game whose tables are shown.
pub const GAME: GameId = GameId::Chevaliers;

/// One figure of each kind, and the die they throw.
#[derive(Clone, PartialEq)]
pub struct Figures {
    /// The figures, the Prince's first, the weakest first.
    pub pieces: Vec<Piece>,
    /// What they are made of.
    pub cut: Cut,
    /// The faces of the die, ascending.
    pub faces: [u8; 6],
}

impl Figures {
    /// The figures of a set under these options.
    pub fn of(set: Set, options: &Options) -> Self {
        let wished = options.clone().with("set", set.notation());
        let bare = Options::default().with("set", set.notation());
        // Settings that the rules no longer know must not empty the tables.
        let (table, options) = match GAME.open(&wished, 0) {
            Ok(table) => (table, wished),
            Err(_) => (GAME.open(&bare, 0).expect("every set can be played"), bare),
        };
        let scene = table.scene();
        let figure = |(kind, _): &(&str, Phrase)| {
            let is_figure = |piece: &&Piece| piece.layer == Layer::Standing && piece.kind == *kind;
            scene.pieces.iter().find(is_figure).copied()
        };
        let mut faces = [1, 2, 3, 4, 5, 6];
        for (face, digit) in faces
            .iter_mut()
            .zip(options.get("die").unwrap_or_default().bytes())
        {
            *face = digit - b'0';
        }
        faces.sort_unstable();
        Self {
            pieces: GAME.card().kinds.iter().filter_map(figure).collect(),
            cut: scene.cut,
            faces,
        }
    }

    /// A figure as it throws.
    pub fn thrower(&self, piece: &Piece) -> Thrower {
        Thrower {
            faces: self.faces,
            bonus: piece.bonus,
        }
    }

    /// The picture of a figure.
    pub fn picture(&self, piece: &Piece) -> Html {
        token(piece, Make::Of(self.cut, ""), GAME.card())
    }
}

/// The name of a piece.
pub fn name(piece: &Piece, language: Language) -> &'static str {
    GAME.card()
        .kind(piece.kind)
        .map_or("", |name| name.text(language))
}
