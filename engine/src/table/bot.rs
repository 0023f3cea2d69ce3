//! Computer player at a table, for any game.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::Table;
use super::choice::Choice;
use super::matches::Match;
use crate::kernel::game::Game;
use crate::search::{ComputerPlayer, PlayerKind, Reason};

/// Choice with its probability of winning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatedChoice {
    /// The choice.
    pub choice: Choice,
    /// Probability of winning after the choice, in parts of a thousand.
    pub win_probability: u16,
}

/// Search for the next choice, in slices so that the page stays responsive. It counts nodes, not seconds, so
/// slicing does not change the choice.
pub trait Bot {
    /// Searches about `nodes` more nodes, and returns the choice once it is made. At chance it returns the roll
    /// of the table's seed; after the end nothing.
    fn think(&mut self, nodes: u32) -> Option<Choice>;
    /// Explains a choice in one short sentence that is true of the search.
    fn reason(&self, choice: &Choice) -> Option<Reason>;
    /// Returns the best choices known so far, the best first: three for [`PlayerKind::Adviser`], two for
    /// [`PlayerKind::Coach`].
    fn rated_choices(&self) -> Vec<RatedChoice>;
    /// Returns the used share of the node budget, in parts of a thousand; 1000 once the choice is made.
    fn progress(&self) -> u16;
    /// Returns the number of nodes (positions) searched.
    fn nodes(&self) -> u64;
}

/// Factor by which the number of steps changes the seed of a player; odd, so that all products differ.
const PLY: u64 = 0x9e37_79b9_7f4a_7c15;

struct Seated<G: Game> {
    table: Match<G>,
    /// `None` where no seat decides.
    player: Option<ComputerPlayer<G>>,
}

impl<G: Game> Match<G> {
    pub(super) fn seat_bot(&self, kind: PlayerKind, seed: u64) -> Box<dyn Bot> {
        let table = self.now();
        // A position that comes back is not always answered alike, so that games between computers do not circle.
        let seed = seed.wrapping_add((table.taken as u64).wrapping_mul(PLY));
        let history = match kind {
            PlayerKind::Friend(_) => table.earlier_decisions(),
            _ => Vec::new(),
        };
        let player = ComputerPlayer::with_history(table.game(), table.at(), kind, seed, &history);
        Box::new(Seated { table, player })
    }
}

impl<G: Game> Bot for Seated<G> {
    fn think(&mut self, nodes: u32) -> Option<Choice> {
        match &mut self.player {
            None => self.table.sample_roll(),
            Some(player) => {
                let action = player.think(nodes)?;
                self.table.choice(action)
            }
        }
    }

    fn reason(&self, choice: &Choice) -> Option<Reason> {
        let action = choice.text().parse().ok()?;
        self.player.as_ref()?.reason(action)
    }

    fn rated_choices(&self) -> Vec<RatedChoice> {
        let hints = self.player.as_ref().map(ComputerPlayer::rated_actions);
        let at_table = hints.unwrap_or_default().into_iter().filter_map(|hint| {
            Some(RatedChoice {
                choice: self.table.choice(hint.action)?,
                win_probability: hint.win_probability,
            })
        });
        at_table.collect()
    }

    fn progress(&self) -> u16 {
        self.player.as_ref().map_or(1000, ComputerPlayer::progress)
    }

    fn nodes(&self) -> u64 {
        self.player.as_ref().map_or(0, ComputerPlayer::nodes)
    }
}
