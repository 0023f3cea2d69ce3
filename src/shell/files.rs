//! Download and upload of files.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};

/// Offers a text as a download. Returns whether the browser started it.
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
    // The URL has to stay valid until the browser has begun to read.
    gloo::timers::callback::Timeout::new(10_000, move || {
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}

/// Returns the chosen file of an input, if any. Resets the input, so that the same file can be chosen again.
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

/// Maximum size of a file that is read, in bytes. No game is that long.
const LARGEST: f64 = 1_000_000.0;

/// Checks whether a file is larger than any game.
pub fn is_too_large(file: &File) -> bool {
    file.size() > LARGEST
}

/// Returns the text of a file, or `None` if it cannot be read.
pub async fn text(file: File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}
