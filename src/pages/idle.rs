//! The clock that tells a board that nobody touches anything.

use yew::{hook, use_effect_with, use_state_eq};

use crate::board::idle::Idle;
use crate::browser::clock;
use crate::state::session::Session;

/// So long nothing happens before the pieces ask to be touched, in milliseconds.
const ASK: u32 = 10_000;
/// So long nothing happens before the targets begin to pulse: what moves costs the answer to the next touch.
const PULSE: u32 = 1_000;

/// What asks to be touched, since nothing happens on the board. A refused touch shows at once what can be touched.
#[hook]
pub fn use_idle(session: &Session) -> Idle {
    let touched = (
        session.version(),
        session.playback().beat(),
        session.selection().held().to_vec(),
    );
    let strays = session.selection().refused().is_some() && session.selection().held().is_empty();
    Idle {
        asks: use_patience(touched.clone(), ASK) || strays,
        pulses: use_patience(touched, PULSE),
    }
}

/// Whether nothing happened for so many milliseconds, where a change of `moment` is what happens.
#[hook]
fn use_patience<T: Clone + PartialEq + 'static>(moment: T, patience: u32) -> bool {
    let idle = use_state_eq(|| None);
    let is_idle = idle.as_ref() == Some(&moment);
    use_effect_with(moment, move |moment| {
        let moment = moment.clone();
        let timer = clock::after(patience, move || idle.set(Some(moment)));
        move || drop(timer)
    });
    is_idle
}
