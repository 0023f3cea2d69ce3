//! Third-party libraries that are lazily loaded as separate scripts.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// QR code generator.
pub const SQUARES: &str = "squares";
/// QR code reader.
pub const SCAN: &str = "scan";

/// Loads a library, unless it is loaded. Returns whether it is available.
pub async fn load(name: &str) -> bool {
    let id = format!("apart-{name}");
    let document = gloo::utils::document();
    if document
        .get_element_by_id(&id)
        .is_some_and(|script| script.has_attribute("data-loaded"))
    {
        return true;
    }
    let Ok(script) = document.create_element("script") else {
        return false;
    };
    script.set_id(&id);
    let _ = script.set_attribute("src", &format!("./apart/{name}.js"));
    let loaded = Promise::new(&mut |done, failed| {
        for (event, call) in [("load", done), ("error", failed)] {
            let call = Closure::once_into_js(move || {
                let _ = call.call0(&JsValue::UNDEFINED);
            });
            let _ = script.add_event_listener_with_callback(event, call.unchecked_ref());
        }
    });
    let _ = gloo::utils::body().append_child(&script);
    let is_loaded = JsFuture::from(loaded).await.is_ok();
    if is_loaded {
        let _ = script.set_attribute("data-loaded", "");
    } else {
        script.remove();
    }
    is_loaded
}

/// Returns a function of an object or a module by its name.
pub fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}

/// Encodes a text as a QR code, in rows of dark and light modules. Its version is the lowest possible, with error
/// correction M, or L for long texts. `None` if the library cannot be loaded or the text is too long.
pub async fn squares(text: String) -> Option<Vec<Vec<bool>>> {
    if !load(SQUARES).await {
        return None;
    }
    let level = if text.len() > 600 { "L" } else { "M" };
    let make = method(&gloo::utils::window(), "qrcode")?;
    let code = make
        .call2(&JsValue::UNDEFINED, &0.into(), &level.into())
        .ok()?;
    method(&code, "addData")?.call1(&code, &text.into()).ok()?;
    method(&code, "make")?.call0(&code).ok()?;
    let side = method(&code, "getModuleCount")?
        .call0(&code)
        .ok()?
        .as_f64()? as u32;
    let is_dark = method(&code, "isDark")?;
    let row = |row: u32| {
        let dark = |column: u32| {
            let dark = is_dark.call2(&code, &row.into(), &column.into());
            dark.is_ok_and(|dark| dark.is_truthy())
        };
        (0..side).map(dark).collect()
    };
    Some((0..side).map(row).collect())
}
