//! Layout of the board for any window size: pure arithmetic in CSS pixels.

use engine::kernel::board::{Board, Orientation};
use engine::kernel::piece::{Layer, Piece, Spot};
use engine::kernel::scene::Scene;
use engine::kernel::step::Place;
use engine::motion::{PieceId, Stage};

pub use super::shape::{Around, Shape};
pub use crate::widgets::drawing::Rect;

/// Positions and sizes of the board and its surroundings, in CSS pixels.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// Shape of the window.
    pub shape: Shape,
    /// Scale factor from the 1080 × 810 design.
    pub scale: f64,
    /// Side of a cell.
    pub cell: f64,
    /// Area of the board, without its frame.
    pub board: Rect,
    /// Width and height of the window.
    pub window: (f64, f64),
    /// Boxes around the board.
    pub around: Around,
    /// Whether the board is in the lower part of a tall screen, within reach of small children.
    pub lowered: bool,
    /// Whether it is between two children who sit face to face: the banner stands at their edges.
    pub facing: bool,
    /// Whether the board is zoomed, so that only a part of it is visible.
    pub zoomed: bool,
    pub(super) origin: (f64, f64),
    pub(super) turned: bool,
    pub(super) standing: (f64, f64),
}

const FRAME: f64 = 10.0;
/// Share of a wide screen's height above a lowered board.
pub const UPPER: f64 = 0.4;

/// Height of the bar below the board in a low window, in pixels of the window.
const LOW_BAR: f64 = 100.0;

/// Space that a page needs besides the board.
#[derive(Clone, Copy, Default)]
struct Room {
    /// Height of a bar below, at the design height of 810 pixels.
    bar: f64,
    /// Minimum height below, in pixels of the window.
    foot: f64,
    /// Whether to lower the board.
    low: bool,
    /// Whether to leave room for the banner at the edges of two children.
    facing: bool,
}

/// Margins around the board: left and right, above, below.
struct Margins {
    sides: f64,
    above: f64,
    below: f64,
}

impl Margins {
    fn of(shape: Shape, around: Around, scale: f64) -> Self {
        // The corner buttons shrink only to the size of a touch target.
        let top = (90.0 * scale).max(82.0);
        let (sides, above, below) = match (shape, around) {
            (Shape::Wide, Around::Trays) => ((108.0 * scale).max(92.0), top, 144.0 * scale),
            (Shape::Wide, Around::Cards(_)) => (176.0 * scale, top, 62.0 * scale),
            (Shape::Tall, Around::Trays) => (120.0 * scale, 118.0 * scale, 72.0 + 100.0 * scale),
            (Shape::Tall, Around::Cards(_)) => (24.0 * scale, 232.0 * scale, 60.0 + 226.0 * scale),
            (Shape::Narrow, Around::Trays) => (FRAME + 2.0, 146.0, 146.0),
            (Shape::Narrow, Around::Cards(_)) => (FRAME + 2.0, 222.0, 196.0),
            (Shape::Low, Around::Trays) => (120.0, 64.0, 16.0),
            (Shape::Low, Around::Cards(_)) => (150.0, 64.0, 16.0),
        };
        Self {
            sides,
            above,
            below,
        }
    }

    /// Adds the space that a page needs below the board.
    fn over(self, shape: Shape, around: Around, room: Room, scale: f64) -> Self {
        let below = match (shape, around) {
            // The banner of the lower child.
            (Shape::Tall, Around::Trays) if room.facing => self.below + 84.0 * scale,
            // Touch targets in the bar do not shrink with the window.
            (Shape::Low, _) if room.bar > 0.0 => LOW_BAR,
            (_, Around::Trays) => self.below,
            (_, Around::Cards(_)) => self.below + room.bar * scale,
        };
        Self {
            below: below.max(room.foot),
            ..self
        }
    }

    /// Returns the margins of a lowered board in a wide window of the given height. The board takes the lower three
    /// fifths, above a free band for wrists.
    fn low(height: f64, scale: f64) -> Self {
        let frame = FRAME * scale.max(1.0) + 2.0;
        Self {
            sides: 200.0 * scale,
            above: UPPER * height + frame,
            below: 48.0 + frame,
        }
    }
}

