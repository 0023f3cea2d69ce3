//! PDF files and the print dialogue. `shell/pdf.js` makes the files; it is loaded on demand.

use js_sys::Promise;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::Callback;

#[wasm_bindgen(js_namespace = ["tableRonde", "pdf"])]
extern "C" {
    #[wasm_bindgen(js_name = make)]
    fn make_file() -> Promise;
}

/// Opens the print dialogue.
pub fn print() {
    let _ = gloo::utils::window().print();
}

/// Makes a PDF file of the sheets and offers it as a download. Calls back with its success.
pub fn make(done: Callback<bool>) {
    spawn_local(async move {
        let made = JsFuture::from(make_file()).await;
        done.emit(made.is_ok_and(|made| made.is_truthy()));
    });
}
