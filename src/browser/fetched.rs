//! Texts that lie beside the programs, and are fetched when they are first needed.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of a file of the app; nothing if it cannot be had now.
pub async fn text(file: &str) -> Option<String> {
    let answer = gloo::utils::window().fetch_with_str(&format!("./{file}"));
    let answer: Response = JsFuture::from(answer).await.ok()?.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
