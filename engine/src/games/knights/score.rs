//! Points, end of the game, and winners. (Rules, 7)

use core::fmt;

use super::camps::Camp;
use super::cells::Cells;
use super::colours::{Colour, Colours};
use super::names::Winners;
use super::position::{Lines, Mode, Position};

const KNIGHT: u32 = 2;
const FILE: u32 = 12;
const RANK: u32 = 16;
const CAPTURE: u32 = 1;
const AT_HOME: u32 = 2;
/// Number of knights of a colour.
const KNIGHTS: u32 = 8;
/// Number of knights of each colour that an alliance must place in a duel.
const ENOUGH: u32 = 4;

/// Reason for the end of a game; the first that applies. (Rules, 7.1)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// A colour has reached the target of placed points.
    Target,
    /// All knights of a colour are placed, or enough of both colours of an alliance.
    Eight,
    /// Two colours (in a duel all four) have no live knight.
    Done,
    /// Too many consecutive calm turns.
    Calm,
}

impl Reason {
    /// Returns its name in a score line.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Target => "target",
            Self::Eight => "eight",
            Self::Done => "done",
            Self::Calm => "calm",
        }
    }
}

/// Placed knights, in lines and alone. (Rules, 7.2)
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Placed {
    /// Complete ranks.
    pub ranks: u32,
    /// Complete files.
    pub files: u32,
    /// Knights in no complete line.
    pub alone: u32,
}

impl Placed {
    /// Counts the lines of a set. All complete ones count, since two ranks (or two files) never share a cell.
    pub fn of(placed: Cells) -> Self {
        let mut found = Self::default();
        let mut in_lines = Cells::NONE;
        for camp in Colour::ALL.map(Camp::of) {
            if !placed.meets(camp.cells) {
                continue;
            }
            for rank in camp.ranks.into_iter().filter(|&rank| placed.holds(rank)) {
                found.ranks += 1;
                in_lines = in_lines | rank;
            }
            for file in camp.files.into_iter().filter(|&file| placed.holds(file)) {
                found.files += 1;
                in_lines = in_lines | file;
            }
        }
        found.alone = placed.without(in_lines).size();
        found
    }

    /// Adds two separate counts.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            ranks: self.ranks + other.ranks,
            files: self.files + other.files,
            alone: self.alone + other.alone,
        }
    }

    /// Returns the placed points.
    pub const fn points(self) -> u32 {
        RANK * self.ranks + FILE * self.files + KNIGHT * self.alone
    }
}

/// Points of a side. (Rules, 7.2)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Placed knights.
    pub placed: Placed,
    /// Points for knights in every enemy camp.
    pub bonus: u32,
    /// Points for captured knights.
    pub captures: u32,
    /// Deduction for knights still at home.
    pub malus: u32,
}

impl Tally {
    /// Returns the total.
    pub const fn total(self) -> i64 {
        self.placed.points() as i64 + self.bonus as i64 + self.captures as i64 - self.malus as i64
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            placed,
            bonus,
            captures,
            malus,
        } = *self;
        let placed = placed.points();
        write!(f, "{placed},{bonus},{captures},{malus}={}", self.total())
    }
}

/// Iterates over the sides of a game, in the order of the circle: colours or alliances. (Rules, 7.2)
pub fn sides(at: &Position) -> impl Iterator<Item = Colours> + use<> {
    let terms = at.terms;
    let leads = terms.colours.iter();
    leads
        .map(move |colour| terms.side(colour))
        .take(match terms.mode {
            Mode::Solo => 4,
            Mode::Team | Mode::Duel => 2,
        })
}

/// Returns the placed knights that form lines together with those of a colour. (Rules, 7.2)
pub(super) fn placed_together(at: &Position, colour: Colour) -> Cells {
    match at.terms.lines {
        Lines::Own => at.placed(colour),
        Lines::Mix => at
            .terms
            .side(colour)
            .iter()
            .fold(Cells::NONE, |all, one| all | at.placed(one)),
    }
}

/// Returns the minimum number of knights that a colour of the side has in any of its enemy camps. (Rules, 7.2)
pub(super) fn presence(at: &Position, side: Colours) -> u32 {
    let counts = side.iter().flat_map(|colour| {
        let placed = at.placed(colour);
        let camps = at.terms.enemies(colour).iter().map(Camp::of);
        camps.map(move |camp| (placed & camp.cells).size())
    });
    counts.min().unwrap_or(0)
}

