//! The two programs: what each draws, and where it is mounted.

use yew::{Html, component, html};

use crate::browser::{history, offline, page, panic_notice};
use crate::pages::home::Home;
use crate::pages::{self, AllPages, PlayPages};
use crate::printing::PrintPage;
use crate::route::{Program, Route};
use crate::settings_context::{surrounded, use_settings};

/// The first page, the shelf and the first game; nothing while the address names another page.
#[component]
fn Play() -> Html {
    let route = history::use_route();
    let settings = use_settings(&route);
    let offline = offline::use_offline();
    let page = match (route.program(), route) {
        (Program::Play, Route::Home) => html! { <Home {offline} /> },
        (Program::Play, route) => html! { <PlayPages {route} /> },
        (Program::House, _) => Html::default(),
    };
    surrounded(settings, page)
}

/// All pages; nothing while the other program draws the page that the address names.
#[component]
fn House() -> Html {
    let route = history::use_route();
    let settings = use_settings(&route);
    let offline = offline::use_offline();
    let is_elsewhere = route.program() == Program::Play && page::offers("play");
    let page = match route {
        _ if is_elsewhere => Html::default(),
        Route::Home => html! { <Home {offline} /> },
        Route::Print(game, wish) => {
            html! { <PrintPage key={game.slug()} {game} {wish} /> }
        }
        route => html! { <AllPages {route} {offline} /> },
    };
    surrounded(settings, page)
}

/// Starts the program that draws the first page, the shelf and the first game.
pub fn play() {
    panic_notice::watch();
    pages::teacher::forget_old();
    yew::Renderer::<Play>::with_root(page::root("play")).render();
}

/// Starts the program that draws everything.
pub fn house() {
    panic_notice::watch();
    pages::teacher::forget_old();
    yew::Renderer::<House>::with_root(page::root("house")).render();
}
