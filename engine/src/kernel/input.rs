//! What a hand does on the board, and what the board answers: touches, buttons, signs.

use super::step::Place;
use super::words::Phrase;

/// Something that a finger touches to choose an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Touch {
    /// A place of the board.
    At(Place),
    /// A waiting piece of this letter in the hand of the seat to act.
    Held(char),
    /// One of several variants of what was touched so far, shown as pictures beside it.
    Pick(char),
}

/// A step or a variant that is a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Button {
    /// What it says.
    pub phrase: &'static Phrase,
    /// The drawing on it.
    pub drawing: &'static str,
}

/// What a button is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonFor<A> {
    /// An action without touches.
    Act(A),
    /// A variant ([`Touch::Pick`]).
    Pick(char),
}

/// What a sign on a place says while something is held.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Marker {
    /// What stands here may be jumped over.
    Over,
    /// Not that way.
    Barred,
}
