//! Touch input for actions, and kind explanations for touches that do nothing.

use alloc::vec;
use alloc::vec::Vec;

use super::Chevaliers;
use super::action::{Action, ActionKind};
use super::board::Cell;
use super::figures::{Goal, Item};
use super::position::{Mark, Phase, PlacementStage, Position};
use super::{board, narration, rules, scene, words};
use crate::kernel::board::Board;
use crate::kernel::input::{Button, ButtonFor, Touch};
use crate::kernel::narration::Narration;
use crate::kernel::scene::Scene;
use crate::kernel::view::View;
use crate::kernel::words::Phrase;

impl View for Chevaliers {
    fn board(&self, _: &Position) -> Board {
        board::drawn()
    }

    fn scene(&self, start: &Position, at: &Position) -> Scene {
        scene::scene(start, at, self.set.material())
    }

    fn inputs(&self, _: &Position, action: Action) -> Vec<Touch> {
        match action.kind() {
            ActionKind::Move { from, to } | ActionKind::Attack { from, to } => {
                vec![Touch::At(from.place()), Touch::At(to.place())]
            }
            ActionKind::Put { item, at } => vec![Touch::Held(item.letter()), Touch::At(at.place())],
            ActionKind::End => Vec::new(),
        }
    }

    fn button(&self, _: &Position, _: ButtonFor<Action>) -> Button {
        Button {
            phrase: &words::DONE,
            drawing: "icon-arrow",
        }
    }

    fn why_not(&self, at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
        match at.phase {
            Phase::Over(_) => &words::GAME_IS_OVER,
            Phase::Fight { .. } => &words::FIGHT_FIRST,
            Phase::Setup(_) => while_placing(at, held, touch),
            Phase::Play if rules::has_only_end(at) => &words::PRESS_END,
            Phase::Play => while_playing(at, held, touch),
        }
    }

    fn narration(&self, at: &Position, action: Action) -> Option<Narration> {
        narration::narration(at, action)
    }
}

fn while_placing(at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
    match touch {
        Touch::Held(letter) => match Item::from_letter(letter) {
            Some(item) if item.side() != at.side => &words::OTHER_PLACES,
            Some(item) if at.held(item) == 0 => &words::NONE_WAITING,
            Some(Item::Figure(_)) if at.stage() == PlacementStage::Goals => &words::GOALS_FIRST,
            Some(_) => &words::CHOOSE_CELL,
            None => &words::NONE_WAITING,
        },
        Touch::Pick(_) => &words::CHOOSE_CELL,
        Touch::At(place) => {
            let Some(cell) = Cell::nth(place.0 as usize) else {
                return &words::CHOOSE_CELL;
            };
            if at.goal(cell).is_some() {
                return &words::GOAL_IS_THERE;
            }
            if at.figure(cell).is_some() {
                return &words::CELL_TAKEN;
            }
            match held.last() {
                Some(&Touch::Held(letter)) => match Item::from_letter(letter) {
                    Some(Item::Goal(goal)) if !goal.owner().last_row().has(cell) => {
                        &words::OFF_LAST_ROW
                    }
                    _ if !at.side.camp().has(cell) => &words::OFF_CAMP,
                    _ => &words::CHOOSE_CELL,
                },
                Some(Touch::At(_) | Touch::Pick(_)) | None => &words::CHOOSE_WAITING,
            }
        }
    }
}

fn while_playing(at: &Position, held: &[Touch], touch: Touch) -> &'static Phrase {
    let Touch::At(place) = touch else {
        return &words::ALL_PLACED;
    };
    let Some(cell) = Cell::nth(place.0 as usize) else {
        return &words::CHOOSE_CELL;
    };
    let selected = held.last().and_then(|touch| match touch {
        Touch::At(place) => Cell::nth(place.0 as usize),
        Touch::Held(_) | Touch::Pick(_) => None,
    });
    let is_own = at.sides[at.side as usize].has(cell);
    let is_enemy = at.sides[at.side.other() as usize].has(cell);
    if is_own && at.moved == Mark::At(cell) {
        return &words::ALREADY_MOVED;
    }
    match selected {
        Some(from) if from == cell => &words::CHOOSE_CELL,
        Some(_) if is_own => &words::OWN_IN_THE_WAY,
        Some(from) if from.neighbours().has(cell) => &words::CHOOSE_CELL,
        Some(_) if is_enemy => &words::ENEMY_TOO_FAR,
        Some(_) => &words::TOO_FAR,
        None if is_own && !rules::has_step(at, cell) => &words::SURROUNDED,
        None if is_own => &words::CHOOSE_CELL,
        None if is_enemy => &words::NOT_YOURS,
        None => match at.goal(cell) {
            Some(Goal::Princess) => &words::PRINCESS_STAYS,
            Some(_) => &words::GOAL_STAYS,
            None => &words::EMPTY_CELL,
        },
    }
}
