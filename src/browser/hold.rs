//! Which window holds the game in progress: `assets/hold.js` sees to it and says so on the root element
//! (docs/decisions/041).

use gloo::events::EventListener;
use std::cell::Cell;

use yew::hook;
use yew::prelude::{use_effect_with, use_state_eq};

use super::page;

/// Told whenever [`look`] would find something else.
const CHANGE: &str = "holdchange";

/// Where the game in progress is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// It is not known yet; it takes the browser a moment.
    Asked,
    /// In this window, which may change it.
    Here,
    /// In another window of this browser.
    Elsewhere,
}

fn look() -> Hold {
    match page::said("data-hold").as_deref() {
        Some("here") => Hold::Here,
        Some(_) => Hold::Elsewhere,
        None => Hold::Asked,
    }
}

/// Returns where the game in progress is held, and how often that has changed since the component was mounted. Two changes at
/// once (lost and regained) are seen by their number alone. A page that plays asks for the game by its address.
#[hook]
pub fn use_hold() -> (Hold, u32) {
    let state = use_state_eq(|| (look(), 0));
    let set = state.setter();
    let (first, _) = *state;
    use_effect_with((), move |()| {
        let changes = Cell::new(0);
        let update = move || {
            changes.set(changes.get() + 1);
            set.set((look(), changes.get()));
        };
        if look() != first {
            update();
        }
        page::listen(CHANGE, update)
    });
    *state
}

/// Returns the same for a part of a page that may change the game: asks for it as long as it is shown.
#[hook]
pub fn use_own_hold() -> (Hold, u32) {
    use_effect_with((), |()| {
        page::tell("askhold");
        || page::tell("leavehold")
    });
    use_hold()
}

/// Takes the game in progress from the window that holds it.
pub fn take() {
    page::tell("takehold");
}

/// Takes the game in progress, and calls back once no other window changes it any more.
pub fn take_then(taken: impl FnOnce() + 'static) {
    take();
    if look() == Hold::Here {
        return taken();
    }
    let document = gloo::utils::document();
    EventListener::once(&document, CHANGE, move |_| taken()).forget();
}

/// Asks for the game in progress before a page that plays is opened; tells once what came of it: [`Hold::Here`] or
/// [`Hold::Elsewhere`].
pub fn ask(answered: impl FnOnce(Hold) + 'static) {
    page::tell("askhold");
    if look() != Hold::Asked {
        return answered(look());
    }
    let document = gloo::utils::document();
    EventListener::once(&document, CHANGE, move |_| answered(look())).forget();
}
