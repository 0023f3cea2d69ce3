//! What every pupil page has in its fixed places: the country behind, home, sound, the adult lock, the ear.

use engine::kernel::words::Phrase;
use yew::{AttrValue, Callback, Children, Classes, Html, Properties, component, html};

use crate::browser::{history, voice};
use crate::route::Route;
use crate::settings_context::{use_settings_handle, use_words};
use crate::state::settings::Change;
use crate::widgets::button::Button;
use crate::widgets::lock::Lock;
use crate::words::pages as words;

/// What a page has besides its own content.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The name of the page, for its styles.
    pub name: &'static str,
    /// More classes.
    #[prop_or_default]
    pub class: Classes,
    /// What the way home does; home itself has none.
    #[prop_or_default]
    pub onhome: Option<Callback<()>>,
    /// What the voice says, and the ear says again.
    #[prop_or_default]
    pub say: Option<AttrValue>,
    /// Whether only the ear says it.
    #[prop_or_default]
    pub silent: bool,
    /// More for adults, beside the sound and the lock.
    #[prop_or_default]
    pub corner: Html,
    /// The page itself.
    pub children: Children,
}

/// A way home that asks nothing.
pub fn straight_home() -> Option<Callback<()>> {
    Some(Callback::from(|()| history::go(&Route::Home)))
}

/// A pupil page.
#[component]
pub fn Frame(props: &Props) -> Html {
    let say = use_words();
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
    // A browser that has no voice shows the sentence; an ear would promise more.
    let heard = props.say.clone().filter(|_| voice::can_speak(language));
    let onear = heard.map(|text| {
        Callback::from(move |_| {
            if !hush {
                voice::say(&text, language);
            }
        })
    });
    let onhome = props
        .onhome
        .clone()
        .map(|home| home.reform(|_: yew::MouseEvent| ()));
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
            if let Some(onclick) = onhome {
                {Button::new(say(words::HOME), onclick).class("home").icon("icon-home").quiet().view()}
            }
            <div class="adult-corner">
                {props.corner.clone()}
                if voice::can_sound() {
                    {Button::new(say(sound_word), onhush).class("adult").icon(sound).quiet().adult("sound").view()}
                }
                <Lock onopen={lock} />
            </div>
            {props.children.clone()}
            if let Some(onclick) = onear {
                {Button::new(say(words::HEAR), onclick).class("round ear").icon("icon-ear").quiet().view()}
            }
        </main>
    }
}

/// The country of the tale, behind everything.
pub fn country() -> Html {
    html! {
        <svg class="country" viewBox="0 0 1080 810" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href="#backdrop-country" width="1080" height="810" />
        </svg>
    }
}

/// A phrase as an attribute of the frame.
pub fn said(phrase: Phrase, say: impl Fn(Phrase) -> &'static str) -> Option<AttrValue> {
    Some(AttrValue::Static(say(phrase)))
}
