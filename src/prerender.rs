//! Pages that the build prerenders (`examples/prerender.rs`), as a device without saved data shows them.

use engine::catalogue::GameSet;
use yew::{ContextProvider, Html, Properties, component, html, use_reducer};

use crate::games_context::FIRST_GAME;
use crate::pages::pupil::home::{self, Waiting};
use crate::pages::pupil::shelf::Shelf;
use crate::settings_context::surrounded;
use crate::shell::offline::Offline;
use crate::state::settings::Settings;

/// Page to prerender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// Home page.
    Home,
    /// Shelf of the games.
    Shelf,
}

/// Properties of [`Prerendered`].
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The page.
    pub page: Page,
}

/// A page with the default settings.
#[component]
pub fn Prerendered(props: &Props) -> Html {
    let settings = use_reducer(Settings::default);
    let page = match props.page {
        Page::Home => home::view(&settings, Offline::default(), &Waiting::Nothing),
        Page::Shelf => html! { <Shelf /> },
    };
    let page =
        html! { <ContextProvider<GameSet> context={FIRST_GAME}>{page}</ContextProvider<GameSet>> };
    surrounded(settings, page)
}
