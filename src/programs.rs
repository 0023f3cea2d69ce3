//! The two programs: what each draws, where it is mounted, and which games it is handed.

use engine::catalogue::{ALL, GameSet};
use wasm_bindgen_futures::spawn_local;
use yew::html::BaseComponent;
use yew::{
    ContextProvider, Html, Properties, component, hook, html, use_effect_with, use_memo, use_state,
};

use crate::browser::history::Visit;
use crate::browser::offline::{self, Offline};
use crate::browser::{clock, history, page, panic_notice};
use crate::games_context::FIRST_GAMES;
use crate::pages::home::Home;
use crate::pages::missed::use_answering;
use crate::pages::{self, AllPages, PlayPages};
use crate::printing::PrintPage;
use crate::program_table::ProgramTable;
use crate::route::Route;
use crate::settings_context::{surrounded, use_settings, with_words};

/// Properties of [`Page`].
#[derive(Properties, PartialEq)]
struct PageProps {
    children: Html,
}

/// A page of one navigation, by whose number it is keyed: no state of a page, such as the plan of another game, outlives the
/// address that it belongs to.
#[component]
fn Page(props: &PageProps) -> Html {
    props.children.clone()
}

/// What the page of the address surrounds, if that program draws it.
#[hook]
fn use_program(
    program: &'static str,
    games: GameSet,
    draw: impl Fn(Route, Offline) -> Html,
) -> Html {
    let Visit { route, number } = history::use_visit();
    let settings = use_settings(&route);
    let offline = offline::use_offline();
    let table = use_memo((), |()| ProgramTable::read(&page::said_in_head("programs")));
    // The first page is drawn in a task of its own, so that none is long: what is painted stays until then (assets/painted.js).
    let is_begun = use_state(|| false);
    use_effect_with((), {
        let begun = is_begun.setter();
        move |()| {
            let timer = clock::after(0, move || begun.set(true));
            move || drop(timer)
        }
    });
    let page = if *is_begun && table.draws(program, &route.path()) {
        let children = draw(route, offline);
        html! { <Page key={number}>{children}</Page> }
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
            html! { <PrintPage {game} {wish} /> }
        }
        route => html! { <AllPages {route} {offline} /> },
    })
}

/// Mounts a program in a task of its own.
fn begin<Program: BaseComponent<Properties = ()>>(root: &'static str) {
    panic_notice::watch();
    pages::teacher::forget_old();
    with_words(move || {
        spawn_local(async move {
            clock::wait(0).await;
            yew::Renderer::<Program>::with_root(page::root(root)).render();
        });
    });
}

/// Starts the program that draws the first page, the shelf and the first game.
pub fn play() {
    begin::<Play>("play");
}

/// Starts the program that draws everything.
pub fn house() {
    begin::<House>("house");
}
