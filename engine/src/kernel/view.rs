//! How a game is seen and touched: the board, the scene, and the way from touches to an action.

use alloc::vec::Vec;

use super::board::Board;
use super::input::{Button, ButtonFor, Marker, Touch};
use super::rules::Rules;
use super::scene::Scene;
use super::step::Place;
use super::words::Phrase;

/// What is drawn of a game, and what is touched in it.
pub trait View: Rules {
    /// The board as it is drawn under a position.
    fn board(&self, at: &Self::Position) -> Board;
    /// What the eye sees of a position in a game that began at `start`.
    fn scene(&self, start: &Self::Position, at: &Self::Position) -> Scene;
    /// What to touch, in order, to choose an action; nothing for an action that is a button.
    fn inputs(&self, at: &Self::Position, action: Self::Action) -> Vec<Touch>;
    /// What a button shows.
    fn button(&self, at: &Self::Position, ask: ButtonFor<Self::Action>) -> Button;
    /// The kind answer to a touch that does nothing now, after the touches in `held`.
    fn why_not(&self, at: &Self::Position, held: &[Touch], touch: Touch) -> &'static Phrase;

    /// What may be touched after the touches in `held`. Games in which a way is touched hop by hop say it
    /// themselves, with [`View::resolve`].
    fn next_inputs(&self, at: &Self::Position, held: &[Touch]) -> Vec<Touch> {
        let mut actions = Vec::new();
        self.actions(at, &mut actions);
        let mut next = Vec::new();
        for action in actions {
            let touches = self.inputs(at, action);
            if let Some(touch) = touches.get(held.len())
                && touches.starts_with(held)
                && !next.contains(touch)
            {
                next.push(*touch);
            }
        }
        next
    }

    /// The action that the touches in `held` choose. While more may be touched it waits for a « stop ».
    fn resolve(&self, at: &Self::Position, held: &[Touch]) -> Option<Self::Action> {
        if held.is_empty() {
            return None;
        }
        let mut actions = Vec::new();
        self.actions(at, &mut actions);
        let mut actions = actions.into_iter();
        actions.find(|&action| self.inputs(at, action) == held)
    }

    /// Signs on places while `held` is held: what can be jumped over, what is too tall.
    fn markers(&self, _at: &Self::Position, _held: &[Touch]) -> Vec<(Place, Marker)> {
        Vec::new()
    }
}
