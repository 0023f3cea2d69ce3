//! Gesture ownership: one pointer at a time drags or draws on a surface, even with several fingers, pens or mice.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use yew::{Callback, MouseEvent, PointerEvent};

/// `MouseEvent.button` of the primary mouse button, a finger or the tip of a pen.
const PRIMARY_BUTTON: i16 = 0;
/// Bit of the primary button in `MouseEvent.buttons`.
const PRIMARY_PRESSED: u16 = 1;

/// Checks whether a click comes from a script or a key (`detail` is 0); it has no usable coordinates.
pub fn is_synthetic_click(event: &MouseEvent) -> bool {
    event.detail() == 0
}

/// Surface on which one pointer at a time drags or draws.
pub trait Surface {
    /// Handles a pointer that comes down. Returns whether a gesture begins.
    fn down(&self, event: &PointerEvent) -> bool;
    /// Checks whether the gesture has left its starting point. Until then another pointer may take over, because a palm
    /// often touches the screen before the pen or finger.
    fn is_moving(&self) -> bool;
    /// Handles a move of the owning pointer.
    fn drag(&self, event: &PointerEvent);
    /// Handles the lift of the owning pointer.
    fn up(&self, event: &PointerEvent);
    /// Handles `pointercancel`: the browser took the pointer for its own gesture.
    fn cancel(&self);
    /// Handles a lift without `pointerup`, at an unknown point.
    fn lose(&self) {
        self.cancel();
    }
}

/// Pointer that owns the current gesture; shared by all renders of a surface.
#[derive(Clone, Default)]
pub struct Owner(Rc<RefCell<Option<Held>>>);

/// Pointer that is down.
struct Held {
    id: i32,
    kind: String,
}

impl Owner {
    fn owns(&self, event: &PointerEvent) -> bool {
        let held = self.0.borrow();
        held.as_ref()
            .is_some_and(|held| held.id == event.pointer_id())
    }

    /// Checks whether the owner lifted without an event: a new primary pointer of its type means no other one is down.
    fn is_gone(&self, event: &PointerEvent) -> bool {
        let held = self.0.borrow();
        held.as_ref()
            .is_some_and(|held| event.is_primary() && held.kind == event.pointer_type())
    }

    fn is_some(&self) -> bool {
        self.0.borrow().is_some()
    }

    fn set(&self, event: &PointerEvent) {
        *self.0.borrow_mut() = Some(Held {
            id: event.pointer_id(),
            kind: event.pointer_type(),
        });
    }

    fn clear(&self) {
        *self.0.borrow_mut() = None;
    }

    fn down(&self, surface: &dyn Surface, event: &PointerEvent) {
        if event.button() != PRIMARY_BUTTON {
            return;
        }
        if self.is_some() {
            if self.owns(event) || self.is_gone(event) {
                surface.lose();
            } else if surface.is_moving() {
                return;
            } else {
                surface.cancel();
            }
            self.clear();
        }
        if surface.down(event) {
            self.set(event);
            capture(event);
        }
    }

    fn drag(&self, surface: &dyn Surface, event: &PointerEvent) {
        if !self.owns(event) {
            return;
        }
        if event.buttons() & PRIMARY_PRESSED == 0 {
            self.clear();
            surface.lose();
        } else {
            surface.drag(event);
        }
    }

    /// Ends the gesture if the event belongs to its owner. Returns whether it does.
    fn ends(&self, event: &PointerEvent) -> bool {
        let owns = self.owns(event);
        if owns {
            self.clear();
        }
        owns
    }
}

/// Captures the pointer, so that its events arrive even from outside the window. The capturing element is the innermost
/// one, so that the click that follows keeps its target.
fn capture(event: &PointerEvent) {
    let target = event.target().map(JsCast::dyn_into::<web_sys::Element>);
    if let Some(Ok(element)) = target {
        // Fails for a pointer that is already up and for scripted events; neither needs the capture.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// Pointer event handlers of a surface.
#[derive(Clone, PartialEq)]
pub struct Pointer {
    /// Handler of `pointerdown`.
    pub ondown: Callback<PointerEvent>,
    /// Handler of `pointermove`.
    pub onmove: Callback<PointerEvent>,
    /// Handler of `pointerup`.
    pub onup: Callback<PointerEvent>,
    /// Handler of `pointercancel`.
    pub oncancel: Callback<PointerEvent>,
    /// Handler of `lostpointercapture`.
    pub onlost: Callback<PointerEvent>,
}

impl Pointer {
    /// Creates the handlers of a surface. One pointer owns each gesture.
    pub fn on(surface: &Rc<dyn Surface>, owner: &Owner) -> Self {
        let handler = |handle: fn(&Owner, &dyn Surface, &PointerEvent)| {
            let (surface, owner) = (surface.clone(), owner.clone());
            Callback::from(move |event: PointerEvent| handle(&owner, &*surface, &event))
        };
        Self {
            ondown: handler(Owner::down),
            onmove: handler(Owner::drag),
            onup: handler(|owner, surface, event| {
                if owner.ends(event) {
                    surface.up(event);
                }
            }),
            oncancel: handler(|owner, surface, event| {
                if owner.ends(event) {
                    surface.cancel();
                }
            }),
            onlost: handler(|owner, surface, event| {
                if owner.ends(event) {
                    surface.lose();
                }
            }),
        }
    }
}

/// Returns the point of an event, in CSS pixels of the window.
pub fn point(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
