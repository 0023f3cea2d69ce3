//! Zoom on boards with small cells: the zoomed layout, its CSS transform and its clip path.

use engine::kernel::board::Board;
use engine::kernel::step::Place;

use super::layout::{Layout, Rect};
use crate::widgets::decimal::Decimal;

/// Cell side below which the board is zoomed before a target is chosen, in CSS pixels.
const MIN_CELL: f64 = 60.0;
/// Maximum zoom factor.
const MAX_ZOOM: f64 = 1.8;

impl Layout {
    /// Returns this layout zoomed in on some places; `None` if the cells are large enough, or if a zoom gains little.
    pub fn zoom(&self, board: &Board, places: &[Place]) -> Option<Self> {
        if self.cell >= MIN_CELL || places.is_empty() || self.window.0.min(self.window.1) < 100.0 {
            return None;
        }
        let centres = places.iter().map(|place| self.centre(board, *place));
        let wide = |(least, most): (f64, f64), at: f64| (least.min(at), most.max(at));
        let none = (f64::MAX, f64::MIN);
        let (xs, ys) = centres.fold((none, none), |(xs, ys), (x, y)| (wide(xs, x), wide(ys, y)));
        let (w, h) = (xs.1 - xs.0 + self.cell, ys.1 - ys.0 + self.cell);
        let factor = MAX_ZOOM.min(self.board.w / w).min(self.board.h / h);
        if factor < 1.25 {
            return None;
        }
        // Centres on the places, but never shows anything beyond the edge of the board.
        let shift = |middle: f64, start: f64, length: f64| {
            let from = (middle - start) * factor - length / 2.0;
            start - from.clamp(0.0, length * (factor - 1.0))
        };
        let Rect { x, y, w, h } = self.board;
        Some(Self {
            cell: self.cell * factor,
            zoomed: true,
            origin: (
                shift(f64::midpoint(xs.0, xs.1), x, w),
                shift(f64::midpoint(ys.0, ys.1), y, h),
            ),
            ..self.clone()
        })
    }

    /// Returns the transform from `plain` (the same layout before the zoom) to this layout: a translation in pixels and
    /// a scale factor. `None` if this layout is not zoomed.
    pub fn zoom_transform(&self, plain: &Self) -> Option<((f64, f64), f64)> {
        let factor = self.cell / plain.cell;
        let shift = |to: f64, from: f64| to - factor * from;
        let shift = (
            shift(self.origin.0, plain.origin.0),
            shift(self.origin.1, plain.origin.1),
        );
        self.zoomed.then_some((shift, factor))
    }

    /// Returns a CSS clip path for the visible part of a zoomed board; `None` if the layout is not zoomed.
    pub fn zoom_clip(&self) -> Option<String> {
        let Rect { x, y, w, h } = self.board;
        let (right, low) = (self.window.0 - x - w, self.window.1 - y - h);
        let [x, y, right, low] = [x, y, right, low].map(Decimal);
        self.zoomed
            .then(|| format!("clip-path:inset({y}px {right}px {low}px {x}px)"))
    }

    /// Checks whether a place is in the visible part of the board.
    pub fn sees(&self, board: &Board, place: Place) -> bool {
        let (x, y) = self.centre(board, place);
        let Rect {
            x: left,
            y: top,
            w,
            h,
        } = self.board;
        !self.zoomed || (x > left && x < left + w && y > top && y < top + h)
    }
}
