//! Legal actions. Their application is in `apply.rs`. (Sections 4 and 5)

use alloc::vec::Vec;

use super::Gran;
use super::action::{Action, Roll};
use super::board::Point;
use super::points::Points;
use super::position::{Phase, Position, Walls};
use super::{apply, read, ring_way, setup, stones};
use crate::kernel::event::EventSink;
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::read::ReadError;
use crate::kernel::rules::{Rules, StepOf};
use crate::kernel::step::{Seats, Turn, Verdict};

impl Rules for Gran {
    type Position = Position;
    type Action = Action;
    type Roll = Roll;

    const SEATS: &'static [&'static str] = &["0", "1", "2", "3", "4", "5"];

    fn new(options: &Options) -> Result<Self, OptionsError> {
        let start = setup::open(options)?;
        Ok(Self { start })
    }

    fn start(&self) -> Position {
        self.start
    }

    #[inline]
    fn turn(&self, at: &Position) -> Turn {
        turn(at)
    }

    #[inline]
    fn actions(&self, at: &Position, out: &mut Vec<Action>) {
        actions(at, out);
    }

    #[inline]
    fn chance_outcomes(&self, at: &Position, out: &mut Vec<(Roll, u32)>) {
        chance_outcomes(at, out);
    }

    #[inline]
    fn apply(&self, at: &mut Position, step: StepOf<Self>, sink: &mut impl EventSink) {
        apply::apply(at, step, sink);
    }

    fn position(&self, text: &str) -> Result<Position, ReadError> {
        read::position(text)
    }
}

/// Returns the kind of the next step. (Section 4)
#[inline]
pub fn turn(at: &Position) -> Turn {
    match at.phase {
        Phase::Card | Phase::Die { .. } => Turn::Chance,
        Phase::Over => Turn::Over(verdict(at)),
        _ => Turn::Decision(at.seat),
    }
}

/// Returns the verdict of a finished game. (Section 7)
pub(super) const fn verdict(at: &Position) -> Verdict {
    Verdict::Won(Seats::one(at.seat))
}

/// Points where the mover may stop, and from where it may continue its move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// Points where it may stop. (Section 5.1)
    pub stop: Points,
    /// Points from where it may continue. (Section 5.2)
    pub pass: Points,
}

/// Returns the points closed for stopping and attacking: the ball while another knight waits. (Section 3)
#[inline]
pub(super) fn shut(at: &Position) -> Points {
    if at.another_waits() {
        Points::one(Point::KNIGHTS)
    } else {
        Points::NONE
    }
}

/// Returns the white points to which a knight may be exiled. (Section 5.1)
#[inline]
pub(super) fn free_white(at: &Position) -> Points {
    Points::WHITE & !at.stones & !at.others()
}

/// Computes the reach of the mover.
#[inline]
pub(super) fn reach(at: &Position) -> Reach {
    let others = at.others();
    let shut = shut(at);
    let amulets = at.mover().amulets;
    let mut barred = at.stones | shut;
    if amulets == 0 {
        barred = barred | Points::DRAGONS;
    }
    // The victim's own point is occupied, so it is not among the free ones.
    let has_room = !(Points::WHITE & !at.stones & !others).is_empty();
    barred = barred
        | match amulets {
            _ if !has_room => others,
            0 => others,
            1 => others & (Points::CITIES | Points::DRAGONS),
            _ => others & Points::CITIES,
        };
    let bears = at.bears(at.seat);
    let bonus = matches!(at.phase, Phase::Bonus | Phase::BonusSecond { .. });
    let pass = if bears {
        !(Points::CITIES & !others)
    } else if bonus {
        Points::ALL
    } else {
        !(at.stones | Points::DRAGONS | others | shut)
    };
    Reach {
        stop: !barred,
        pass,
    }
}

/// Returns the first points of a move. (Section 5.3)
#[inline]
pub(super) fn firsts(at: &Position) -> Points {
    let (from, reach) = (at.origin(), reach(at));
    let near = from.neighbours();
    let mut points = near & reach.stop;
    for point in near & reach.pass & !reach.stop {
        if !seconds(reach, from, point).is_empty() {
            points = points.with(point);
        }
    }
    points
}

/// Returns the second points of a move from `from` over `over`. (Section 5.4)
#[inline]
pub(super) fn seconds(reach: Reach, from: Point, over: Point) -> Points {
    (over.neighbours() & reach.stop).without(from)
}

/// Returns the points where the ring may be laid. (Section 5.5)
pub(super) fn ring_places(at: &Position) -> Points {
    let mut points = Points::RING_GROUND & !at.stones & !at.others();
    if let Some(kingdom) = at.mover().at.and_then(Point::kingdom) {
        points = points & !kingdom.points();
    }
    if at.all().iter().any(|knight| knight.at.is_none()) {
        points = points.without(Point::KNIGHTS);
    }
    if at.walls == Walls::Land {
        return points;
    }
    let reached = points & ring_way::reached(at);
    if reached.is_empty() { points } else { reached }
}

/// Appends the legal actions, sorted. (Section 5)
#[inline]
pub fn actions(at: &Position, out: &mut Vec<Action>) {
    let mut points = |points: Points| out.extend(points.into_iter().map(Action::at));
    match at.phase {
        Phase::First => {
            let firsts = firsts(at);
            points(firsts);
            if firsts.is_empty() {
                out.push(Action::PASS);
            }
        }
        Phase::Bonus => around(firsts(at), Action::STAY, out),
        Phase::Second { from } | Phase::BonusSecond { from } => {
            let (reach, here) = (reach(at), at.origin());
            let seconds = seconds(reach, from, here);
            if reach.stop.has(here) {
                around(seconds, Action::STOP, out);
            } else {
                points(seconds);
            }
        }
        Phase::Exile { .. } => points(free_white(at)),
        Phase::Put => points(stones::places(at)),
        Phase::Choose => points(stones::movable(at)),
        Phase::Shift { from } => points(stones::places(at).without(from)),
        Phase::Lay => points(ring_places(at)),
        Phase::Shackled => out.push(Action::FREE),
        Phase::Card | Phase::Die { .. } | Phase::Over => {}
    }
}

/// Appends points and a word, which sorts between the first two kingdoms and the others.
#[inline]
fn around(points: Points, word: Action, out: &mut Vec<Action>) {
    let before = points & Points::BEFORE_WORDS;
    let after = points & !Points::BEFORE_WORDS;
    out.extend(before.into_iter().map(Action::at));
    out.push(word);
    out.extend(after.into_iter().map(Action::at));
}

/// Appends the possible rolls, sorted, with their weights. (Section 6.3)
pub fn chance_outcomes(at: &Position, out: &mut Vec<(Roll, u32)>) {
    match at.phase {
        Phase::Card => {
            let cards = (0..).zip(at.pile).filter(|&(_, count)| count > 0);
            out.extend(cards.map(|(strength, count)| (Roll::Card(strength), u32::from(count))));
        }
        Phase::Die { .. } => out.extend((1..=6).map(|face| (Roll::Die(face), 1))),
        _ => {}
    }
}
