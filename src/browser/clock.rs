//! The day, and waiting.

use engine::kernel::words::Language;

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

/// This moment: milliseconds since 1970 began.
pub fn now() -> u64 {
    js_sys::Date::now().max(0.0) as u64
}

/// Today as a number: whole days since 1970 began, in the time of the device.
pub fn day() -> u64 {
    let now = js_sys::Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    (minutes / 1440.0).max(0.0) as u64
}

/// A day counted from 1970, as readers of that language write it.
pub fn written(day: u64, language: Language) -> String {
    // Noon in universal time is that day in nearly every time zone.
    let date = js_sys::Date::new(&((day as f64 + 0.5) * 86_400_000.0).into());
    let locale = language.tag();
    String::from(date.to_locale_date_string(locale.text(), &js_sys::Object::new()))
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

/// Something that is done again and again; dropped, it is done no more.
pub struct Repeat {
    _interval: gloo::timers::callback::Interval,
}

/// Does something every so many milliseconds.
pub fn every(milliseconds: u32, call: impl FnMut() + 'static) -> Repeat {
    Repeat {
        _interval: gloo::timers::callback::Interval::new(milliseconds, call),
    }
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
