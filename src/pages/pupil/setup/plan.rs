//! Plan of a game as data: mode, placement, animals, players, options.

use engine::catalogue::Entry;
use engine::kernel::info::{GameInfo, Mode, OptionPairs, PlayerOption};
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
    /// Index of the chosen value of each player option.
    pub values: Vec<usize>,
}

impl Plan {
    /// Returns the initial plan, with the options of the teacher.
    pub fn new(
        card: &GameInfo,
        (length, placing): (GameLength, Placing),
        taught: &Options,
    ) -> Self {
        let value = |of: &PlayerOption| {
            let set = taught.get(of.option);
            let found = of.values.iter().position(|value| Some(value.value) == set);
            found.unwrap_or(0)
        };
        Self {
            mode: length.mode(card),
            placing,
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
        let mode = self.mode;
        let all = card.player_options.iter().enumerate();
        all.filter(move |(_, of)| of.modes.is_empty() || of.modes.contains(&mode))
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
            .filter(|(number, _)| self.values[*number] > 0)
            .map(|(number, of)| (of.option, of.values[self.values[number]].value))
            .collect();
        let open = |chosen: &[_], taught: &Options| {
            game.open(
                &options(&card.modes[mode], self.placing, chosen, taught, seed),
                seed,
            )
        };
        // Saved settings of an older version that the rules no longer accept must not prevent a game.
        open(&chosen, taught)
            .or_else(|_| open(&chosen, &Options::default()))
            .or_else(|_| open(&[], &Options::default()))
            .expect("the modes of a game are legal options")
    }

    /// Returns a table of this plan in its saved form, with banners and players.
    pub fn saved(&self, card: &GameInfo, table: &dyn Table) -> Saved {
        let seats = card.modes[self.mode].seats;
        let animals = self.animals.iter().take(seats.len());
        let players = seats.iter().zip(self.computers);
        let assignment = players.fold(Assignment::default(), |assignment, (seat, who)| {
            assignment.with(*seat, who)
        });
        Saved {
            banners: animals.map(|animal| ANIMALS[*animal].to_owned()).collect(),
            players: assignment.names(),
            ..Saved::of(table, PerSide::default())
        }
    }
}
