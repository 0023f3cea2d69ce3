//! Pointer and keyboard input on a board: taps, drags, arrow keys. On tiny cells the first tap only zooms in.

use std::cell::RefCell;
use std::rc::Rc;

use engine::kernel::board::Board;
use engine::kernel::input::Touch;
use engine::kernel::piece::Spot;
use engine::kernel::step::Place;
use engine::motion::PieceId;
use wasm_bindgen::JsCast;
use yew::{Callback, KeyboardEvent, MouseEvent, PointerEvent, UseReducerHandle, UseStateHandle};

use super::cursor::step;
use super::layout::Layout;
use super::pieces::Dragged;
use super::pointer::{Owner, Pointer, Surface, is_synthetic_click, point};
use super::touch_layer::{Handlers, TINY, around, place_at, snap};
use super::view::View;
use crate::state::session::{Action, Session};

/// Distance from the starting point beyond which a pointer drags, in CSS pixels.
const DRAG: f64 = 14.0;

/// Maximum distance between the end of a drag and the click that belongs to it, in CSS pixels. Browsers round both
/// points.
const SAME_POINT: f64 = 2.0;

/// Pointer that came down on a piece.
#[derive(Clone, Copy)]
pub struct Finger {
    piece: PieceId,
    from: Place,
    start: (f64, f64),
    is_dragging: bool,
}

/// Version of the table and number of held touches; it changes with every step and selection.
type Moment = (u32, usize);

/// Zoom around a tapped place, on boards with tiny cells.
#[derive(Clone)]
pub struct Zoom {
    /// Place to zoom in on, with the moment of the tap. Any change of the table ends the zoom.
    pub over: UseStateHandle<Option<(Moment, Place)>>,
    /// Current moment.
    pub moment: Moment,
    /// Layout without zoom.
    pub plain: Rc<Layout>,
}

impl Zoom {
    fn place(&self) -> Option<Place> {
        let (at, place) = (*self.over)?;
        (at == self.moment).then_some(place)
    }

    fn is_tiny(&self) -> bool {
        self.plain.cell < TINY
    }

    /// Returns the places to zoom in on. With a held piece, these are its place and targets, unless they span nearly
    /// the whole board. Otherwise the zoom shows the surroundings of the tapped place.
    pub fn wanted(&self, session: &Session, board: &Board) -> Vec<Place> {
        let held = session
            .selection()
            .held()
            .iter()
            .filter_map(|touch| match touch {
                Touch::At(place) => Some(*place),
                Touch::Held(_) | Touch::Pick(_) => None,
            });
        let wanted: Vec<Place> = held
            .chain(session.selection().targets().iter().copied())
            .collect();
        let is_everywhere = self.is_tiny() && self.plain.zoom(board, &wanted).is_none();
        if session.selection().held().is_empty() || is_everywhere {
            let view = View::new(board, &self.plain);
            self.place()
                .map_or_else(Vec::new, |place| around(view, place))
        } else {
            wanted
        }
    }

    /// Checks whether a tap at a place only zooms in. Ends the zoom after a tap that does nothing.
    fn takes(&self, session: &Session, layout: &Layout, place: Place) -> bool {
        if !self.is_tiny() {
            return false;
        }
        let at = Touch::At(place);
        let can =
            session.selection().starts().contains(&at) || session.selection().next().contains(&at);
        match self.place() {
            None if !layout.zoomed => {
                self.over.set(Some((self.moment, place)));
                return true;
            }
            Some(_) if !can => self.over.set(None),
            _ => {}
        }
        false
    }
}

/// Pointer and keyboard input on a board.
#[derive(Clone)]
pub struct BoardInput {
    /// Session that receives the actions.
    pub session: UseReducerHandle<Session>,
    /// The board.
    pub board: Rc<Board>,
    /// Layout of the board, zoomed if necessary.
    pub layout: Rc<Layout>,
    /// Zoom on boards with tiny cells.
    pub zoom: Zoom,
    /// Place of the keyboard cursor.
    pub cursor: UseStateHandle<Place>,
    /// Piece under the finger.
    pub dragged: UseStateHandle<Dragged>,
    /// Pointer that is down on a piece.
    pub finger: Rc<RefCell<Option<Finger>>>,
    /// Owner of the drag gesture.
    pub owner: Owner,
    /// Point where the last drag ended; a click at this point belongs to the drag.
    pub drag_end: Rc<RefCell<Option<(f64, f64)>>>,
}

