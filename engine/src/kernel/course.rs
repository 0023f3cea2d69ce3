//! What is seen and tried before playing: the picture course, the tale.

use super::words::Phrase;

/// A screen of the picture course: a position and the steps to try in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CourseScreen {
    /// What the voice says.
    pub phrase: Phrase,
    /// The position in which it begins.
    pub position: &'static str,
    /// What the child does, and how the dice fall, in notation.
    pub steps: &'static [&'static str],
}

/// A drawing in a picture of a tale. Pictures are 800 wide and 480 high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sprite {
    /// The name of the drawing.
    pub drawing: &'static str,
    /// Its left edge.
    pub x: i16,
    /// Its upper edge.
    pub y: i16,
    /// Its width and height.
    pub size: i16,
}

/// A page of the tale that leads into a game: a picture, and what the voice tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TalePage {
    /// What the voice tells.
    pub phrase: Phrase,
    /// How far to the right in the country the picture lies, from 0 to 280.
    pub east: i16,
    /// What is seen, from back to front.
    pub drawn: &'static [Sprite],
}
