//! How a game is seen and touched: the board, the scene, and the way from touches to an action.

use alloc::vec::Vec;

use super::board::Board;
use super::edit::Editable;
use super::input::{Button, ButtonFor, Marker, Touch};
use super::rules::Rules;
use super::scene::Scene;
use super::step::Place;
use super::words::Phrase;

/// What is drawn of a game, and what is touched in it.
///
/// - **At a decision** every legal action is chosen by touching [`View::inputs`] in order; an action without inputs is
///   a [`View::button`], and one with inputs may be a button as well ([`View::has_button`]). No two actions have the same inputs. What may be touched next after some touches is
///   [`View::next_inputs`], and what they choose is [`View::resolve`]; while both give something, more touches or a
///   « stop » are awaited. Any other touch has a kind answer: [`View::why_not`].
/// - **At chance and at the end** nothing is touched; [`View::board`], [`View::scene`] and `why_not` hold as well.
///
/// A view is a function of positions: it keeps nothing, and asks no language, size or device.
pub trait View: Rules<Position: Editable> {
    /// The board as it is drawn under a position: the same for all positions of one game.
    fn board(&self, at: &Self::Position) -> Board;
    /// What the eye sees of a position in a game that began at `start`: pieces, hands, counters, what is said, and the
    /// combat that the dice are to settle. The first position tells what was captured since.
    fn scene(&self, start: &Self::Position, at: &Self::Position) -> Scene;
    /// What to touch, in order, to choose a legal action; nothing for an action that is a button.
    fn inputs(&self, at: &Self::Position, action: Self::Action) -> Vec<Touch>;
    /// Whether a legal action is a button. At most one action of a position is.
    fn has_button(&self, at: &Self::Position, action: Self::Action) -> bool {
        self.inputs(at, action).is_empty()
    }
    /// Phrase and drawing of a button. Means nothing for an action without a button.
    fn button(&self, at: &Self::Position, ask: ButtonFor<Self::Action>) -> Button;
    /// The kind answer to a touch that does nothing now, after the touches in `held`.
    fn why_not(&self, at: &Self::Position, held: &[Touch], touch: Touch) -> &'static Phrase;

    /// What may be touched after the touches in `held`, each once. Games in which a way is touched hop by hop say it
    /// themselves, together with [`View::resolve`]: they have too many ways to list.
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
