//! The pages, in three rooms: for pupils, for the teacher, and what both share. This module draws the page of an address.

pub mod chunks;
mod pupil;
mod shared;
mod teacher;

use yew::{Callback, Html, Properties, component, hook, html, use_state};

use crate::games_context::use_games;
use crate::pages::chunks::{Chunk, Draw, LEARNING, PRINT, TABLE, TEACHER, use_chunk};
use crate::pages::pupil::trouble::TroublePage;
use crate::pages::pupil::{
    chronicle, course, first, home, play, problem, problems, tale, vocabulary,
};
use crate::pages::shared::message::Trouble;
use crate::pages::shared::{skill_stats, trash};
use crate::pages::teacher::{credits, install, projector, rules};
use crate::route::Route;
use crate::shell::offline::Offline;
use crate::shell::storage::{self, Found};
use crate::state::settings::Settings;

/// Which page, and what is known of the copy on this device.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The page that the address names.
    pub route: Route,
    /// Whether it works offline, whether an update waits.
    pub offline: Offline,
}

/// Deletes data that may be kept for a limited number of days only.
pub fn forget_expired() {
    skill_stats::forget_expired();
    trash::forget_expired();
}

/// Settings that do not read are put aside before anything is kept in their place; this says so until it is closed.
#[hook]
fn use_unread_settings(is_home: bool) -> Option<Html> {
    let trouble = use_state(|| {
        // The home page reports them with its own troubles.
        if is_home {
            return None;
        }
        match storage::load::<Settings>(storage::SETTINGS) {
            Found::Unreadable(text) => {
                storage::put_aside(storage::SETTINGS);
                Some(Trouble::Settings(text))
            }
            Found::Nothing | Found::Kept(_) => None,
        }
    });
    let found = (*trouble).clone()?;
    let onclose = Callback::from(move |()| trouble.set(None));
    Some(html! { <TroublePage trouble={found} {onclose} /> })
}

/// A page of a chunk.
#[derive(Properties)]
struct ChunkProps {
    chunk: &'static Chunk<Draw>,
    route: Route,
    offline: Offline,
}

impl PartialEq for ChunkProps {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.chunk, other.chunk)
            && self.route == other.route
            && self.offline == other.offline
    }
}

/// Draws a page of a chunk once that is loaded.
#[component]
fn ChunkPage(props: &ChunkProps) -> Html {
    let draw = use_chunk(props.chunk, true);
    draw.map_or_else(Html::default, |draw| {
        draw(props.route.clone(), props.offline)
    })
}

/// Draws a page of the course, the tale or the problems once their chunk is loaded.
#[component]
fn LearningPage(props: &Props) -> Html {
    let views = use_chunk(&LEARNING, true);
    views.map_or_else(Html::default, |views| {
        (views.page)(props.route.clone(), props.offline)
    })
}

/// The shelf or the preparation of a game once their chunk is loaded.
#[component]
fn TablePage(props: &Props) -> Html {
    let views = use_chunk(&TABLE, true);
    let games = use_games();
    match (views, &props.route) {
        (Some(views), Route::Shelf) => (views.shelf)(),
        (Some(views), Route::Setup(game)) => {
            games.get(*game).map_or_else(Html::default, views.setup)
        }
        _ => Html::default(),
    }
}

/// Draws the pages of the chunk [`LEARNING`].
pub fn learning_page(route: Route, _: Offline) -> Html {
    match route {
        Route::Course(game) => html! { <course::Course {game} /> },
        Route::Tale(game) => html! { <tale::Tale {game} /> },
        Route::Chronicle(game, partie) => html! { <chronicle::Chronicle {game} {partie} /> },
        Route::Problems => html! { <problems::Problems /> },
        Route::Problem(game, asked) => html! { <problem::Problems {game} {asked} /> },
        Route::Words => html! { <vocabulary::Vocabulary /> },
        _ => Html::default(),
    }
}

/// Draws the pages of the chunk [`TEACHER`].
pub fn adult_page(route: Route, offline: Offline) -> Html {
    match route {
        Route::Rules(game) => html! { <rules::Rules {game} /> },
        Route::Teacher => html! { <teacher::Teacher {offline} /> },
        Route::Cupboard => html! { <teacher::Teacher {offline} shows_games=true /> },
        Route::Projector => html! { <projector::Projector /> },
        Route::Credits => html! { <credits::Credits /> },
        Route::Install => html! { <install::Install {offline} /> },
        _ => Html::default(),
    }
}

/// The page that the address names.
#[component]
pub fn Pages(props: &Props) -> Html {
    let games = use_games();
    let (route, offline) = (props.route.clone(), props.offline);
    let is_home = matches!(route, Route::Home);
    if let Some(unread) = use_unread_settings(is_home) {
        return unread;
    }
    match route {
        Route::Home => html! { <home::Home {offline} /> },
        Route::First(game) => games
            .get(game)
            .map_or_else(Html::default, |game| html! { <first::First {game} /> }),
        Route::Play(game, opening) => games.get(game).map_or_else(
            Html::default,
            |game| html! { <play::Play {game} {opening} /> },
        ),
        Route::Shelf | Route::Setup(_) => html! { <TablePage {route} {offline} /> },
        Route::Lost(path) => html! { <TroublePage trouble={Trouble::Lost(path)} /> },
        Route::Course(_)
        | Route::Tale(_)
        | Route::Chronicle(..)
        | Route::Problems
        | Route::Problem(..)
        | Route::Words => html! { <LearningPage {route} {offline} /> },
        Route::Print(..) => html! { <ChunkPage chunk={&PRINT} {route} {offline} /> },
        Route::Rules(_)
        | Route::Teacher
        | Route::Cupboard
        | Route::Projector
        | Route::Credits
        | Route::Install => html! { <ChunkPage chunk={&TEACHER} {route} {offline} /> },
    }
}
