//! Lazy loading of texts and style sheets, by functions that `shell/start.js` adds to the window.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Loads a text with retries (`shell/loading.js`).
const LOAD_TEXT: &str = "tableRondeLoadText";
/// Loads the style sheet of the pages in chunks. Resolves to whether it has loaded.
const LOAD_STYLES: &str = "tableRondeLoadStyles";

/// Calls a function of the window that returns a promise.
fn call(name: &str, argument: &JsValue) -> Option<JsFuture> {
    let window = gloo::utils::window();
    let load: Function = Reflect::get(&window, &name.into()).ok()?.dyn_into().ok()?;
    let promise: Promise = load.call1(&window, argument).ok()?.dyn_into().ok()?;
    Some(promise.into())
}

/// The text of a file of the app; nothing if it cannot be had now.
pub async fn text(file: &str) -> Option<String> {
    call(LOAD_TEXT, &file.into())?.await.ok()?.as_string()
}

/// Starts to load the style sheet of the pages in chunks. Resolves to whether it has loaded.
pub fn styles() -> impl Future<Output = bool> {
    let loading = call(LOAD_STYLES, &JsValue::UNDEFINED);
    async {
        match loading {
            Some(loading) => loading.await.is_ok_and(|is_there| is_there.is_truthy()),
            None => false,
        }
    }
}
