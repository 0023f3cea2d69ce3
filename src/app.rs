//! Root component: providers and the current page; start of the app.

use engine::catalogue::GameSet;
use wasm_bindgen_futures::spawn_local;
use yew::{ContextProvider, Html, Properties, component, html, use_effect_with, use_state};

use crate::games_context::FIRST_GAME;
use crate::pages::chunks::{self, use_prefetch};
use crate::pages::{self, Pages};
use crate::settings_context::{surrounded, use_settings, with_words};
use crate::shell::history::Visit;
use crate::shell::{clock, history, offline, page, panic_notice, voice};

/// Properties of [`Page`].
#[derive(Properties, PartialEq)]
struct PageProps {
    children: Html,
}

/// A page, keyed by the number of its navigation, so that no state of a page outlives its address.
#[component]
fn Page(props: &PageProps) -> Html {
    props.children.clone()
}

/// Root component: the page of the address, with the settings and the games as contexts.
#[component]
fn App() -> Html {
    let Visit { route, number } = history::use_visit();
    let settings = use_settings(&route);
    let offline = offline::use_offline();
    // The first page is drawn in a task of its own to avoid a long task. The prerendered page stays until then.
    let is_begun = use_state(|| false);
    use_effect_with((), {
        let begun = is_begun.setter();
        move |()| {
            let timer = clock::after(0, move || begun.set(true));
            move || drop(timer)
        }
    });
    use_prefetch();
    let games = pages::use_games_of(&route);
    let page = if *is_begun && games.is_some() {
        html! { <Page key={number}><Pages {route} {offline} /></Page> }
    } else {
        Html::default()
    };
    let games = games.unwrap_or(FIRST_GAME);
    let page =
        html! { <ContextProvider<GameSet> context={games}>{page}</ContextProvider<GameSet>> };
    surrounded(settings, page)
}

/// Mounts the app in a task of its own.
pub fn start() {
    panic_notice::watch();
    chunks::register();
    voice::detect();
    pages::forget_expired();
    with_words(move || {
        spawn_local(async move {
            clock::wait(0).await;
            yew::Renderer::<App>::with_root(page::root("app")).render();
        });
    });
}
