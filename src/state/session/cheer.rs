//! Praise by the computer for a good step of a child: rarely, and never when it could sound like mockery.

use engine::kernel::event::Event;
use engine::kernel::piece::Spot;
use engine::kernel::words::Language;
use engine::search::{Reason, words};
use engine::table::{Choice, RatedChoice};

use super::Session;
use super::moment::Moment;

/// Number of turns of children with at most one praise.
const TURNS: u32 = 3;
/// Minimum lead of the praised step over the next best, in parts of a thousand of the probability of winning.
const MARGIN: u16 = 30;

/// Step of a child, with the moment in which it was chosen.
#[derive(Clone)]
pub struct Chosen {
    /// Moment before the step.
    pub before: Moment,
    /// The step.
    pub choice: Choice,
}

/// State that decides about praise.
#[derive(Clone, Default)]
pub struct Cheering {
    /// Turns of children until the computer may praise again.
    waits: u32,
    /// Whether a child took the last step.
    in_turn: bool,
    /// Whether children have lost a piece since the current turn of a child began.
    has_gained: bool,
    /// Whether children lost a piece between the start of their previous turn and the start of this one.
    had_gained: bool,
    chosen: Option<Chosen>,
    said: Option<Reason>,
}

impl Cheering {
    /// Returns the last step of a child, if it may be praised.
    pub const fn chosen(&self) -> Option<&Chosen> {
        self.chosen.as_ref()
    }

    /// Returns the praise of the last step.
    pub const fn said(&self) -> Option<&Reason> {
        self.said.as_ref()
    }

    /// Records a step of a child. `is_free` tells whether there was a choice.
    pub fn childs(&mut self, before: Moment, choice: Choice, is_free: bool) {
        if !self.in_turn {
            self.in_turn = true;
            self.waits = self.waits.saturating_sub(1);
            self.had_gained = core::mem::take(&mut self.has_gained);
        }
        let may = is_free && self.waits == 0 && !self.had_gained && !self.has_gained;
        self.said = None;
        self.chosen = may.then_some(Chosen { before, choice });
    }

    /// Records a step of the computer.
    pub fn computers(&mut self) {
        self.in_turn = false;
        self.said = None;
        self.chosen = None;
    }

    /// Records dice. `on` means that the fight goes on; a fight chosen by a child may be praised only once the child
    /// has `won` it.
    pub fn dice(&mut self, on: bool, won: bool) {
        self.said = None;
        if !on && !won {
            self.chosen = None;
        }
    }

    /// Records that a child lost a piece.
    pub fn gains(&mut self) {
        self.has_gained = true;
        self.chosen = None;
    }

    /// Praises the last step.
    pub fn cheer(&mut self, reason: Reason) {
        if self.chosen.take().is_some() && reason.praise.is_some() {
            self.waits = TURNS;
            self.said = Some(reason);
        }
    }
}

/// Remark of the computer beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark<'a> {
    /// Reason for its own step.
    Own(&'a Reason),
    /// Praise for the step of a child.
    Cheer(&'a Reason),
}

impl<'a> Remark<'a> {
    /// Returns the reason.
    pub const fn reason(self) -> &'a Reason {
        match self {
            Self::Own(reason) | Self::Cheer(reason) => reason,
        }
    }

    /// Returns the text.
    pub fn text(self, language: Language) -> String {
        match self {
            Self::Own(reason) => reason.phrase.text(language).to_owned(),
            Self::Cheer(reason) => {
                let praise = reason.praise.map_or("", |praise| praise.text(language));
                format!("{} {praise}", words::WELL_PLAYED.text(language))
            }
        }
    }
}

impl Session {
    /// Records a step, the moment after it and its events, to decide about praise.
    pub(super) fn note_for_cheers(&mut self, choice: &Choice, after: &Moment, events: &[Event]) {
        let is_childs = |seat| self.seats.assignment().of(seat).is_none();
        if self.moment.is_chance() {
            let is_won = |event: &Event| match *event {
                Event::Beaten { winner } => winner.is_some_and(is_childs),
                _ => false,
            };
            let won = events.iter().any(is_won);
            self.cheering.dice(after.is_chance(), won);
        } else if is_childs(self.scene.seat) {
            let is_free = self.moment.choices().len() > 1 && !self.moment.is_placing();
            self.cheering
                .childs(self.moment.clone(), choice.clone(), is_free);
        } else {
            self.cheering.computers();
        }
        let owner = |kind: &str, spot: Spot| {
            let mut pieces = self.scene.pieces.iter();
            pieces
                .find(|piece| piece.kind == kind && piece.spot == spot)?
                .owner
        };
        let is_loss = |event: &Event| match *event {
            Event::Moved {
                kind,
                from: from @ Spot::On(_),
                to: Spot::In(..),
                ..
            }
            | Event::Removed { kind, at: from } => owner(kind, from).is_some_and(is_childs),
            _ => false,
        };
        if events.iter().any(is_loss) {
            self.cheering.gains();
        }
    }
}

/// Checks whether a step is the best one by a clear margin.
pub fn is_best(choice: &Choice, hints: &[RatedChoice]) -> bool {
    let [best, next, ..] = hints else {
        return false;
    };
    best.choice.text() == choice.text() && best.win_probability >= next.win_probability + MARGIN
}

#[cfg(test)]
mod tests;
