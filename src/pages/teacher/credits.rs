//! Credits: authors of the games, drawings and fonts, and the data saved on the device.

pub mod your_data;

use engine::catalogue::GameId;
use yew::{Callback, Html, component, html, use_state};

use self::your_data::{Erasing, YourData};
use super::parental_gate::ParentalGate;
use crate::handbook::{chapter, use_handbook};
use crate::settings_context::{use_language, use_words};
use crate::shell::history;
use crate::state::handbook::Passage;
use crate::widgets::heading::head;
use crate::words::classroom as words;

/// Credits.
#[component]
pub fn Credits() -> Html {
    let t = use_words();
    let language = use_language();
    let reading = use_handbook(true);
    let lines = reading.handbook.passages("data");
    let line = |line: &Passage<'_>| html! { <li lang={line.lang}>{line.text}</li> };
    let data = your_data::Props {
        lines: lines.iter().map(line).collect(),
        erasing: use_state(|| Erasing::Offered),
        door: use_state(|| None),
    };
    if data.door.is_some() {
        let onleave = {
            let door = data.door.clone();
            Callback::from(move |()| door.set(None))
        };
        let onopen = Callback::from(move |()| your_data::opened(&data));
        return html! { <ParentalGate {onopen} {onleave} /> };
    }
    let chapters = reading.handbook.chapters("credits");
    html! {
        <main class="page adult-page page-credits">
            {head(language, t(words::CREDITS_TITLE), history::back, Html::default())}
            <article class="sheet">
                <section>
                    <h2>{t(words::CREDITS_GAMES)}</h2>
                    <dl class="makers">
                        { for GameId::ALL.iter().map(|game| {
                            let original = game.info().original;
                            html! { <div><dt>{original.title}</dt><dd>{original.credit()}</dd></div> }
                        }) }
                    </dl>
                    <p>{t(words::CREDITS_GAMES_NOTE)}</p>
                </section>
                {reading.notice(chapters.is_empty(), language)}
                { for chapters.iter().map(chapter) }
                <YourData ..data />
            </article>
        </main>
    }
}
