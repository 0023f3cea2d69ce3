//! Layout of the seat cards beside the board, and of the pieces on them.

use engine::kernel::piece::{Piece, Spot, Tray};
use engine::kernel::scene::Scene;
use engine::kernel::step::Seat;
use engine::motion::{PieceId, Stage};

use super::layout::{Layout, Rect, Shape};

/// Areas of a seat's card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Card {
    /// Whole card.
    pub area: Rect,
    /// Emblem of the seat.
    pub emblem: Rect,
    /// Points and counters.
    pub facts: Rect,
    /// Pieces in the seat's trays.
    pub tray: Rect,
}

impl Layout {
    /// Returns the card of a seat. Seats sit clockwise around the table, the first one at the lower left.
    pub fn card(&self, scene: &Scene, seat: Seat) -> Card {
        let count = scene.players.len().max(1);
        let index = scene.players.iter().position(|player| player.seat == seat);
        let index = index.unwrap_or(0);
        let left = count.div_ceil(2);
        let (number, of, is_left) = if index < left {
            (index, left, true)
        } else {
            (index - left, count - left, false)
        };
        let area = match self.shape {
            Shape::Wide if self.lowered => self.in_line(index, count),
            Shape::Wide | Shape::Low => self.in_column(number, of, is_left),
            Shape::Tall | Shape::Narrow => self.in_row(number, of, is_left),
        };
        divided(area, self.scale)
    }

    fn in_column(&self, number: usize, of: usize, is_left: bool) -> Rect {
        let s = self.scale;
        let frame = self.frame();
        // Leaves room below: at the left for the speech and hint buttons, at the right for the table's button.
        let (top, bottom) = match (self.shape, is_left) {
            (Shape::Low, true) => (90.0, self.window.1 - 176.0),
            (Shape::Low, false) => (64.0, self.window.1 - 116.0),
            (_, true) => (
                100.0 * s,
                (554.0 * s).min(self.window.1 - 48.0 - 176.0 * s - 8.0),
            ),
            (_, false) => (100.0 * s, 640.0 * s),
        };
        let gap = 12.0 * s;
        let room = (frame.x - 2.0 * gap).max(60.0);
        let w = room.min(210.0 * s);
        let h = ((bottom - top - gap * (of as f64 - 1.0)) / of as f64).min(176.0 * s);
        let part = match (of, is_left) {
            (1, true) => 1.0,
            (1, false) => 0.0,
            (_, true) => 1.0 - number as f64 / (of as f64 - 1.0),
            (_, false) => number as f64 / (of as f64 - 1.0),
        };
        let x = if is_left {
            frame.x - gap - w
        } else {
            frame.x + frame.w + gap
        };
        Rect {
            x,
            y: top + part * (bottom - top - h),
            w,
            h,
        }
    }

    /// Returns the card at an index in one row above a lowered board.
    fn in_line(&self, number: usize, of: usize) -> Rect {
        let s = self.scale;
        let (gap, top, edge) = (12.0 * s, 96.0 * s, 100.0 * s);
        let room = self.window.0 - 2.0 * edge - gap * (of as f64 - 1.0);
        let w = (room / of as f64).min(250.0 * s);
        let h = (self.frame().y - 18.0 * s - top).min(190.0 * s);
        let used = w * of as f64 + gap * (of as f64 - 1.0);
        Rect {
            x: (self.window.0 - used) / 2.0 + number as f64 * (w + gap),
            y: top,
            w,
            h,
        }
    }

    fn in_row(&self, number: usize, of: usize, is_below: bool) -> Rect {
        let frame = self.frame();
        let (h, gap) = match self.shape {
            Shape::Narrow => (64.0, 8.0),
            _ => (100.0 * self.scale, 12.0 * self.scale),
        };
        let all = self.window.0 - 2.0 * gap;
        let w = ((all - gap * (of as f64 - 1.0)) / of as f64).min(300.0 * self.scale);
        let used = w * of as f64 + gap * (of as f64 - 1.0);
        let y = if is_below {
            frame.y + frame.h + gap + 4.0
        } else {
            frame.y - gap - h
        };
        Rect {
            x: (self.window.0 - used) / 2.0 + number as f64 * (w + gap),
            y,
            w,
            h,
        }
    }

    /// Returns the centre of a tray's piece on the seat's card, and its size as a fraction of a cell.
    pub(super) fn on_card(
        &self,
        scene: &Scene,
        stage: &Stage,
        id: PieceId,
        piece: &Piece,
        seat: Seat,
    ) -> (f64, f64, f64) {
        let tray = self.card(scene, seat).tray;
        let goals = goals_of(scene, seat);
        let is_goal = |piece: &Piece| goals.iter().position(|goal| goal.kind == piece.kind);
        let here = |(_, piece): &&(PieceId, Piece)| matches!(piece.spot, Spot::In(other, _) if other == seat);
        let mut others: Vec<_> = stage.pieces().iter().filter(here).collect();
        others.retain(|(_, piece)| is_goal(piece).is_none());
        others.sort_by_key(|(id, piece)| (tray_of(piece), *id));
        let place = others.iter().position(|(other, _)| *other == id);
        // Goals have their own slots; other pieces follow.
        let number = is_goal(piece).or(place.map(|place| goals.len() + place));
        let (x, y, side) = in_slot(tray, goals.len() + others.len(), number.unwrap_or(0));
        (x, y, 0.92 * side / self.cell)
    }
}

