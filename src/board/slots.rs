//! Layout of the trays beside the board: number, size and position of their slots.

use engine::kernel::piece::{Piece, Spot, Tray};
use engine::kernel::scene::Scene;
use engine::kernel::step::Seat;
use engine::motion::{PieceId, Stage};

use super::layout::{Around, Layout, Rect, Shape};

impl Layout {
    /// Returns the box of a seat's tray. Trays of one seat stand on its side of the board.
    pub fn tray(&self, scene: &Scene, stage: &Stage, seat: Seat, tray: Tray) -> Rect {
        let slots = slots(scene, stage, seat, tray);
        let (slot, _) = self.slot(tray);
        let (columns, rows) = self.grid(tray, slots);
        let pad = self.pad(tray);
        let (across, down) = self.step(tray, (columns, rows));
        let (w, h) = (
            (columns - 1) as f64 * across + slot + 2.0 * pad,
            (rows - 1) as f64 * down + slot + 2.0 * pad,
        );
        let size = (w, h);
        let (x, y) = match self.shape {
            _ if self.is_beneath() && tray != Tray::Hand => {
                self.over_board(scene, seat, tray, size)
            }
            _ if self.has_banner_beside() && tray != Tray::Hand => self.along(seat, tray, size),
            Shape::Narrow => self.upright(scene, seat, tray, size),
            Shape::Wide | Shape::Tall | Shape::Low => {
                self.aside(seat, size.0, self.top(scene, stage, seat, tray))
            }
        };
        Rect { x, y, w, h }
    }

    /// Returns the corner of a tray above a lowered board: the shelf outside, the bench beside it.
    fn over_board(&self, scene: &Scene, seat: Seat, tray: Tray, (w, h): (f64, f64)) -> (f64, f64) {
        let top = 96.0 * self.scale;
        let (shelf_w, shelf_h) = self.shelf_size(scene, seat);
        let middle = f64::midpoint(top, self.frame().y - 10.0 * self.scale);
        let edge = 100.0 * self.scale;
        let x = match tray {
            Tray::Bench => edge + shelf_w + 26.0 * self.scale,
            _ => edge,
        };
        let x = if seat.0 == 0 {
            x
        } else {
            self.window.0 - x - w
        };
        let y = match tray {
            Tray::Bench => middle - h / 2.0,
            _ => middle - shelf_h / 2.0,
        };
        (x, y)
    }

    /// Returns the corner of a tray along the board: the bench above, the shelf below.
    fn along(&self, seat: Seat, tray: Tray, (w, _): (f64, f64)) -> (f64, f64) {
        let (frame, scale) = (self.frame(), self.scale);
        let (y, right) = match tray {
            // Leaves room for the buttons in the corner, which do not shrink with the window.
            Tray::Bench => (3.0, self.window.0 - (206.0 * scale).max(206.0)),
            _ => (frame.y + frame.h + 10.0 * scale, self.window.0),
        };
        let x = match seat.0 {
            0 => self.board.x,
            _ => right.min(self.board.x + self.board.w) - w,
        };
        (x, y)
    }

    /// Returns the corner of a tray on a phone in portrait orientation.
    fn upright(&self, scene: &Scene, seat: Seat, tray: Tray, (w, _): (f64, f64)) -> (f64, f64) {
        let frame = self.frame();
        let y = match tray {
            Tray::Shelf => 8.0,
            Tray::Bench => frame.y + frame.h + 4.0,
            Tray::Hand => 6.0,
        };
        let (left, right) = match tray {
            // Leaves room for the hint button in the corner.
            Tray::Shelf => (92.0, self.window.0 - 86.0),
            Tray::Hand => (92.0, self.window.0 - 10.0),
            // Leaves room for the button « Stop, on regarde ».
            Tray::Bench => (10.0, self.window.0 - 66.0),
        };
        let x = match tray {
            // There is room for one hand; the other seat's hand is placed off screen.
            Tray::Hand if seat != scene.seat => -2.0 * w,
            Tray::Hand => left,
            _ if seat.0 == 0 => left,
            _ => right - w,
        };
        (x, y)
    }

    /// Returns the corner of a tray of width `w` beside the board, on its seat's side.
    fn aside(&self, seat: Seat, w: f64, y: f64) -> (f64, f64) {
        let frame = self.frame();
        let gap = 6.0 * self.scale;
        let x = if seat.0 == 0 {
            frame.x - gap - w
        } else {
            frame.x + frame.w + gap
        };
        (x.clamp(2.0, self.window.0 - w - 2.0), y)
    }

