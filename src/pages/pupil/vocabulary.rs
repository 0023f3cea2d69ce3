//! Vocabulary of the Middle Ages: a tap on a picture speaks the word.

use yew::{AttrValue, Callback, Html, component, html, use_state_eq};

use super::home_language::in_home_language;
use crate::pages::shared::frame::{Frame, straight_home};
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::shell::voice;
use crate::widgets::icon::drawing;
use crate::widgets::said::said;
use crate::words::vocabulary as words;

/// Vocabulary cards.
#[component]
pub fn Vocabulary() -> Html {
    let t = use_words();
    let language = use_language();
    let settings = use_settings_handle();
    let chosen = use_state_eq(|| None::<usize>);
    let shown = chosen.map_or(words::TOUCH_PICTURE, |card| words::CARDS[card].2);
    let sentence = t(shown);
    let hush = settings.hush;
    let cards = words::CARDS.iter().enumerate().map(|(number, (name, word, meaning))| {
        let is_chosen = *chosen == Some(number);
        let text = t(*meaning);
        let chosen = chosen.clone();
        // A second tap speaks it again.
        let onclick = Callback::from(move |_| {
            chosen.set(Some(number));
            if !hush {
                voice::say(text, language);
            }
        });
        let class = if is_chosen { "button word-card chosen" } else { "button word-card" };
        html! {
            <button type="button" {class} aria-pressed={is_chosen.to_string()} data-word-card={*name} {onclick}>
                {drawing(name, "word-picture")}
                <span>{t(*word)}</span>
                {in_home_language(*word, &settings)}
            </button>
        }
    });
    html! {
        <Frame name="words" onhome={straight_home()} say={AttrValue::Static(sentence)} silent={chosen.is_some()}>
            <h1 class="visually-hidden">{t(words::WORDS)}</h1>
            <div class="word-cards">{ for cards }</div>
            <p class="word-sentence" role="status">{said(sentence)}{in_home_language(shown, &settings)}</p>
        </Frame>
    }
}
