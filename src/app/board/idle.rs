//! Nobody touches anything: then what can be touched says so.

use yew::{hook, use_effect_with, use_state_eq};

use crate::browser::clock;

/// So long nothing happens before the pieces ask to be touched, in milliseconds.
const PATIENCE: u32 = 10_000;

/// Whether nothing happened for a while, where a change of `moment` is what happens.
#[hook]
pub fn use_idle(moment: (u32, u32, usize)) -> bool {
    let idle = use_state_eq(|| None);
    let since = *idle;
    use_effect_with(moment, move |&moment| {
        let timer = clock::after(PATIENCE, move || idle.set(Some(moment)));
        move || drop(timer)
    });
    since == Some(moment)
}
