//! Nobody touches anything: then what can be touched says so.

use yew::{hook, use_effect_with, use_state_eq};

use crate::browser::clock;

/// So long nothing happens before the pieces ask to be touched, in milliseconds.
pub const ASK: u32 = 10_000;
/// So long nothing happens before the targets begin to pulse: what moves costs the answer to the next touch.
pub const PULSE: u32 = 1_000;

/// Whether nothing happened for so many milliseconds, where a change of `moment` is what happens.
#[hook]
pub fn use_idle<T: Clone + PartialEq + 'static>(moment: T, patience: u32) -> bool {
    let idle = use_state_eq(|| None);
    let is_idle = idle.as_ref() == Some(&moment);
    use_effect_with(moment, move |moment| {
        let moment = moment.clone();
        let timer = clock::after(patience, move || idle.set(Some(moment)));
        move || drop(timer)
    });
    is_idle
}
