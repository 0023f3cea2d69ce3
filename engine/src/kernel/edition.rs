//! What is printed and told of a game: nothing that its rules need.

use super::chronicle::Chronicle;
use super::counting::Counting;
use super::course::{CourseScreen, TalePage};
use super::desk::Desk;
use super::info::GameInfo;
use super::paper::Paper;
use super::problem::ProblemFacts;
use super::words::Phrase;

/// What the voice says, in a pack of clips that is loaded whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// The name of the pack.
    pub pack: &'static str,
    /// Lists of phrases, each of which is spoken whole.
    pub phrases: &'static [&'static [&'static Phrase]],
}

/// The edition of a game. Each part is a constant of its own, so that a program that does not show it does not
/// carry it.
pub trait Edition {
    /// The introduction of the game.
    const INFO: &'static GameInfo;
    /// The picture course.
    const COURSE: &'static [CourseScreen];
    /// The tale that leads into the game, if it has one.
    const TALE: &'static [TalePage] = &[];
    /// How a game that was played is told.
    const CHRONICLE: &'static Chronicle = &Chronicle::EMPTY;
    /// What the teacher's desk shows of the game.
    const DESK: &'static Desk = &Desk::EMPTY;
    /// How the game is counted when the time is over, where that makes sense.
    const COUNTING: Option<&'static Counting> = None;
    /// What its problems are about.
    const PROBLEMS: &'static ProblemFacts = &ProblemFacts::NONE;
    /// The printed box.
    const PAPER: &'static Paper;
    /// All that the voice says of the game: first what it shares with the other game of its box.
    const SPOKEN: &'static [Spoken];
}
