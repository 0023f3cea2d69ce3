//! Texts that lie beside the programs, and are fetched when they are first needed.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// Loads a text, trying again where the network is weak (`assets/loading.js`); `boot.js` puts it on the window.
const LOAD_TEXT: &str = "tableRondeLoadText";

/// The text of a file of the app; nothing if it cannot be had now.
pub async fn text(file: &str) -> Option<String> {
    let window = gloo::utils::window();
    let load: Function = Reflect::get(&window, &LOAD_TEXT.into())
        .ok()?
        .dyn_into()
        .ok()?;
    let text: Promise = load.call1(&window, &file.into()).ok()?.dyn_into().ok()?;
    JsFuture::from(text).await.ok()?.as_string()
}
