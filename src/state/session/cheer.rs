//! When the computer cheers a good step of a child: seldom, and never when it would sound like mockery.

use engine::kernel::event::Event;
use engine::kernel::piece::Spot;
use engine::kernel::words::Language;
use engine::search::{Reason, words};
use engine::table::{Choice, Hint};

use super::Session;
use super::moment::Moment;

/// It cheers in one of so many turns of children at most.
const TURNS: u32 = 3;
/// By so much the step must be better than any other, in parts of a thousand of a win.
const MARGIN: u16 = 30;

/// A step of a child, and the moment in which it was chosen.
#[derive(Clone)]
pub struct Chosen {
    /// The moment before it.
    pub before: Moment,
    /// The step.
    pub choice: Choice,
}

/// What the computer knows of the steps of children.
#[derive(Clone, Default)]
pub struct Cheering {
    /// Turns of children until it may cheer again.
    waits: u32,
    /// Whether a child took the last step.
    in_turn: bool,
    /// Whether children lost a piece since the turn of a child began.
    has_gained: bool,
    /// Whether children had lost a piece when this turn of a child began.
    had_gained: bool,
    chosen: Option<Chosen>,
    said: Option<Reason>,
}

impl Cheering {
    /// The last step that was chosen, where it may be worth a word.
    pub const fn chosen(&self) -> Option<&Chosen> {
        self.chosen.as_ref()
    }

    /// What it says of the last step.
    pub const fn said(&self) -> Option<&Reason> {
        self.said.as_ref()
    }

    /// Takes a step of a child. `is_free` tells whether there was a choice.
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

    /// Takes a step of the computer.
    pub fn computers(&mut self) {
        self.in_turn = false;
        self.said = None;
        self.chosen = None;
    }

    /// Takes dice. A fight that a child has chosen is worth a word once it is `won` by the child; while it goes `on`,
    /// nobody knows.
    pub fn dice(&mut self, on: bool, won: bool) {
        self.said = None;
        if !on && !won {
            self.chosen = None;
        }
    }

    /// A child lost a piece.
    pub fn gains(&mut self) {
        self.has_gained = true;
        self.chosen = None;
    }

    /// Cheers the last step.
    pub fn cheer(&mut self, reason: Reason) {
        if self.chosen.take().is_some() && reason.praise.is_some() {
            self.waits = TURNS;
            self.said = Some(reason);
        }
    }
}

/// What the computer says beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark<'a> {
    /// Why it took its step.
    Own(&'a Reason),
    /// What was good about the step of a child.
    Cheer(&'a Reason),
}

impl<'a> Remark<'a> {
    /// Its reason.
    pub const fn reason(self) -> &'a Reason {
        match self {
            Self::Own(reason) | Self::Cheer(reason) => reason,
        }
    }

    /// Its sentences.
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
    /// Takes note of a step that leads to another moment and of what it brings, for what the computer may say of it.
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

/// Whether a step is the best one known, by far.
pub fn is_best(choice: &Choice, hints: &[Hint]) -> bool {
    let [best, next, ..] = hints else {
        return false;
    };
    best.choice.text() == choice.text() && best.win_probability >= next.win_probability + MARGIN
}

#[cfg(test)]
mod tests;
