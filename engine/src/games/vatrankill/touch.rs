//! Touch input for actions, buttons, and kind explanations for touches that do nothing.

use alloc::vec;
use alloc::vec::Vec;

use super::Vatrankill;
use super::position::{Phase, Position};
use super::{knights, scene, words};
use crate::games::patrakill::action::{Action, ActionKind};
use crate::games::patrakill::board::Cell;
use crate::games::patrakill::touch::{cell, while_hunting, wrong_way};
use crate::games::patrakill::{pieces, words as shared};
use crate::kernel::board::Board;
use crate::kernel::input::{Button, ButtonFor, Marker, Touch};
use crate::kernel::scene::Scene;
use crate::kernel::step::Place;
use crate::kernel::view::View;
use crate::kernel::words::Phrase;

const WITH_TOWER: char = '=';
const WITHOUT_TOWER: char = '-';

impl View for Vatrankill {
    fn board(&self, _: &Position) -> Board {
        scene::board()
    }

    fn scene(&self, _: &Position, at: &Position) -> Scene {
        scene::scene(at)
    }

    /// Returns the touches that choose an action, in order. A knight with both variants needs a pick. (Section
    /// 5.2)
    fn inputs(&self, at: &Position, action: Action) -> Vec<Touch> {
        let by_hand = |from: Cell, to: Cell, manner: char| {
            let (from_touch, to_touch) = (Touch::At(from.place()), Touch::At(to.place()));
            let reach = knights::reach(at, from);
            if reach.alone.is_empty() || reach.carrying.is_empty() {
                vec![from_touch, to_touch]
            } else {
                vec![from_touch, Touch::Pick(manner), to_touch]
            }
        };
        match action.kind() {
            ActionKind::Land(to) | ActionKind::Leap(_, to) | ActionKind::Meal(_, to) => {
                vec![Touch::At(to.place())]
            }
            ActionKind::Step(_, to) if at.phase == Phase::Dragon => vec![Touch::At(to.place())],
            ActionKind::Step(from, to) => by_hand(from, to, WITHOUT_TOWER),
            ActionKind::Carry(from, to) => by_hand(from, to, WITH_TOWER),
            ActionKind::Pass | ActionKind::Stop => Vec::new(),
        }
    }

    fn button(&self, _: &Position, ask: ButtonFor<Action>) -> Button {
        let (phrase, drawing) = match ask {
            ButtonFor::Act(Action::PASS) => (&shared::PASS, "icon-arrow"),
            ButtonFor::Act(_) => (&shared::STOP, "icon-stop"),
            ButtonFor::Pick(WITH_TOWER) => (&words::WITH_TOWER, scene::MOVING_TOWER),
            ButtonFor::Pick(_) => (&words::WITHOUT_TOWER, pieces::KNIGHT),
        };
        Button { phrase, drawing }
    }

    fn why_not(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        let Some(cell) = cell(touch) else {
            return match at.phase {
                Phase::Over(_) => &shared::GAME_IS_OVER,
                Phase::Landing => &shared::LAND_ON_EMPTY,
                Phase::Knights => &words::TOWERS_COME,
                Phase::Dragon | Phase::Jumps(_) => &shared::CHOOSE_CELL,
            };
        };
        match at.phase {
            Phase::Over(_) => &shared::GAME_IS_OVER,
            Phase::Landing => &shared::LAND_ON_EMPTY,
            Phase::Knights if knights::are_stuck(at) => &shared::PRESS_PASS,
            Phase::Knights => while_walking(at, held, cell),
            Phase::Dragon if at.view().is_stuck() => &shared::PRESS_PASS,
            Phase::Dragon => while_hunting(&at.view(), None, cell),
            Phase::Jumps(chain) => while_hunting(&at.view(), Some(chain), cell),
        }
    }

    fn markers(&self, at: &Position, _: &[Touch]) -> Vec<(Place, Marker)> {
        match chain(at) {
            Some(chain) => {
                let over = at.view().jumped_next(chain.unwrap_or_default());
                over.into_iter()
                    .map(|cell| (cell.place(), Marker::Over))
                    .collect()
            }
            None => Vec::new(),
        }
    }
}

/// Returns the dragon's chain of jumps, `Some(None)` at the start of its turn, and `None` in the knights' turn.
fn chain(at: &Position) -> Option<Option<crate::games::patrakill::dragon::Chain>> {
    match at.phase {
        Phase::Dragon => Some(None),
        Phase::Jumps(chain) => Some(Some(chain)),
        Phase::Landing | Phase::Knights | Phase::Over(_) => None,
    }
}

fn while_walking(at: &Position, held: &[Touch], to: Cell) -> &'static Phrase {
    let (from, manner) = match *held {
        [Touch::At(from)] => (Cell::of_place(from), None),
        [Touch::At(from), Touch::Pick(manner)] => (Cell::of_place(from), Some(manner)),
        _ => (None, None),
    };
    let Some(from) = from else {
        return if !at.knights().has(to) {
            &shared::CHOOSE_KNIGHT
        } else if knights::reach(at, to) == knights::Reach::NONE {
            &shared::SURROUNDED
        } else {
            &shared::CHOOSE_CELL
        };
    };
    let reach = knights::reach(at, from);
    let must_pick = !reach.alone.is_empty() && !reach.carrying.is_empty();
    if must_pick && manner.is_none() {
        &words::CHOOSE_MANNER
    } else if at.broken.has(to) {
        &words::TOWER_IS_BROKEN
    } else if at.bans.towers(at.towers, from).has(to) {
        &shared::JUST_THROWN_OUT
    } else if manner == Some(WITH_TOWER) && at.towers.has(to) {
        &words::ONE_TOWER
    } else {
        wrong_way(from, to, at.knights(), &at.view())
    }
}
