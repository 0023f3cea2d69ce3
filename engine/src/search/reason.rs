//! Reason for an action: a sentence and the pieces it refers to.

use alloc::vec::Vec;

use crate::kernel::step::Place;
use crate::kernel::words::Phrase;

/// Reason for an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// Sentence about the player's own action.
    pub phrase: &'static Phrase,
    /// Sentence for a child who did the same, if it is worth praise.
    pub praise: Option<&'static Phrase>,
    /// Places of the pieces referred to, after the action; for a captured piece, its last place.
    pub places: Vec<Place>,
}

impl Reason {
    /// Creates a reason without pieces.
    pub const fn of(phrase: &'static Phrase) -> Self {
        Self {
            phrase,
            praise: None,
            places: Vec::new(),
        }
    }

    /// Adds a praise.
    pub const fn praised(mut self, praise: &'static Phrase) -> Self {
        self.praise = Some(praise);
        self
    }

    /// Adds the place of a piece, if it has one.
    pub fn about(mut self, place: Option<Place>) -> Self {
        self.places.extend(place);
        self
    }
}
