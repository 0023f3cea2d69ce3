//! The service worker: keeps the app on the device and holds an update back until it is wanted.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};
use yew::prelude::{use_effect_with, use_state_eq};
use yew::{Callback, hook};

/// What is known of the copy on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offline {
    /// Everything is kept: the app starts without a network.
    pub ready: bool,
    /// A newer version is kept and waits.
    pub update: bool,
}

fn container() -> Option<ServiceWorkerContainer> {
    let navigator = gloo::utils::window().navigator();
    let key = JsValue::from_str("serviceWorker");
    // On pages without https the browser has no such thing at all.
    let exists = js_sys::Reflect::has(&navigator, &key).unwrap_or(false);
    exists.then(|| navigator.service_worker())
}

async fn register() -> Option<ServiceWorkerRegistration> {
    let promise = container()?.register("sw.js");
    let registration = JsFuture::from(promise).await.ok()?;
    Some(registration.unchecked_into())
}

/// Registers the service worker and follows what becomes of it.
#[hook]
pub fn use_offline() -> Offline {
    let state = use_state_eq(Offline::default);
    let set = state.setter();
    use_effect_with((), move |()| {
        spawn_local(async move {
            let Some(registration) = register().await else {
                return;
            };
            let look = {
                let registration = registration.clone();
                move || {
                    let ready = registration.active().is_some();
                    let update = ready && registration.waiting().is_some();
                    set.set(Offline { ready, update });
                }
            };
            look();
            // The worker passes through its states for a few seconds after it was found.
            let look_again = Closure::<dyn Fn()>::new(move || {
                look();
                for wait in [1_000, 4_000, 15_000] {
                    gloo::timers::callback::Timeout::new(wait, look.clone()).forget();
                }
            });
            registration.set_onupdatefound(Some(look_again.as_ref().unchecked_ref()));
            if let Some(call) = look_again.as_ref().dyn_ref::<js_sys::Function>() {
                let _ = call.call0(&JsValue::NULL);
            }
            look_again.forget();
        });
    });
    *state
}

/// Takes the update that waits, then starts anew.
pub fn update() -> Callback<()> {
    Callback::from(|()| {
        spawn_local(async {
            let Some(container) = container() else {
                return;
            };
            let found = JsFuture::from(container.get_registration()).await;
            let Ok(Some(registration)) =
                found.map(|found| found.dyn_into::<ServiceWorkerRegistration>().ok())
            else {
                return;
            };
            let restart = Closure::<dyn Fn()>::new(super::page::restart);
            container.set_oncontrollerchange(Some(restart.as_ref().unchecked_ref()));
            restart.forget();
            if let Some(waiting) = registration.waiting() {
                let message = js_sys::Object::new();
                let _ = js_sys::Reflect::set(&message, &"type".into(), &"SKIP_WAITING".into());
                let _ = waiting.post_message(&message);
            }
        });
    })
}

/// Asks the browser not to throw the saved games away when space is short.
pub fn ask_to_persist() {
    let storage = gloo::utils::window().navigator().storage();
    if let Ok(promise) = storage.persist() {
        spawn_local(async {
            let _ = JsFuture::from(promise).await;
        });
    }
}
