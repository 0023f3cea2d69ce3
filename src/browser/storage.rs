//! What the device keeps between visits. Where the device keeps nothing, or is full, this visit remembers.
//!
//! Texts are read and written in `localStorage`, which answers at once and reaches the disk late; `assets/journal.js` brings
//! each to the disk as it is kept, and puts back what was lost before a program starts (docs/decisions/040).

use js_sys::{Object, Reflect};
use wasm_bindgen::JsCast;
use web_sys::Storage;

use super::namespace::own_key;
use super::page;
use crate::state::persist::Persist;

// The keys as a copy at the root of its host has them; a copy in a folder has its own (`own_key`).

/// The game in progress.
pub const GAME: &str = "table-ronde/game";
/// The last game that a link took the place of.
pub const REPLACED: &str = "table-ronde/replaced";
/// How the games against « Copain » ended.
pub const FRIENDS: &str = "table-ronde/friends";
/// The settings.
pub const SETTINGS: &str = "table-ronde/settings";
/// What pupils exercised, counted.
pub const OBSERVATIONS: &str = "table-ronde/observations";
/// The settings that the teacher keeps under animals.
pub const PRESETS: &str = "table-ronde/presets";
/// The problems that were set up by hand.
pub const OWN_PROBLEMS: &str = "table-ronde/problems";
/// What was erased, for a day.
pub const ERASED: &str = "table-ronde/erased";
/// The wrong answers at the parental gate, until the next right one.
pub const GATE: &str = "table-ronde/gate";
/// The last day on which the app was opened.
pub const VISITED: &str = "table-ronde/visited";
/// A text that did not read: kept, never dropped.
pub const UNREADABLE: &str = "table-ronde/unreadable";

/// Asks for a text to be brought to the disk: its key, a line end, the text; a key alone is forgotten.
const KEEP: &str = "keep";

/// A key that holds nothing, to see whether anything is kept.
const TRIAL: &str = "table-ronde/trial";

/// Told when a text was taken up and then did not reach the disk, nor anything else of the device.
pub const UNKEPT: &str = "unkept";

/// Dispatched when texts begin or cease to reach the disk at once.
pub const DURABILITY: &str = "durabilitychange";

/// Attribute of the root element while texts do not reach the disk at once.
const UNDURABLE: &str = "data-undurable";

/// Where the page remembers what the device does not keep: both programs of the page see it.
const VISIT: &str = "tableRondeVisit";

fn visit() -> Option<Object> {
    let window = gloo::utils::window();
    let known = Reflect::get(&window, &VISIT.into()).ok()?;
    if let Ok(object) = known.dyn_into::<Object>() {
        return Some(object);
    }
    let object = Object::new();
    Reflect::set(&window, &VISIT.into(), &object).ok()?;
    Some(object)
}

/// What was found under a key.
pub enum Found<T> {
    /// Nothing.
    Nothing,
    /// What was kept there.
    Kept(T),
    /// A text that does not read.
    Unreadable(String),
}

fn device() -> Option<Storage> {
    gloo::utils::window().local_storage().ok().flatten()
}

/// The raw text under a key.
pub fn text(key: &str) -> Option<String> {
    let key = &own_key(key);
    let remembered = visit().and_then(|visit| Reflect::get(&visit, &key.into()).ok()?.as_string());
    remembered.or_else(|| device()?.get_item(key).ok().flatten())
}

/// What is kept under a key.
pub fn load<T: Persist>(key: &str) -> Found<T> {
    let Some(text) = text(key) else {
        return Found::Nothing;
    };
    match T::read(&text) {
        Some(value) => Found::Kept(value),
        None => Found::Unreadable(text),
    }
}

/// What is kept under a key, or else what is there at first; a text that does not read stays where it is.
pub fn load_or_default<T: Persist + Default>(key: &str) -> T {
    load_if_readable(key).unwrap_or_default()
}

/// What is kept under a key, if it reads; a text that does not stays where it is.
pub fn load_if_readable<T: Persist>(key: &str) -> Option<T> {
    match load(key) {
        Found::Kept(value) => Some(value),
        Found::Nothing | Found::Unreadable(_) => None,
    }
}

