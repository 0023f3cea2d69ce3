//! One file per page.

pub mod again;
mod also;
pub mod best_moves;
pub mod broadcast;
mod cheer;
pub mod chronicle;
pub mod clock;
pub mod computer;
mod count;
pub mod course;
pub mod credits;
mod deferred;
mod first;
pub mod frame;
pub mod game;
pub mod gate;
pub mod hint;
pub mod home;
mod idle;
pub mod install;
mod kept_picture;
pub mod message;
pub mod missed;
pub mod past;
pub mod pause;
mod picture_book;
pub mod play;
pub mod problem;
pub mod problems;
pub mod projector;
mod rescue;
pub mod rules;
pub mod setup;
pub mod shelf;
mod sides;
mod skirmish;
pub mod sounds;
pub mod tale;
pub mod tally;
pub mod teacher;
pub mod turns;
pub mod victory;
pub mod vocabulary;
mod waiting;

use engine::catalogue::GameSet;
use engine::kernel::words::Language;
use yew::{Callback, Html, Properties, component, hook, html, use_state};

use crate::browser::offline::Offline;
use crate::browser::storage::{self, Found};
use crate::games_context::use_games;
use crate::pages::message::{Trouble, message};
use crate::route::Route;
use crate::settings_context::use_language;
use crate::state::settings::Settings;

/// Which page, and what is known of the copy on this device.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The page that the address names; never the first one, nor the one that prints.
    pub route: Route,
    /// Whether it works offline, whether an update waits.
    pub offline: Offline,
}

/// Settings that do not read are put aside before anything is kept in their place; this says so until it is closed.
#[hook]
fn use_unread_settings() -> Option<Html> {
    let language = use_language();
    let trouble = use_state(|| match storage::load::<Settings>(storage::SETTINGS) {
        Found::Unreadable(text) => {
            storage::put_aside(storage::SETTINGS);
            Some(Trouble::Settings(text))
        }
        Found::Nothing | Found::Kept(_) => None,
    });
    let found = (*trouble).clone()?;
    let close = Callback::from(move |()| trouble.set(None));
    Some(message(&found, Some(close), language))
}

/// The shelf, a game that the program holds, or an address that leads nowhere; nothing for any other page.
fn at_table(route: Route, games: GameSet, language: Language) -> Html {
    match route {
        Route::Shelf => html! { <shelf::Shelf /> },
        Route::First(game) => games
            .get(game)
            .map_or_else(Html::default, |game| html! { <first::First {game} /> }),
        Route::Setup(game) => games
            .get(game)
            .map_or_else(Html::default, |game| html! { <setup::Setup {game} /> }),
        Route::Play(game, opening) => games.get(game).map_or_else(
            Html::default,
            |game| html! { <play::Play {game} {opening} /> },
        ),
        Route::Lost(path) => message(&Trouble::Lost(path), None, language),
        _ => Html::default(),
    }
}

/// Which page of the table.
#[derive(Properties, PartialEq)]
pub struct PlayPagesProps {
    /// The page that the address names.
    pub route: Route,
}

/// A page of the way from the shelf to the last step of a game.
#[component]
pub fn PlayPages(props: &PlayPagesProps) -> Html {
    let language = use_language();
    let games = use_games();
    let unread = use_unread_settings();
    unread.unwrap_or_else(|| at_table(props.route.clone(), games, language))
}

/// Any page but the first and the one that prints.
#[component]
pub fn AllPages(props: &Props) -> Html {
    let language = use_language();
    let games = use_games();
    let offline = props.offline;
    if let Some(unread) = use_unread_settings() {
        return unread;
    }
    match props.route.clone() {
        Route::Course(game) => html! { <course::Course {game} /> },
        Route::Rules(game) => html! { <rules::Rules {game} /> },
        Route::Tale(game) => html! { <tale::Tale {game} /> },
        Route::Chronicle(game, partie) => html! { <chronicle::Chronicle {game} {partie} /> },
        Route::Problems => html! { <problems::Problems /> },
        Route::Problem(game, asked) => html! { <problem::Problems {game} {asked} /> },
        Route::Words => html! { <vocabulary::Vocabulary /> },
        Route::Teacher => html! { <teacher::Teacher {offline} /> },
        Route::Cupboard => html! { <teacher::Teacher {offline} shows_games=true /> },
        Route::Projector => html! { <projector::Projector /> },
        Route::Credits => html! { <credits::Credits /> },
        Route::Install => html! { <install::Install {offline} /> },
        route => at_table(route, games, language),
    }
}
