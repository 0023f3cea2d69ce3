//! Scheduler for long work: short slices, between which the page renders and handles input.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::{MessageChannel, MessagePort};

/// Time after which a slice begins no further part, in milliseconds.
const SLICE: f64 = 5.0;
/// Duration above which a part is too large, in milliseconds.
const LONG: f64 = 2.5;
/// Duration below which a part is too small, in milliseconds.
const SHORT: f64 = 1.0;
const LEAST: u32 = 50;
const MOST: u32 = 4000;
const FIRST: u32 = 200;

/// Returns the time since the page was opened, in milliseconds.
fn now() -> f64 {
    let performance = gloo::utils::window().performance();
    performance.map_or_else(js_sys::Date::now, |performance| performance.now())
}

fn is_hidden() -> bool {
    gloo::utils::document().hidden()
}

/// Work that runs in slices. Dropping it stops the work.
pub struct Slices {
    stopped: Rc<Cell<bool>>,
    port: Option<MessagePort>,
    _listeners: Vec<EventListener>,
}

impl Drop for Slices {
    fn drop(&mut self) {
        self.stopped.set(true);
        if let Some(port) = &self.port {
            port.close();
        }
    }
}

/// Runs work in slices of a few milliseconds, and pauses while the page is hidden. `work` gets the size of the next
/// part, in its own units, and returns whether it is finished.
pub fn in_slices(work: impl FnMut(u32) -> bool + 'static) -> Slices {
    let stopped = Rc::new(Cell::new(false));
    let work = RefCell::new(work);
    let size = Cell::new(FIRST);
    let slice = {
        let stopped = stopped.clone();
        move || {
            let begin = now();
            let mut time = begin;
            while !stopped.get() && time - begin < SLICE {
                let is_done = (*work.borrow_mut())(size.get());
                let end = now();
                if end - time > LONG {
                    size.set((size.get() / 2).max(LEAST));
                } else if end - time < SHORT {
                    size.set((size.get() * 2).min(MOST));
                }
                time = end;
                if is_done {
                    stopped.set(true);
                }
            }
            !stopped.get()
        }
    };
    let Ok(channel) = MessageChannel::new() else {
        // Without `MessageChannel` all work runs at once.
        while slice() {}
        return Slices {
            stopped,
            port: None,
            _listeners: Vec::new(),
        };
    };
    // Messages, not timers: browsers delay each nested timer by four milliseconds.
    let port = channel.port2();
    let next = {
        let port = port.clone();
        move || drop(port.post_message(&JsValue::NULL))
    };
    let each = {
        let (stopped, next) = (stopped.clone(), next.clone());
        move || {
            if !stopped.get() && !is_hidden() && slice() {
                next();
            }
        }
    };
    let receiver = channel.port1();
    let on_message = EventListener::new(&receiver, "message", move |_| each());
    receiver.start();
    let document = gloo::utils::document();
    let on_seen = {
        let (stopped, next) = (stopped.clone(), next.clone());
        EventListener::new(&document, "visibilitychange", move |_| {
            if !stopped.get() && !is_hidden() {
                next();
            }
        })
    };
    next();
    Slices {
        stopped,
        port: Some(port),
        _listeners: vec![on_message, on_seen],
    }
}