impl Layout {
    /// Returns the layout of a board in a window.
    pub fn new(board: &Board, around: Around, window: (f64, f64)) -> Self {
        Self::laid(board, around, window, Room::default())
    }

    /// Returns the layout of a board above a bar, whose height is given for the design's 810 pixels.
    pub fn above(board: &Board, around: Around, window: (f64, f64), bar: f64) -> Self {
        let room = Room {
            bar,
            ..Room::default()
        };
        Self::laid(board, around, window, room)
    }

    /// Returns the layout of a board with at least `foot` pixels of the window below it. `low` lowers the board below
    /// the boxes that are only looked at; phones ignore it.
    pub fn over(board: &Board, around: Around, window: (f64, f64), foot: f64, low: bool) -> Self {
        let room = Room {
            foot,
            low,
            ..Room::default()
        };
        Self::laid(board, around, window, room)
    }

    /// Returns the layout of a board between two children who sit face to face, with at least `foot` pixels below it.
    pub fn between(board: &Board, around: Around, window: (f64, f64), foot: f64) -> Self {
        let room = Room {
            foot,
            facing: true,
            ..Room::default()
        };
        Self::laid(board, around, window, room)
    }

    fn laid(board: &Board, around: Around, window: (f64, f64), room: Room) -> Self {
        let (w, h) = window;
        let standing = (
            f64::from(board.size.0) / 100.0,
            f64::from(board.size.1) / 100.0,
        );
        let lies = w > h && board.orientation == Orientation::Turns;
        let (across, down) = if lies {
            (standing.1, standing.0)
        } else {
            standing
        };
        let shape = Shape::of(window);
        let scale = match shape {
            Shape::Wide => (w / 1080.0).min(h / 810.0),
            Shape::Tall => (w / 810.0).min(h / 1080.0),
            Shape::Narrow => 0.75,
            Shape::Low => 0.65,
        };
        let lowered = room.low && matches!(shape, Shape::Wide | Shape::Tall);
        let Margins {
            sides,
            above,
            below,
        } = if lowered && shape == Shape::Wide {
            Margins::low(h, scale)
        } else {
            Margins::of(shape, around, scale).over(shape, around, room, scale)
        };
        let cell = ((w - 2.0 * sides) / across).min((h - above - below) / down);
        let cell = cell.max(16.0);
        // Cells are sharp only on whole pixels; boards of points need no rounding.
        let cell = if cell > 32.0 && across.fract() == 0.0 {
            cell.floor()
        } else {
            cell
        };
        let (bw, bh) = (cell * across, cell * down);
        let spare = (h - above - below - bh).max(0.0);
        let lower = match shape {
            Shape::Wide | Shape::Low => 0.0,
            Shape::Tall if lowered => spare,
            Shape::Tall | Shape::Narrow => spare / 2.0,
        };
        let board = Rect {
            x: ((w - bw) / 2.0).floor(),
            y: (above + lower).floor(),
            w: bw,
            h: bh,
        };
        Self {
            shape,
            scale,
            cell,
            board,
            window,
            around,
            lowered,
            facing: room.facing,
            zoomed: false,
            origin: (board.x, board.y),
            turned: lies,
            standing,
        }
    }

    /// Checks whether the board is lowered beneath the trays or cards of a wide window.
    pub fn is_beneath(&self) -> bool {
        self.lowered && self.shape == Shape::Wide
    }

    /// Checks whether the trays are above and below the board, since the banner stands beside it.
    pub fn has_banner_beside(&self) -> bool {
        self.facing && self.shape == Shape::Wide
    }

