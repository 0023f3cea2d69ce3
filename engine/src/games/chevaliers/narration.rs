//! Narration of a move, from its geometry as seen by the piece that moved.

use super::action::{Action, ActionKind};
use super::board::Cell;
use super::figures::{Figure, Goal, Rank, Side};
use super::position::Position;
use super::subjects;
use crate::kernel::narration::{Bearing, Clause, Narration};
use crate::kernel::words::Phrase;

crate::phrases! {
    /// Straight ahead.
    ADVANCES: "{piece} avance.";
    /// Ahead, to another column.
    ADVANCES_DIAGONALLY: "{piece} avance en diagonale.";
    /// To another column of the same row.
    GOES_SIDEWAYS: "{piece} va sur le côté.";
    /// Straight back.
    RETREATS: "{piece} recule.";
    /// Back, to another column.
    RETREATS_DIAGONALLY: "{piece} recule en diagonale.";

    /// The neighbour is straight ahead.
    IS_AHEAD: "{piece} est devant lui\u{a0}!";
    /// The neighbour is on the same row.
    IS_BESIDE: "{piece} est à côté de lui\u{a0}!";
    /// The neighbour touches a corner.
    IS_DIAGONAL: "{piece} est en diagonale\u{a0}!";
    /// The neighbour is straight behind.
    IS_BEHIND: "{piece} est derrière lui\u{a0}!";

    /// Name at the start of a sentence.
    THE_CASTLE: "Le château";
    /// Name at the start of a sentence.
    THE_VILLAGE: "Le village";
    /// Name at the start of a sentence.
    THE_PRINCESS: "La Princesse";
    /// Name at the start of a sentence.
    THE_TREASURE: "Le trésor";
}

/// Spoken names at the start of a sentence; the words after it are a clip of their own.
pub const NAMES: &[&Phrase] = &[
    &subjects::THE_SOLDIER,
    &subjects::THE_KNIGHT,
    &subjects::THE_PRINCE,
    &subjects::THE_SMALL_DRAGON,
    &subjects::THE_GREAT_DRAGON,
    &subjects::THE_TYRANT,
    &THE_CASTLE,
    &THE_VILLAGE,
    &THE_PRINCESS,
    &THE_TREASURE,
];

/// Direction from one cell to a neighbour, as seen by a side. The order is the one in which neighbours are named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Direction {
    Ahead,
    Beside,
    DiagonallyAhead,
    DiagonallyBack,
    Behind,
}

impl Direction {
    /// Returns the direction between two neighbouring cells.
    const fn of(from: Cell, to: Cell, side: Side) -> Self {
        let rows = to.row() as i8 - from.row() as i8;
        let ahead = match side {
            Side::Prince => rows,
            Side::Dragons => -rows,
        };
        let is_straight = from.column() == to.column();
        match (ahead, is_straight) {
            (0, _) => Self::Beside,
            (1.., true) => Self::Ahead,
            (1.., false) => Self::DiagonallyAhead,
            (_, true) => Self::Behind,
            (_, false) => Self::DiagonallyBack,
        }
    }

    /// Returns the direction without the difference between the two diagonals.
    const fn bearing(self) -> Bearing {
        match self {
            Self::Ahead => Bearing::Ahead,
            Self::Beside => Bearing::Beside,
            Self::DiagonallyAhead | Self::DiagonallyBack => Bearing::Diagonal,
            Self::Behind => Bearing::Behind,
        }
    }

    /// Returns the sentence about a piece that moves in this direction.
    const fn of_move(self) -> &'static Phrase {
        match self {
            Self::Ahead => &ADVANCES,
            Self::Beside => &GOES_SIDEWAYS,
            Self::DiagonallyAhead => &ADVANCES_DIAGONALLY,
            Self::DiagonallyBack => &RETREATS_DIAGONALLY,
            Self::Behind => &RETREATS,
        }
    }

    /// Returns the sentence about a neighbour in this direction.
    const fn of_neighbour(self) -> &'static Phrase {
        match self.bearing() {
            Bearing::Ahead => &IS_AHEAD,
            Bearing::Beside => &IS_BESIDE,
            Bearing::Diagonal => &IS_DIAGONAL,
            Bearing::Behind => &IS_BEHIND,
        }
    }
}

/// Returns the name of a goal at the start of a sentence.
const fn goal_name(goal: Goal) -> &'static Phrase {
    match goal {
        Goal::Castle => &THE_CASTLE,
        Goal::Village => &THE_VILLAGE,
        Goal::Princess => &THE_PRINCESS,
        Goal::Treasure => &THE_TREASURE,
    }
}

/// Returns the name of a figure at the start of a sentence.
const fn figure_name(figure: Figure) -> &'static Phrase {
    match (figure.side, figure.rank) {
        (Side::Prince, Rank::Low) => &subjects::THE_SOLDIER,
        (Side::Prince, Rank::Middle) => &subjects::THE_KNIGHT,
        (Side::Prince, Rank::Chief) => &subjects::THE_PRINCE,
        (Side::Dragons, Rank::Low) => &subjects::THE_SMALL_DRAGON,
        (Side::Dragons, Rank::Middle) => &subjects::THE_GREAT_DRAGON,
        (Side::Dragons, Rank::Chief) => &subjects::THE_TYRANT,
    }
}

/// Returns the sentence about the most important neighbour: an enemy goal first, then the enemy of the highest rank.
/// Among equals the order is ahead, beside, diagonal, behind, then the order of the cells.
fn neighbour(at: &Position, cell: Cell, side: Side) -> Option<Clause> {
    let enemy = side.other();
    let around = Cell::all().filter(|other| cell.neighbours().has(*other));
    let named = around.filter_map(|other| {
        let direction = Direction::of(cell, other, side);
        let goal = at.goal(other).filter(|goal| goal.owner() == enemy);
        let (rank, piece) = match (goal, at.figure(other)) {
            (Some(goal), _) => (0, goal_name(goal)),
            (None, Some(figure)) if figure.side == enemy => {
                (3 - figure.rank as u8, figure_name(figure))
            }
            _ => return None,
        };
        let sentence = direction.of_neighbour();
        Some(((rank, direction), Clause { piece, sentence }))
    });
    let (_, clause) = named.min_by_key(|(order, _)| *order)?;
    Some(clause)
}

/// Returns the narration of a move. Attacks, captured goals and the other actions have sentences of their own.
pub fn narration(at: &Position, action: Action) -> Option<Narration> {
    let ActionKind::Move { from, to } = action.kind() else {
        return None;
    };
    let figure = at.figure(from)?;
    let is_captured = |goal: Goal| goal.owner() != figure.side;
    if at.goal(to).is_some_and(is_captured) {
        return None;
    }
    let direction = Direction::of(from, to, figure.side);
    let way = Clause {
        piece: figure_name(figure),
        sentence: direction.of_move(),
    };
    Some(Narration {
        bearing: direction.bearing(),
        way,
        neighbour: neighbour(at, to, figure.side),
    })
}
