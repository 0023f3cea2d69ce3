//! A reason for an action: what is said of it, and which pieces are meant.

use alloc::vec::Vec;

use crate::kernel::step::Place;
use crate::kernel::words::Phrase;

/// Why an action was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// What the player says of its own action.
    pub phrase: &'static Phrase,
    /// What is said to a child who did the same, where it is worth a word.
    pub praise: Option<&'static Phrase>,
    /// The places of the pieces that are meant, as they stand after the action; where one was taken, its last place.
    pub places: Vec<Place>,
}

impl Reason {
    /// A reason that means no piece.
    pub const fn of(phrase: &'static Phrase) -> Self {
        Self {
            phrase,
            praise: None,
            places: Vec::new(),
        }
    }

    /// The same, told to a child by that phrase.
    pub const fn praised(mut self, praise: &'static Phrase) -> Self {
        self.praise = Some(praise);
        self
    }

    /// The same about a piece, if it stands anywhere.
    pub fn about(mut self, place: Option<Place>) -> Self {
        self.places.extend(place);
        self
    }
}
