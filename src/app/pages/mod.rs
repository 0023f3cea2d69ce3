//! One file per page.

pub mod clock;
pub mod course;
pub mod credits;
pub mod frame;
pub mod game;
pub mod gate;
pub mod home;
pub mod install;
pub mod message;
pub mod play;
pub mod rules;
pub mod setup;
pub mod shelf;
pub mod teacher;
pub mod victory;

use yew::{Html, html};

use crate::browser::offline::Offline;
use crate::route::Route;

/// The pages of the desk; nothing for any other address.
pub fn of_desk(route: &Route, offline: Offline) -> Html {
    match route {
        Route::Course(game) => html! { <course::Course game={*game} /> },
        Route::Rules(game) => html! { <rules::Rules game={*game} /> },
        Route::Teacher => html! { <teacher::Teacher {offline} /> },
        Route::Credits => html! { <credits::Credits /> },
        Route::Install => html! { <install::Install {offline} /> },
        _ => Html::default(),
    }
}
