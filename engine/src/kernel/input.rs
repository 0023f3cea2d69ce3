//! Input on the board and its feedback: touches, buttons, markers.

use super::step::Place;
use super::words::Phrase;

/// Touch that helps to choose an action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Touch {
    /// Place of the board.
    At(Place),
    /// Waiting piece with this letter in the hand of the seat to act.
    Held(char),
    /// Variant of the touches so far, chosen from pictures beside them.
    Pick(char),
}

/// Button for an action or a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Button {
    /// Label.
    pub phrase: &'static Phrase,
    /// Drawing on the button.
    pub drawing: &'static str,
}

/// Purpose of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonFor<A> {
    /// Action without touches.
    Act(A),
    /// Variant ([`Touch::Pick`]).
    Pick(char),
}

/// Marker on a place during a selection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Marker {
    /// The piece here may be jumped over.
    Over,
    /// The way is blocked.
    Barred,
}
