//! Handbook on a page: loads its files when the page is shown, and shows a notice if they cannot be loaded.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use engine::kernel::words::{Language, Phrase, Tag};
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html, MouseEvent, hook, html, use_effect_with, use_state_eq};

use crate::settings_context::use_language;
use crate::shell::{chunk_loading, clock};
use crate::state::handbook::{Chapter, Handbook, Passage, Texts};
use crate::widgets::button::Button;
use crate::words::handbook as words;

/// Timeout after which a page shows the files it has, with a notice, in milliseconds.
const LONG: u32 = 1500;

thread_local! {
    /// Texts loaded during this visit.
    static READ: RefCell<Vec<(Tag, Rc<Texts>)>> = const { RefCell::new(Vec::new()) };
}

/// State of a file.
#[derive(Clone, PartialEq)]
enum Found {
    /// The file is loading.
    Coming,
    /// Its texts; `None` if the file cannot be loaded or does not parse.
    Come(Option<Rc<Texts>>),
}

fn known(tag: Tag) -> Option<Rc<Texts>> {
    READ.with_borrow(|all| {
        let found = all.iter().find(|(known, _)| *known == tag);
        found.map(|(_, texts)| texts.clone())
    })
}

async fn read(tag: Tag) -> Option<Rc<Texts>> {
    if let Some(texts) = known(tag) {
        return Some(texts);
    }
    let file = chunk_loading::text(&format!("handbook/{}.json", tag.text())).await?;
    let texts = Rc::new(Texts::read(&file)?);
    READ.with_borrow_mut(|all| all.push((tag, texts.clone())));
    Some(texts)
}

/// Returns the file of a language, and loads it again when `tries` changes. Without a language nothing is loaded.
#[hook]
fn use_texts(tag: Option<Tag>, tries: u32) -> Found {
    let find = |tag: Option<Tag>| match tag {
        None => Found::Come(None),
        Some(tag) => known(tag).map_or(Found::Coming, |texts| Found::Come(Some(texts))),
    };
    let found = use_state_eq(|| (tag, find(tag)));
    use_effect_with((tag, tries), {
        let found = found.setter();
        move |&(tag, _)| {
            found.set((tag, find(tag)));
            let is_wanted = Rc::new(Cell::new(true));
            if let Some(tag) = tag {
                let is_wanted = is_wanted.clone();
                spawn_local(async move {
                    let texts = read(tag).await;
                    if is_wanted.get() {
                        found.set((Some(tag), Found::Come(texts)));
                    }
                });
            }
            move || is_wanted.set(false)
        }
    });
    let (of, texts) = &*found;
    match *of == tag {
        true => texts.clone(),
        false => find(tag),
    }
}

/// Checks whether loading takes longer than the timeout, in milliseconds.
#[hook]
pub fn use_slow(is_coming: bool, timeout: u32) -> bool {
    let is_slow = use_state_eq(|| false);
    use_effect_with(is_coming, {
        let is_slow = is_slow.setter();
        move |&is_coming| {
            is_slow.set(false);
            let timer = is_coming.then(|| clock::after(timeout, move || is_slow.set(true)));
            move || drop(timer)
        }
    });
    *is_slow
}

/// Handbook on a page, with the state of its files.
pub struct Reading {
    /// The handbook, as far as it is loaded.
    pub handbook: Handbook,
    /// Whether a file is loading.
    pub is_coming: bool,
    is_slow: bool,
    /// Whether this is a retry.
    is_again: bool,
    again: Callback<MouseEvent>,
}

/// Returns the handbook in the language of the app, and loads it once `is_wanted`.
#[hook]
pub fn use_handbook(is_wanted: bool) -> Reading {
    let tag = use_language().tag();
    let tries = use_state_eq(|| 0);
    let own = is_wanted && tag != Tag::FRENCH;
    let french = use_texts(is_wanted.then_some(Tag::FRENCH), *tries);
    let own = use_texts(own.then_some(tag), *tries);
    let is_coming = [&french, &own].contains(&&Found::Coming);
    let is_slow = use_slow(is_coming, LONG);
    let texts = |found| match found {
        Found::Come(texts) => texts,
        Found::Coming => None,
    };
    // Waits for both files, so that no page is French for a moment.
    let handbook = match is_coming && !is_slow && *tries == 0 {
        true => Handbook::default(),
        false => Handbook::new(tag, texts(french), texts(own)),
    };
    Reading {
        handbook,
        is_coming,
        is_slow,
        is_again: *tries > 0,
        again: Callback::from(move |_| tries.set(*tries + 1)),
    }
}

impl Reading {
    /// Returns the button that loads the missing files again.
    pub fn retry(&self, language: Language) -> Html {
        Button::new(words::TRY_AGAIN.text(language), self.again.clone())
            .class("plain")
            .icon("icon-restart")
            .adult("try-again")
            .view()
    }

    /// Returns the notice of a page that is empty, or French because its own language is missing. The element is
    /// there even without a notice, for screen readers.
    pub fn notice(&self, is_empty: bool, language: Language) -> Html {
        let t = |phrase: Phrase| phrase.text(language);
        let sentence = match (self.is_coming, is_empty, self.handbook.lacks_own()) {
            (false, false, false) => None,
            (true, ..) => (self.is_slow || self.is_again).then_some(words::COMING),
            (false, true, _) => Some(words::MISSING),
            (false, false, true) => Some(words::IN_FRENCH),
        };
        html! {
            <div class="unfetched" role="status">
                if let Some(sentence) = sentence {
                    <p>{t(sentence)}</p>
                    if self.is_again || !self.is_coming {
                        {self.retry(language)}
                    }
                }
            </div>
        }
    }
}

/// Renders a chapter.
pub fn chapter(chapter: &Chapter<'_>) -> Html {
    let Passage { text, lang, .. } = chapter.title;
    html! {
        <section>
            <h2 {lang}>{text}</h2>
            { for chapter.text.iter().map(|passage| html! { <p lang={passage.lang}>{passage.text}</p> }) }
        </section>
    }
}
