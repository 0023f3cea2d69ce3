//! Copies text with `execCommand`, which works without HTTPS, unlike the Clipboard API.

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlInputElement;

/// Selects the text of an input and copies it. Returns whether the browser copied it.
pub fn copy(input: &yew::NodeRef) -> bool {
    let Some(input) = input.cast::<HtmlInputElement>() else {
        return false;
    };
    input.select();
    let document = gloo::utils::document();
    let command = Reflect::get(&document, &JsValue::from_str("execCommand"));
    let copied = command
        .ok()
        .and_then(|command| command.dyn_into::<Function>().ok())
        .and_then(|command| command.call1(&document, &JsValue::from_str("copy")).ok());
    copied.is_some_and(|copied| copied.is_truthy())
}
