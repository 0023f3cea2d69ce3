//! Facts about the device, as the browser reports them.

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Navigator, StorageEstimate, StorageManager};
use yew::hook;
use yew::prelude::{use_effect_with, use_state_eq};

use super::{page, storage};
use crate::state::device::{Device, Kind, forgets};

fn is_installed(navigator: &Navigator) -> bool {
    let window = gloo::utils::window();
    let displayed = ["standalone", "fullscreen", "minimal-ui"]
        .iter()
        .any(|mode| {
            let query = window.match_media(&format!("(display-mode: {mode})"));
            query.ok().flatten().is_some_and(|query| query.matches())
        });
    // Safari on iPad reports it with a property of its own.
    let of_apple = Reflect::get(navigator, &"standalone".into());
    displayed || of_apple.is_ok_and(|value| value.is_truthy())
}

fn look() -> Device {
    let navigator = gloo::utils::window().navigator();
    let agent = navigator.user_agent().unwrap_or_default();
    Device {
        kind: Kind::read(&agent, navigator.max_touch_points() > 1),
        is_installed: is_installed(&navigator),
        is_file: page::attribute("data-copy").as_deref() == Some("file"),
        keeps: storage::is_writable(),
        is_durable: storage::is_durable(),
        forgets: forgets(&agent),
        promised: None,
        taken: Some(storage::used_percent()),
    }
}

/// Returns the browser's storage manager. It is missing without HTTPS.
fn manager() -> Option<StorageManager> {
    let navigator = gloo::utils::window().navigator();
    let manager = Reflect::get(&navigator, &"storage".into()).ok()?;
    manager.is_object().then(|| manager.unchecked_into())
}

async fn promised(manager: &StorageManager) -> Option<bool> {
    JsFuture::from(manager.persisted().ok()?)
        .await
        .ok()?
        .as_bool()
}

async fn taken(manager: &StorageManager) -> Option<u8> {
    let estimate = JsFuture::from(manager.estimate().ok()?).await.ok()?;
    let estimate: StorageEstimate = estimate.unchecked_into();
    let (usage, quota) = (estimate.get_usage()?, estimate.get_quota()?);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share between 0 and 100"
    )]
    (quota > 0.0).then(|| (100.0 * usage / quota).clamp(0.0, 100.0) as u8)
}

/// Returns the facts about the device. The answers of the storage manager arrive after the first render.
#[hook]
pub fn use_device() -> Device {
    let state = use_state_eq(look);
    let set = state.setter();
    use_effect_with((), move |()| {
        spawn_local(async move {
            if let Some(manager) = manager() {
                let (promised, taken) = (promised(&manager).await, taken(&manager).await);
                let device = look();
                set.set(Device {
                    promised,
                    taken: taken.max(device.taken),
                    ..device
                });
            }
        });
    });
    let is_durable = use_state_eq(storage::is_durable);
    let set = is_durable.setter();
    use_effect_with((), move |()| {
        let changes = storage::on_durability_change(move || set.set(storage::is_durable()));
        move || drop(changes)
    });
    Device {
        is_durable: *is_durable,
        ..*state
    }
}
