//! Everything printed and narrated about a game; its rules need none of it. Start with [`Edition`].

use super::chronicle::Chronicle;
use super::counting::Counting;
use super::course::{CourseScreen, TalePage};
use super::desk::Desk;
use super::info::GameInfo;
use super::paper::Paper;
use super::problem::ProblemFacts;
use super::words::Phrase;

/// Spoken phrases in one pack of clips, which is loaded whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// Name of the pack.
    pub pack: &'static str,
    /// Lists of phrases; each phrase is one clip.
    pub phrases: &'static [&'static [&'static Phrase]],
}

/// Edition of a game. Each item is a constant of its own, so that unused ones are not linked.
pub trait Edition {
    /// Facts about the game.
    const INFO: &'static GameInfo;
    /// Picture course.
    const COURSE: &'static [CourseScreen];
    /// Tale that leads into the game, if any.
    const TALE: &'static [TalePage] = &[];
    /// Retelling of a finished game.
    const CHRONICLE: &'static Chronicle = &Chronicle::EMPTY;
    /// Teacher settings.
    const DESK: &'static Desk = &Desk::EMPTY;
    /// Phrases for an early count, if the game supports one.
    const COUNTING: Option<&'static Counting> = None;
    /// Kinds of problems, and their goals.
    const PROBLEMS: &'static ProblemFacts = &ProblemFacts::NONE;
    /// Printed box.
    const PAPER: &'static Paper;
    /// All clips of the game; clips shared with the other game of its box come first.
    const SPOKEN: &'static [Spoken];
}
