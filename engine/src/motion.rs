//! Effects as timed frames, and the stage on which they are shown: plain arithmetic, no timer.

use alloc::vec::Vec;

use crate::kernel::event::{Event, MoveStyle};
use crate::kernel::piece::{Piece, Spot};
use crate::kernel::scene::Scene;

/// Names a piece for as long as it is on the stage, so that it can be seen to travel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PieceId(pub u16);

/// How much movement the eye is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// The durations of the guidelines, section 5.
    #[default]
    Full,
    /// Short cross-fades.
    Reduced,
    /// Everything at once.
    Off,
}

impl Pace {
    /// The duration, in milliseconds, of something that lasts `full` milliseconds at full pace.
    pub const fn of(self, full: u32) -> u32 {
        match self {
            Self::Full => full,
            Self::Reduced if full > 150 => 150,
            Self::Reduced => full,
            Self::Off => 0,
        }
    }
}

/// How long an effect takes to be seen, in milliseconds.
pub const fn duration(event: &Event, pace: Pace) -> u32 {
    let full = match event {
        Event::Moved { style, .. } => match style {
            MoveStyle::Along => 0,
            MoveStyle::Stride => 220,
            MoveStyle::Walk | MoveStyle::Place => 400,
            MoveStyle::Jump => 650,
            MoveStyle::Push => 500,
            MoveStyle::Passage | MoveStyle::Return | MoveStyle::Fly => 700,
        },
        Event::Became { .. } | Event::Appeared { .. } | Event::Removed { .. } => 150,
        Event::Challenged { .. } => 400,
        Event::Told { .. } | Event::Skipped { .. } => 900,
        Event::Round { .. } => 1200,
        _ => 0,
    };
    pace.of(full)
}

/// The pieces as they are shown, each with a lasting name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stage {
    pieces: Vec<(PieceId, Piece)>,
    next: u16,
}

impl Stage {
    /// The stage of a scene.
    pub fn of(scene: &Scene) -> Self {
        let mut stage = Self::default();
        stage.set(scene);
        stage
    }

    /// The pieces and their names, in the order of their names.
    pub fn pieces(&self) -> &[(PieceId, Piece)] {
        &self.pieces
    }

    fn find(&mut self, kind: &str, at: Spot) -> Option<usize> {
        let wanted = |(_, piece): &(PieceId, Piece)| piece.kind == kind && piece.spot == at;
        self.pieces.iter().position(wanted)
    }

    fn add(&mut self, piece: Piece) {
        self.next += 1;
        self.pieces.push((PieceId(self.next), piece));
    }

    /// Shows an effect: a piece that travels or changes keeps its name.
    pub fn show(&mut self, event: &Event) {
        match *event {
            Event::Moved { kind, from, to, .. } => {
                if let Some(index) = self.find(kind, from) {
                    self.pieces[index].1.spot = to;
                }
            }
            Event::Became { kind, at, piece } => {
                if let Some(index) = self.find(kind, at) {
                    self.pieces[index].1 = piece;
                }
            }
            Event::Appeared { piece } => self.add(piece),
            Event::Removed { kind, at } => {
                if let Some(index) = self.find(kind, at) {
                    self.pieces.remove(index);
                }
            }
            _ => {}
        }
    }

    /// Shows another scene at once: pieces that stay keep their names, pieces of the same kind that are
    /// elsewhere travel there, the others come and go.
    pub fn set(&mut self, scene: &Scene) {
        let mut waiting: Vec<Piece> = scene.pieces.clone();
        let mut moved: Vec<(PieceId, Piece)> = Vec::new();
        let mut kept: Vec<(PieceId, Piece)> = Vec::new();
        for &(id, piece) in &self.pieces {
            match waiting.iter().position(|&other| other == piece) {
                Some(index) => kept.push((id, waiting.remove(index))),
                None => moved.push((id, piece)),
            }
        }
        for piece in waiting {
            let alike =
                |(_, old): &(PieceId, Piece)| old.kind == piece.kind && old.owner == piece.owner;
            let id = match moved.iter().position(alike) {
                Some(index) => moved.swap_remove(index).0,
                None => {
                    self.next += 1;
                    PieceId(self.next)
                }
            };
            let slot = kept.partition_point(|&(other, _)| other < id);
            kept.insert(slot, (id, piece));
        }
        self.pieces = kept;
    }

    /// The piece that stands (or lies) there, the upper one first.
    pub fn at(&self, spot: Spot) -> Option<(PieceId, Piece)> {
        let here = self.pieces.iter().filter(|(_, piece)| piece.spot == spot);
        here.max_by_key(|(_, piece)| piece.layer).copied()
    }
}
