//! Idle timer of the board.

use yew::{hook, use_effect_with, use_state_eq};

use crate::board::idle::Idle;
use crate::shell::clock;
use crate::state::session::Session;

/// Idle time before the pieces ask to be touched, in milliseconds.
const ASK: u32 = 10_000;
/// Idle time before the targets pulse, in milliseconds. Earlier animation would delay the response to the next touch.
const PULSE: u32 = 1_000;

/// Returns the moment of the last touch or step, which each further one changes.
pub fn touched(session: &Session) -> impl Clone + PartialEq + 'static + use<> {
    let held = session.selection().held().to_vec();
    (session.version(), session.playback().beat(), held)
}

/// Returns what the idle board animates. A refused touch shows the possible touches at once.
#[hook]
pub fn use_idle(session: &Session) -> Idle {
    let touched = touched(session);
    let strays = session.selection().refused().is_some() && session.selection().held().is_empty();
    Idle {
        asks: use_patience(touched.clone(), ASK) || strays,
        pulses: use_patience(touched, PULSE),
    }
}

/// Returns whether `moment` has not changed for `patience` milliseconds.
#[hook]
pub fn use_patience<T: Clone + PartialEq + 'static>(moment: T, patience: u32) -> bool {
    let idle = use_state_eq(|| None);
    let is_idle = idle.as_ref() == Some(&moment);
    use_effect_with(moment, move |moment| {
        let moment = moment.clone();
        let timer = clock::after(patience, move || idle.set(Some(moment)));
        move || drop(timer)
    });
    is_idle
}
