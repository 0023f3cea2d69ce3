//! The copy on this device: `boot.js` registers the service worker and says on the root element how it stands.

use gloo::events::EventListener;
use web_sys::Event;
use yew::prelude::{use_effect_with, use_state_eq};
use yew::{Callback, hook};

/// What is known of the copy on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offline {
    /// Everything is kept: the app starts without a network.
    pub ready: bool,
    /// The voice is kept too.
    pub voice: bool,
    /// A newer version is kept and waits.
    pub update: bool,
    /// What was asked for and did not come whole, or found no room.
    pub unfetched: Unfetched,
}

/// What was not fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Unfetched {
    /// Nothing that is known of.
    #[default]
    Nothing,
    /// Some file of the app.
    App,
    /// Some file of a newer version.
    Update,
    /// Some of the voice.
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

/// How the copy on this device stands; follows it.
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

/// Takes the update that waits, then starts anew.
pub fn update() -> Callback<()> {
    Callback::from(|()| {
        if let Ok(event) = Event::new("takeupdate") {
            let _ = gloo::utils::document().dispatch_event(&event);
        }
    })
}
