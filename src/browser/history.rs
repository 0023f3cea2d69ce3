//! The address of the page.

use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;
use yew::prelude::{use_effect_with, use_reducer_eq};
use yew::{Reducible, hook};

use super::page::{self, mark};
use crate::route::Route;

/// Where the page notes how many pages of the app lie behind the one shown. The desk and the app are two programs
/// of one page: what both count stands on the page itself.
const BEHIND: &str = "data-behind";

fn behind() -> u32 {
    let root = gloo::utils::document().document_element();
    let noted = root.and_then(|root| root.get_attribute(BEHIND));
    noted.and_then(|noted| noted.parse().ok()).unwrap_or(0)
}

fn read() -> Route {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    let address = hash.strip_prefix('#').unwrap_or(&hash);
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let query = UrlSearchParams::new_with_str(query).ok();
    Route::read(path, |name| query.as_ref()?.get(name))
}

/// Dispatched on the document after [`rename`], since `replaceState` fires no `hashchange`.
const RENAMED: &str = "addressrenamed";

/// Dispatched on the document when the address that is shown is opened again: the browser fires no `hashchange` then.
const REOPENED: &str = "addressreopened";

/// The page that the address names, and which navigation led to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visit {
    /// The page.
    pub route: Route,
    /// The number of the navigation. A renamed address keeps its number: the page stays mounted.
    pub number: u32,
}

/// How the address changed.
pub enum Change {
    /// The user, a link or the app opened an address.
    Navigated(Route),
    /// The app replaced the address of the page that is shown.
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

/// Returns the page that the address names, and follows the address.
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
                // The page before may have been longer: a new one is read from its top.
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

/// Goes to a page.
pub fn go(route: &Route) {
    follow(&route.path());
}

/// Goes to an address of the app, query included.
pub fn follow(address: &str) {
    let location = gloo::utils::window().location();
    if location.hash().as_deref() == Ok(&format!("#{address}")) {
        return page::tell(REOPENED);
    }
    mark(BEHIND, &(behind() + 1).to_string());
    let _ = location.set_hash(address);
}

/// Replaces the address of the page that is shown: the page stays mounted, and all that reads the address learns the new one.
pub fn rename(address: &str) {
    let url = format!("#{address}");
    let history = gloo::utils::history();
    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
    page::tell(RENAMED);
}

/// The absolute link to an address of this app, for another device. It keeps scheme, host and path of the page and drops its query:
/// school portals put a personal token there (`?ticket=…`). The file name stays, since not every host answers for the folder alone.
pub fn link(address: &str) -> String {
    let location = gloo::utils::window().location();
    let protocol = location.protocol().unwrap_or_default();
    let host = location.host().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    format!("{protocol}//{host}{path}#{address}")
}

/// The absolute link to the page shown.
pub fn link_to_this_page() -> String {
    let hash = gloo::utils::window().location().hash().unwrap_or_default();
    link(hash.strip_prefix('#').unwrap_or(&hash))
}

/// Whether a page of another origin shows this one in a frame: the browser then refuses to tell the address of the top window.
pub fn is_framed_elsewhere() -> bool {
    let top = gloo::utils::window().top().ok().flatten();
    top.is_some_and(|top| top.location().href().is_err())
}

/// A text as it stands in the query of an address.
pub fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// Prints the page.
pub fn print() {
    let _ = gloo::utils::window().print();
}

/// Goes back to the page before this one; home, if this one was the first.
pub fn back() {
    match behind() {
        0 => {
            let _ = gloo::utils::window()
                .location()
                .set_hash(&Route::Home.path());
        }
        behind => {
            mark(BEHIND, &(behind - 1).to_string());
            let _ = gloo::utils::history().back();
        }
    }
}
