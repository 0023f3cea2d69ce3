//! Drawing surface over the board, for fingers and keyboard.

use std::cell::RefCell;
use std::rc::Rc;

use engine::kernel::board::Board;
use engine::kernel::step::Place;
use yew::{Callback, Html, KeyboardEvent, MouseEvent, PointerEvent, UseStateHandle};

use super::Looking;
use crate::board::cursor::step;
use crate::board::layout::Layout;
use crate::board::pointer::{Surface, point};
use crate::board::sketch_view::sketch_into;
use crate::board::touch_layer::place_at;
use crate::board::view::View;
use crate::state::sketch::{Point, Sketch, Tool};
use crate::widgets::drawing::Drawing;

/// Maximum movement of a tap, in cells.
const TAP: f64 = 0.3;

/// Drawing surface with its tools.
#[derive(Clone)]
pub struct Paper {
    /// The board under it.
    pub board: Rc<Board>,
    /// Layout of the board.
    pub layout: Rc<Layout>,
    /// State of the pause.
    pub looking: UseStateHandle<Option<Looking>>,
    /// Selected tool.
    pub tool: UseStateHandle<Tool>,
    /// Selected pen.
    pub pen: UseStateHandle<u8>,
    /// Keyboard cursor.
    pub cursor: UseStateHandle<Option<Place>>,
    /// Line under the finger, as it is shown.
    pub way: UseStateHandle<Vec<Point>>,
    /// Line under the finger, with the points since the last render.
    pub line: Rc<RefCell<Vec<Point>>>,
}

impl Paper {
    fn change(&self, change: &dyn Fn(&mut Looking)) {
        if let Some(mut next) = (*self.looking).clone() {
            change(&mut next);
            self.looking.set(Some(next));
        }
    }

    fn spot(&self, event: &PointerEvent) -> Point {
        self.layout.on_board(point(event))
    }

    fn view(&self) -> View<'_> {
        View::new(&self.board, &self.layout)
    }

    fn tap(&self, at: Point) {
        self.change(&|looking| looking.sketch.tap(*self.tool, *self.pen, at));
    }

    /// Returns the centre of a place, in board coordinates.
    fn middle(&self, place: Place) -> Point {
        self.layout.on_board(self.view().centre(place))
    }

    /// Selects a tool.
    pub fn take(&self, tool: Tool) -> Callback<MouseEvent> {
        let held = self.tool.clone();
        Callback::from(move |_: MouseEvent| held.set(tool))
    }

    /// Selects a pen.
    pub fn take_pen(&self, pen: u8) -> Callback<MouseEvent> {
        let held = self.pen.clone();
        Callback::from(move |_: MouseEvent| held.set(pen))
    }

    /// Erases the drawing.
    pub fn wipe(&self) -> Callback<MouseEvent> {
        let paper = self.clone();
        Callback::from(move |_: MouseEvent| {
            paper.change(&|looking| looking.sketch = Sketch::default());
        })
    }

    /// Opens the tools.
    pub fn open(&self) -> Callback<()> {
        let paper = self.clone();
        Callback::from(move |()| paper.change(&|looking| looking.is_open = true))
    }

    /// Opens the council of the class. It draws over the board itself.
    pub fn convene(&self) -> Callback<MouseEvent> {
        let paper = self.clone();
        Callback::from(move |_: MouseEvent| paper.change(&|looking| looking.in_council = true))
    }

    /// Toggles between the pens and the history.
    pub fn turn(&self) -> Callback<MouseEvent> {
        let paper = self.clone();
        Callback::from(move |_: MouseEvent| {
            paper.change(&|looking| looking.shows_history = !looking.shows_history)
        })
    }

    /// Draws with the keyboard: arrow keys move the cursor, Enter taps.
    pub fn onkeydown(&self) -> Callback<KeyboardEvent> {
        let paper = self.clone();
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            let here = (*paper.cursor).unwrap_or(Place(0));
            match key.as_str() {
                "Enter" | " " => {
                    paper.cursor.set(Some(here));
                    paper.tap(paper.middle(here));
                }
                key if key.starts_with("Arrow") => {
                    let next = step(paper.view(), here, key);
                    paper.cursor.set(Some(next.unwrap_or(here)));
                }
                _ => return,
            }
            event.prevent_default();
        })
    }

    /// Renders the veil around the board, and the drawing on it.
    pub fn picture(&self, sketch: &Sketch) -> Html {
        let layout = &*self.layout;
        let mut draw = Drawing::default();
        veil(&mut draw, layout);
        let mut seen = sketch.clone();
        seen.draw(*self.tool, *self.pen, &self.way);
        sketch_into(&mut draw, &seen, layout);
        if let Some(place) = *self.cursor {
            draw.rect("pause-cursor", layout.square(&self.board, place), 12.0);
        }
        draw.picture("pause-picture", layout.view())
    }
}

impl Surface for Paper {
    fn down(&self, event: &PointerEvent) -> bool {
        *self.line.borrow_mut() = vec![self.spot(event)];
        self.cursor.set(None);
        true
    }

    fn is_moving(&self) -> bool {
        strays(&self.line.borrow())
    }

    fn drag(&self, event: &PointerEvent) {
        let mut line = self.line.borrow_mut();
        let at = self.spot(event);
        line.push(at);
        if *self.tool == Tool::Eraser {
            self.change(&|looking| looking.sketch.wipe(at));
        } else {
            self.way.set(line.clone());
        }
    }

    fn up(&self, _: &PointerEvent) {
        self.lose();
    }

    fn cancel(&self) {
        self.line.take();
        self.way.set(Vec::new());
    }

    // Some whiteboard pens lift without an event: the line drawn so far stays.
    fn lose(&self) {
        let line = self.line.take();
        self.way.set(Vec::new());
        let Some(first) = line.first().copied() else {
            return;
        };
        if strays(&line) {
            self.change(&|looking| looking.sketch.draw(*self.tool, *self.pen, &line));
        } else {
            // A tap means the centre of its cell.
            let place = place_at(self.view(), self.layout.in_window(first));
            self.tap(place.map_or(first, |place| self.middle(place)));
        }
    }
}

/// Checks whether a line leaves its first point.
fn strays(line: &[Point]) -> bool {
    let Some(first) = line.first() else {
        return false;
    };
    line.iter()
        .any(|(x, y)| (x - first.0).hypot(y - first.1) > TAP)
}

/// Draws a veil over the whole window except the board.
fn veil(draw: &mut Drawing, layout: &Layout) {
    let (w, h) = layout.window;
    let frame = layout.frame();
    let r = layout.frame_width();
    let (across, down) = (frame.w - 2.0 * r, frame.h - 2.0 * r);
    draw.path(
        "pause-veil",
        format_args!(
            "M0 0H{w}V{h}H0zM{} {}h{across}a{r} {r} 0 0 1 {r} {r}v{down}a{r} {r} 0 0 1 -{r} {r}h-{across}a{r} {r} 0 0 1 -{r} -{r}v-{down}a{r} {r} 0 0 1 {r} -{r}z",
            frame.x + r,
            frame.y,
        ),
    );
}