    /// Returns the upper edge of a tray beside the board.
    fn top(&self, scene: &Scene, stage: &Stage, seat: Seat, tray: Tray) -> f64 {
        match (tray, self.shape) {
            (Tray::Bench, _) => {
                let shelf = self.tray(scene, stage, seat, Tray::Shelf);
                shelf.y + shelf.h + 14.0 * self.scale
            }
            (Tray::Hand, _) => self.board.y + 4.0 * self.scale,
            (Tray::Shelf, Shape::Low) => self.board.y + 36.0,
            (Tray::Shelf, _) => self.board.y + self.cell * 0.9,
        }
    }

    /// Returns the width and height of a seat's shelf above a lowered board.
    fn shelf_size(&self, scene: &Scene, seat: Seat) -> (f64, f64) {
        let shelf = scene.shelves.iter().find(|shelf| shelf.seat == seat);
        let goals = shelf.map_or(1, |shelf| shelf.goals.len());
        let (slot, _) = self.slot(Tray::Shelf);
        let (columns, rows) = self.grid(Tray::Shelf, goals);
        let pad = 20.0 * self.scale;
        (columns as f64 * slot + pad, rows as f64 * slot + pad)
    }

    /// Returns the side of a tray's slot, and the size of the piece in it as a fraction of a cell.
    pub(super) fn slot(&self, tray: Tray) -> (f64, f64) {
        let side = match (tray, self.shape) {
            (Tray::Shelf, _) if self.is_beneath() => 92.0 * self.scale,
            (Tray::Bench, _) if self.has_banner_beside() => 52.0 * self.scale,
            (Tray::Shelf, Shape::Narrow) => 44.0,
            (Tray::Shelf, Shape::Low) => 44.0,
            (Tray::Shelf, _) => 70.0 * self.scale,
            (Tray::Bench, Shape::Narrow) => 34.0,
            (Tray::Bench, Shape::Low) => 30.0,
            (Tray::Bench, _) => (64.0 * self.scale).max(64.0),
            (Tray::Hand, Shape::Narrow) => 56.0,
            (Tray::Hand, Shape::Low) => 48.0,
            (Tray::Hand, _) => (76.0 * self.scale).max(74.0),
        };
        (side, 0.94 * side / self.cell)
    }

    /// Returns the columns and rows of a tray with the given number of slots.
    fn grid(&self, tray: Tray, slots: usize) -> (usize, usize) {
        let slots = slots.max(1);
        let columns = match (tray, self.shape) {
            (Tray::Shelf, _) if self.is_beneath() => slots,
            (Tray::Bench, _) if self.is_beneath() => slots,
            (Tray::Hand, _) if self.is_beneath() => 2,
            (Tray::Shelf | Tray::Bench, _) if self.has_banner_beside() => slots,
            (Tray::Shelf, Shape::Narrow) => slots,
            (Tray::Shelf, _) => 1,
            (Tray::Bench, Shape::Narrow) => slots,
            (Tray::Bench, Shape::Low) => 2,
            (Tray::Bench, _) => 1,
            (Tray::Hand, Shape::Narrow) => slots,
            (Tray::Hand, _) => 1,
        };
        (columns, slots.div_ceil(columns))
    }

    /// Returns the padding of a tray.
    fn pad(&self, tray: Tray) -> f64 {
        match (tray, self.shape) {
            (Tray::Bench, Shape::Narrow) => 4.0,
            _ => 10.0 * self.scale,
        }
    }

    /// Returns the distances between slots of a row and of a column. Pieces on a crowded bench overlap.
    fn step(&self, tray: Tray, (columns, rows): (usize, usize)) -> (f64, f64) {
        let (slot, _) = self.slot(tray);
        let within = |room: f64, slots: usize| match slots {
            0 | 1 => slot,
            _ => slot.min((room - slot) / (slots - 1) as f64),
        };
        match (tray, self.shape) {
            (Tray::Bench, Shape::Narrow) => (within((self.window.0 - 90.0) / 2.0, columns), slot),
            (Tray::Bench, Shape::Low) => (slot, slot),
            (Tray::Bench, _) if self.is_beneath() => (within(170.0 * self.scale, columns), slot),
            (Tray::Bench, _) if self.has_banner_beside() => {
                (within(300.0 * self.scale, columns), slot)
            }
            // Leaves room for the round buttons below.
            (Tray::Bench, _) => (slot, within(190.0 * self.scale, rows)),
            _ => (slot, slot),
        }
    }

