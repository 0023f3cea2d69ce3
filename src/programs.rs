//! The two programs: what each draws, where it is mounted, and which games it is handed.

use engine::catalogue::{ALL, GameSet};
use yew::{ContextProvider, Html, component, hook, html, use_memo};

use crate::browser::offline::{self, Offline};
use crate::browser::{history, page, panic_notice};
use crate::games_context::FIRST_GAMES;
use crate::pages::home::Home;
use crate::pages::missed::use_answering;
use crate::pages::{self, AllPages, PlayPages};
use crate::printing::PrintPage;
use crate::program_table::ProgramTable;
use crate::route::Route;
use crate::settings_context::{surrounded, use_settings, with_words};

/// What the page of the address surrounds, if that program draws it.
#[hook]
fn use_program(
    program: &'static str,
    games: GameSet,
    draw: impl Fn(Route, Offline) -> Html,
) -> Html {
    let route = history::use_route();
    let settings = use_settings(&route);
    let offline = offline::use_offline();
    let table = use_memo((), |()| ProgramTable::read(&page::said_in_head("programs")));
    let page = if table.draws(program, &route.path()) {
        draw(route, offline)
    } else {
        Html::default()
    };
    let page =
        html! { <ContextProvider<GameSet> context={games}>{page}</ContextProvider<GameSet>> };
    surrounded(settings, page)
}

/// The first page, the shelf and the first game; nothing while the other program draws the page.
#[component]
fn Play() -> Html {
    use_program("play", FIRST_GAMES, |route, offline| match route {
        Route::Home => html! { <Home {offline} /> },
        route => html! { <PlayPages {route} /> },
    })
}

/// All pages; nothing while the other program draws the page.
#[component]
fn House() -> Html {
    use_answering();
    use_program("house", ALL, |route, offline| match route {
        Route::Home => html! { <Home {offline} /> },
        Route::Print(game, wish) => {
            html! { <PrintPage key={game.slug()} {game} {wish} /> }
        }
        route => html! { <AllPages {route} {offline} /> },
    })
}

/// Starts the program that draws the first page, the shelf and the first game.
pub fn play() {
    panic_notice::watch();
    pages::teacher::forget_old();
    with_words(|| {
        yew::Renderer::<Play>::with_root(page::root("play")).render();
    });
}

/// Starts the program that draws everything.
pub fn house() {
    panic_notice::watch();
    pages::teacher::forget_old();
    with_words(|| {
        yew::Renderer::<House>::with_root(page::root("house")).render();
    });
}
