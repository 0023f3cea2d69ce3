//! Touch input for actions, buttons, and kind explanations for touches that do nothing.

use alloc::vec;
use alloc::vec::Vec;

use super::Vatrakill;
use super::board::TOWERS;
use super::position::{Phase, Position};
use super::seats::Player;
use super::{knights, scene, words};
use crate::games::patrakill::action::{Action, ActionKind};
use crate::games::patrakill::board::Cell;
use crate::games::patrakill::dragon::Chain;
use crate::games::patrakill::touch::{cell, while_hunting, wrong_way};
use crate::games::patrakill::words as shared;
use crate::kernel::board::Board;
use crate::kernel::input::{Button, ButtonFor, Marker, Touch};
use crate::kernel::scene::Scene;
use crate::kernel::step::Place;
use crate::kernel::view::View;
use crate::kernel::words::Phrase;

impl View for Vatrakill {
    fn board(&self, at: &Position) -> Board {
        scene::board(at)
    }

    fn scene(&self, _: &Position, at: &Position) -> Scene {
        scene::scene(at)
    }

    fn inputs(&self, at: &Position, action: Action) -> Vec<Touch> {
        match action.kind() {
            ActionKind::Land(to) | ActionKind::Leap(_, to) | ActionKind::Meal(_, to) => {
                vec![Touch::At(to.place())]
            }
            ActionKind::Step(_, to) if at.player() == Player::Dragon => vec![Touch::At(to.place())],
            ActionKind::Step(from, to) | ActionKind::Carry(from, to) => {
                vec![Touch::At(from.place()), Touch::At(to.place())]
            }
            ActionKind::Pass | ActionKind::Stop => Vec::new(),
        }
    }

    fn button(&self, _: &Position, ask: ButtonFor<Action>) -> Button {
        let (phrase, drawing) = match ask {
            ButtonFor::Act(Action::PASS) => (&shared::PASS, "icon-arrow"),
            ButtonFor::Act(_) | ButtonFor::Pick(_) => (&shared::STOP, "icon-stop"),
        };
        Button { phrase, drawing }
    }

    fn why_not(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        let view = at.view();
        match (at.phase, at.player(), cell(touch)) {
            (Phase::Over(_), ..) => &shared::GAME_IS_OVER,
            (Phase::Landing, ..) => &shared::LAND_ON_EMPTY,
            (_, _, None) => &shared::CHOOSE_CELL,
            (Phase::Jumps(chain), _, Some(cell)) => while_hunting(&view, Some(chain), cell),
            (Phase::Turn, Player::Dragon, Some(_)) if view.is_stuck() => &shared::PRESS_PASS,
            (Phase::Turn, Player::Dragon, Some(cell)) => while_hunting(&view, None, cell),
            (Phase::Turn, _, Some(_)) if knights::are_stuck(at, at.movable()) => {
                &shared::PRESS_PASS
            }
            (Phase::Turn, _, Some(cell)) => while_walking(at, held, cell),
        }
    }

    fn markers(&self, at: &Position, _: &[Touch]) -> Vec<(Place, Marker)> {
        let chain = match (at.phase, at.player()) {
            (Phase::Jumps(chain), _) => chain,
            (Phase::Turn, Player::Dragon) => Chain::NONE,
            _ => return Vec::new(),
        };
        let over = at.view().jumped_next(chain);
        over.into_iter()
            .map(|cell| (cell.place(), Marker::Over))
            .collect()
    }
}

fn while_walking(at: &Position, held: &[Touch], to: Cell) -> &'static Phrase {
    let from = match *held {
        [Touch::At(from)] => Cell::of_place(from),
        _ => None,
    };
    match from {
        Some(from) if at.bans.towers(TOWERS, from).has(to) => &shared::JUST_THROWN_OUT,
        Some(from) => wrong_way(from, to, at.all_knights(), &at.view()),
        None if at.movable().has(to) && knights::reach(at, to).is_empty() => &shared::SURROUNDED,
        None if at.movable().has(to) => &shared::CHOOSE_CELL,
        None if at.all_knights().has(to) => &words::NOT_YOUR_COLOUR,
        None => &shared::CHOOSE_KNIGHT,
    }
}
