//! The app: its settings, its language and the page that the address names.

use std::rc::Rc;

use engine::kernel::words::Language;
use yew::{ContextProvider, Html, UseReducerHandle, component, html, use_effect_with, use_reducer, use_state};

use crate::browser::storage::{self, Found};
use crate::browser::{history, offline, page, speech};
use crate::pages;
use crate::pages::message::Trouble;
use crate::route::Route;
use crate::state::settings::{Settings, tag};
use crate::words::pages as words;

/// The settings, for every component that reads or changes them.
pub type SettingsHandle = UseReducerHandle<Settings>;

/// The app.
#[component]
pub fn App() -> Html {
    let trouble = use_state(|| None);
    let settings = use_reducer(|| match storage::load(storage::SETTINGS) {
        Found::Kept(settings) => settings,
        Found::Nothing | Found::Unreadable(_) => Settings::default(),
    });
    use_effect_with((), {
        let trouble = trouble.clone();
        move |()| {
            if let Found::Unreadable(text) = storage::load::<Settings>(storage::SETTINGS) {
                storage::put_aside(storage::SETTINGS);
                trouble.set(Some(Trouble::Settings(text)));
            }
            offline::ask_to_persist();
        }
    });
    use_effect_with(Rc::new((*settings).clone()), |settings| {
        page::mark("lang", tag(settings.language));
        page::mark("data-theme", settings.theme.name());
        let reduced = settings.motion == crate::state::settings::Motion::Reduced;
        page::mark("data-motion", if reduced { "reduced" } else { "device" });
        page::title(words::APP.text(settings.language));
        if settings.hush {
            speech::hush();
        }
        if **settings != Settings::default() || storage::text(storage::SETTINGS).is_some() {
            storage::keep(storage::SETTINGS, &**settings);
        }
    });
    let offline = offline::use_offline();
    let route = history::use_route();
    let page = match route {
        Route::Home => html! { <pages::home::Home {offline} /> },
        Route::Shelf => html! { <pages::shelf::Shelf /> },
        Route::Setup(game) => html! { <pages::setup::Setup {game} /> },
        Route::Play(game, opening) => html! { <pages::play::Play {game} {opening} /> },
        Route::Course(game) => html! { <pages::course::Course {game} /> },
        Route::Rules(game) => html! { <pages::rules::Rules {game} /> },
        Route::Teacher => html! { <pages::teacher::Teacher {offline} /> },
        Route::Credits => html! { <pages::credits::Credits /> },
        Route::Install => html! { <pages::install::Install {offline} /> },
        Route::Lost(path) => html! { <pages::message::Message trouble={Trouble::Lost(path)} /> },
    };
    let close = trouble.clone();
    html! {
        <ContextProvider<SettingsHandle> context={settings.clone()}>
            <ContextProvider<Language> context={settings.language}>
                if let Some(found) = &*trouble {
                    <pages::message::Message trouble={found.clone()}
                        onclose={yew::Callback::from(move |()| close.set(None))} />
                } else {
                    {page}
                }
            </ContextProvider<Language>>
        </ContextProvider<SettingsHandle>>
    }
}
