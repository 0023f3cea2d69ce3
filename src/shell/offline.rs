//! Offline state: `start.js` registers the service worker and sets its state on the root element.

use gloo::events::EventListener;
use web_sys::Event;
use yew::prelude::{use_effect_with, use_state_eq};
use yew::{Callback, hook};

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
    let root = gloo::utils::document().document_element();
    let says = |name| root.as_ref().and_then(|root| root.get_attribute(name));
    let voice = says("data-voice");
    let unfetched = match (says("data-unfetched").as_deref(), voice.as_deref()) {
        (Some("app"), _) => Unfetched::App,
        (Some("update"), _) => Unfetched::Update,
        (_, Some("unfetched")) => Unfetched::Voice,
        _ => Unfetched::Nothing,
    };
    let says = says("data-offline");
    let says = says.as_deref();
    Offline {
        voice: voice.as_deref() == Some("ready"),
        ready: matches!(says, Some("ready" | "update")),
        update: says == Some("update"),
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
        let document = gloo::utils::document();
        let listener = EventListener::new(&document, "offlinechange", move |_| set.set(look()));
        move || drop(listener)
    });
    *state
}

/// Returns a callback that activates the waiting update and restarts the app.
pub fn update() -> Callback<()> {
    Callback::from(|()| {
        if let Ok(event) = Event::new("takeupdate") {
            let _ = gloo::utils::document().dispatch_event(&event);
        }
    })
}
