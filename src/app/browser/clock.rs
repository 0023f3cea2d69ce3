//! The day, and waiting.

/// Today as `2026-11-21`, in the time of the device.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    format!(
        "{:04}-{:02}-{:02}",
        now.get_full_year(),
        now.get_month() + 1,
        now.get_date()
    )
}

/// Something that waits to be done; dropped, it is not done.
pub struct Timer {
    _timeout: gloo::timers::callback::Timeout,
}

/// Does something after so many milliseconds.
pub fn after(milliseconds: u32, call: impl FnOnce() + 'static) -> Timer {
    Timer {
        _timeout: gloo::timers::callback::Timeout::new(milliseconds, call),
    }
}

fn after_all(milliseconds: u32, call: impl FnOnce() + 'static) {
    gloo::timers::callback::Timeout::new(milliseconds, call).forget();
}

/// Waits so many milliseconds.
pub async fn wait(milliseconds: u32) {
    let passed = js_sys::Promise::new(&mut |done, _| {
        after_all(milliseconds, move || {
            let _ = done.call0(&wasm_bindgen::JsValue::UNDEFINED);
        });
    });
    let _ = wasm_bindgen_futures::JsFuture::from(passed).await;
}
