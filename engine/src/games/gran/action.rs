//! Actions and rolls with their notation. (Sections 5 and 10)

use core::fmt;
use core::str::FromStr;

use super::board::{COUNT, Point};
use super::points::Points;
use super::reasons;
use crate::kernel::read::ReadError;
use crate::kernel::step::Notation;

/// Kind of action: a point or a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionKind {
    /// Point to move to, to put something on, or to take a stone from.
    Point(Point),
    /// Removing the shackle.
    Free,
    /// Passing: the knight cannot move.
    Pass,
    /// Staying after a won duel.
    Stay,
    /// Ending the move on its first point.
    Stop,
}

/// Action, numbered in the order of the texts. Two kingdoms sort before the words, the other two and the white
/// points after them. `free` sorts between the first two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Action(u8);

impl Action {
    /// Removes the shackle.
    pub const FREE: Self = Self(20);
    /// Passes.
    pub const PASS: Self = Self(41);
    /// Stays after a won duel.
    pub const STAY: Self = Self(42);
    /// Ends the move on its first point.
    pub const STOP: Self = Self(43);

    /// Creates the action that names a point.
    #[inline]
    pub const fn at(point: Point) -> Self {
        let number = point.number() as u8;
        let words = match number {
            0..20 => 0,
            20..40 => 1,
            _ => 4,
        };
        Self(number + words)
    }

    /// Decodes the action.
    #[inline]
    pub const fn kind(self) -> ActionKind {
        let number = match self.0 {
            20 => return ActionKind::Free,
            41 => return ActionKind::Pass,
            42 => return ActionKind::Stay,
            43 => return ActionKind::Stop,
            number @ 0..20 => number,
            number @ 21..41 => number - 1,
            number => number - 4,
        };
        match Point::nth(number as usize) {
            Some(point) => ActionKind::Point(point),
            None => ActionKind::Stop,
        }
    }
}

const _: () = assert!(Points::BEFORE_WORDS.size() == 40 && COUNT == 89);

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind() {
            ActionKind::Point(point) => point.name(),
            ActionKind::Free => "free",
            ActionKind::Pass => "pass",
            ActionKind::Stay => "stay",
            ActionKind::Stop => "stop",
        })
    }
}

impl FromStr for Action {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        match text {
            "free" => Ok(Self::FREE),
            "pass" => Ok(Self::PASS),
            "stay" => Ok(Self::STAY),
            "stop" => Ok(Self::STOP),
            _ => Point::named(text.as_bytes())
                .map(Self::at)
                .ok_or(ReadError::new(0, &reasons::NO_ACTION)),
        }
    }
}

impl Notation for Action {}

/// Chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Roll {
    /// Dragon card of this strength, 0 to 6.
    Card(u8),
    /// Face of the die, 1 to 6.
    Die(u8),
}

impl fmt::Debug for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(strength) => write!(f, "card:{strength}"),
            Self::Die(face) => write!(f, "die:{face}"),
        }
    }
}

impl FromStr for Roll {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        match *text.as_bytes() {
            [b'c', b'a', b'r', b'd', b':', strength @ b'0'..=b'6'] => {
                Ok(Self::Card(strength - b'0'))
            }
            [b'd', b'i', b'e', b':', face @ b'1'..=b'6'] => Ok(Self::Die(face - b'0')),
            _ => Err(ReadError::new(0, &reasons::NO_ROLL)),
        }
    }
}

impl Notation for Roll {}

#[cfg(test)]
mod tests {
    use std::string::{String, ToString};
    use std::vec::Vec;

    use super::super::board::Point;
    use super::{Action, Roll};

    #[test]
    fn actions_sort_like_their_texts() {
        let words = [Action::FREE, Action::PASS, Action::STAY, Action::STOP];
        let mut all: Vec<Action> = Point::all().map(Action::at).chain(words).collect();
        all.sort_unstable();
        let texts: Vec<String> = all.iter().map(Action::to_string).collect();
        assert!(texts.is_sorted_by(|a, b| a < b), "{texts:?}");
        for (action, text) in all.iter().zip(&texts) {
            assert_eq!(text.parse(), Ok(*action));
        }
    }

    #[test]
    fn rolls_sort_like_their_texts() {
        let cards = (0..=6).map(Roll::Card);
        let all: Vec<Roll> = cards.chain((1..=6).map(Roll::Die)).collect();
        let texts: Vec<String> = all.iter().map(Roll::to_string).collect();
        assert!(all.is_sorted() && texts.is_sorted());
        for (roll, text) in all.iter().zip(&texts) {
            assert_eq!(text.parse(), Ok(*roll));
        }
    }

    #[test]
    fn invalid_steps_are_refused() {
        for text in [
            "", "t00", "t21", "w09", "x01", "t1", "t011", "stops", "T01", "éa",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
        for text in ["", "card:7", "die:0", "die:7", "card:", "die:11", "dice:1"] {
            assert!(text.parse::<Roll>().is_err(), "{text}");
        }
    }
}
