//! Frame of all pupil pages: backdrop, home, sound, adult lock, and the ear that repeats the sentence.

use engine::kernel::words::Phrase;
use yew::{AttrValue, Callback, Children, Classes, Html, Properties, component, html};

use crate::route::Route;
use crate::settings_context::{use_settings_handle, use_words};
use crate::shell::{history, voice};
use crate::state::settings::Change;
use crate::widgets::button::Button;
use crate::widgets::lock::Lock;
use crate::words::pages as words;

/// Properties of `Frame`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Name of the page, for its styles.
    pub name: &'static str,
    /// Additional classes.
    #[prop_or_default]
    pub class: Classes,
    /// Action of the home button. The home page has none.
    #[prop_or_default]
    pub onhome: Option<OnHome>,
    /// Sentence of the page, spoken at first and again by the ear.
    #[prop_or_default]
    pub say: Option<AttrValue>,
    /// Whether only the ear speaks it.
    #[prop_or_default]
    pub silent: bool,
    /// Additional elements for adults, beside the sound and the lock.
    #[prop_or_default]
    pub corner: Html,
    /// Content of the page.
    pub children: Children,
}

/// Action of the home button.
#[derive(Clone, PartialEq)]
pub enum OnHome {
    /// Opens the home page.
    Open,
    /// Calls back, to ask first.
    Ask(Callback<()>),
}

/// Returns the home button of a page that is left without a question.
pub fn straight_home() -> Option<OnHome> {
    Some(OnHome::Open)
}

/// Pupil page.
#[component]
pub fn Frame(props: &Props) -> Html {
    let t = use_words();
    let settings = use_settings_handle();
    let (hush, language) = (settings.hush, settings.language);
    let speaks = props.say.clone().filter(|_| !props.silent && !hush);
    yew::use_effect_with(speaks, move |text| {
        if let Some(text) = text {
            voice::say(text, language);
        }
    });
    let onhush = {
        let settings = settings.clone();
        Callback::from(move |_| {
            settings.dispatch(Change(Box::new(|settings| settings.hush = !settings.hush)));
        })
    };
    // Without a voice the browser only shows the sentence, so there is no ear.
    let heard = props.say.clone().filter(|_| voice::can_speak(language));
    let onear = heard.map(|text| {
        Callback::from(move |_| {
            if !hush {
                voice::say(&text, language);
            }
        })
    });
    let home = props.onhome.clone().map(|home| match home {
        OnHome::Open => Button::to(t(words::HOME), Route::Home.path()),
        OnHome::Ask(ask) => Button::new(t(words::HOME), ask.reform(|_| ())),
    });
    let lock = Callback::from(|()| history::go(&Route::Teacher));
    let sound = if hush { "icon-hush" } else { "icon-sound" };
    let sound_word = if hush {
        words::SOUND_ON
    } else {
        words::SOUND_OFF
    };
    html! {
        <main class={yew::classes!("page", format!("page-{}", props.name), props.class.clone())}>
            {country()}
            if let Some(home) = home {
                {home.class("home").icon("icon-home").quiet().view()}
            }
            <div class="adult-corner">
                {props.corner.clone()}
                if voice::can_sound() {
                    {Button::new(t(sound_word), onhush).class("adult").icon(sound).quiet().adult("sound").view()}
                }
                <Lock onopen={lock} />
            </div>
            {props.children.clone()}
            if let Some(onclick) = onear {
                {Button::new(t(words::HEAR), onclick).class("round ear").icon("icon-ear").quiet().view()}
            }
        </main>
    }
}

/// Renders the backdrop.
pub fn country() -> Html {
    html! {
        <svg class="country" viewBox="0 0 1080 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href="#backdrop-country" width="1080" height="810" />
        </svg>
    }
}

/// Returns a phrase as an attribute of the frame.
pub fn said(phrase: Phrase, t: impl Fn(Phrase) -> &'static str) -> Option<AttrValue> {
    Some(AttrValue::Static(t(phrase)))
}
