//! A surface under one finger: what comes down, moves, leaves, or is taken over by the browser.

use std::rc::Rc;

use yew::{Callback, MouseEvent, PointerEvent};

/// What a finger does on a surface.
pub trait Surface {
    /// A finger comes down.
    fn down(&self, event: &PointerEvent);
    /// A finger moves.
    fn drag(&self, event: &PointerEvent);
    /// A finger leaves.
    fn up(&self, event: &PointerEvent);
    /// A finger is taken over by the browser.
    fn cancel(&self);
}

/// The handlers of a surface.
#[derive(Clone, PartialEq)]
pub struct Pointer {
    /// A finger comes down.
    pub ondown: Callback<PointerEvent>,
    /// A finger moves.
    pub onmove: Callback<PointerEvent>,
    /// A finger leaves.
    pub onup: Callback<PointerEvent>,
    /// A finger is taken over by the browser.
    pub oncancel: Callback<PointerEvent>,
}

impl Pointer {
    /// The handlers of that surface.
    pub fn on(surface: &Rc<dyn Surface>) -> Self {
        let [down, drag, up, cancel] = core::array::from_fn(|_| surface.clone());
        Self {
            ondown: Callback::from(move |event: PointerEvent| down.down(&event)),
            onmove: Callback::from(move |event: PointerEvent| drag.drag(&event)),
            onup: Callback::from(move |event: PointerEvent| up.up(&event)),
            oncancel: Callback::from(move |_: PointerEvent| cancel.cancel()),
        }
    }
}

/// Where in the window an event is.
pub fn point(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