fn camp_bonus(at: &Position, side: Colours) -> u32 {
    let (low, high) = match at.terms.mode {
        Mode::Solo if at.terms.colours == Colours::ALL => (1, 2),
        Mode::Team => (2, 3),
        Mode::Solo | Mode::Duel => return 0,
    };
    match presence(at, side) {
        least if least >= high => at.terms.high,
        least if least >= low => at.terms.low,
        _ => 0,
    }
}

/// Counts the points of a side. (Rules, 7.2)
pub fn tally(at: &Position, side: Colours) -> Tally {
    let placed = match (at.terms.lines, side.iter().next()) {
        (Lines::Mix, Some(colour)) => Placed::of(placed_together(at, colour)),
        _ => side
            .iter()
            .map(|colour| Placed::of(at.placed(colour)))
            .fold(Placed::default(), Placed::and),
    };
    let captures: u32 = side
        .iter()
        .flat_map(|colour| at.trays[colour as usize])
        .map(u32::from)
        .sum();
    let home: u32 = side.iter().map(|colour| at.home(colour).size()).sum();
    Tally {
        placed,
        bonus: camp_bonus(at, side),
        captures: CAPTURE * captures,
        malus: AT_HOME * home,
    }
}

fn has_reached_target(at: &Position, colour: Colour) -> bool {
    let target = u32::from(at.terms.target);
    target > 0 && Placed::of(at.placed(colour)).points() >= target
}

/// Returns the reason for the end, if the game is over; it depends on the position alone. (Rules, 7.1)
pub fn reason(at: &Position) -> Option<Reason> {
    let colours = at.terms.colours;
    let finished = colours.iter().filter(|&colour| at.is_finished(colour));
    let finished = finished.count() as u32;
    let has_enough = |colour: Colour, enough| at.placed(colour).size() >= enough;
    let (is_eight, done) = match at.terms.mode {
        Mode::Solo | Mode::Team => (colours.iter().any(|colour| has_enough(colour, KNIGHTS)), 2),
        Mode::Duel => {
            let alliance = |side: Colours| side.iter().all(|one| has_enough(one, ENOUGH));
            (sides(at).any(alliance), colours.size())
        }
    };
    if colours.iter().any(|colour| has_reached_target(at, colour)) {
        Some(Reason::Target)
    } else if is_eight {
        Some(Reason::Eight)
    } else if finished >= done {
        Some(Reason::Done)
    } else if at.terms.limit > 0 && at.calm >= at.terms.limit {
        Some(Reason::Calm)
    } else {
        None
    }
}

/// Returns the colours that share the win of a finished game. (Rules, 7.3)
pub fn winners(at: &Position) -> Colours {
    let union = |all: Colours, one: Colours| all.with(one);
    if at.terms.target > 0 {
        let first = at.terms.colours.iter();
        let there = first.filter(|&colour| has_reached_target(at, colour));
        let there = there.map(Colours::one).fold(Colours::NONE, union);
        if there != Colours::NONE {
            return there;
        }
    }
    let best = sides(at).map(|side| tally(at, side).total()).max();
    sides(at)
        .filter(|&side| Some(tally(at, side).total()) == best)
        .fold(Colours::NONE, union)
}

/// Score line of a position. (Rules, 10)
pub struct ScoreLine<'a>(pub &'a Position);

impl fmt::Display for ScoreLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = self.0;
        for (index, side) in sides(at).enumerate() {
            let space = if index > 0 { " " } else { "" };
            write!(f, "{space}{side}:{}", tally(at, side))?;
        }
        if let Some(reason) = reason(at) {
            write!(f, " end:{} win:{}", reason.notation(), Winners(at))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::ScoreLine;
    use std::string::ToString;

    #[test]
    fn every_score_holds() {
        let text = include_str!("../../../tests/games/knights/scores.txt");
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        for line in lines.filter(|line| !line.is_empty()) {
            let (position, score) = line.split_once(" => ").expect("a position and its score");
            let at = read::position(position).expect(position);
            assert_eq!(ScoreLine(&at).to_string(), score, "{position}");
        }
    }
}
