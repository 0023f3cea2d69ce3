//! A computer player at a table, whichever game it is.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::Table;
use super::choice::Choice;
use super::matches::Match;
use crate::kernel::game::Game;
use crate::kernel::words::Phrase;
use crate::search::{Mind, PlayerKind};

/// A choice with the chance to win after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The choice.
    pub choice: Choice,
    /// The chance to win, in parts of a thousand.
    pub chance: u16,
}

/// Thinks about the next choice, in slices so that the page stays awake. It counts positions, never seconds: however
/// it is sliced, it makes the same choice.
pub trait Bot {
    /// Goes on for about so many positions; the choice, once it is made. At chance it is the roll of the table's
    /// seed. After the end there is none.
    fn think(&mut self, positions: u32) -> Option<Choice>;
    /// Why a choice is made: one short sentence, true of what was seen while thinking.
    fn reason(&self, choice: &Choice) -> Option<&'static Phrase>;
    /// The best choices known so far, the best one first: three after [`PlayerKind::Adviser`] has thought.
    fn counsel(&self) -> Vec<Hint>;
    /// How much of the effort is spent, in parts of a thousand; all of it once the choice is made.
    fn progress(&self) -> u16;
    /// How many positions were looked at.
    fn seen(&self) -> u64;
}

struct Thinking<G: Game> {
    table: Match<G>,
    mind: Option<Mind<G>>,
}

impl<G: Game> Match<G> {
    pub(super) fn thinking(&self, who: PlayerKind, seed: u64) -> Box<dyn Bot> {
        let table = self.now();
        let mind = Mind::new(table.game(), table.at(), who, seed);
        Box::new(Thinking { table, mind })
    }
}

impl<G: Game> Bot for Thinking<G> {
    fn think(&mut self, positions: u32) -> Option<Choice> {
        match &mut self.mind {
            None => self.table.sample_roll(),
            Some(mind) => {
                let action = mind.think(positions)?;
                Some(self.table.choice(action))
            }
        }
    }

    fn reason(&self, choice: &Choice) -> Option<&'static Phrase> {
        let action = choice.text().parse().ok()?;
        self.mind.as_ref()?.reason(action)
    }

    fn counsel(&self) -> Vec<Hint> {
        let advice = self.mind.as_ref().map(Mind::advice).unwrap_or_default();
        let counsel = advice.into_iter().map(|advice| Hint {
            choice: self.table.choice(advice.action),
            chance: advice.chance,
        });
        counsel.collect()
    }

    fn progress(&self) -> u16 {
        self.mind.as_ref().map_or(1000, Mind::progress)
    }

    fn seen(&self) -> u64 {
        self.mind.as_ref().map_or(0, Mind::seen)
    }
}