    /// Returns the centre of a tray's slot.
    pub fn slot_centre(
        &self,
        scene: &Scene,
        stage: &Stage,
        seat: Seat,
        tray: Tray,
        number: usize,
    ) -> (f64, f64) {
        let area = self.tray(scene, stage, seat, tray);
        let (slot, _) = self.slot(tray);
        let (columns, rows) = self.grid(tray, slots(scene, stage, seat, tray));
        let (across, down) = self.step(tray, (columns, rows));
        let pad = self.pad(tray);
        let (column, row) = (number % columns, number / columns);
        (
            area.x + pad + column as f64 * across + slot / 2.0,
            area.y + pad + row as f64 * down + slot / 2.0,
        )
    }
}

impl Layout {
    /// Returns the centre of a piece in a tray, and its size as a fraction of a cell.
    pub(super) fn in_tray(
        &self,
        scene: &Scene,
        stage: &Stage,
        id: PieceId,
        piece: &Piece,
        seat: Seat,
        tray: Tray,
    ) -> (f64, f64, f64) {
        if self.around != Around::Trays {
            return self.on_card(scene, stage, id, piece, seat);
        }
        let number = slot_of(scene, stage, id, seat, tray);
        let (x, y) = self.slot_centre(scene, stage, seat, tray, number);
        let (_, size) = self.slot(tray);
        (x, y, size)
    }
}

/// Returns the number of slots of a tray.
fn slots(scene: &Scene, stage: &Stage, seat: Seat, tray: Tray) -> usize {
    let shelf = scene.shelves.iter().find(|shelf| shelf.seat == seat);
    match (tray, shelf) {
        (Tray::Shelf, Some(shelf)) => shelf.goals.len(),
        (Tray::Hand, _) => kinds_in_hand(stage, seat).len(),
        _ => {
            let here = |(_, piece): &&(PieceId, Piece)| piece.spot == Spot::In(seat, tray);
            stage.pieces().iter().filter(here).count()
        }
    }
}

/// Returns the kinds of pieces in a seat's hand, sorted, with their counts.
pub fn kinds_in_hand(stage: &Stage, seat: Seat) -> Vec<(Piece, usize)> {
    let mut kinds: Vec<(Piece, usize)> = Vec::new();
    for (_, piece) in stage.pieces() {
        if piece.spot != Spot::In(seat, Tray::Hand) {
            continue;
        }
        let key = |piece: &Piece| (piece.layer, core::cmp::Reverse(piece.bonus), piece.kind);
        match kinds.iter_mut().find(|(kind, _)| kind.kind == piece.kind) {
            Some((_, count)) => *count += 1,
            None => {
                let before = |(kind, _): &&(_, usize)| key(kind) < key(piece);
                let slot = kinds.iter().take_while(before).count();
                kinds.insert(slot, (*piece, 1));
            }
        }
    }
    kinds
}

/// Returns the index of the slot of a piece in its tray.
fn slot_of(scene: &Scene, stage: &Stage, id: PieceId, seat: Seat, tray: Tray) -> usize {
    let find = |(other, _): &&(PieceId, Piece)| *other == id;
    let Some((_, piece)) = stage.pieces().iter().find(find) else {
        return 0;
    };
    match tray {
        Tray::Shelf => {
            let shelf = scene.shelves.iter().find(|shelf| shelf.seat == seat);
            let slot =
                shelf.and_then(|shelf| shelf.goals.iter().position(|goal| goal.kind == piece.kind));
            slot.unwrap_or(0)
        }
        Tray::Hand => {
            let kinds = kinds_in_hand(stage, seat);
            let slot = kinds.iter().position(|(kind, _)| kind.kind == piece.kind);
            slot.unwrap_or(0)
        }
        Tray::Bench => {
            let here = |(_, other): &&(PieceId, Piece)| other.spot == piece.spot;
            let mut bench = stage.pieces().iter().filter(here);
            bench.position(|(other, _)| *other == id).unwrap_or(0)
        }
    }
}
