//! Which window holds the game in progress: `assets/hold.js` sees to it and says so on the root element
//! (docs/decisions/041).

use gloo::events::EventListener;
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

/// Where the game in progress is held; follows it. A page that plays asks for it by its address.
#[hook]
pub fn use_hold() -> Hold {
    let state = use_state_eq(look);
    let set = state.setter();
    use_effect_with((), move |()| {
        set.set(look());
        page::listen(CHANGE, move || set.set(look()))
    });
    *state
}

/// Where the game in progress is held, for a part of a page that may change it: asks for it as long as it is shown.
#[hook]
pub fn use_own_hold() -> Hold {
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
