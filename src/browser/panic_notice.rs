//! The last resort: a panic never leaves a white page.

use std::panic;

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Shows the kind message of `index.html` when the app can no longer go on. The game was saved before the step
/// that failed, so that it can be opened again.
pub fn watch() {
    // What ships stops at once, without a word: there `boot.js` shows the message.
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
