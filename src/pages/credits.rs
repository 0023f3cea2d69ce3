//! Who made the games, the drawings and the letters; and what becomes of what is kept here.

pub mod your_data;

use engine::catalogue::GameId;
use yew::{Callback, Html, component, html, use_state};

use self::your_data::{Erasing, YourData};
use super::gate::Gate;
use crate::browser::history;
use crate::settings_context::{use_language, use_words};
use crate::widgets::heading::head;
use crate::words::classroom as words;

/// The credits.
#[component]
pub fn Credits() -> Html {
    let say = use_words();
    let language = use_language();
    let data = your_data::Props {
        erasing: use_state(|| Erasing::Offered),
        door: use_state(|| None),
    };
    if data.door.is_some() {
        let onleave = {
            let door = data.door.clone();
            Callback::from(move |()| door.set(None))
        };
        let onopen = Callback::from(move |()| your_data::opened(&data));
        return html! { <Gate {onopen} {onleave} /> };
    }
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
                <YourData ..data />
            </article>
        </main>
    }
}
