//! Turning points of a game: three pictures, each with its sentence.

use engine::kernel::words::Language;
use engine::table::{Episode, turning_points};
use yew::{
    Callback, Html, MouseEvent, Properties, UseReducerHandle, component, html, use_memo,
    use_state_eq,
};

use crate::board::turning_point::turning_point;
use crate::settings_context::use_settings_handle;
use crate::shell::voice;
use crate::state::session::Session;
use crate::widgets::said::said;

/// Number of pictures.
const SHOWN: usize = 3;

/// Properties of `Turns`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The table on the screen.
    pub session: UseReducerHandle<Session>,
}

/// Returns all sentences of an episode.
pub fn sentences(episode: &Episode, language: Language) -> String {
    let phrases = episode.phrases.iter().map(|phrase| phrase.text(language));
    phrases.collect::<Vec<_>>().join(" ")
}

/// Row of pictures, with the sentence of the touched one.
#[component]
pub fn Turns(props: &Props) -> Html {
    let settings = use_settings_handle();
    let (hush, language) = (settings.hush, settings.language);
    let touched = use_state_eq(|| None::<usize>);
    let table = props.session.table();
    let turns = use_memo(props.session.version(), |_| {
        let episodes = table.episodes();
        let turns = turning_points(&episodes, SHOWN).into_iter();
        let drawn = turns.map(|turn| (turning_point(table, turn), turn.clone()));
        drawn.collect::<Vec<_>>()
    });
    let turn = |(number, (picture, episode)): (usize, &(Html, Episode))| {
        let text = sentences(episode, language);
        let onclick = {
            let (touched, text) = (touched.clone(), text.clone());
            Callback::from(move |_: MouseEvent| {
                touched.set(Some(number));
                if !hush {
                    voice::say(&text, language);
                }
            })
        };
        let class = match *touched == Some(number) {
            true => "turn here",
            false => "turn",
        };
        html! {
            <button type="button" {class} aria-label={text} {onclick}>{picture.clone()}</button>
        }
    };
    let told = touched.and_then(|number| turns.get(number));
    let told = told.map(|(_, episode)| sentences(episode, language));
    html! {
        <div class="turns">
            { for turns.iter().enumerate().map(turn) }
            <p class="turn-sentence" role="status">
                if let Some(text) = told {
                    <span>{said(&text)}</span>
                }
            </p>
        </div>
    }
}