fn cell(event: &MouseEvent, board: &Board) -> Option<Place> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    board.place(&target.get_attribute("data-cell")?)
}

impl BoardInput {
    /// Returns the event handlers of the touch layer.
    pub fn handlers(self) -> Handlers {
        let owner = self.owner.clone();
        let input = Rc::new(self);
        let (clicks, keys) = (input.clone(), input.clone());
        let surface: Rc<dyn Surface> = input;
        Handlers {
            onclick: Callback::from(move |event: MouseEvent| clicks.click(&event)),
            onkeydown: Callback::from(move |event: KeyboardEvent| keys.key(&event)),
            pointer: Pointer::on(&surface, &owner),
        }
    }

    /// Returns the piece under the finger with its drag offset, divided by the zoom factor.
    pub fn dragged_by(&self, factor: f64) -> Dragged {
        self.dragged
            .map(|(piece, dx, dy)| (piece, dx / factor, dy / factor))
    }

    fn view(&self) -> View<'_> {
        View::new(&self.board, &self.layout)
    }

    /// Checks whether a click at this point is the one that the browser dispatches after a drag.
    fn ends_drag(&self, (x, y): (f64, f64)) -> bool {
        let end = self.drag_end.take();
        end.is_some_and(|end| (end.0 - x).hypot(end.1 - y) <= SAME_POINT)
    }

    fn click(&self, event: &MouseEvent) {
        if !is_synthetic_click(event) && self.ends_drag(point(event)) {
            return;
        }
        let Some(touched) = cell(event, &self.board) else {
            return;
        };
        let place = if is_synthetic_click(event) {
            touched
        } else {
            // Squares of close places overlap, so the nearest place counts.
            let nearest = place_at(self.view(), point(event)).unwrap_or(touched);
            snap(&self.session, self.view(), point(event), nearest)
        };
        self.cursor.set(place);
        if is_synthetic_click(event) || !self.zoom.takes(&self.session, &self.layout, place) {
            self.session.dispatch(Action::Touch(Touch::At(place)));
        }
    }

    fn key(&self, event: &KeyboardEvent) {
        let key = event.key();
        let here = *self.cursor;
        match key.as_str() {
            "Enter" | " " => self.session.dispatch(Action::Touch(Touch::At(here))),
            "Escape" => self.session.dispatch(Action::Cancel),
            key => match step(self.view(), here, key) {
                Some(place) => self.cursor.set(place),
                None if key.starts_with("Arrow") => {}
                None => return,
            },
        }
        event.prevent_default();
    }
}

impl Surface for BoardInput {
    fn down(&self, event: &PointerEvent) -> bool {
        self.drag_end.take();
        let place = place_at(self.view(), point(event));
        let starts = |place: &Place| {
            self.session
                .selection()
                .starts()
                .contains(&Touch::At(*place))
        };
        let finger = place.filter(starts).and_then(|from| {
            let (piece, _) = self.session.playback().stage().at(Spot::On(from))?;
            Some(Finger {
                piece,
                from,
                start: point(event),
                is_dragging: false,
            })
        });
        *self.finger.borrow_mut() = finger;
        finger.is_some()
    }

    fn is_moving(&self) -> bool {
        let finger = self.finger.borrow();
        finger.is_some_and(|finger| finger.is_dragging)
    }

    fn drag(&self, event: &PointerEvent) {
        let mut finger = self.finger.borrow_mut();
        let Some(finger) = finger.as_mut() else {
            return;
        };
        let (x, y) = point(event);
        let (dx, dy) = (x - finger.start.0, y - finger.start.1);
        finger.is_dragging |= dx.hypot(dy) > DRAG;
        if finger.is_dragging {
            self.dragged.set(Some((finger.piece, dx, dy)));
        }
    }

    fn up(&self, event: &PointerEvent) {
        self.dragged.set(None);
        let finger = self.finger.borrow_mut().take();
        let Some(finger) = finger.filter(|finger| finger.is_dragging) else {
            return;
        };
        let to = place_at(self.view(), point(event));
        // A piece dropped on its own place was a tap with an unsteady finger; the click that follows selects it.
        if to == Some(finger.from) {
            return;
        }
        *self.drag_end.borrow_mut() = Some(point(event));
        if let Some(to) = to {
            let (from, to) = (Touch::At(finger.from), Touch::At(to));
            self.session.dispatch(Action::Drag(from, to));
        }
    }

    fn cancel(&self) {
        self.finger.borrow_mut().take();
        self.dragged.set(None);
    }
}
