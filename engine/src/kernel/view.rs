//! Presentation and input of a game: the board, the scene, and the touches that choose an action. Start with
//! [`View`].

use alloc::vec::Vec;

use super::board::Board;
use super::edit::Editable;
use super::input::{Button, ButtonFor, Marker, Touch};
use super::narration::Narration;
use super::rules::Rules;
use super::scene::Scene;
use super::step::Place;
use super::words::Phrase;

/// Presentation and input of a game.
///
/// - **At a decision** every legal action is chosen by touching [`View::inputs`] in order. An action without
///   inputs is a [`View::button`]; one with inputs may have a button as well ([`View::has_button`]). No two
///   actions have the same inputs. [`View::next_inputs`] lists the touches that can follow, and
///   [`View::resolve`] gives the action they choose. If both give something, the view waits for more touches
///   or a « stop ». [`View::why_not`] answers any other touch kindly.
/// - **At chance and at the end** there is no input; [`View::board`], [`View::scene`] and `why_not` work as
///   well.
///
/// A view is a pure function of positions: it holds no state and does not depend on language, size or device.
pub trait View: Rules<Position: Editable> {
    /// Returns the board under a position: the same for all positions of one game.
    fn board(&self, at: &Self::Position) -> Board;
    /// Returns the scene of a position in a game that began at `start`: pieces, hands, counters, prompt, and
    /// the combat to settle. Comparing with `start` reveals the captures.
    fn scene(&self, start: &Self::Position, at: &Self::Position) -> Scene;
    /// Returns the touches that choose a legal action, in order; empty for an action that is a button.
    fn inputs(&self, at: &Self::Position, action: Self::Action) -> Vec<Touch>;
    /// Checks whether a legal action has a button. At most one action of a position has one.
    fn has_button(&self, at: &Self::Position, action: Self::Action) -> bool {
        self.inputs(at, action).is_empty()
    }
    /// Returns phrase and drawing of a button. Meaningless for an action without a button.
    fn button(&self, at: &Self::Position, ask: ButtonFor<Self::Action>) -> Button;
    /// Returns a kind explanation for a touch that does nothing now, after the touches in `held`.
    fn why_not(&self, at: &Self::Position, held: &[Touch], touch: Touch) -> &'static Phrase;

    /// Returns the possible touches after `held`, each once. Games with paths touched hop by hop override
    /// this and [`View::resolve`], because they have too many paths to list.
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

    /// Returns the action that the touches in `held` choose. If more touches are possible, it waits for a «
    /// stop ».
    fn resolve(&self, at: &Self::Position, held: &[Touch]) -> Option<Self::Action> {
        if held.is_empty() {
            return None;
        }
        let mut actions = Vec::new();
        self.actions(at, &mut actions);
        let mut actions = actions.into_iter();
        actions.find(|&action| self.inputs(at, action) == held)
    }

    /// Returns the markers on places while `held` is selected: what can be jumped over, what is too tall.
    fn markers(&self, _at: &Self::Position, _held: &[Touch]) -> Vec<(Place, Marker)> {
        Vec::new()
    }

    /// Returns the narration of a legal action; `None` if the game does not narrate it.
    fn narration(&self, _at: &Self::Position, _action: Self::Action) -> Option<Narration> {
        None
    }
}
