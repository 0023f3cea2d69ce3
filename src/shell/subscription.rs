//! Callbacks that the scripts of `shell/` call until they are dropped.

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// Callback that a script calls. Dropping it ends the calls.
pub struct Subscription {
    end: Function,
    _callback: Closure<dyn Fn()>,
}

impl Subscription {
    /// Passes a callback to a function of a script, which returns the function that ends the calls.
    pub fn new(add: fn(&Closure<dyn Fn()>) -> Function, callback: impl Fn() + 'static) -> Self {
        let callback = Closure::new(callback);
        Self {
            end: add(&callback),
            _callback: callback,
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let _ = self.end.call0(&JsValue::UNDEFINED);
    }
}
