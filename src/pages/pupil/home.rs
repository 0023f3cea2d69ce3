//! Home page: play, resume the saved game, learn.

use engine::catalogue::{GameId, GameSet};
use engine::kernel::words::Phrase;
use yew::{Callback, Html, Properties, component, hook, html, use_memo, use_state};

use super::saved_picture::saved_picture;
use super::trouble::TroublePage;
use crate::games_context::use_games;
use crate::pages::pupil::chunks::GAMES;
use crate::pages::shared::chunk::use_quiet_chunk;
use crate::pages::shared::frame::{Frame, said};
use crate::pages::shared::message::Trouble;
use crate::route::{PROBLEM_OF_DAY, Route};
use crate::settings_context::use_settings_handle;
use crate::shell::history;
use crate::shell::offline::Offline;
use crate::shell::storage::{self, LoadResult};
use crate::state::persist::Persist;
use crate::state::saved::Saved;
use crate::state::settings::Settings;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::words::problems::OF_DAY;
use crate::words::{classroom, pages as words};

/// Properties of [`Home`].
#[derive(Properties, PartialEq)]
pub struct Props {
    /// State of the offline copy.
    pub offline: Offline,
}

/// Saved game of this device.
pub enum Waiting {
    /// No game is saved.
    Nothing,
    /// A game in progress, with its picture.
    Game(GameId, Html),
    /// Text that does not parse.
    Unreadable(String),
}

fn waiting(games: GameSet) -> Waiting {
    match storage::load::<Saved>(storage::GAME) {
        LoadResult::Missing => Waiting::Nothing,
        LoadResult::Unreadable(text) => Waiting::Unreadable(text),
        LoadResult::Loaded(saved) => match GameId::from_slug(&saved.record.game) {
            Some(game) => Waiting::Game(game, saved_picture(games, game, &saved)),
            None => Waiting::Unreadable(storage::text(storage::GAME).unwrap_or_default()),
        },
    }
}

/// Checks whether the rules of the saved game are in a chunk.
fn is_strange() -> bool {
    let saved = storage::load_if_readable::<Saved>(storage::GAME);
    saved.is_some_and(|saved| saved.record.game != GameId::FIRST.slug())
}

/// Returns the games for the picture of the saved game. The cover of its box replaces it until its rules are loaded.
#[hook]
fn use_games_of_home() -> GameSet {
    let is_strange = use_memo((), |()| is_strange());
    let games = use_quiet_chunk(&GAMES, *is_strange);
    games.unwrap_or(use_games())
}

/// Home page.
#[component]
pub fn Home(props: &Props) -> Html {
    let settings = use_settings_handle();
    let games = use_games_of_home();
    let waiting = use_memo(games.0.len(), |_| waiting(games));
    // Unreadable data is moved to quarantine before anything is saved in its place.
    let troubles = use_state(|| {
        let mut troubles = Vec::new();
        if let Waiting::Unreadable(text) = &*waiting {
            if !Saved::is_newer(text) {
                storage::quarantine(storage::GAME);
            }
            troubles.push(Trouble::Saved(text.clone()));
        }
        if let LoadResult::Unreadable(text) = storage::load::<Settings>(storage::SETTINGS) {
            storage::quarantine(storage::SETTINGS);
            troubles.push(Trouble::Settings(text));
        }
        troubles
    });
    let later = use_state(|| false);
    if let Some((found, others)) = troubles.split_last() {
        let onclose = {
            let (troubles, others) = (troubles.clone(), others.to_vec());
            Callback::from(move |()| troubles.set(others.clone()))
        };
        return html! { <TroublePage trouble={found.clone()} {onclose} /> };
    }
    if props.offline.update && !*later {
        let onclose = Callback::from(move |()| later.set(true));
        return html! { <TroublePage trouble={Trouble::Update} {onclose} /> };
    }
    view(&settings, props.offline, &waiting)
}

/// Renders the page without access to the browser, so that the build can prerender it (`src/prerender.rs`).
pub fn view(settings: &Settings, offline: Offline, waiting: &Waiting) -> Html {
    let t = |phrase: Phrase| phrase.text(settings.language);
    let game = match waiting {
        Waiting::Game(game, picture) => Some((*game, picture.clone())),
        _ => None,
    };
    let first = GameId::ALL[0];
    // A shelf with a single box is skipped, and so is the setup before the first game of a device.
    let play = match settings.only_game() {
        None => Route::Shelf,
        Some(game) if matches!(waiting, Waiting::Nothing) => Route::First(game),
        Some(game) => Route::Setup(game),
    };
    let (drawing, badge) = match offline.voice {
        true => ("icon-check", classroom::BADGE_READY),
        false => ("icon-clock", classroom::BADGE_NO_VOICE),
    };
    let class = if game.is_some() { "waiting-game" } else { "" };
    html! {
        <Frame name="home" {class} say={said(words::WHAT_TO_PLAY, t)} silent=true>
            <h1 class="title">{t(words::APP)}</h1>
            <div class="home-middle">
                if let Some((game, picture)) = game {
                    <button type="button" class="button resume" onclick={Callback::from(move |_| history::go(&Route::play(game)))}>
                        {picture}
                        <span class="resume-word">{icon("icon-arrow")}<span class="word">{t(words::RESUME)}</span></span>
                    </button>
                }
                <svg class="round-table" viewBox="0 0 480 330" aria-hidden="true">
                    <use href="#round-table" width="480" height="330" />
                </svg>
            </div>
            <div class="home-buttons">
                {Button::to(t(words::PLAY), play.path()).class("main big").icon("icon-arrow").view()}
                {Button::to(t(words::LEARN), Route::Course(first).path()).class("big-second").icon("icon-book").view()}
                {Button::to(t(OF_DAY), PROBLEM_OF_DAY.to_owned()).class("big-second daily").icon("icon-sun").view()}
            </div>
            <footer class="home-foot">
                if offline.ready {
                    <span class="badge">{icon(drawing)}<span>{t(badge)}</span></span>
                }
                { for settings.only_game().map(|_| html! { <a href="#/etagere">{t(classroom::OTHER_GAMES)}</a> }) }
                <a href="#/installer">{t(classroom::INSTALL)}</a>
                <a href="#/credits">{t(classroom::CREDITS)}</a>
            </footer>
        </Frame>
    }
}
