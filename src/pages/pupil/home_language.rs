//! Texts in the home language, shown beneath those in the class language, and spoken if the device has a voice.

use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, html};

use crate::shell::voice;
use crate::state::settings::Settings;

/// Renders a text in the home language. A tap speaks it with a voice of the device.
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

/// Renders a phrase in the home language; empty if none is chosen.
pub fn in_home_language(phrase: Phrase, settings: &Settings) -> Html {
    told_in_home_language(|language| phrase.text(language).to_owned(), settings)
}

/// Renders a text composed of several phrases, in the home language.
pub fn told_in_home_language(told: impl Fn(Language) -> String, settings: &Settings) -> Html {
    let home = settings.home().map(|home| (told(home), home));
    home.map_or_else(Html::default, |(text, home)| {
        shown(&text, home, settings.hush)
    })
}