    /// Returns the CSS classes of a lowered board; `roomy` if buttons fit beside it.
    pub fn height_class(&self) -> &'static str {
        match self.lowered {
            false => "",
            true if self.board.x > 340.0 * self.scale => "lowered roomy",
            true => "lowered",
        }
    }

    /// Returns the CSS custom properties for the style sheets, in whole pixels.
    pub fn style(&self) -> String {
        let [cell, x, y, w, h] = [
            self.cell,
            self.board.x,
            self.board.y,
            self.board.w,
            self.board.h,
        ]
        .map(|side| side as i32);
        let scale = (self.scale * 1000.0) as i32;
        format!(
            "--scale:calc({scale} / 1000);--cell:{cell}px;--board-x:{x}px;--board-y:{y}px;--board-w:{w}px;--board-h:{h}px"
        )
    }

    /// Returns the window as the view box of a picture.
    pub fn view(&self) -> Rect {
        Rect {
            x: 0.0,
            y: 0.0,
            w: self.window.0,
            h: self.window.1,
        }
    }

    /// Returns the whole board, including the clipped parts of a zoomed one.
    pub fn whole(&self) -> Rect {
        let (across, down) = if self.turned {
            (self.standing.1, self.standing.0)
        } else {
            self.standing
        };
        Rect {
            x: self.origin.0,
            y: self.origin.1,
            w: across * self.cell,
            h: down * self.cell,
        }
    }

    /// Checks whether the board is turned to landscape.
    pub fn is_turned(&self) -> bool {
        self.turned
    }

    /// Returns the column and row of a place on the screen, from the upper left.
    pub fn seen(&self, board: &Board, place: Place) -> (u8, u8) {
        let card = board.place_info(place);
        if self.turned {
            let rows = (board.size.1 / 100) as u8;
            (rows - 1 - card.row, card.column)
        } else {
            (card.column, card.row)
        }
    }

    /// Returns the places in rows on the screen, from the top.
    pub fn rows(&self, board: &Board) -> Vec<Vec<Place>> {
        let mut places: Vec<((u8, u8), Place)> = (0..board.places.len())
            .map(|index| Place(index as u16))
            .map(|place| {
                let (column, row) = self.seen(board, place);
                ((row, column), place)
            })
            .collect();
        places.sort_unstable();
        let rows = places.chunk_by(|((one, _), _), ((other, _), _)| one == other);
        rows.map(|row| row.iter().map(|(_, place)| *place).collect())
            .collect()
    }

    /// Returns the centre of a place in the window.
    pub fn centre(&self, board: &Board, place: Place) -> (f64, f64) {
        let (x, y) = board.place_info(place).centre;
        self.in_window((f64::from(x) / 100.0, f64::from(y) / 100.0))
    }

    /// Converts a point of the upright board, in cells from its upper left corner, to the window.
    pub fn in_window(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let (x, y) = if self.turned {
            (self.standing.1 - y, x)
        } else {
            (x, y)
        };
        (self.origin.0 + x * self.cell, self.origin.1 + y * self.cell)
    }

    /// Converts a point of the window to the upright board, in cells from its upper left corner.
    pub fn on_board(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let (x, y) = (
            (x - self.origin.0) / self.cell,
            (y - self.origin.1) / self.cell,
        );
        if self.turned {
            (y, self.standing.1 - x)
        } else {
            (x, y)
        }
    }

    /// Returns the square of a place in the window.
    pub fn square(&self, board: &Board, place: Place) -> Rect {
        let (x, y) = self.centre(board, place);
        Rect {
            x: x - self.cell / 2.0,
            y: y - self.cell / 2.0,
            w: self.cell,
            h: self.cell,
        }
    }

    /// Returns the wooden frame around the board.
    pub fn frame(&self) -> Rect {
        self.board.inset(-self.frame_width())
    }

    /// Returns the width of the frame.
    pub fn frame_width(&self) -> f64 {
        FRAME * self.scale.max(1.0)
    }

    /// Returns the centre of a piece, and its size as a fraction of a cell.
    pub fn piece(
        &self,
        board: &Board,
        scene: &Scene,
        stage: &Stage,
        id: PieceId,
        piece: &Piece,
    ) -> (f64, f64, f64) {
        let place = match piece.spot {
            Spot::On(place) => place,
            Spot::In(seat, tray) => return self.in_tray(scene, stage, id, piece, seat, tray),
        };
        let (x, y) = self.centre(board, place);
        let other = stage
            .pieces()
            .iter()
            .find(|(other, on)| *other != id && on.spot == piece.spot);
        let under = match other {
            None => return (x, y, 0.95),
            Some((other, on)) => (piece.layer, id) < (on.layer, *other),
        };
        match (under, piece.layer) {
            (true, Layer::Ground) => (x - 0.07 * self.cell, y - 0.06 * self.cell, 0.84),
            (true, Layer::Standing) => (x - 0.16 * self.cell, y - 0.14 * self.cell, 0.66),
            (false, _) => (x + 0.17 * self.cell, y + 0.15 * self.cell, 0.66),
        }
    }
}
