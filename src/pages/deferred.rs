//! What may wait for the next picture: the answer to a touch is painted first, and a large scene comes after it.

use yew::{hook, use_effect_with, use_state_eq};

use crate::browser::clock;

/// So long after an answer it has been painted, in milliseconds.
const PAINTED: u32 = 24;

/// Whether what is wanted is to be shown: at once on a page that opens, else when the answer has been painted.
#[hook]
pub fn use_late(wanted: bool) -> bool {
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
