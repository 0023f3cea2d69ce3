//! Animation timing of events, and the stage that gives pieces lasting identities. Plain arithmetic, no timers.
//! Start with [`Stage`].

use alloc::vec::Vec;

use crate::kernel::event::{Event, MoveStyle};
use crate::kernel::piece::{Piece, Spot};
use crate::kernel::scene::Scene;

/// Identity of a piece while it is on the stage, so that its moves can be animated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct PieceId(pub u16);

/// Amount of animation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// The durations of the guidelines, section 5.
    #[default]
    Full,
    /// Short cross-fades.
    Reduced,
    /// No animation.
    Off,
}

impl Pace {
    /// Scales a duration of `full` milliseconds to this pace.
    pub const fn of(self, full: u32) -> u32 {
        match self {
            Self::Full => full,
            Self::Reduced if full > 150 => 150,
            Self::Reduced => full,
            Self::Off => 0,
        }
    }
}

/// Returns the animation time of an event, in milliseconds.
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

/// Pieces as shown, each with a lasting identity.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stage {
    pieces: Vec<(PieceId, Piece)>,
    next: u16,
}

impl Stage {
    /// Creates the stage of a scene.
    pub fn of(scene: &Scene) -> Self {
        let mut stage = Self::default();
        stage.set(scene);
        stage
    }

    /// Returns the pieces and their identities, sorted by identity.
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

    /// Applies an event: a piece that moves or changes keeps its identity.
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

    /// Switches to another scene: unmoved pieces keep their identities, others of the same kind and owner move
    /// there, the remaining ones appear or disappear.
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

    /// Returns the topmost piece at a spot.
    pub fn at(&self, spot: Spot) -> Option<(PieceId, Piece)> {
        let here = self.pieces.iter().filter(|(_, piece)| piece.spot == spot);
        here.max_by_key(|(_, piece)| piece.layer).copied()
    }
}
