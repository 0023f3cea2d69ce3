//! Introductions to a game before the first play: the picture course and the tale.

use super::words::Phrase;

/// Screen of the picture course: a position and steps to try in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CourseScreen {
    /// Phrase that the voice speaks.
    pub phrase: Phrase,
    /// Position string of the first position.
    pub position: &'static str,
    /// Moves of the child and dice results, in notation.
    pub steps: &'static [&'static str],
}

/// Drawing in a picture of a tale. Pictures are 800 wide and 480 high.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sprite {
    /// Name of the drawing.
    pub drawing: &'static str,
    /// Left edge.
    pub x: i16,
    /// Upper edge.
    pub y: i16,
    /// Width and height.
    pub size: i16,
}

/// Page of the tale that leads into a game: a picture and its phrase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TalePage {
    /// Phrase that the voice speaks.
    pub phrase: Phrase,
    /// Horizontal offset of the picture in the landscape, from 0 to 280.
    pub east: i16,
    /// Drawings, from back to front.
    pub drawn: &'static [Sprite],
}
