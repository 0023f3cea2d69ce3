//! Address of the page: routing by the hash.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;
use yew::prelude::{use_effect_with, use_reducer_eq};
use yew::{Reducible, hook};

use super::page;
use crate::route::Route;

thread_local! {
    /// Number of pages of the app behind the current one.
    static BEHIND: Cell<u32> = const { Cell::new(0) };
}

fn read() -> Route {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    let address = hash.strip_prefix('#').unwrap_or(&hash);
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let query = UrlSearchParams::new_with_str(query).ok();
    Route::read(path, |name| query.as_ref()?.get(name))
}

/// Event on the document after [`rename`], since `replaceState` fires no `hashchange`.
const RENAMED: &str = "addressrenamed";

/// Event on the document when the current address is opened again, since the browser then fires no `hashchange`.
const REOPENED: &str = "addressreopened";

/// Current page, and the navigation that led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visit {
    /// The page.
    pub route: Route,
    /// Number of the navigation. A renamed address keeps it, so that the page stays mounted.
    pub number: u32,
}

/// Change of the address.
pub enum Change {
    /// The user, a link or the app opened an address.
    Navigated(Route),
    /// The app replaced the address of the current page.
    Renamed(Route),
}

impl Reducible for Visit {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let (route, number) = match change {
            Change::Navigated(route) => (route, self.number + 1),
            Change::Renamed(route) => (route, self.number),
        };
        Rc::new(Self { route, number })
    }
}

/// Returns the page of the current address, and follows its changes.
#[hook]
pub fn use_visit() -> Visit {
    let visit = use_reducer_eq(|| Visit {
        route: read(),
        number: 0,
    });
    use_effect_with((), {
        let first = visit.route.clone();
        let dispatcher = visit.dispatcher();
        move |()| {
            let navigate = {
                let dispatcher = dispatcher.clone();
                move || dispatcher.dispatch(Change::Navigated(read()))
            };
            // The address may have changed between the first render and this effect.
            if read() != first {
                navigate();
            }
            let reopened = page::listen(REOPENED, navigate.clone());
            let renamed = page::listen(RENAMED, move || {
                dispatcher.dispatch(Change::Renamed(read()));
            });
            let window = gloo::utils::window();
            let navigated = EventListener::new(&window, "hashchange", move |_| {
                navigate();
                // The previous page may have been scrolled down.
                gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
            });
            move || {
                drop(navigated);
                reopened();
                renamed();
            }
        }
    });
    (*visit).clone()
}

/// Opens a page.
pub fn go(route: &Route) {
    follow(&route.path());
}

/// Opens an address of the app, query included.
pub fn follow(address: &str) {
    let location = gloo::utils::window().location();
    if location.hash().as_deref() == Ok(&format!("#{address}")) {
        return page::dispatch(REOPENED);
    }
    BEHIND.set(BEHIND.get() + 1);
    let _ = location.set_hash(address);
}

/// Replaces the address of the current page. The page stays mounted, and components that read the address render
/// again.
pub fn rename(address: &str) {
    let url = format!("#{address}");
    let history = gloo::utils::history();
    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
    page::dispatch(RENAMED);
}

/// Returns the absolute link to an address of this app, for another device.
///
/// The link keeps scheme, host and path of the page and drops its query: school portals put a personal token there
/// (`?ticket=…`). The file name stays, since not every host answers for the folder alone.
pub fn link(address: &str) -> String {
    let location = gloo::utils::window().location();
    let protocol = location.protocol().unwrap_or_default();
    let host = location.host().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    format!("{protocol}//{host}{path}#{address}")
}

/// Returns the absolute link to the current page.
pub fn link_to_this_page() -> String {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    link(hash.strip_prefix('#').unwrap_or(&hash))
}

/// Checks whether a page of another origin embeds this one in a frame. The browser then denies access to the address
/// of the top window.
pub fn is_framed_elsewhere() -> bool {
    let top = gloo::utils::window().top().ok().flatten();
    top.is_some_and(|top| top.location().href().is_err())
}

/// Opens the print dialogue.
pub fn print() {
    let _ = gloo::utils::window().print();
}

/// Goes back to the previous page, or to the home page if there is none.
pub fn back() {
    match BEHIND.get() {
        0 => {
            let _ = gloo::utils::window()
                .location()
                .set_hash(&Route::Home.path());
        }
        behind => {
            BEHIND.set(behind - 1);
            let _ = gloo::utils::history().back();
        }
    }
}
