//! Input: the target cell is touched, or the button to stay.

use engine::kernel::board::Board;
use engine::kernel::input::{Button, ButtonFor, Touch};
use engine::kernel::scene::Scene;
use engine::kernel::view::View;
use engine::kernel::words::Phrase;

use super::action::Action;
use super::position::Position;
use super::{Tour, board, scene, words};

impl View for Tour {
    fn board(&self, _: &Position) -> Board {
        board::drawn()
    }

    fn scene(&self, _: &Position, at: &Position) -> Scene {
        scene::scene(at)
    }

    fn inputs(&self, _: &Position, action: Action) -> Vec<Touch> {
        match action {
            Action::Go(cell) => vec![Touch::At(cell.place())],
            Action::Stay => Vec::new(),
        }
    }

    fn button(&self, at: &Position, _: ButtonFor<Action>) -> Button {
        Button {
            phrase: &words::STAY,
            drawing: scene::kind(at.mover),
        }
    }

    fn why_not(&self, at: &Position, _: &[Touch], _: Touch) -> &'static Phrase {
        if at.is_over() {
            &words::GAME_IS_OVER
        } else {
            &words::CHOOSE_CELL
        }
    }
}
