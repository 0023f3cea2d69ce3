//! Scene of a position.

use alloc::vec;
use alloc::vec::Vec;

use super::board::{Kingdom, Point};
use super::knight::AMULETS;
use super::position::{Phase, Position, Ring};
use super::{rules, words};
use crate::kernel::piece::{Layer, Piece, Spot, Suit, Tray};
use crate::kernel::scene::{
    Combat, Combatant, Counter, Player, Randomizer, RollState, Scene, Shelf, Steps, Tie,
};
use crate::kernel::step::Seat;
use crate::kernel::words::Phrase;

/// Drawing of a knight.
pub(super) const KNIGHT: &str = "helmet";
/// Drawing of the ring.
pub(super) const RING: &str = "ring";
/// Drawing of an obstacle stone.
pub(super) const STONE: &str = "stone";
/// Drawing of an amulet.
pub(super) const AMULET: &str = "amulet";
/// Drawing of the shackle.
pub(super) const SHACKLE: &str = "shackle";
/// Drawing of a face-down dragon card.
pub(super) const INFO: &str = "card-back";
/// Drawing of a dragon.
pub(super) const DRAGON: &str = "dragon-head";

/// Colours of the seats.
pub(super) const SUITS: [Suit; 6] = [
    Suit::Blue,
    Suit::Red,
    Suit::Yellow,
    Suit::Green,
    Suit::Violet,
    Suit::White,
];

/// Returns the visible spot of a seat's knight. A knight about to be exiled, or passing over another, is lifted
/// into the hand, so that two never share a spot.
pub(super) fn spot(at: &Position, seat: Seat) -> Spot {
    let Some(point) = at.knight(seat).at else {
        return Spot::In(seat, Tray::Hand);
    };
    let is_lifted = match at.phase {
        Phase::Exile { victim } => victim == seat,
        Phase::Second { .. } | Phase::BonusSecond { .. } => {
            seat == at.seat && at.others().has(point)
        }
        _ => false,
    };
    if is_lifted {
        Spot::In(seat, Tray::Hand)
    } else {
        Spot::On(point.place())
    }
}

/// Returns a seat's knight as drawn.
pub(super) fn knight_piece(at: &Position, seat: Seat) -> Piece {
    let knight = at.knight(seat);
    let lays = at.phase == Phase::Lay && at.seat == seat;
    let suit = SUITS[seat.0 as usize % SUITS.len()];
    Piece {
        badges: knight.amulets,
        worn: if knight.shackled {
            Some(SHACKLE)
        } else if at.bears(seat) && !lays {
            Some(RING)
        } else {
            None
        },
        ..Piece::token(KNIGHT, 'k', (seat, suit), spot(at, seat))
    }
}

/// Returns the ring as drawn.
pub(super) const fn ring_piece(spot: Spot) -> Piece {
    Piece::thing(RING, 'r', spot)
}

/// Returns a stone as drawn.
pub(super) const fn stone_piece(spot: Spot) -> Piece {
    Piece::thing(STONE, 's', spot)
}

/// Returns a seal of a seat as drawn.
pub(super) fn seal_piece(seat: Seat, kingdom: Kingdom, spot: Spot) -> Piece {
    Piece {
        owner: Some(seat),
        ..Piece::thing(kingdom.seal(), kingdom.letter(), spot)
    }
}

/// Returns the scene of a position.
pub fn scene(at: &Position) -> Scene {
    let mut pieces: Vec<Piece> = at.seats().map(|seat| knight_piece(at, seat)).collect();
    let on = |point: Point| Spot::On(point.place());
    pieces.extend(at.stones.into_iter().map(|point| stone_piece(on(point))));
    if let Ring::On(point) = at.ring {
        pieces.push(ring_piece(on(point)));
    }
    let hand = Spot::In(at.seat, Tray::Hand);
    match at.phase {
        Phase::Lay => pieces.push(ring_piece(hand)),
        Phase::Put | Phase::Shift { .. } => pieces.push(stone_piece(hand)),
        _ => {}
    }
    for seat in at.seats() {
        let held = Kingdom::CLOCKWISE.into_iter();
        let held = held.filter(|&kingdom| at.knight(seat).seals.has(kingdom));
        pieces.extend(held.map(|kingdom| seal_on_shelf(seat, kingdom)));
    }
    let is_moving = moves_on(at);
    let barred = if is_moving {
        rules::shut(at)
    } else {
        super::points::Points::NONE
    };
    let done = u8::from(matches!(
        at.phase,
        Phase::Second { .. } | Phase::BonusSecond { .. }
    ));
    Scene {
        counters: counters(at),
        shelves: at.seats().map(shelf).collect(),
        barred: barred.into_iter().map(Point::place).collect(),
        steps: is_moving.then_some(Steps { done, of: 2 }),
        combat: combat(at),
        mover: lifted(at),
        ..Scene::plain(
            pieces,
            at.seats().map(|seat| player(at, seat)).collect(),
            (at.seat, prompt(at)),
        )
    }
}

