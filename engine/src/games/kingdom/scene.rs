//! Scene of a position.

use alloc::vec::Vec;

use super::cells::Cells;
use super::figures::{Figure, Rank, Side};
use super::position::{Outcome, Phase, Position};
use super::{rules, words};
use crate::kernel::piece::{Form, Piece, Spot, Tray};
use crate::kernel::scene::{Outline, Player, Scene, Shelf};
use crate::kernel::words::Phrase;

/// Returns the scene of a position in a game that began at `start`.
pub fn scene(start: &Position, at: &Position) -> Scene {
    let mut pieces = Vec::with_capacity(18);
    for cell in at.field.taken() {
        let figure = at.field.figure(cell);
        pieces.extend(figure.map(|figure| piece(figure, Spot::On(cell.place()))));
    }
    let hand = Spot::In(at.side.seat(), Tray::Hand);
    pieces.extend(at.lifted().map(|knight| piece(knight, hand)));
    for side in Side::BOTH {
        let monarch = Figure::new(side, Rank::Monarch);
        let shelf = Spot::In(side.other().seat(), Tray::Shelf);
        let count = |at: &Position| at.field.all(monarch).size() as usize;
        let taken = count(start).saturating_sub(count(at));
        pieces.extend((0..taken).map(|_| piece(monarch, shelf)));
    }
    let players = Side::BOTH.map(|side| Player::plain(side.seat()));
    Scene {
        shelves: Side::BOTH.map(shelf).into(),
        barred: forbidden(at).into_iter().map(|cell| cell.place()).collect(),
        outlines: throne_taken(at).into_iter().collect(),
        mover: at.lifted().map(|_| hand),
        ..Scene::plain(pieces, players.into(), (at.side.seat(), prompt(at)))
    }
}

pub(super) const fn piece(figure: Figure, spot: Spot) -> Piece {
    let owner = (figure.side.seat(), figure.side.suit());
    Piece {
        form: Form::Tall,
        ..Piece::token(figure.kind(), figure.letter(), owner, spot)
    }
}

/// Returns the shelf of a side: its only goal is the enemy Monarch.
fn shelf(side: Side) -> Shelf {
    let seat = side.seat();
    let goal = Figure::new(side.other(), Rank::Monarch);
    Shelf {
        seat,
        goals: [piece(goal, Spot::In(seat, Tray::Shelf))].into(),
    }
}

/// Returns the free cells where the knight cannot be put back, because the Monarch would not be safe. (Reading
/// 19)
pub(super) fn forbidden(at: &Position) -> Cells {
    let Some(knight) = at.lifted() else {
        return Cells::NONE;
    };
    let allowed = at.placing(knight).cells(&at.field);
    !(at.field.taken() | Cells::THRONES | allowed)
}

fn throne_taken(at: &Position) -> Option<Outline> {
    let Phase::Over(Outcome::Won(side)) = at.phase else {
        return None;
    };
    let throne = side.other().throne();
    at.field.monarchs(side).has(throne).then(|| Outline {
        seat: side.seat(),
        places: [throne.place()].into(),
    })
}

fn prompt(at: &Position) -> &'static Phrase {
    match at.phase {
        Phase::Play if rules::has_only_pass(at) => &words::PRESS_PASS,
        Phase::Play => &words::CHOOSE_PIECE,
        Phase::Place(_) => &words::PUT_BACK,
        Phase::Over(Outcome::Drawn) => &words::DRAWN,
        Phase::Over(Outcome::Won(side)) => {
            let by_throne = !at.field.monarchs(side.other()).is_empty();
            match (side, by_throne) {
                (Side::White, true) => &words::WHITE_TAKES_THRONE,
                (Side::Black, true) => &words::BLACK_TAKES_THRONE,
                (Side::White, false) => &words::WHITE_TAKES_MONARCH,
                (Side::Black, false) => &words::BLACK_TAKES_MONARCH,
            }
        }
    }
}
