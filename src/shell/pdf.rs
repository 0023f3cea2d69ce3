//! PDF files and the print dialogue. `shell/pdf.js` makes the files; it is loaded on demand.

use js_sys::{Function, Promise};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::lazy_scripts::method;

#[wasm_bindgen(js_namespace = ["tableRonde", "pdf"])]
extern "C" {
    /// Resolves to the module `shell/pdf.js`.
    #[wasm_bindgen(js_name = load)]
    fn load_module() -> Promise;
}

/// Opens the print dialogue.
pub fn print() {
    let _ = gloo::utils::window().print();
}

/// Adds a page. Returns `None` if it cannot be drawn.
async fn add(writer: &Function, markup: String) -> Option<()> {
    let added = writer.call1(&JsValue::UNDEFINED, &markup.into()).ok()?;
    JsFuture::from(Promise::from(added)).await.ok()?;
    Some(())
}

/// Makes a PDF file of `count` pages and offers it as a download. `page` returns the markup of the page with an index when that
/// page is about to be made; `None` cancels the file. Returns `None` if the file was not made.
pub async fn make(name: &str, count: usize, page: impl Fn(usize) -> Option<String>) -> Option<()> {
    let module = JsFuture::from(load_module()).await.ok()?;
    // By name: a typed import would add its glue to the first script.
    let create = method(&module, "create")?;
    let writer = create.call2(&module, &name.into(), &(count as f64).into());
    let writer = writer.ok()?.unchecked_into();
    for index in 0..count {
        add(&writer, page(index)?).await?;
    }
    Some(())
}
