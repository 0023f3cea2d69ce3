//! A computer player at a table, whichever game it is.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::Table;
use super::choice::Choice;
use super::matches::Match;
use crate::kernel::game::Game;
use crate::search::{ComputerPlayer, PlayerKind, Reason};

/// A choice with the probability to win after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The choice.
    pub choice: Choice,
    /// The probability to win, in parts of a thousand.
    pub win_probability: u16,
}

/// Thinks about the next choice, in slices so that the page stays awake. It counts nodes, never seconds: however
/// it is sliced, it makes the same choice.
pub trait Bot {
    /// Goes on for about so many nodes; the choice, once it is made. At chance it is the roll of the table's
    /// seed. After the end there is none.
    fn think(&mut self, nodes: u32) -> Option<Choice>;
    /// Why a choice is made: one short sentence, true of what was seen while thinking.
    fn reason(&self, choice: &Choice) -> Option<Reason>;
    /// The best choices known so far, the best one first: three after [`PlayerKind::Adviser`] has
    /// thought, two after [`PlayerKind::Coach`].
    fn hints(&self) -> Vec<Hint>;
    /// How much of the node budget is spent, in parts of a thousand; all of it once the choice is made.
    fn progress(&self) -> u16;
    /// How many nodes (positions looked at) were searched.
    fn nodes(&self) -> u64;
}

struct Seated<G: Game> {
    table: Match<G>,
    /// Nobody where no seat decides.
    player: Option<ComputerPlayer<G>>,
}

impl<G: Game> Match<G> {
    pub(super) fn seat_bot(&self, kind: PlayerKind, seed: u64) -> Box<dyn Bot> {
        let table = self.now();
        let player = ComputerPlayer::new(table.game(), table.at(), kind, seed);
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

    fn hints(&self) -> Vec<Hint> {
        let hints = self.player.as_ref().map(ComputerPlayer::hints);
        let at_table = hints.unwrap_or_default().into_iter().filter_map(|hint| {
            Some(Hint {
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
