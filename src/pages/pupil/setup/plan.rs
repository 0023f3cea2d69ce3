//! Plan of a game as data: mode, placement, animals, players, options.

use engine::catalogue::Entry;
use engine::kernel::info::{DiceUse, GameInfo, Mode, OptionPairs, OptionRole, PlayerOption};
use engine::kernel::options::Options;
use engine::kernel::side::PerSide;
use engine::search::PlayerKind;
use engine::table::Table;

use crate::state::animals::ANIMALS;
use crate::state::game_length::GameLength;
use crate::state::placing::Placing;
use crate::state::players::Assignment;
use crate::state::saved::Saved;

/// Returns the options of a game in a mode: those of the mode, then the chosen ones, then those of the teacher.
fn options(
    mode: &Mode,
    placing: Placing,
    chosen: &[(&str, &str)],
    taught: &Options,
    seed: u64,
) -> Options {
    let set = |pairs: OptionPairs| pairs.iter().copied().collect();
    let options: Options = match placing {
        Placing::Ready => set(mode.ready),
        Placing::Random => mode.shuffled.map_or_else(|| set(mode.ready), |of| of(seed)),
        Placing::ByHand => set(mode.by_hand.unwrap_or(mode.ready)),
    };
    let chosen = chosen.iter().copied().chain(taught.iter());
    options.iter().chain(chosen).collect()
}

/// Returns the player options of a mode, with their indices.
fn options_of(
    card: &'static GameInfo,
    mode: usize,
) -> impl Iterator<Item = (usize, &'static PlayerOption)> {
    let all = card.player_options.iter().enumerate();
    all.filter(move |(_, of)| of.modes.is_empty() || of.modes.contains(&mode))
}

/// Checks whether an option chooses the seat that begins.
pub const fn is_beginner(of: &PlayerOption) -> bool {
    matches!(of.role, OptionRole::Beginner { .. })
}

/// Plan of a game.
#[derive(Clone, PartialEq)]
pub struct Plan {
    /// Index of the mode.
    pub mode: usize,
    /// Placement of the pieces.
    pub placing: Placing,
    /// Animals on the banners, in the order of play.
    pub animals: [usize; 6],
    /// Computer players in the order of play; `None` for a child.
    pub computers: [Option<PlayerKind>; 6],
    /// Number of the seat that begins, in the order of play; `None` until it is chosen or drawn.
    pub beginner: Option<usize>,
    /// Whether two children sit face to face, rather than side by side.
    pub facing: bool,
    /// Index of the chosen value of each player option but the one about the seat that begins.
    pub values: Vec<usize>,
}

impl Plan {
    /// Returns the initial plan, with the options of the teacher.
    pub fn new(
        card: &'static GameInfo,
        (length, placing): (GameLength, Placing),
        taught: &Options,
    ) -> Self {
        let value = |of: &PlayerOption| {
            let set = taught.get(of.option);
            let found = of.values.iter().position(|value| Some(value.value) == set);
            found.unwrap_or(0)
        };
        let mode = length.mode(card);
        let set = |of: &PlayerOption| {
            let taught = taught.get(of.option)?;
            of.values.iter().position(|value| value.value == taught)
        };
        let mut asked = options_of(card, mode).filter(|(_, of)| is_beginner(of));
        Self {
            mode,
            beginner: asked.next().and_then(|(_, of)| set(of)),
            placing,
            facing: false,
            animals: [0, 1, 2, 3, 4, 5],
            values: card.player_options.iter().map(value).collect(),
            computers: [None; 6],
        }
    }

    /// Returns the player options of this mode, with their indices.
    pub fn player_options(
        &self,
        card: &'static GameInfo,
    ) -> impl Iterator<Item = (usize, &'static PlayerOption)> {
        options_of(card, self.mode)
    }

    /// Checks whether a seat begins: the chosen or drawn one, or the first if the rules draw none.
    pub fn begins(&self, card: &'static GameInfo, number: usize) -> bool {
        let by_lot = OptionRole::Beginner { by_lot: true };
        let mut options = self.player_options(card);
        let first = options.all(|(_, of)| of.role != by_lot).then_some(0);
        self.beginner.or(first) == Some(number)
    }

    /// Returns the index of the value of an option.
    pub fn value(&self, number: usize, of: &PlayerOption) -> usize {
        if is_beginner(of) {
            self.beginner.unwrap_or(0)
        } else {
            self.values[number]
        }
    }

    /// Checks whether two children may sit face to face: they fight each other, and each plays one side.
    pub fn may_face(&self, card: &'static GameInfo) -> bool {
        let seats = card.modes[self.mode].seats.len();
        let is_childs = |who: &Option<PlayerKind>| who.is_none();
        card.dice_use == DiceUse::Fights
            && seats == 2
            && self.computers.iter().take(seats).all(is_childs)
    }

    /// Returns the table of a mode.
    pub fn table(&self, game: &Entry, mode: usize, taught: &Options, seed: u64) -> Box<dyn Table> {
        let card = game.info();
        let plan = Self {
            mode,
            ..self.clone()
        };
        // A default value is left to the rules.
        let chosen: Vec<(&str, &str)> = plan
            .player_options(card)
            .filter_map(|(number, of)| Some((of, of.values.get(self.value(number, of))?)))
            .filter(|(of, value)| value.value != of.values[0].value)
            .map(|(of, value)| (of.option, value.value))
            .collect();
        let open = |chosen: &[_], taught: &Options| {
            game.open(
                &options(&card.modes[mode], self.placing, chosen, taught, seed),
                seed,
            )
        };
        // Options of the teacher that this mode or a newer version does not accept must not prevent a game.
        let accepted = taught
            .iter()
            .fold(Options::default(), |kept, (option, value)| {
                let with = kept.clone().with(option, value);
                if open(&chosen, &with).is_ok() {
                    with
                } else {
                    kept
                }
            });
        open(&chosen, &accepted)
            .or_else(|_| open(&[], &Options::default()))
            .expect("the modes of a game are legal options")
    }

    /// Returns a table of this plan in its saved form, with banners and players.
    pub fn saved(&self, card: &'static GameInfo, table: &dyn Table) -> Saved {
        let seats = card.modes[self.mode].seats;
        let animals = self.animals.iter().take(seats.len());
        let players = seats.iter().zip(self.computers);
        let assignment = players.fold(Assignment::default(), |assignment, (seat, who)| {
            assignment.with(*seat, who)
        });
        Saved {
            banners: animals.map(|animal| ANIMALS[*animal].to_owned()).collect(),
            players: assignment.names(),
            facing: self.facing && self.may_face(card),
            ..Saved::of(table, PerSide::default())
        }
    }
}
