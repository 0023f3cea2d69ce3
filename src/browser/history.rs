//! The address of the page.

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::UrlSearchParams;
use yew::hook;
use yew::prelude::{use_effect_with, use_state_eq};

use super::page::mark;
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

/// The page that the address names; follows the address.
#[hook]
pub fn use_route() -> Route {
    let route = use_state_eq(read);
    let set = route.setter();
    use_effect_with((), move |()| {
        let window = gloo::utils::window();
        let late = set.clone();
        let listener = EventListener::new(&window, "hashchange", move |_| {
            set.set(read());
            // The page before may have been longer: a new one is read from its top.
            gloo::utils::window().scroll_to_with_x_and_y(0.0, 0.0);
        });
        // The address may have changed since it was read.
        late.set(read());
        move || drop(listener)
    });
    (*route).clone()
}

/// Goes to a page.
pub fn go(route: &Route) {
    mark(BEHIND, &(behind() + 1).to_string());
    let _ = gloo::utils::window().location().set_hash(&route.path());
}

/// Goes to an address of the app, query included.
pub fn follow(address: &str) {
    mark(BEHIND, &(behind() + 1).to_string());
    let _ = gloo::utils::window().location().set_hash(address);
}

/// Puts another address in the place of this one; the page stays.
pub fn rename(address: &str) {
    let url = format!("#{address}");
    let history = gloo::utils::history();
    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
}

/// The whole address that leads to an address of this app, as another device opens it.
pub fn link(address: &str) -> String {
    let here = gloo::utils::window().location().href().unwrap_or_default();
    let base = here.split('#').next().unwrap_or_default();
    format!("{base}#{address}")
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
