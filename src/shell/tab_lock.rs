//! Tab lock: one window owns the game in progress (`shell/tab-lock.js`, docs/decisions/040).

use std::cell::Cell;

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use yew::hook;
use yew::prelude::{use_effect_with, use_state_eq};

use super::subscription::Subscription;

#[wasm_bindgen(js_namespace = ["tableRonde", "tabLock"])]
extern "C" {
    fn owner() -> Option<String>;
    fn request();
    fn release();
    /// Takes the lock from the window that owns it.
    pub fn take();
    #[wasm_bindgen(js_name = onChange)]
    fn add_listener(callback: &Closure<dyn Fn()>) -> Function;
    #[wasm_bindgen(js_name = onNextChange)]
    fn on_next_change(callback: &JsValue);
}

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
    match owner().as_deref() {
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
        let changes = Subscription::new(add_listener, update);
        move || drop(changes)
    });
    *state
}

/// Returns the same, and requests the lock while the component is mounted.
#[hook]
pub fn use_own_hold() -> (Hold, u32) {
    use_effect_with((), |()| {
        request();
        release
    });
    use_hold()
}

/// Takes the lock, and calls back once no other window can change the game.
pub fn take_then(taken: impl FnOnce() + 'static) {
    take();
    if look() == Hold::Here {
        return taken();
    }
    on_next_change(&Closure::once_into_js(taken));
}

/// Requests the lock before a page that plays is opened. Calls back once with [`Hold::Here`] or [`Hold::Elsewhere`].
pub fn ask(answered: impl FnOnce(Hold) + 'static) {
    request();
    if look() != Hold::Asked {
        return answered(look());
    }
    on_next_change(&Closure::once_into_js(move || answered(look())));
}
