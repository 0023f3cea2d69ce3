//! The address of the page.

use std::cell::Cell;

use gloo::events::EventListener;
use web_sys::UrlSearchParams;
use yew::hook;
use yew::prelude::{use_effect_with, use_state_eq};

use crate::route::Route;

thread_local! {
    /// How many pages of the app lie behind the one shown.
    static BEHIND: Cell<u32> = const { Cell::new(0) };
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
        let listener = EventListener::new(&window, "hashchange", move |_| set.set(read()));
        move || drop(listener)
    });
    (*route).clone()
}

/// Goes to a page.
pub fn go(route: &Route) {
    BEHIND.set(BEHIND.get() + 1);
    let _ = gloo::utils::window().location().set_hash(&route.path());
}

/// Goes back to the page before this one; home, if this one was the first.
pub fn back() {
    match BEHIND.get() {
        0 => {
            let _ = gloo::utils::window().location().set_hash(&Route::Home.path());
        }
        behind => {
            BEHIND.set(behind - 1);
            let _ = gloo::utils::history().back();
        }
    }
}
