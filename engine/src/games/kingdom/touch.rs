//! Touch input for actions: a figure, then its path, hop by hop. (Rules, 6)

use alloc::vec;
use alloc::vec::Vec;

use super::Kingdom;
use super::action::{Action, ActionKind};
use super::board::Cell;
use super::cells::Cells;
use super::figures::Rank;
use super::partial_move::{PartialMove, cell};
use super::position::{Phase, Position};
use super::reach::Reach;
use super::{board, rules, scene, why_not, words};
use crate::kernel::board::Board;
use crate::kernel::input::{Button, ButtonFor, Marker, Touch};
use crate::kernel::scene::Scene;
use crate::kernel::step::Place;
use crate::kernel::view::View;
use crate::kernel::words::Phrase;

const fn at_cell(cell: Cell) -> Touch {
    Touch::At(cell.place())
}

impl View for Kingdom {
    fn board(&self, _: &Position) -> Board {
        board::drawn()
    }

    fn scene(&self, start: &Position, at: &Position) -> Scene {
        scene::scene(start, at)
    }

    fn inputs(&self, at: &Position, action: Action) -> Vec<Touch> {
        match action.kind() {
            ActionKind::Move { from, to } | ActionKind::Take { from, to } => {
                let Some(figure) = at.field.figure(from) else {
                    return Vec::new();
                };
                let way = Reach::new(&at.field, figure).way(from, to);
                way.cells().iter().copied().map(at_cell).collect()
            }
            ActionKind::Put { at, .. } => vec![at_cell(at)],
            ActionKind::Pass => Vec::new(),
        }
    }

    fn next_inputs(&self, at: &Position, held: &[Touch]) -> Vec<Touch> {
        next_inputs(at, held)
    }

    fn resolve(&self, at: &Position, held: &[Touch]) -> Option<Action> {
        resolve(at, held)
    }

    fn markers(&self, at: &Position, held: &[Touch]) -> Vec<(Place, Marker)> {
        markers(at, held)
    }

    fn button(&self, _: &Position, _: ButtonFor<Action>) -> Button {
        Button {
            phrase: &words::PASS,
            drawing: "icon-arrow",
        }
    }

    fn why_not(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        why_not::why_not(at, held, touch)
    }
}

/// Returns the possible touches after those in `held`.
pub fn next_inputs(at: &Position, held: &[Touch]) -> Vec<Touch> {
    let cells = match (at.phase, at.lifted()) {
        (Phase::Play, _) if held.is_empty() => {
            let own = at.field.of(at.side).into_iter();
            let can_move = own.filter(|&from| !rules::ends(at, from).is_empty());
            can_move.fold(Cells::NONE, Cells::with)
        }
        (Phase::Play, _) => {
            PartialMove::new(at, held).map_or(Cells::NONE, |partial| partial.next())
        }
        (_, Some(knight)) if held.is_empty() => at.placing(knight).cells(&at.field),
        (Phase::Place(_) | Phase::Over(_), _) => Cells::NONE,
    };
    cells.into_iter().map(at_cell).collect()
}

/// Returns the action that the touches in `held` choose.
pub fn resolve(at: &Position, held: &[Touch]) -> Option<Action> {
    if let Some(knight) = at.lifted() {
        let &[touch] = held else { return None };
        let cell = cell(touch)?;
        let Rank::Knight(size) = knight.rank else {
            return None;
        };
        let cells = at.placing(knight).cells(&at.field);
        return cells
            .has(cell)
            .then(|| Action::put(knight.side, size, cell));
    }
    let partial = PartialMove::new(at, held)?;
    let PartialMove { from, here, .. } = partial;
    if !partial.ends.has(here) {
        return None;
    }
    if at.field.taken().has(here) {
        Some(Action::take(from, here))
    } else {
        Some(Action::step(from, here))
    }
}

/// Returns the markers around the selected figure: hurdles it can jump, hurdles too tall for it, and cells where
/// courtesy forbids its Monarch to stop.
pub fn markers(at: &Position, held: &[Touch]) -> Vec<(Place, Marker)> {
    let Some(partial) = PartialMove::new(at, held).filter(|partial| !partial.has_stepped()) else {
        return Vec::new();
    };
    let next = partial.next();
    let mut markers = Vec::new();
    for hurdle in partial.here.hurdles() & at.field.taken().without(partial.from) {
        let landing = partial.here.beyond(hurdle);
        if partial.reach.can_jump_over(hurdle) {
            if next.has(landing) {
                markers.push((hurdle.place(), Marker::Over));
            }
        } else if partial.reach.lands_on(landing) {
            markers.push((hurdle.place(), Marker::Barred));
        }
    }
    let steps = if partial.here == partial.from {
        partial.from.neighbours() & partial.reach.ends(partial.from).cells().cells()
    } else {
        Cells::NONE
    };
    let forbidden = (steps | partial.reach.hops(partial.here)) & !(next | partial.visited);
    let forbidden = forbidden.into_iter();
    markers.extend(forbidden.map(|cell| (cell.place(), Marker::Barred)));
    markers.sort_unstable();
    markers.dedup_by_key(|(place, _)| *place);
    markers
}

#[cfg(test)]
mod tests {
    use std::format;
    use std::string::{String, ToString};
    use std::vec::Vec;

