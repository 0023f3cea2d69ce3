//! What is printed and told of a game: nothing that its rules need.

use super::course::{Chapter, CourseScreen, TalePage};
use super::desk::Desk;
use super::info::GameInfo;
use super::paper::Paper;

/// The edition of a game. Each part is a constant of its own, so that a program that does not show it does not
/// carry it.
pub trait Edition {
    /// The introduction of the game.
    const INFO: &'static GameInfo;
    /// The complete rules.
    const RULES: &'static [Chapter];
    /// The picture course.
    const COURSE: &'static [CourseScreen];
    /// The tale that leads into the game, if it has one.
    const TALE: &'static [TalePage] = &[];
    /// What the teacher's desk shows of the game.
    const DESK: &'static Desk = &Desk::EMPTY;
    /// The printed box.
    const PAPER: &'static Paper;
}
