//! Who made the games, the drawings and the letters; and what becomes of what is kept here.

use engine::catalogue::GameId;
use engine::kernel::words::Phrase;
use yew::{Callback, Html, MouseEvent, component, html, use_state};

use crate::browser::{history, storage};
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::state::settings::{Change, Settings};
use crate::state::slots::{self, SLOTS};
use crate::widgets::button::Button;
use crate::widgets::heading::head;
use crate::words::classroom as words;

const DATA: [Phrase; 10] = [
    words::DATA_1,
    words::DATA_2,
    words::DATA_3,
    words::DATA_4,
    words::DATA_5,
    words::DATA_6,
    words::DATA_7,
    words::DATA_8,
    words::DATA_9,
    words::DATA_10,
];

const KEYS: [&str; 7] = [
    storage::FRIENDS,
    storage::GAME,
    storage::REPLACED,
    storage::SETTINGS,
    storage::PRESETS,
    storage::OBSERVATIONS,
    storage::UNREADABLE,
];

/// How far the erasing has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Erasing {
    Offered,
    Asked,
    Done,
}

/// The credits.
#[component]
pub fn Credits() -> Html {
    let say = use_words();
    let language = use_language();
    let texts = [
        (
            words::CREDITS_DRAWINGS,
            &[words::CREDITS_DRAWINGS_TEXT, words::CREDITS_ICONS][..],
        ),
        (
            words::CREDITS_VOICE,
            &[words::CREDITS_VOICE_TEXT, words::CREDITS_SOUNDS_TEXT],
        ),
        (words::CREDITS_FONTS, &[words::CREDITS_FONTS_TEXT]),
        (
            words::CREDITS_CODE,
            &[words::CREDITS_CODE_TEXT, words::CREDITS_PAPER_TEXT],
        ),
    ];
    html! {
        <main class="page adult-page page-credits">
            {head(language, say(words::CREDITS_TITLE), history::back, Html::default())}
            <article class="sheet">
                <section>
                    <h2>{say(words::CREDITS_GAMES)}</h2>
                    <dl class="makers">
                        { for GameId::ALL.iter().map(|game| {
                            let original = game.info().original;
                            html! { <div><dt>{original.title}</dt><dd>{original.credit()}</dd></div> }
                        }) }
                    </dl>
                    <p>{say(words::CREDITS_GAMES_NOTE)}</p>
                </section>
                { for texts.iter().map(|(title, texts)| html! {
                    <section>
                        <h2>{say(*title)}</h2>
                        { for texts.iter().map(|text| html! { <p>{say(*text)}</p> }) }
                    </section>
                }) }
                <YourData />
            </article>
        </main>
    }
}

/// What is kept, and the button that erases it.
#[component]
fn YourData() -> Html {
    let say = use_words();
    let settings = use_settings_handle();
    let erasing = use_state(|| Erasing::Offered);
    let to = |next: Erasing| {
        let erasing = erasing.clone();
        Callback::from(move |_: MouseEvent| erasing.set(next))
    };
    let erase = {
        let erasing = erasing.clone();
        Callback::from(move |_: MouseEvent| {
            for key in KEYS {
                storage::forget(key);
            }
            for slot in 0..SLOTS {
                storage::forget(&slots::key(slot));
            }
            let language = settings.language;
            settings.dispatch(Change(Box::new(move |settings| {
                // The page goes on in the language of its reader.
                *settings = Settings {
                    language,
                    ..Settings::default()
                };
            })));
            erasing.set(Erasing::Done);
        })
    };
    html! {
        <section class="your-data">
            <h2>{say(words::DATA_TITLE)}</h2>
            <ol>{ for DATA.iter().map(|line| html! { <li>{say(*line)}</li> }) }</ol>
            <div class="erase" role="status">
                {match *erasing {
                    Erasing::Offered => html! {
                        {Button::new(say(words::ERASE_ALL), to(Erasing::Asked)).class("plain").icon("icon-cross").adult("erase").view()}
                    },
                    Erasing::Asked => html! { <>
                        <p>{say(words::ERASE_ASK)}</p>
                        {Button::new(say(words::ERASE_NO), to(Erasing::Offered)).class("plain").adult("erase-no").view()}
                        {Button::new(say(words::ERASE_YES), erase).class("dark").icon("icon-cross").adult("erase-yes").view()}
                    </> },
                    Erasing::Done => html! { <p>{say(words::ERASED)}</p> },
                }}
            </div>
        </section>
    }
}
