//! Loading of chunks, texts and style sheets by `shell/start.js`, with retries (`shell/loading.js`).

use js_sys::{Function, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

use super::subscription::Subscription;

#[wasm_bindgen(js_namespace = ["tableRonde", "chunks"])]
extern "C" {
    #[wasm_bindgen(js_name = loadText)]
    fn load_text(file: &str) -> Promise;
    #[wasm_bindgen(js_name = loadStyles)]
    fn load_styles() -> Promise;
    #[wasm_bindgen(js_name = loadCrests)]
    fn load_crests() -> Promise;
    /// Reports that a view waits for its chunk.
    pub fn awaited();
    /// Reports that an awaited chunk has loaded.
    pub fn loaded();
    /// Reports that an awaited chunk failed to load. Shows the error panel.
    pub fn failed();
    #[wasm_bindgen(js_name = onRetry)]
    fn add_retry(callback: &Closure<dyn Fn()>) -> Function;
    #[wasm_bindgen(js_name = connectPrefetch)]
    fn connect(first: &Closure<dyn Fn() -> Promise>, all: &Closure<dyn Fn()>);
}

/// Loads a text file of the app. Returns `None` if it cannot be loaded now.
pub async fn text(file: &str) -> Option<String> {
    JsFuture::from(load_text(file)).await.ok()?.as_string()
}

/// Adds the drawings of the crests to the page. After a failure pieces wear no crest, and the next call tries again.
pub fn show_crests() {
    let _ = load_crests();
}

/// Waits until the drawings of the crests are on the page, or could not be loaded.
pub async fn crests() {
    let _ = JsFuture::from(load_crests()).await;
}

/// Starts to load the style sheet of the pages in chunks. Resolves to whether it has loaded.
pub fn styles() -> impl Future<Output = bool> {
    let loading = JsFuture::from(load_styles());
    async { loading.await.is_ok_and(|is_loaded| is_loaded.is_truthy()) }
}

/// Calls back when the user asks to try again after a failed load.
pub fn on_retry(callback: impl Fn() + 'static) -> Subscription {
    Subscription::new(add_retry, callback)
}

/// Connects the functions that prefetch chunks when the page is quiet: the chunk of a first board, whose promise resolves
/// once it has loaded or failed, and all others. They stay connected until the page is closed.
pub fn connect_prefetch(first: impl Fn() -> Promise + 'static, all: impl Fn() + 'static) {
    let (first, all) = (Closure::new(first), Closure::new(all));
    connect(&first, &all);
    first.forget();
    all.forget();
}
