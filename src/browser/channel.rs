//! What the windows of one browser tell each other.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

use super::namespace::namespace;

/// The way to the other windows; dropped, it is closed.
pub struct Channel {
    channel: BroadcastChannel,
    _listener: EventListener,
}

impl Channel {
    /// Opens the way; `on` gets the texts that the other windows send. Nothing where the browser has no such way.
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
