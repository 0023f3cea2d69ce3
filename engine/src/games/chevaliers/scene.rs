//! Scene of a position.

use alloc::vec;
use alloc::vec::Vec;

use super::board::Cell;
use super::figures::{Figure, Goal, Item, Side};
use super::position::{Lie, Mark, Outcome, Phase, PlacementStage, Position};
use super::{rules, words};
use crate::kernel::piece::{Layer, Piece, Spot, Suit, Tray};
use crate::kernel::scene::{
    Combat, Combatant, Material, Player, Randomizer, RollState, Scene, Shelf, Steps, Tie,
};
use crate::kernel::words::Phrase;

/// Returns the scene of a position in a game that began at `start`, with pieces of this material.
pub fn scene(start: &Position, at: &Position, material: Material) -> Scene {
    let mut pieces = Vec::with_capacity(24);
    let mut put = |piece: Piece| {
        let slot = pieces.partition_point(|other| *other < piece);
        pieces.insert(slot, piece);
    };
    for cell in at.sides[0] | at.sides[1] {
        standing(at, cell).into_iter().for_each(&mut put);
    }
    for goal in Goal::ALL {
        let spot = match at.goals[goal as usize] {
            Lie::On(cell) => Spot::On(cell.place()),
            Lie::Held => Spot::In(goal.owner().seat(), Tray::Hand),
            Lie::Taken if start.goals[goal as usize] == Lie::Taken => continue,
            Lie::Taken => Spot::In(goal.owner().other().seat(), Tray::Shelf),
        };
        put(piece(at, Item::Goal(goal), spot));
    }
    for figure in Figure::ALL {
        let lost = start.count(figure).saturating_sub(at.count(figure));
        let waiting = at.hands[figure.side as usize][figure.rank as usize];
        for (tray, count) in [(Tray::Hand, waiting), (Tray::Bench, lost)] {
            let spot = Spot::In(figure.side.seat(), tray);
            (0..count).for_each(|_| put(piece(at, Item::Figure(figure), spot)));
        }
    }
    let done = u8::from(at.moved != Mark::None);
    let players = Side::BOTH.map(|side| Player::plain(side.seat()));
    Scene {
        shelves: Side::BOTH.map(|side| shelf(start, side)).into(),
        spent: match at.moved {
            Mark::At(cell) => vec![cell.place()],
            Mark::None | Mark::Lost => Vec::new(),
        },
        steps: match at.phase {
            Phase::Play | Phase::Fight { .. } => Some(Steps { done, of: 2 }),
            Phase::Setup(_) | Phase::Over(_) => None,
        },
        combat: combat(at),
        material,
        ..Scene::plain(pieces, players.into(), (at.side.seat(), prompt(at)))
    }
}

pub(super) fn piece(at: &Position, item: Item, spot: Spot) -> Piece {
    let (layer, suit, bonus) = match item {
        Item::Goal(_) => (Layer::Ground, Suit::Yellow, 0),
        Item::Figure(figure) => (Layer::Standing, figure.side.suit(), at.bonus(figure.rank)),
    };
    Piece {
        layer,
        bonus,
        ..Piece::token(item.kind(), item.letter(), (item.side().seat(), suit), spot)
    }
}

fn standing(at: &Position, cell: Cell) -> Option<Piece> {
    let figure = at.figure(cell)?;
    Some(piece(at, Item::Figure(figure), Spot::On(cell.place())))
}

/// Returns the goals that a side can capture in this game.
fn shelf(start: &Position, side: Side) -> Shelf {
    let spot = Spot::In(side.seat(), Tray::Shelf);
    let is_used = |goal: &Goal| start.goals[*goal as usize] != Lie::Taken;
    let goals = side.other().goals().into_iter().filter(is_used);
    Shelf {
        seat: side.seat(),
        goals: goals
            .map(|goal| piece(start, Item::Goal(goal), spot))
            .collect(),
    }
}

fn combat(at: &Position) -> Option<Combat> {
    let Phase::Fight { from, to } = at.phase else {
        return None;
    };
    let fighter = |cell| {
        let piece = standing(at, cell)?;
        Some(Combatant {
            seat: piece.owner,
            piece,
            throws: Randomizer::Die(at.numbers.die),
            roll_state: RollState::Now,
        })
    };
    Some(Combat {
        attacker: fighter(from)?,
        defender: fighter(to)?,
        tie: Tie::Again,
    })
}

fn prompt(at: &Position) -> &'static Phrase {
    match at.phase {
        Phase::Setup(_) => match (at.stage(), at.side) {
            (PlacementStage::Figures, Side::Prince) => &words::PLACE_FIGURES,
            (PlacementStage::Figures, Side::Dragons) => &words::PLACE_DRAGONS,
            (PlacementStage::Goals, side) => place_goal(at, side),
        },
        Phase::Play if rules::has_only_end(at) => &words::PRESS_END,
        Phase::Play => match at.moved {
            Mark::None => &words::CHOOSE_PIECE,
            Mark::At(_) | Mark::Lost => &words::ONE_MORE,
        },
        Phase::Fight { .. } => &words::FIGHT,
        Phase::Over(Outcome::Won(Side::Prince)) => &words::PRINCE_WINS,
        Phase::Over(Outcome::Won(Side::Dragons)) => &words::DRAGONS_WIN,
        Phase::Over(Outcome::Drawn) => &words::DRAWN,
    }
}

/// Returns the prompt for the first goal that the side still holds.
fn place_goal(at: &Position, side: Side) -> &'static Phrase {
    let is_held = |goal: &Goal| at.goals[*goal as usize] == Lie::Held;
    match side.goals().into_iter().find(is_held) {
        Some(Goal::Castle) => &words::PLACE_CASTLE,
        Some(Goal::Village) => &words::PLACE_VILLAGE,
        Some(Goal::Princess) => &words::PLACE_PRINCESS,
        Some(Goal::Treasure) | None => &words::PLACE_TREASURE,
    }
}
