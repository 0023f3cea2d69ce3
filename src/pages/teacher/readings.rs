//! Readings of the printed rules: where the text allows several, the one in use, and those that can be chosen.

use engine::catalogue::GameId;
use yew::{Callback, Html, component, html, use_state};

use super::rule_options::{RuleOptions, rule_options};
use crate::handbook::use_handbook;
use crate::settings_context::{use_language, use_words};
use crate::state::handbook::Passage;
use crate::widgets::segments::{Segment, segments};
use crate::words::{classroom, desk as words};

/// Page with the readings of each game.
#[component]
pub fn Readings() -> Html {
    let t = use_words();
    let language = use_language();
    let shown = use_state(|| GameId::ALL[0]);
    let game = *shown;
    let reading = use_handbook(true);
    let slug = game.slug();
    let in_use = reading.handbook.passages(&format!("{slug}.rules"));
    let is_reading = |passage: &&Passage<'_>| {
        passage.name.starts_with("SILENT_") && !passage.name.ends_with("_TITLE")
    };
    let in_use: Vec<&Passage<'_>> = in_use.iter().filter(is_reading).collect();
    let refused = reading.handbook.passages(&format!("{slug}.readings"));
    let line = |passage: &Passage<'_>| html! { <li lang={passage.lang}>{passage.text}</li> };
    let games = GameId::ALL.iter();
    let games = games.map(|game| Segment::new(game.slug(), t(game.info().name)));
    let pick = {
        let shown = shown.clone();
        Callback::from(move |slug: &'static str| {
            shown.set(GameId::from_slug(slug).unwrap_or(GameId::ALL[0]));
        })
    };
    html! {
        <div class="teacher-body"><section class="card readings">
            <p class="small-print">{t(words::READINGS_NOTE)}</p>
            {segments("readings-of", t(words::RULES_OF), games, slug, &pick)}
            {reading.notice(in_use.is_empty(), language)}
            <h2>{t(words::READINGS_IN_USE)}</h2>
            <ul>{ for in_use.into_iter().map(line) }</ul>
            if !rule_options(game).is_empty() {
                <h2>{t(words::READINGS_TO_CHOOSE)}</h2>
                <p class="small-print">{t(classroom::NEW_GAMES_NOTE)}</p>
                <RuleOptions key={slug} {game} />
            }
            if !refused.is_empty() {
                <h2>{t(words::READINGS_REFUSED)}</h2>
                <ul>{ for refused.iter().map(line) }</ul>
            }
        </section></div>
    }
}
