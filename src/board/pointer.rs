//! One pointer at a time owns the gesture on a surface, however many fingers, pens and mice touch the screen.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use yew::{Callback, MouseEvent, PointerEvent};

/// `MouseEvent.button` of the primary button, a finger and the tip of a pen.
const PRIMARY_BUTTON: i16 = 0;
/// The bit of the primary button in `MouseEvent.buttons`.
const PRIMARY_PRESSED: u16 = 1;

/// A surface on which one pointer at a time drags or draws.
pub trait Surface {
    /// A pointer comes down. Returns whether a gesture begins.
    fn down(&self, event: &PointerEvent) -> bool;
    /// Whether the gesture has left its starting point. Until then another pointer may take over: a palm often lies
    /// down before the pen or the finger that is meant.
    fn is_moving(&self) -> bool;
    /// The owning pointer moves.
    fn drag(&self, event: &PointerEvent);
    /// The owning pointer lifts.
    fn up(&self, event: &PointerEvent);
    /// The browser took the pointer for a gesture of its own.
    fn cancel(&self);
    /// The pointer lifted without an event that says so, at an unknown point.
    fn lose(&self) {
        self.cancel();
    }
}

/// The pointer that owns the current gesture; shared by all renders of a surface.
#[derive(Clone, Default)]
pub struct Owner(Rc<RefCell<Option<Held>>>);

/// A pointer that is down.
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

    /// Whether the owner must have lifted unheard: no other pointer of its kind is down where this one comes down.
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

    /// Ends the gesture if the event is its owner's. Returns whether it is.
    fn ends(&self, event: &PointerEvent) -> bool {
        let owns = self.owns(event);
        if owns {
            self.clear();
        }
        owns
    }
}

/// Has the events of a pointer sent to the element it came down on, also from outside the window. It is the innermost
/// element, so that the click that follows keeps its target.
fn capture(event: &PointerEvent) {
    let target = event.target().map(JsCast::dyn_into::<web_sys::Element>);
    if let Some(Ok(element)) = target {
        // Fails for a pointer that has lifted meanwhile and for events made by a script: these need no capture.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// The handlers of a surface.
#[derive(Clone, PartialEq)]
pub struct Pointer {
    /// `pointerdown`.
    pub ondown: Callback<PointerEvent>,
    /// `pointermove`.
    pub onmove: Callback<PointerEvent>,
    /// `pointerup`.
    pub onup: Callback<PointerEvent>,
    /// `pointercancel`.
    pub oncancel: Callback<PointerEvent>,
    /// `lostpointercapture`.
    pub onlost: Callback<PointerEvent>,
}

impl Pointer {
    /// The handlers of a surface whose gestures belong to one pointer each.
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

/// The point of an event, in CSS pixels of the window.
pub fn point(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
