//! Scene of a position.

use alloc::vec::Vec;

use super::camps::Camp;
use super::cells::{Cell, Cells};
use super::colours::{Colour, Colours};
use super::position::{Mode, Position};
use super::{rules, score, words};
use crate::kernel::piece::{Piece, Pose, Spot, Suit, Tray};
use crate::kernel::scene::{Counter, Outline, Player, Scene, TallyEntry};
use crate::kernel::step::{Seat, Seats};
use crate::kernel::words::Phrase;

/// Returns the kind of a colour's knights.
pub const fn kind(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "horse-red",
        Colour::Green => "horse-green",
        Colour::Yellow => "horse-yellow",
        Colour::Blue => "horse-blue",
    }
}

/// Returns the suit of a colour.
pub const fn suit(colour: Colour) -> Suit {
    match colour {
        Colour::Red => Suit::Red,
        Colour::Green => Suit::Green,
        Colour::Yellow => Suit::Yellow,
        Colour::Blue => Suit::Blue,
    }
}

pub(super) fn token(colour: Colour, spot: Spot) -> Piece {
    let (letter, owner) = (colour.letter(), (colour.seat(), suit(colour)));
    Piece::token(kind(colour), letter, owner, spot)
}

/// Returns the knight of a colour on a cell, petrified if it is placed.
pub fn knight(at: &Position, colour: Colour, cell: Cell) -> Piece {
    let pose = if at.placed(colour).has(cell) {
        Pose::Frozen
    } else {
        Pose::Plain
    };
    Piece {
        pose,
        ..token(colour, Spot::On(cell.place()))
    }
}

/// Returns the tally of a side, in counting order. (Rules, 7.2)
pub fn tally(at: &Position, side: Colours) -> [TallyEntry; 6] {
    let tally = score::tally(at, side);
    let placed = tally.placed;
    let points = |points: u32| i16::try_from(points).unwrap_or(i16::MAX / 2);
    let entry = |kind, name, points| TallyEntry { kind, name, points };
    let part = |one: score::Placed| points(one.points());
    let none = score::Placed::default();
    [
        entry(
            "line-of-four",
            &words::FOURS,
            part(score::Placed {
                ranks: placed.ranks,
                ..none
            }),
        ),
        entry(
            "line-of-three",
            &words::THREES,
            part(score::Placed {
                files: placed.files,
                ..none
            }),
        ),
        entry(
            "placed-alone",
            &words::ALONE,
            part(score::Placed {
                alone: placed.alone,
                ..none
            }),
        ),
        entry("camp-bonus", &words::CAMPS, points(tally.bonus)),
        entry("captured", &words::CAPTURED, points(tally.captures)),
        entry("at-home", &words::AT_HOME, -points(tally.malus)),
    ]
}

fn player(at: &Position, colour: Colour) -> Player {
    Player {
        seat: colour.seat(),
        side: at
            .terms
            .side(colour)
            .iter()
            .fold(Seats::NONE, |all, colour| all.with(colour.seat())),
        counters: [Counter {
            kind: kind(colour),
            absent: None,
            name: &words::PLACED,
            count: at.placed(colour).size() as u8,
            of: 8,
        }]
        .into(),
        tally: tally(at, at.terms.side(colour)).into(),
    }
}

/// Scene of a position.
pub fn scene(at: &Position) -> Scene {
    let mut pieces = Vec::with_capacity(32);
    for colour in at.terms.colours.iter() {
        let cells = at.knights[colour as usize].into_iter();
        pieces.extend(cells.map(|cell| knight(at, colour, cell)));
        for captured in at.terms.colours.iter() {
            let spot = Spot::In(colour.seat(), Tray::Shelf);
            let count = at.trays[colour as usize][captured as usize];
            pieces.extend((0..count).map(|_| token(captured, spot)));
        }
    }
    let players = at.terms.colours.iter().map(|colour| player(at, colour));
    let seat = at.slot.map(|slot| rules::decider(at, slot).seat());
    let seat = seat.unwrap_or_else(|| last_seat(at));
    Scene {
        counters: calm_left(at).into_iter().collect(),
        outlines: outlines(at),
        ..Scene::plain(pieces, players.collect(), (seat, prompt(at)))
    }
}

/// Returns the seat shown when the game is over: the first winner, because the position does not record who moved
/// last.
pub fn last_seat(at: &Position) -> Seat {
    let first = score::winners(at).iter().next();
    first.map_or(Seat(0), Colour::seat)
}

/// Number of remaining calm turns from which the countdown is visible.
const NOTICE: u32 = 10;

/// Returns the countdown of calm turns, when few are left. (Rules, 7.1)
fn calm_left(at: &Position) -> Option<Counter> {
    let left = at.terms.limit.checked_sub(at.calm)?;
    let is_noticed = at.slot.is_some() && at.terms.limit > 0 && at.calm > 0 && left <= NOTICE;
    is_noticed.then_some(Counter {
        kind: "icon-stop",
        absent: None,
        name: &words::CALM_LEFT,
        count: left as u8,
        of: 0,
    })
}

/// Returns the outlines of complete lines. (Rules, 7.2)
fn outlines(at: &Position) -> Vec<Outline> {
    let mut outlines = Vec::new();
    let mut seen: Vec<(Colours, Cells)> = Vec::new();
    for colour in at.terms.colours.iter() {
        let placed = score::placed_together(at, colour);
        for camp in at.terms.enemies(colour).iter().map(Camp::of) {
            let lines = camp.ranks.iter().chain(&camp.files);
            for &line in lines.filter(|&&line| placed.holds(line)) {
                let side = at.terms.side(colour);
                // A mixed line belongs to both allies, and is outlined once.
                if seen.contains(&(side, line)) {
                    continue;
                }
                seen.push((side, line));
                outlines.push(Outline {
                    seat: colour.seat(),
                    places: line.into_iter().map(Cell::place).collect(),
                });
            }
        }
    }
    outlines
}

fn prompt(at: &Position) -> &'static Phrase {
    let Some(slot) = at.slot else {
        return words::winner(score::winners(at));
    };
    let Some(mover) = rules::mover(at) else {
        return &words::PASS_NOW;
    };
    if rules::is_first_move(at, mover) {
        &words::BRING_OUT
    } else if at.terms.mode != Mode::Duel {
        &words::CHOOSE_KNIGHT
    } else if mover == slot {
        words::choose(mover)
    } else {
        words::choose_ally(mover)
    }
}
