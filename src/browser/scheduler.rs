//! Long work in short slices, between which the page draws and answers to fingers.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::{MessageChannel, MessagePort};

/// No slice begins another part of the work after so many milliseconds.
const SLICE: f64 = 5.0;
/// A part that takes longer than this is too large.
const LONG: f64 = 2.5;
/// A part that takes less than this is too small.
const SHORT: f64 = 1.0;
const LEAST: u32 = 50;
const MOST: u32 = 4000;
const FIRST: u32 = 200;

/// Milliseconds since the page was opened.
fn now() -> f64 {
    let performance = gloo::utils::window().performance();
    performance.map_or_else(js_sys::Date::now, |performance| performance.now())
}

fn is_hidden() -> bool {
    gloo::utils::document().hidden()
}

/// Work that goes on slice by slice; dropped, it stops.
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

/// Does work in slices of a few milliseconds; while the page is hidden it waits. `work` is told how large a part to
/// do, in units of its own, and tells whether all is done.
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
        // Without channels all is done at once rather than never.
        while slice() {}
        return Slices {
            stopped,
            port: None,
            _listeners: Vec::new(),
        };
    };
    // A message, not a timer: timers in a row are held back by four milliseconds each.
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
