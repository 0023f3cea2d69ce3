//! Languages besides French: those on offer, and lazy loading of their texts.

use std::cell::RefCell;
use std::rc::Rc;

use engine::kernel::words::Tag;
use wasm_bindgen_futures::spawn_local;

use crate::shell::{chunk_loading, clock, page, plural};
use crate::state::languages::{self, Offered};

/// Event after the texts of a language were loaded.
pub const READ: &str = "languageread";
/// Timeout after which the app starts without the texts of its language, in milliseconds.
const LONG: u32 = 1500;

thread_local! {
    static OFFERED: &'static [Offered] = languages::offered(&page::meta_content("languages")).leak();
}

/// Returns the languages on offer besides French.
pub fn offered() -> &'static [Offered] {
    OFFERED.with(|all| *all)
}

/// Loads the texts of a language, unless they are loaded. Returns false if they cannot be loaded now.
pub async fn read(tag: Tag) -> bool {
    if languages::is_read(tag) {
        return true;
    }
    let Some(one) = offered().iter().find(|one| one.tag == tag) else {
        return false;
    };
    let text = chunk_loading::text(&one.file).await;
    let is_read = text.is_some_and(|text| languages::take(tag, &text, plural::category));
    if is_read {
        page::dispatch(READ);
    }
    is_read
}

/// Calls back once the texts of these languages are loaded, or after a timeout; they may then arrive later.
pub fn with(tags: Vec<Tag>, begin: impl FnOnce() + 'static) {
    if tags.is_empty() {
        return begin();
    }
    let begin = Rc::new(RefCell::new(Some(begin)));
    let late = begin.clone();
    spawn_local(async move {
        for tag in tags {
            read(tag).await;
        }
        let begin = begin.borrow_mut().take();
        if let Some(begin) = begin {
            begin();
        }
    });
    spawn_local(async move {
        clock::wait(LONG).await;
        let begin = late.borrow_mut().take();
        if let Some(begin) = begin {
            begin();
        }
    });
}
