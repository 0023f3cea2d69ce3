//! A step that may be taken, as the app holds it.

use alloc::string::String;
use alloc::vec::Vec;

use crate::kernel::input::{Button, Touch};

/// A legal step at one moment of one table. It comes from the table only, so that the app cannot even phrase
/// an illegal step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    pub(super) text: String,
    pub(super) touches: Vec<Touch>,
    pub(super) button: Option<Button>,
    pub(super) weight: u32,
    pub(super) ply: usize,
}

impl Choice {
    /// The step in notation.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What to touch, in order, to choose this step; nothing for a button or a roll.
    pub fn inputs(&self) -> &[Touch] {
        &self.touches
    }

    /// What the button of this step shows, for an action without touches.
    pub fn button(&self) -> Option<Button> {
        self.button
    }

    /// How often the dice give this roll, among all the rolls; 1 for an action.
    pub fn weight(&self) -> u32 {
        self.weight
    }
}

/// A choice that was made for another position than the one on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stale;
