//! The address of the page.

use std::collections::BTreeMap;

use gloo::history::{HashHistory, History, HistoryListener, Location};
use yew::hook;
use yew::prelude::{use_effect_with, use_state_eq};

use crate::route::Route;

fn read(location: &Location) -> Route {
    let query = location
        .query::<BTreeMap<String, String>>()
        .unwrap_or_default();
    Route::read(location.path(), &query)
}

/// The page that the address names; follows the address.
#[hook]
pub fn use_route() -> Route {
    let route = use_state_eq(|| read(&HashHistory::new().location()));
    let set = route.setter();
    use_effect_with((), move |()| {
        let history = HashHistory::new();
        let listened = history.clone();
        let listener: HistoryListener = history.listen(move || set.set(read(&listened.location())));
        move || drop(listener)
    });
    (*route).clone()
}

/// Goes to a page.
pub fn go(route: &Route) {
    HashHistory::new().push(route.path());
}

/// Goes to a page in place of the one shown, so that « back » does not return to it.
pub fn replace(route: &Route) {
    HashHistory::new().replace(route.path());
}
