//! Panic hook: a panic never leaves a blank page.

use std::panic;

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Shows the error message of `index.html` after a panic. The game was saved before the failed step, so it can be
/// reopened.
pub fn watch() {
    // A release build aborts at once; there `start.js` shows the message.
    if !cfg!(debug_assertions) {
        return;
    }
    panic::set_hook(Box::new(|info| {
        gloo::console::error!(info.to_string());
        let message = gloo::utils::document().get_element_by_id("trouble");
        if let Some(message) = message.and_then(|message| message.dyn_into::<HtmlElement>().ok()) {
            message.set_hidden(false);
        }
    }));
}
