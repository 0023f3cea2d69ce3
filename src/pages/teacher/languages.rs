//! Card of the class language and the home language.

use engine::kernel::words::{Phrase, Tag};
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html, component, html, use_state_eq};

use super::rows::change;
use crate::languages;
use crate::settings_context::use_settings_handle;
use crate::state::settings::Settings;
use crate::widgets::segments::{Segment, segments};
use crate::words::punctuation::asides;
use crate::words::{classroom, home as words};

/// Value of the button for no home language.
const NONE: &str = "-";

fn tag_of(value: &str) -> Option<Tag> {
    Tag::new(value)
}

/// Card of the languages.
#[component]
pub fn Languages() -> Html {
    let settings = use_settings_handle();
    let unfetched = use_state_eq(|| false);
    let language = settings.language;
    let t = |phrase: Phrase| phrase.text(language);
    let choose = |set: fn(&mut Settings, Option<Tag>)| {
        let (settings, unfetched) = (settings.clone(), unfetched.clone());
        Callback::from(move |value: &'static str| {
            let (settings, unfetched) = (settings.clone(), unfetched.clone());
            let tag = tag_of(value);
            spawn_local(async move {
                let is_there = match tag {
                    Some(tag) => languages::read(tag).await,
                    None => true,
                };
                unfetched.set(!is_there);
                if is_there {
                    change(&settings, move |settings| set(settings, tag));
                }
            });
        })
    };
    let french = || Segment::new("fr", "Français");
    let others = || {
        let all = languages::offered().iter();
        all.map(|one| {
            let note = one.is_being_revised.then(|| t(words::BEING_REVISED));
            let name = asides([one.name.as_str()].into_iter().chain(note), language);
            Segment::new(one.tag.text(), name)
        })
    };
    let of_class = segments(
        "language",
        t(classroom::LANGUAGE),
        std::iter::once(french()).chain(others()),
        settings.class_language.text(),
        &choose(|settings, tag| settings.class_language = tag.unwrap_or_default()),
    );
    let of_home = segments(
        "home-language",
        t(words::HOME_LANGUAGE),
        [Segment::new(NONE, t(words::HOME_NONE)), french()]
            .into_iter()
            .chain(others()),
        settings.home_language.as_ref().map_or(NONE, Tag::text),
        &choose(|settings, tag| settings.home_language = tag),
    );
    let is_translated = [Some(settings.class_language), settings.home_language]
        .into_iter()
        .flatten()
        .any(|tag| tag != Tag::FRENCH);
    html! {
        <section class="card languages-card">
            <h2>{t(words::LANGUAGES)}</h2>
            {of_class}
            {of_home}
            <p class="small-print">{t(words::HOME_NOTE)}</p>
            if is_translated {
                <p class="small-print">{t(words::WAITS_FOR_REVIEW)}</p>
            }
            <p class="small-print" role="status">{unfetched.then(|| t(words::LANGUAGE_UNFETCHED))}</p>
        </section>
    }
}
