//! What the device keeps between visits. Where the device keeps nothing, or is full, this visit remembers.

use std::cell::RefCell;

use web_sys::Storage;

use crate::state::kept::Kept;

/// The game in progress.
pub const GAME: &str = "table-ronde/game";
/// The settings.
pub const SETTINGS: &str = "table-ronde/settings";
/// A text that did not read: kept, never dropped.
pub const UNREADABLE: &str = "table-ronde/unreadable";

thread_local! {
    static VISIT: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
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
    let remembered = VISIT.with_borrow(|visit| {
        let found = visit.iter().find(|(name, _)| name == key);
        found.map(|(_, text)| text.clone())
    });
    remembered.or_else(|| device()?.get_item(key).ok().flatten())
}

/// What is kept under a key.
pub fn load<T: Kept>(key: &str) -> Found<T> {
    let Some(text) = text(key) else {
        return Found::Nothing;
    };
    match T::read(&text) {
        Some(value) => Found::Kept(value),
        None => Found::Unreadable(text),
    }
}

/// Keeps a value under a key; tells whether the device keeps it beyond this visit.
pub fn keep<T: Kept>(key: &str, value: &T) -> bool {
    keep_text(key, value.to_json().write())
}

fn keep_text(key: &str, text: String) -> bool {
    let kept = device().is_some_and(|device| device.set_item(key, &text).is_ok());
    VISIT.with_borrow_mut(|visit| {
        visit.retain(|(name, _)| name != key);
        if !kept {
            visit.push((key.to_owned(), text));
        }
    });
    kept
}

/// Forgets a key.
pub fn forget(key: &str) {
    VISIT.with_borrow_mut(|visit| visit.retain(|(name, _)| name != key));
    if let Some(device) = device() {
        let _ = device.remove_item(key);
    }
}

/// Puts the text under a key aside, so that it is neither read again nor lost. What was put aside before is
/// kept with it.
pub fn put_aside(key: &str) {
    let Some(found) = text(key) else {
        return;
    };
    let earlier = text(UNREADABLE).filter(|earlier| *earlier != found);
    let all = earlier.map_or(found.clone(), |earlier| format!("{earlier}\n{found}"));
    if keep_text(UNREADABLE, all) {
        forget(key);
    }
}
