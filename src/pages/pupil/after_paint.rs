//! Deferred rendering: the response to a touch is painted first, and a large scene in the next frame.

use yew::{hook, use_effect_with, use_state_eq};

use crate::shell::clock;

/// Time after which the response to a touch has been painted, in milliseconds.
const PAINTED: u32 = 24;

/// Returns whether to show the content: at once when the component mounts, otherwise after the next paint.
#[hook]
pub fn use_after_paint(wanted: bool) -> bool {
    let late = use_state_eq(|| wanted);
    let painted = *late;
    use_effect_with(wanted, move |&wanted| {
        if !wanted {
            late.set(false);
        }
        let timer = wanted.then(|| clock::after(PAINTED, move || late.set(true)));
        move || drop(timer)
    });
    wanted && painted
}