/// Returns the goals that have slots on a seat's card.
pub fn goals_of(scene: &Scene, seat: Seat) -> &[Piece] {
    let shelf = scene.shelves.iter().find(|shelf| shelf.seat == seat);
    shelf.map_or(&[], |shelf| &shelf.goals)
}

/// Returns the centre and side of one of `count` square slots in an area.
pub fn in_slot(area: Rect, count: usize, number: usize) -> (f64, f64, f64) {
    let side = slot(area, count);
    let columns = ((area.w / side) as usize).max(1);
    let (column, row) = (number % columns, number / columns);
    (
        area.x + (column as f64 + 0.5) * side,
        area.y + (row as f64 + 0.5) * side,
        side,
    )
}

fn tray_of(piece: &Piece) -> Option<Tray> {
    match piece.spot {
        Spot::In(_, tray) => Some(tray),
        Spot::On(_) => None,
    }
}

/// Maximum size of a piece on a card, in CSS pixels.
const LARGEST: f64 = 64.0;

/// Returns the side of the largest square that fits `count` times into an area.
fn slot(area: Rect, count: usize) -> f64 {
    let mut side = area.h.min(area.w).clamp(4.0, LARGEST);
    while ((area.w / side) as usize) * ((area.h / side) as usize) < count && side > 6.0 {
        side -= 1.0;
    }
    side
}

fn divided(area: Rect, scale: f64) -> Card {
    let pad = (8.0 * scale).min(area.h * 0.1);
    let inner = area.inset(pad);
    let is_flat = area.h < 0.5 * area.w;
    let side = if is_flat {
        inner.h.min(inner.w * 0.24)
    } else {
        (inner.h * 0.54).min(inner.w * 0.46)
    };
    let emblem = Rect {
        x: inner.x,
        y: inner.y,
        w: side,
        h: side,
    };
    let right = inner.x + side + pad;
    let (facts, tray) = if is_flat {
        let w = inner.w - side - pad;
        let facts = Rect {
            x: right,
            w: w * 0.45,
            ..inner
        };
        let tray = Rect {
            x: right + w * 0.5,
            w: w * 0.5,
            ..inner
        };
        (facts, tray)
    } else {
        let facts = Rect {
            x: right,
            y: inner.y,
            w: inner.x + inner.w - right,
            h: side,
        };
        let tray = Rect {
            x: inner.x,
            y: inner.y + side + pad,
            w: inner.w,
            h: inner.h - side - pad,
        };
        (facts, tray)
    };
    Card {
        area,
        emblem,
        facts,
        tray,
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::piece::Tray;
    use engine::motion::Stage;

    use super::{Layout, Rect};
    use crate::board::layout::{Around, UPPER};

    fn apart(one: Rect, other: Rect) -> bool {
        one.x + one.w <= other.x
            || other.x + other.w <= one.x
            || one.y + one.h <= other.y
            || other.y + other.h <= one.y
    }

    /// The frame of a lowered board lies within reach; boxes are above it, inside the window, and do not overlap.
    #[test]
    fn a_lowered_board_is_within_reach() {
        for game in GameId::ALL {
            for mode in game.info().modes {
                let options = mode.ready.iter().copied().collect();
                let table = game.entry().open(&options, 1).expect("a mode");
                let (board, scene) = (table.board(), table.scene());
                let stage = Stage::of(&scene);
                for window in [(1080.0, 810.0), (1920.0, 1080.0), (1024.0, 768.0)] {
                    let layout = Layout::over(&board, Around::of(&scene), window, 0.0, true);
                    let frame = layout.frame();
                    assert!(frame.y >= UPPER * window.1 - 1.0, "{}", game.slug());
                    assert!(frame.y + frame.h <= window.1 - 48.0, "{}", game.slug());
                    let boxes: Vec<Rect> = scene
                        .players
                        .iter()
                        .map(|player| match layout.around {
                            Around::Cards(_) => layout.card(&scene, player.seat).area,
                            Around::Trays => layout.tray(&scene, &stage, player.seat, Tray::Shelf),
                        })
                        .collect();
                    for (number, one) in boxes.iter().enumerate() {
                        assert!(apart(*one, frame), "{}", game.slug());
                        assert!(one.x >= 0.0 && one.x + one.w <= window.0, "{}", game.slug());
                        assert!(
                            one.y >= 78.0 * layout.scale && one.h > 40.0,
                            "{}",
                            game.slug()
                        );
                        assert!(boxes[..number].iter().all(|other| apart(*one, *other)));
                    }
                }
            }
        }
    }
}