    use super::super::action::Action;
    use super::super::position::Position;
    use super::super::{read, rules, setup};
    use super::{Cell, Touch, at_cell, cell, markers, next_inputs, resolve};
    use crate::kernel::input::Marker;
    use crate::kernel::options::Options;
    use crate::kernel::rng::Rng;

    fn named(names: &str) -> Vec<Touch> {
        let cell = |name: &str| {
            let name = name.as_bytes().try_into().expect("two bytes");
            at_cell(Cell::named(name).expect("a cell"))
        };
        names.split_whitespace().map(cell).collect()
    }

    fn names(touches: &[Touch]) -> String {
        let names = touches.iter().filter_map(|&touch| cell(touch));
        let names: Vec<String> = names.map(|cell| format!("{cell}")).collect();
        names.join(" ")
    }

    fn after(position: &str, held: &str) -> (String, Option<String>) {
        let at = read::position(position).expect("the position reads");
        let held = named(held);
        let action = resolve(&at, &held).map(|action: Action| action.to_string());
        (names(&next_inputs(&at, &held)), action)
    }

    fn shown(position: &str, held: &str) -> (String, String) {
        let at = read::position(position).expect("the position reads");
        let markers = markers(&at, &named(held));
        let of = |wanted: Marker| {
            let places = markers.iter().filter(|(_, sign)| *sign == wanted);
            let touches: Vec<Touch> = places.map(|&(place, _)| Touch::At(place)).collect();
            names(&touches)
        };
        (of(Marker::Over), of(Marker::Barred))
    }

    const EXAMPLE: &str = "4m4/9/9/3baD3/3cBd3/4A4/9/9/4M4 w play on/0 0";

    #[test]
    fn path_is_touched_hop_by_hop() {
        let some = |text: &str| Some(String::from(text));
        assert_eq!(after(EXAMPLE, ""), ("e1 e4 e5 f6".into(), None));
        assert_eq!(after(EXAMPLE, "e5"), ("d4 e3 e7 f4 g7".into(), None));
        assert_eq!(after(EXAMPLE, "e5 d4"), (String::new(), some("e5-d4")));
        assert_eq!(after(EXAMPLE, "e5 e7"), ("g5".into(), some("e5-e7")));
        assert_eq!(after(EXAMPLE, "e5 e7 g5"), (String::new(), some("e5-g5")));
        assert_eq!(after(EXAMPLE, "e5 g7"), (String::new(), some("e5-g7")));
        assert_eq!(after(EXAMPLE, "e5 c5"), (String::new(), None));
        assert_eq!(after(EXAMPLE, "f5"), (String::new(), None));
    }

    #[test]
    fn monarch_may_pass_a_threatened_cell_but_not_stop_there() {
        let text = "4m4/9/9/9/9/2d6/9/BA1A5/M8 w play on/0 0";
        let (first, _) = after(text, "a1");
        assert_eq!(first, "a3 b1 c3");
        assert_eq!(after(text, "a1 c3"), ("e1".into(), None));
        assert_eq!(after(text, "a1 c3 e1").1, Some("a1-e1".into()));
        assert_eq!(shown(text, "a1"), ("a2 b2".into(), String::new()));
    }

    #[test]
    fn throne_ends_a_path() {
        let text = "9/3A1B3/2M6/9/9/4m4/9/9/6a2 w play on/0 0";
        let (_, action) = after(text, "c7 e9");
        assert_eq!(after(text, "c7 e9").0, "");
        assert_eq!(action, Some("c7-e9".into()));
    }

    #[test]
    fn markers_show_hurdles_to_jump_over() {
        assert_eq!(shown(EXAMPLE, "e5"), ("e4 e6 f6".into(), "d5 d6 f5".into()));
        assert_eq!(shown(EXAMPLE, "e5 e7"), ("f6".into(), "d6".into()));
        assert_eq!(shown(EXAMPLE, "e5 d4"), (String::new(), String::new()));
        let danger = "4m4/9/9/9/9/9/3d5/9/4M4 w play on/0 0";
        assert_eq!(shown(danger, "e1"), (String::new(), "d2 e2".into()));
    }

    /// Any sequence of allowed touches leads to a legal action.
    #[test]
    fn every_partial_path_leads_to_an_action() {
        for seed in 0..60 {
            let mut dice = Rng::seeded(seed);
            let mut at = setup::open(&Options::default()).expect("no option is an option");
            for _ in 0..200 {
                let Some(action) = touched(&at, &mut dice) else {
                    break;
                };
                rules::apply(&mut at, action, &mut ());
            }
        }
    }

    fn touched(at: &Position, dice: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        rules::actions(at, &mut actions);
        let mut held = Vec::new();
        loop {
            let next = next_inputs(at, &held);
            let action = resolve(at, &held);
            assert!(
                action.is_none_or(|action| actions.contains(&action)),
                "{at}"
            );
            if held.is_empty() && next.is_empty() {
                return actions.first().copied();
            }
            assert!(!next.is_empty() || action.is_some(), "{at}: {held:?}");
            if action.is_some() && (next.is_empty() || dice.below(3) == 0) {
                return action;
            }
            held.push(next[dice.below(next.len() as u32) as usize]);
        }
    }
}
