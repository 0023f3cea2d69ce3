//! Storage between visits. If the device saves nothing, or is full, the data lasts for this visit.
//!
//! Texts are read from and written to `localStorage`, which is synchronous but reaches the disk late.
//! `shell/durable-storage.js` mirrors each text to `IndexedDB` at once, and restores lost texts before the app starts
//! (docs/decisions/039).

use js_sys::{Function, Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Storage;

use super::namespace::own_key;
use super::subscription::Subscription;
use crate::state::persist::Persist;

// Keys of a copy at the root of its host; a copy in a folder has its own (`own_key`).

/// The game in progress.
pub const GAME: &str = "table-ronde/game";
/// The last game that was replaced by a link.
pub const REPLACED: &str = "table-ronde/replaced";
/// Results of the games against « Copain ».
pub const FRIENDS: &str = "table-ronde/friends";
/// The settings.
pub const SETTINGS: &str = "table-ronde/settings";
/// Arena of the day, until it is left.
pub const ARENA: &str = "table-ronde/arena";
/// Flags of the week.
pub const PENNANT: &str = "table-ronde/pennant";
/// Skill statistics of the pupils.
pub const SKILL_STATS: &str = "table-ronde/observations";
/// Presets of the teacher, named after animals.
pub const PRESETS: &str = "table-ronde/presets";
/// Problems that the teacher has set up.
pub const OWN_PROBLEMS: &str = "table-ronde/problems";
/// Trash: erased texts, restorable for a day.
pub const TRASH: &str = "table-ronde/erased";
/// Wrong answers at the parental gate, until the next right one.
pub const PARENTAL_GATE: &str = "table-ronde/gate";
/// Day of the last visit.
pub const LAST_VISIT: &str = "table-ronde/visited";
/// Quarantine: texts that did not parse. They are never dropped.
pub const QUARANTINE: &str = "table-ronde/unreadable";

/// Key of test writes.
const TRIAL: &str = "table-ronde/trial";

#[wasm_bindgen(js_namespace = ["tableRonde", "storage"])]
extern "C" {
    /// Writes a text to the disk, or deletes it. Returns whether it will reach the disk.
    #[wasm_bindgen(js_name = save)]
    fn write(key: &str, text: Option<&str>) -> bool;
    /// Texts that the device could not save, by key.
    #[wasm_bindgen(thread_local_v2, js_name = visit)]
    static VISIT: Object;
    /// Checks whether saved texts reach the disk at once. If not, only `localStorage` holds them, which is written much
    /// later.
    #[wasm_bindgen(js_name = isDurable)]
    pub fn is_durable() -> bool;
    #[wasm_bindgen(js_name = onDurabilityChange)]
    fn add_durability_listener(callback: &Closure<dyn Fn()>) -> Function;
    #[wasm_bindgen(js_name = onLoss)]
    fn add_loss_listener(callback: &Closure<dyn Fn()>) -> Function;
    /// Erases the texts that copies on this host shared before each had its own.
    #[wasm_bindgen(js_name = eraseUnbound)]
    pub fn erase_unbound();
}

/// Calls back when immediate writes to the disk begin or cease.
pub fn on_durability_change(callback: impl Fn() + 'static) -> Subscription {
    Subscription::new(add_durability_listener, callback)
}

/// Calls back after an accepted text could not be stored anywhere on the device.
pub fn on_loss(callback: impl Fn() + 'static) -> Subscription {
    Subscription::new(add_loss_listener, callback)
}

/// Returns the text of a key that the device could not save.
fn remembered(key: &str) -> Option<String> {
    VISIT.with(|visit| Reflect::get(visit, &key.into()).ok()?.as_string())
}

/// Result of loading the value of a key.
pub enum LoadResult<T> {
    /// The key has no text.
    Missing,
    /// The saved value.
    Loaded(T),
    /// A text that does not parse, or is of a newer version.
    Unreadable(String),
}

fn device() -> Option<Storage> {
    gloo::utils::window().local_storage().ok().flatten()
}

/// Returns the raw text of a key.
pub fn text(key: &str) -> Option<String> {
    let key = &own_key(key);
    remembered(key).or_else(|| device()?.get_item(key).ok().flatten())
}

/// Loads the value of a key.
pub fn load<T: Persist>(key: &str) -> LoadResult<T> {
    let Some(text) = text(key) else {
        return LoadResult::Missing;
    };
    match T::read(&text) {
        Some(value) => LoadResult::Loaded(value),
        None => LoadResult::Unreadable(text),
    }
}

/// Loads the value of a key, or its default. A text that does not parse stays in place.
pub fn load_or_default<T: Persist + Default>(key: &str) -> T {
    load_if_readable(key).unwrap_or_default()
}

/// Loads the value of a key, if it parses. A text that does not parse stays in place.
pub fn load_if_readable<T: Persist>(key: &str) -> Option<T> {
    match load(key) {
        LoadResult::Loaded(value) => Some(value),
        LoadResult::Missing | LoadResult::Unreadable(_) => None,
    }
}

/// Loads the value of a key, if there is one.
///
/// # Errors
/// Returns a text that does not parse. It is moved to the quarantine, so that it is reported only once; the text of a
/// newer version stays in place.
pub fn load_or_quarantine<T: Persist>(key: &str) -> Result<Option<T>, String> {
    match load(key) {
        LoadResult::Missing => Ok(None),
        LoadResult::Loaded(value) => Ok(Some(value)),
        LoadResult::Unreadable(text) => {
            if !T::is_newer(&text) {
                quarantine(key);
            }
            Err(text)
        }
    }
}

/// Saves a value under a key. Returns whether the device stores it beyond this visit.
pub fn save<T: Persist>(key: &str, value: &T) -> bool {
    save_text(key, value.to_json().write())
}

/// Saves a raw text under a key. Returns whether the device stores it beyond this visit.
pub fn save_text(key: &str, text: String) -> bool {
    let key = &own_key(key);
    let device = device();
    let is_held = device
        .as_ref()
        .is_some_and(|device| device.set_item(key, &text).is_ok());
    let is_written = write(key, Some(&text));
    if let Some(device) = device.filter(|_| is_written && !is_held) {
        // An older text would be mistaken for the last saved one.
        let _ = device.remove_item(key);
    }
    let text = (!is_held).then_some(text);
    let _ = VISIT.with(|visit| Reflect::set(visit, &key.into(), &text.into()));
    is_held || is_written
}

/// Checks whether the device can save anything. Some browsers save nothing in a private window, or when storage is
/// full.
pub fn is_writable() -> bool {
    let is_held = device().is_some_and(|device| {
        let trial = own_key(TRIAL);
        let is_set = device.set_item(&trial, TRIAL).is_ok();
        let _ = device.remove_item(&trial);
        is_set
    });
    is_held || write(&own_key(TRIAL), None)
}

/// Quota of a site for `localStorage`, in UTF-16 code units.
const QUOTA: usize = 5_242_880;

/// Returns the used share of `localStorage`, in per cent. It fills up long before the quota for files.
pub fn used_percent() -> u8 {
    let Some(device) = device() else {
        return 0;
    };
    let keys = (0..device.length().unwrap_or_default()).filter_map(|at| device.key(at).ok()?);
    let signs = keys.map(|key| {
        let text = device.get_item(&key).ok().flatten().unwrap_or_default();
        key.encode_utf16().count() + text.encode_utf16().count()
    });
    u8::try_from(100 * signs.sum::<usize>() / QUOTA)
        .unwrap_or(100)
        .min(100)
}

/// Checks whether the text of a key lasts beyond this visit.
pub fn is_on_device(key: &str) -> bool {
    remembered(&own_key(key)).is_none() || write(&own_key(TRIAL), None)
}

/// Saves a value under a key if the device stores it beyond this visit, or restores the earlier text. Returns whether
/// it was saved.
pub fn save_or_restore<T: Persist>(key: &str, value: &T) -> bool {
    let was = text(key);
    let is_saved = save(key, value);
    if !is_saved {
        match was {
            Some(was) => drop(save_text(key, was)),
            None => remove(key),
        }
    }
    is_saved
}

/// Deletes a key.
pub fn remove(key: &str) {
    let key = &own_key(key);
    let _ = VISIT.with(|visit| Reflect::set(visit, &key.into(), &JsValue::UNDEFINED));
    if let Some(device) = device() {
        let _ = device.remove_item(key);
    }
    write(key, None);
}

/// Moves the text of a key to the quarantine, behind earlier ones, so that it is neither read again nor lost.
pub fn quarantine(key: &str) {
    let Some(found) = text(key) else {
        return;
    };
    let earlier = text(QUARANTINE).filter(|earlier| *earlier != found);
    let all = earlier.map_or(found.clone(), |earlier| format!("{earlier}\n{found}"));
    let is_taken = save_text(QUARANTINE, all.clone());
    // `IndexedDB` may report later that it is full. If there is `localStorage`, it has to hold the text before the
    // key is deleted.
    let is_held =
        device().is_none_or(|device| device.get_item(&own_key(QUARANTINE)) == Ok(Some(all)));
    if is_taken && is_held {
        remove(key);
    }
}
