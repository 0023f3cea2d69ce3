//! Tab lock: one window owns the game in progress. `shell/tab-lock.js` (Web Locks) sets it on the root element
//! (docs/decisions/041).

use gloo::events::EventListener;
use std::cell::Cell;

use yew::hook;
use yew::prelude::{use_effect_with, use_state_eq};

use super::page;

/// Event after each change of the lock.
const CHANGE: &str = "holdchange";

/// Owner of the game in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// The browser has not answered yet.
    Asked,
    /// This window, which may change the game.
    Here,
    /// Another window of this browser.
    Elsewhere,
}

fn look() -> Hold {
    match page::said("data-hold").as_deref() {
        Some("here") => Hold::Here,
        Some(_) => Hold::Elsewhere,
        None => Hold::Asked,
    }
}

/// Returns the owner of the game in progress, and the number of changes since the component was mounted. Two quick
/// changes (lost and regained) show in that number alone. A page that plays requests the lock by its address.
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

/// Returns the same, and requests the lock while the component is mounted.
#[hook]
pub fn use_own_hold() -> (Hold, u32) {
    use_effect_with((), |()| {
        page::tell("askhold");
        || page::tell("leavehold")
    });
    use_hold()
}

/// Takes the lock from the window that owns it.
pub fn take() {
    page::tell("takehold");
}

/// Takes the lock, and calls back once no other window can change the game.
pub fn take_then(taken: impl FnOnce() + 'static) {
    take();
    if look() == Hold::Here {
        return taken();
    }
    let document = gloo::utils::document();
    EventListener::once(&document, CHANGE, move |_| taken()).forget();
}

/// Requests the lock before a page that plays is opened. Calls back once with [`Hold::Here`] or [`Hold::Elsewhere`].
pub fn ask(answered: impl FnOnce(Hold) + 'static) {
    page::tell("askhold");
    if look() != Hold::Asked {
        return answered(look());
    }
    let document = gloo::utils::document();
    EventListener::once(&document, CHANGE, move |_| answered(look())).forget();
}
