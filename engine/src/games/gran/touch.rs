//! Touch input for actions, buttons, and kind explanations for touches that do nothing.

use alloc::vec;
use alloc::vec::Vec;

use super::Gran;
use super::action::{Action, ActionKind};
use super::board::Point;
use super::points::Points;
use super::position::{Phase, Position, Ring};
use super::{board, rules, scene, words};
use crate::kernel::board::Board;
use crate::kernel::input::{Button, ButtonFor, Marker, Touch};
use crate::kernel::scene::Scene;
use crate::kernel::step::Place;
use crate::kernel::view::View;
use crate::kernel::words::Phrase;

impl View for Gran {
    fn board(&self, _: &Position) -> Board {
        board::drawn()
    }

    fn scene(&self, _: &Position, at: &Position) -> Scene {
        scene::scene(at)
    }

    fn inputs(&self, at: &Position, action: Action) -> Vec<Touch> {
        match action.kind() {
            ActionKind::Point(point) => vec![Touch::At(point.place())],
            ActionKind::Stop => vec![Touch::At(at.origin().place())],
            ActionKind::Free | ActionKind::Pass | ActionKind::Stay => Vec::new(),
        }
    }

    /// « Stop » is a button, and also a touch of the player's own knight. (Rules, 10)
    fn has_button(&self, _: &Position, action: Action) -> bool {
        !matches!(action.kind(), ActionKind::Point(_))
    }

    fn button(&self, _: &Position, ask: ButtonFor<Action>) -> Button {
        let deed = match ask {
            ButtonFor::Act(action) => action.kind(),
            ButtonFor::Pick(_) => ActionKind::Stop,
        };
        let (phrase, drawing) = match deed {
            ActionKind::Free => (&words::FREE, "hand"),
            ActionKind::Stay => (&words::STAY, "icon-check"),
            ActionKind::Stop => (&words::STOP, "icon-stop"),
            ActionKind::Pass | ActionKind::Point(_) => (&words::PASS, "icon-arrow"),
        };
        Button { phrase, drawing }
    }

    fn why_not(&self, at: &Position, _: &[Touch], touch: Touch) -> &'static Phrase {
        let point = match touch {
            Touch::At(place) => Point::of(place),
            Touch::Held(_) | Touch::Pick(_) => None,
        };
        match (at.phase, point) {
            (Phase::Over, _) => &words::GAME_IS_OVER,
            (Phase::Card, _) => &words::CARD_FIRST,
            (Phase::Die { .. }, _) => &words::DIE_FIRST,
            (Phase::Shackled, _) => &words::SHACKLE_FIRST,
            (Phase::First, _) if rules::firsts(at).is_empty() => &words::PRESS_PASS,
            (_, None) => &words::CHOOSE_POINT,
            (Phase::First | Phase::Bonus, Some(point)) => going(at, None, point),
            (Phase::Second { from } | Phase::BonusSecond { from }, Some(point)) => {
                going(at, Some(from), point)
            }
            (Phase::Exile { .. }, Some(point)) if Points::WHITE.has(point) => {
                &words::WHITE_IS_TAKEN
            }
            (Phase::Exile { .. }, Some(_)) => &words::ONLY_WHITE,
            (Phase::Choose, Some(point)) if at.stones.has(point) => &words::STONE_IS_STUCK,
            (Phase::Choose, Some(_)) => &words::NO_STONE_HERE,
            (Phase::Put, Some(point)) => putting(at, None, point),
            (Phase::Shift { from }, Some(point)) => putting(at, Some(from), point),
            (Phase::Lay, Some(point)) => laying(at, point),
        }
    }

    fn markers(&self, at: &Position, _: &[Touch]) -> Vec<(Place, Marker)> {
        markers(at)
    }
}

/// Returns the points that the mover would pass over: it cannot stop on them.
pub fn markers(at: &Position) -> Vec<(Place, Marker)> {
    if !matches!(at.phase, Phase::First | Phase::Bonus) {
        return Vec::new();
    }
    let over = rules::firsts(at) & !rules::reach(at).stop;
    let sign = |point: Point| (point.place(), Marker::Over);
    over.into_iter().map(sign).collect()
}

/// Explains why the mover cannot go to a point, in a move that began at `from` or begins now.
fn going(at: &Position, from: Option<Point>, point: Point) -> &'static Phrase {
    let here = at.origin();
    let reach = rules::reach(at);
    let is_held = at.others().has(point);
    let amulets = at.mover().amulets;
    if point == here && from.is_none() {
        return if at.phase == Phase::Bonus {
            &words::PRESS_STAY
        } else {
            &words::OWN_POINT
        };
    }
    if from == Some(point) {
        return &words::NOT_BACK;
    }
    if point != here && !here.neighbours().has(point) {
        return &words::FOLLOW_LINES;
    }
    if at.stones.has(point) {
        return &words::STONE_IN_THE_WAY;
    }
    if rules::shut(at).has(point) {
        return &words::SHUT_BALL;
    }
    if is_held && Points::CITIES.has(point) {
        return &words::PEACE;
    }
    let is_dragon = Points::DRAGONS.has(point);
    if (is_held || is_dragon) && amulets == 0 {
        return &words::NO_AMULET;
    }
    if is_held && is_dragon && amulets == 1 {
        return &words::ONE_FOR_THE_DRAGON;
    }
    if is_held && rules::free_white(at).is_empty() {
        return &words::NO_WHITE_LEFT;
    }
    if reach.stop.has(point) {
        &words::CHOOSE_POINT
    } else {
        &words::LEADS_NOWHERE
    }
}

/// Explains why no stone can be put on a point.
fn putting(at: &Position, from: Option<Point>, point: Point) -> &'static Phrase {
    if from == Some(point) {
        &words::PUT_ELSEWHERE
    } else if !Points::STONE_GROUND.has(point) {
        &words::NO_STONE_ON_SYMBOL
    } else if at.ring == Ring::On(point) {
        &words::RING_STAYS_FREE
    } else if at.stones.has(point) || at.others().has(point) {
        &words::POINT_IS_TAKEN
    } else {
        &words::KEEP_WAYS_OPEN
    }
}

/// Explains why the ring cannot be laid on a point.
fn laying(at: &Position, point: Point) -> &'static Phrase {
    if Points::WHITE.has(point) {
        &words::NOT_WHITE
    } else if at.origin().kingdom() == point.kingdom() {
        &words::OTHER_KINGDOM
    } else if !Points::RING_GROUND.has(point) {
        &words::NO_RING_ON_SYMBOL
    } else if at.stones.has(point) || at.others().has(point) {
        &words::POINT_IS_TAKEN
    } else if point == Point::KNIGHTS {
        &words::SHUT_BALL
    } else {
        &words::CHOOSE_POINT
    }
}

#[cfg(test)]
mod tests {
    use std::string::{String, ToString};
    use std::vec::Vec;

    use super::super::board::Point;
    use super::super::read;
    use super::markers;

    #[test]
    fn passed_points_bear_a_marker() {
        let over = |text: &str| -> Vec<String> {
            let at = read::position(text).expect("it reads");
            let points = markers(&at)
                .into_iter()
                .filter_map(|(place, _)| Point::of(place));
            points.map(|point| point.to_string()).collect()
        };
        let bearer = "M0 - t10:0:-:-/t06:3:-:-/e05:3:-:- @0 t05 3344433 3";
        assert_eq!(over(bearer), ["t05", "t06", "t16"]);
        let seeker = "M0 - t10:0:-:-/t06:3:-:-/e05:3:-:- u04 t05 3344433 3";
        assert!(over(seeker).is_empty());
    }
}
