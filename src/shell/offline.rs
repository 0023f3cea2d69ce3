//! Offline state: `shell/offline.js` registers the service worker and sets its state on the root element.

use js_sys::Function;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use yew::prelude::{use_effect_with, use_state_eq};
use yew::{Callback, hook};

use super::page::attribute;
use super::subscription::Subscription;

#[wasm_bindgen(js_namespace = ["tableRonde", "offline"])]
extern "C" {
    #[wasm_bindgen(js_name = onChange)]
    fn add_listener(callback: &Closure<dyn Fn()>) -> Function;
    #[wasm_bindgen(js_name = activateUpdate)]
    fn activate_update();
}

/// State of the offline copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offline {
    /// Whether the app is cached and starts without a network.
    pub ready: bool,
    /// Whether the voice is cached too.
    pub voice: bool,
    /// Whether an update is cached and waits to be activated.
    pub update: bool,
    /// Part whose download failed or found no room.
    pub unfetched: Unfetched,
}

/// Part that was not downloaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Unfetched {
    /// Nothing, as far as is known.
    #[default]
    Nothing,
    /// Some file of the app.
    App,
    /// Some file of an update.
    Update,
    /// Some file of the voice.
    Voice,
}

fn look() -> Offline {
    let voice = attribute("data-voice");
    let unfetched = match (attribute("data-unfetched").as_deref(), voice.as_deref()) {
        (Some("app"), _) => Unfetched::App,
        (Some("update"), _) => Unfetched::Update,
        (_, Some("unfetched")) => Unfetched::Voice,
        _ => Unfetched::Nothing,
    };
    let copy = attribute("data-offline");
    let copy = copy.as_deref();
    Offline {
        voice: voice.as_deref() == Some("ready"),
        ready: matches!(copy, Some("ready" | "update")),
        update: copy == Some("update"),
        unfetched,
    }
}

/// Returns the state of the offline copy, and follows its changes.
#[hook]
pub fn use_offline() -> Offline {
    let state = use_state_eq(look);
    let set = state.setter();
    use_effect_with((), move |()| {
        set.set(look());
        let changes = Subscription::new(add_listener, move || set.set(look()));
        move || drop(changes)
    });
    *state
}

/// Returns a callback that activates the waiting update and restarts the app.
pub fn update() -> Callback<()> {
    Callback::from(|()| activate_update())
}
