//! Dates and timers.

use engine::kernel::words::Language;

/// Returns the local date as `2026-11-21`.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    format!(
        "{:04}-{:02}-{:02}",
        now.get_full_year(),
        now.get_month() + 1,
        now.get_date()
    )
}

/// Returns the current time, in milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now().max(0.0) as u64
}

/// Returns the local day, in whole days since 1970.
pub fn day() -> u64 {
    let now = js_sys::Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    (minutes / 1440.0).max(0.0) as u64
}

/// Formats a day, counted from 1970, in the style of a language.
pub fn written(day: u64, language: Language) -> String {
    // Noon UTC is the same day in nearly every time zone.
    let date = js_sys::Date::new(&((day as f64 + 0.5) * 86_400_000.0).into());
    let locale = language.tag();
    String::from(date.to_locale_date_string(locale.text(), &js_sys::Object::new()))
}

/// Returns the day of the month of a day, counted from 1970.
pub fn day_of_month(day: u64) -> u32 {
    js_sys::Date::new(&((day as f64 + 0.5) * 86_400_000.0).into()).get_utc_date()
}

/// One-shot timer. Dropping it cancels the call.
pub struct Timer {
    _timeout: gloo::timers::callback::Timeout,
}

/// Calls back once after a delay.
pub fn after(milliseconds: u32, call: impl FnOnce() + 'static) -> Timer {
    Timer {
        _timeout: gloo::timers::callback::Timeout::new(milliseconds, call),
    }
}

fn after_all(milliseconds: u32, call: impl FnOnce() + 'static) {
    gloo::timers::callback::Timeout::new(milliseconds, call).forget();
}

/// Repeating timer. Dropping it stops the calls.
pub struct Repeat {
    _interval: gloo::timers::callback::Interval,
}

/// Calls back at a fixed interval.
pub fn every(milliseconds: u32, call: impl FnMut() + 'static) -> Repeat {
    Repeat {
        _interval: gloo::timers::callback::Interval::new(milliseconds, call),
    }
}

/// Waits for a number of milliseconds.
pub async fn wait(milliseconds: u32) {
    let passed = js_sys::Promise::new(&mut |done, _| {
        after_all(milliseconds, move || {
            let _ = done.call0(&wasm_bindgen::JsValue::UNDEFINED);
        });
    });
    let _ = wasm_bindgen_futures::JsFuture::from(passed).await;
}
