//! Screen wake lock (`shell/wake-lock.js`).

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_namespace = ["tableRonde", "wakeLock"])]
extern "C" {
    /// Checks whether the browser can keep the screen awake.
    #[wasm_bindgen(js_name = isSupported)]
    pub fn is_supported() -> bool;
    /// Keeps the screen awake from now on, or no longer.
    pub fn keep(is_wanted: bool);
}
