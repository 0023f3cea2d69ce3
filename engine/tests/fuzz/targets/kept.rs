//! Addresses, and all that the app keeps: what reads is written so that it reads the same again.
#![no_main]

use engine::catalogue::ALL;
use libfuzzer_sys::fuzz_target;
use table_ronde::readers::{
    Friends, Observations, Persist, Presets, Route, Saved, Settings, Slot,
};

fn again<T: Persist>(text: &str) -> Option<T> {
    let value = T::read(text)?;
    let written = value.to_json().write();
    let next = T::read(&written).expect("what was written reads");
    assert_eq!(next.to_json().write(), written);
    Some(value)
}

fuzz_target!(|data: &[u8]| {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    if let Some(saved) = again::<Saved>(text) {
        let _ = saved.open(ALL);
    }
    again::<Slot>(text);
    again::<Settings>(text);
    again::<Presets>(text);
    again::<Observations>(text);
    again::<Friends>(text);
    let (path, query) = text.split_once('?').unwrap_or((text, ""));
    let route = Route::read(path, |name| {
        let mut fields = query.split('&').filter_map(|field| field.split_once('='));
        fields.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
    });
    // What leads nowhere is shown as it stood, without what came after it.
    if !matches!(route, Route::Lost(_)) {
        assert_eq!(Route::read(&route.path(), |_| None).path(), route.path());
    }
});