/// What is kept under a key, if anything is.
///
/// # Errors
/// A text that does not read, which is put aside so that it is told once; that of a newer version stays.
pub fn load_or_put_aside<T: Persist>(key: &str) -> Result<Option<T>, String> {
    match load(key) {
        Found::Nothing => Ok(None),
        Found::Kept(value) => Ok(Some(value)),
        Found::Unreadable(text) => {
            if !T::is_newer(&text) {
                put_aside(key);
            }
            Err(text)
        }
    }
}

/// Keeps a value under a key; tells whether the device keeps it beyond this visit.
pub fn keep<T: Persist>(key: &str, value: &T) -> bool {
    keep_text(key, value.to_json().write())
}

/// Keeps a text under a key as it is; tells whether the device keeps it beyond this visit.
pub fn keep_text(key: &str, text: String) -> bool {
    let key = &own_key(key);
    let device = device();
    let is_held = device
        .as_ref()
        .is_some_and(|device| device.set_item(key, &text).is_ok());
    let is_written = page::ask(KEEP, &format!("{key}\n{text}"));
    if let Some(device) = device.filter(|_| is_written && !is_held) {
        // An older text would be taken for what was kept last.
        let _ = device.remove_item(key);
    }
    if let Some(visit) = visit() {
        let text = (!is_held).then_some(text);
        let _ = Reflect::set(&visit, &key.into(), &text.into());
    }
    is_held || is_written
}

/// Whether the device keeps anything at all: some browsers keep nothing in a private window, or when they are full.
pub fn is_writable() -> bool {
    let is_held = device().is_some_and(|device| {
        let trial = own_key(TRIAL);
        let kept = device.set_item(&trial, TRIAL).is_ok();
        let _ = device.remove_item(&trial);
        kept
    });
    is_held || page::ask(KEEP, &own_key(TRIAL))
}

/// Whether what is kept reaches the disk at once. If not, only a store that is written to the disk much later holds it.
pub fn is_durable() -> bool {
    page::said(UNDURABLE).is_none()
}

/// The room that browsers give a site for texts, in signs.
const ROOM: usize = 5_242_880;

/// How much of the room for texts is taken, in per cent: it ends long before that for files.
pub fn taken() -> u8 {
    let Some(device) = device() else {
        return 0;
    };
    let keys = (0..device.length().unwrap_or_default()).filter_map(|at| device.key(at).ok()?);
    let signs = keys.map(|key| {
        let text = device.get_item(&key).ok().flatten().unwrap_or_default();
        key.encode_utf16().count() + text.encode_utf16().count()
    });
    u8::try_from(100 * signs.sum::<usize>() / ROOM)
        .unwrap_or(100)
        .min(100)
}

/// Whether what is kept under a key lasts beyond this visit.
pub fn is_on_device(key: &str) -> bool {
    let visit = visit().and_then(|visit| Reflect::get(&visit, &own_key(key).into()).ok());
    visit.is_none_or(|text| text.is_undefined()) || page::ask(KEEP, &own_key(TRIAL))
}

/// Keeps a value under a key of the device, or leaves what is there; tells which.
pub fn keep_or_leave<T: Persist>(key: &str, value: &T) -> bool {
    let was = text(key);
    let is_kept = keep(key, value);
    if !is_kept {
        match was {
            Some(was) => drop(keep_text(key, was)),
            None => forget(key),
        }
    }
    is_kept
}

/// Forgets a key.
pub fn forget(key: &str) {
    let key = &own_key(key);
    if let Some(visit) = visit() {
        let _ = Reflect::delete_property(&visit, &key.into());
    }
    if let Some(device) = device() {
        let _ = device.remove_item(key);
    }
    page::ask(KEEP, key);
}

/// Puts the text under a key aside, so that it is neither read again nor lost. What was put aside before is
/// kept with it.
pub fn put_aside(key: &str) {
    let Some(found) = text(key) else {
        return;
    };
    let earlier = text(UNREADABLE).filter(|earlier| *earlier != found);
    let all = earlier.map_or(found.clone(), |earlier| format!("{earlier}\n{found}"));
    let is_taken = keep_text(UNREADABLE, all.clone());
    // A database may say later that it is full: where there is another store, that one has to hold it.
    let is_held =
        device().is_none_or(|device| device.get_item(&own_key(UNREADABLE)) == Ok(Some(all)));
    if is_taken && is_held {
        forget(key);
    }
}