/// Checks whether the mover must go to a point now.
pub(super) const fn moves_on(at: &Position) -> bool {
    matches!(
        at.phase,
        Phase::First | Phase::Second { .. } | Phase::Bonus | Phase::BonusSecond { .. }
    )
}

fn seal_on_shelf(seat: Seat, kingdom: Kingdom) -> Piece {
    seal_piece(seat, kingdom, Spot::In(seat, Tray::Shelf))
}

/// Returns the four seals that a knight can have.
fn shelf(seat: Seat) -> Shelf {
    Shelf {
        seat,
        goals: Kingdom::CLOCKWISE
            .map(|kingdom| seal_on_shelf(seat, kingdom))
            .into(),
    }
}

fn player(at: &Position, seat: Seat) -> Player {
    Player {
        counters: vec![Counter {
            kind: AMULET,
            absent: Some("amulet-empty"),
            name: &words::AMULETS,
            count: at.knight(seat).amulets,
            of: AMULETS,
        }],
        ..Player::plain(seat)
    }
}

fn counters(at: &Position) -> Vec<Counter> {
    let in_hand = u8::from(at.phase == Phase::Put);
    let numbered = |kind, name, count| Counter {
        kind,
        absent: None,
        name,
        count,
        of: 0,
    };
    vec![
        numbered(Kingdom::Tirad.seal(), &words::SEALS_TO_WIN, at.goal),
        numbered(
            STONE,
            &words::STONES_LEFT,
            at.supply().saturating_sub(in_hand),
        ),
        numbered(INFO, &words::CARDS_LEFT, at.cards()),
    ]
}

/// Returns the piece that the mover moves or puts without choosing it.
fn lifted(at: &Position) -> Option<Spot> {
    match at.phase {
        Phase::Exile { victim } => Some(spot(at, victim)),
        Phase::Put | Phase::Shift { .. } | Phase::Lay => Some(Spot::In(at.seat, Tray::Hand)),
        _ if moves_on(at) => Some(spot(at, at.seat)),
        _ => None,
    }
}

/// Returns the duel with a dragon: its card against the die of the knight, which wins on equality.
fn combat(at: &Position) -> Option<Combat> {
    let (card, die) = match at.phase {
        Phase::Card => (RollState::Now, RollState::Later),
        Phase::Die { strength } => (RollState::Shown(strength), RollState::Now),
        _ => return None,
    };
    Some(Combat {
        attacker: Combatant {
            seat: Some(at.seat),
            piece: knight_piece(at, at.seat),
            throws: Randomizer::Die([1, 2, 3, 4, 5, 6]),
            roll_state: die,
        },
        defender: Combatant {
            seat: None,
            piece: Piece {
                layer: Layer::Ground,
                ..Piece::thing(DRAGON, 'd', spot(at, at.seat))
            },
            throws: Randomizer::Card,
            roll_state: card,
        },
        tie: Tie::Attacker,
    })
}

fn prompt(at: &Position) -> &'static Phrase {
    match at.phase {
        Phase::First if rules::firsts(at).is_empty() => &words::PRESS_PASS,
        Phase::First if at.mover().at.is_none() => &words::ENTER,
        Phase::First if at.bears(at.seat) => &words::CARRY,
        Phase::First => &words::GO,
        Phase::Second { .. } | Phase::BonusSecond { .. } => {
            if rules::reach(at).stop.has(at.origin()) {
                &words::ONE_MORE_OR_STOP
            } else {
                &words::ONE_MORE
            }
        }
        Phase::Bonus => &words::WON_DUEL,
        Phase::Exile { .. } => &words::EXILE,
        Phase::Put => &words::PUT_STONE,
        Phase::Choose => &words::CHOOSE_STONE,
        Phase::Shift { .. } => &words::SHIFT_STONE,
        Phase::Card => &words::TURN_CARD,
        Phase::Die { strength } => words::BEAT[strength as usize % words::BEAT.len()],
        Phase::Lay if at.mover().shackled => &words::LOSE_RING,
        Phase::Lay => &words::LAY_RING,
        Phase::Shackled => &words::TAKE_OFF,
        Phase::Over => words::WINS[at.seat.0 as usize % words::WINS.len()],
    }
}
