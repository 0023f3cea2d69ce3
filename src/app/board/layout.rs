//! Where everything around a board is, for a window of any size: plain arithmetic in CSS pixels.

use engine::kernel::board::{Board, Lying};
use engine::kernel::piece::{Layer, Piece, Spot};
use engine::kernel::scene::Scene;
use engine::kernel::step::Place;
use engine::motion::{PieceId, Stage};

use super::slots::slot_of;

/// The shape of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Wider than high: the board lies on its side.
    Wide,
    /// Higher than wide: the board stands, trays beside it.
    Tall,
    /// A phone held upright: the board stands, trays above and below.
    Narrow,
    /// A phone held sideways: the board lies, everything else is at its sides.
    Low,
}

impl Shape {
    /// Its name in the style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wide => "wide",
            Self::Tall => "tall",
            Self::Narrow => "narrow",
            Self::Low => "low",
        }
    }
}

/// A rectangle: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// Left edge.
    pub x: f64,
    /// Upper edge.
    pub y: f64,
    /// Width.
    pub w: f64,
    /// Height.
    pub h: f64,
}

/// Where everything is, in CSS pixels.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The shape of the window.
    pub shape: Shape,
    /// The factor by which the sizes of the 1080 × 810 design grow.
    pub scale: f64,
    /// The side of a cell.
    pub cell: f64,
    /// The board without its frame.
    pub board: Rect,
    /// The window.
    pub window: (f64, f64),
    turned: bool,
    standing: (f64, f64),
}

const FRAME: f64 = 10.0;

impl Layout {
    /// The layout of a board in a window of that size.
    pub fn new(board: &Board, (w, h): (f64, f64)) -> Self {
        let standing = (
            f64::from(board.size.0) / 100.0,
            f64::from(board.size.1) / 100.0,
        );
        let lies = w > h && board.lying == Lying::Turns;
        let (across, down) = if lies {
            (standing.1, standing.0)
        } else {
            standing
        };
        let shape = match (w > h, w, h) {
            (true, _, h) if h < 560.0 => Shape::Low,
            (true, ..) => Shape::Wide,
            (false, w, _) if w < 600.0 => Shape::Narrow,
            (false, ..) => Shape::Tall,
        };
        // Left and right, above, below: what the board leaves free.
        let (scale, sides, above, below) = match shape {
            Shape::Wide => {
                let scale = (w / 1080.0).min(h / 810.0);
                (scale, 108.0 * scale, 90.0 * scale, 144.0 * scale)
            }
            Shape::Tall => {
                let scale = (w / 810.0).min(h / 1080.0);
                (scale, 120.0 * scale, 118.0 * scale, 72.0 + 100.0 * scale)
            }
            Shape::Narrow => (0.75, FRAME + 2.0, 146.0, 146.0),
            Shape::Low => (0.65, 120.0, 64.0, 16.0),
        };
        let cell = ((w - 2.0 * sides) / across)
            .min((h - above - below) / down)
            .max(24.0)
            .floor();
        let (bw, bh) = (cell * across, cell * down);
        let spare = (h - above - below - bh).max(0.0);
        let lower = match shape {
            Shape::Wide | Shape::Low => 0.0,
            Shape::Tall | Shape::Narrow => spare / 2.0,
        };
        Self {
            shape,
            scale,
            cell,
            board: Rect {
                x: ((w - bw) / 2.0).floor(),
                y: (above + lower).floor(),
                w: bw,
                h: bh,
            },
            window: (w, h),
            turned: lies,
            standing,
        }
    }

    /// The sizes that the style sheets need, as custom properties, in whole pixels.
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

    /// Whether the board lies on its side.
    pub fn is_turned(&self) -> bool {
        self.turned
    }

    /// The column and row of a place as seen, from the upper left.
    pub fn seen(&self, board: &Board, place: Place) -> (u8, u8) {
        let card = board.card(place);
        if self.turned {
            let rows = (board.size.1 / 100) as u8;
            (rows - 1 - card.row, card.column)
        } else {
            (card.column, card.row)
        }
    }

    /// The places as seen, row by row from above, each with its row and column.
    pub fn rows(&self, board: &Board) -> Vec<Vec<(u8, u8, Place)>> {
        let mut rows: Vec<Vec<(u8, u8, Place)>> = Vec::new();
        let place = |wanted: (u8, u8)| {
            let mut places = (0..board.places.len()).map(|index| Place(index as u16));
            places.find(|place| self.seen(board, *place) == wanted)
        };
        for row in 0..=u8::MAX {
            let cells =
                (0..=u8::MAX).map_while(|column| Some((row, column, place((column, row))?)));
            let cells: Vec<_> = cells.collect();
            if cells.is_empty() {
                break;
            }
            rows.push(cells);
        }
        rows
    }

    /// The centre of a place in the window.
    pub fn centre(&self, board: &Board, place: Place) -> (f64, f64) {
        let (x, y) = board.card(place).centre;
        let (x, y) = (f64::from(x) / 100.0, f64::from(y) / 100.0);
        let (x, y) = if self.turned {
            (self.standing.1 - y, x)
        } else {
            (x, y)
        };
        (self.board.x + x * self.cell, self.board.y + y * self.cell)
    }

    /// The wooden frame around the board.
    pub fn frame(&self) -> Rect {
        let by = FRAME * self.scale.max(1.0);
        Rect {
            x: self.board.x - by,
            y: self.board.y - by,
            w: self.board.w + 2.0 * by,
            h: self.board.h + 2.0 * by,
        }
    }

    /// Where a piece of the stage is drawn: its centre, and its size as a part of a cell.
    pub fn piece(
        &self,
        board: &Board,
        scene: &Scene,
        stage: &Stage,
        id: PieceId,
    ) -> (f64, f64, f64) {
        let find = |(other, _): &&(PieceId, _)| *other == id;
        let Some((_, piece)) = stage.pieces().iter().find(find) else {
            return (0.0, 0.0, 0.0);
        };
        match piece.spot {
            Spot::On(place) => {
                let (x, y) = self.centre(board, place);
                let shares =
                    |(other, on): &&(PieceId, Piece)| *other != id && on.spot == piece.spot;
                let shared = stage.pieces().iter().any(|other| shares(&other));
                match (shared, piece.layer) {
                    (false, _) => (x, y, 0.95),
                    (true, Layer::Ground) => (x - 0.07 * self.cell, y - 0.06 * self.cell, 0.84),
                    (true, Layer::Standing) => (x + 0.17 * self.cell, y + 0.15 * self.cell, 0.66),
                }
            }
            Spot::In(seat, tray) => {
                let number = slot_of(scene, stage, id, seat, tray);
                let (x, y) = self.slot_centre((scene, stage), (seat, tray), number);
                let (_, size) = self.slot(tray);
                (x, y, size)
            }
        }
    }
}
