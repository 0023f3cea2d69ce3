//! The languages besides French: which the page offers, and their texts, fetched when one is chosen.

use std::cell::RefCell;
use std::rc::Rc;

use engine::kernel::words::Tag;
use wasm_bindgen_futures::spawn_local;

use crate::browser::{clock, fetched, page, plural};
use crate::state::languages::{self, Offered};

/// What a program tells the others of the page, and itself, when it has read a language.
pub const READ: &str = "languageread";
/// How long a program that begins waits for the words of its language, in milliseconds.
const LONG: u32 = 1500;

thread_local! {
    static OFFERED: &'static [Offered] = languages::offered(&page::said_in_head("languages")).leak();
}

/// The languages that the page offers besides French.
pub fn offered() -> &'static [Offered] {
    OFFERED.with(|all| *all)
}

/// Fetches the texts of a language where they are not there yet; false if they cannot be had now.
pub async fn read(tag: Tag) -> bool {
    if languages::is_read(tag) {
        return true;
    }
    let Some(one) = offered().iter().find(|one| one.tag == tag) else {
        return false;
    };
    let text = fetched::text(&one.file).await;
    let is_read = text.is_some_and(|text| languages::take(tag, &text, plural::category));
    if is_read {
        page::tell(READ);
    }
    is_read
}

/// Begins once the words of these languages are there, or after a while without them: then they come later.
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
