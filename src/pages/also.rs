//! The same words in the language of the home, beneath those of the class: seen, and heard where the device has a voice.

use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, html};

use crate::browser::voice;
use crate::state::settings::Settings;

/// A text of the language of the home as it is shown; one tap says it with a voice of the device.
fn shown(text: &str, home: Language, hush: bool) -> Html {
    let tag = home.tag();
    let dir = if home.is_rtl() { "rtl" } else { "ltr" };
    let text = home.in_numerals(text);
    let onclick = {
        let text = text.clone();
        Callback::from(move |event: MouseEvent| {
            event.stop_propagation();
            if !hush {
                voice::say(&text, home);
            }
        })
    };
    html! { <span class="home-words" lang={tag.text().to_owned()} {dir} {onclick}>{text}</span> }
}

/// A phrase in the language of the home; nothing where none is chosen.
pub fn also(phrase: Phrase, settings: &Settings) -> Html {
    also_told(|language| phrase.text(language).to_owned(), settings)
}

/// What is put together of several phrases, in the language of the home.
pub fn also_told(told: impl Fn(Language) -> String, settings: &Settings) -> Html {
    let home = settings.home().map(|home| (told(home), home));
    home.map_or_else(Html::default, |(text, home)| {
        shown(&text, home, settings.hush)
    })
}
