//! Messages between the windows of one browser (`BroadcastChannel`).

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use super::namespace::namespace;

/// Channel to the other windows. Dropping it closes it.
pub struct Channel {
    channel: BroadcastChannel,
    _listener: EventListener,
}

impl Channel {
    /// Opens the channel; `on` receives the texts of the other windows. `None` if the browser has no
    /// `BroadcastChannel`.
    pub fn open(on: impl Fn(String) + 'static) -> Option<Self> {
        let channel = BroadcastChannel::new(&namespace()).ok()?;
        let listener = EventListener::new(&channel, "message", move |event| {
            let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            if let Some(text) = data.and_then(|data| data.as_string()) {
                on(text);
            }
        });
        Some(Self {
            channel,
            _listener: listener,
        })
    }

    /// Sends a text to the other windows.
    pub fn tell(&self, text: &str) {
        let _ = self.channel.post_message(&JsValue::from_str(text));
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        self.channel.close();
    }
}
