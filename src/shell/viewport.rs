//! Size of the window, and the preference for reduced motion.

use gloo::events::EventListener;
use yew::hook;
use yew::prelude::{use_effect_with, use_state_eq};

/// Size of the window in CSS pixels.
pub type Size = (f64, f64);

fn size() -> Size {
    let window = gloo::utils::window();
    let side = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|v| v.as_f64());
    (
        side(window.inner_width()).unwrap_or(1080.0),
        side(window.inner_height()).unwrap_or(810.0),
    )
}

/// Returns the size of the window, and follows its changes.
#[hook]
pub fn use_size() -> Size {
    let state = use_state_eq(size);
    let set = state.setter();
    use_effect_with((), move |()| {
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, "resize", move |_| set.set(size()));
        move || drop(listener)
    });
    *state
}

/// Checks whether the device prefers reduced motion.
pub fn reduces_motion() -> bool {
    let query = gloo::utils::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}
