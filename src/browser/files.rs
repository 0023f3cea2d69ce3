//! Files that are handed to the person and taken from them.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};

/// Hands a text over as a file of that name; tells whether the browser could.
pub fn save(name: &str, text: &str) -> bool {
    try_save(name, text).is_ok()
}

fn try_save(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = gloo::utils::document()
        .create_element("a")?
        .unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    gloo::utils::body().append_child(&link)?;
    link.click();
    link.remove();
    // The browser needs the address until it has begun to read.
    gloo::timers::callback::Timeout::new(10_000, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}

/// The file that was chosen in an input, if any; the input forgets it, so that it can be chosen again.
pub fn chosen(input: &HtmlInputElement) -> Option<File> {
    let file = input.files()?.get(0);
    if file.is_some() {
        gloo::timers::callback::Timeout::new(0, {
            let input = input.clone();
            move || input.set_value("")
        })
        .forget();
    }
    file
}

/// The largest file that is read, in bytes: no game is as long.
const LARGEST: f64 = 1_000_000.0;

/// Whether a file is larger than any game.
pub fn is_too_large(file: &File) -> bool {
    file.size() > LARGEST
}

/// The text of a file; nothing if it cannot be read.
pub async fn text(file: File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}
