//! Scene of a position.

use alloc::vec;
use alloc::vec::Vec;

use super::board::{CAMP, CASES_X, MEALS};
use super::position::{Outcome, Phase, Position, Round, Side};
use super::{knights, words};
use crate::games::patrakill::board::{Cell, Way, drawn};
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::{pieces, words as shared};
use crate::kernel::board::{Board, PlaceInfo};
use crate::kernel::piece::{Piece, Spot, Suit, Tray};
use crate::kernel::scene::{Counter, Outline, Player, Scene};
use crate::kernel::words::Phrase;

/// Drawing of a tower carried by a knight.
pub(super) const MOVING_TOWER: &str = "tower-carried-stone";

/// Number of remaining calm turns from which the countdown is visible.
const LAST_CALM: u32 = 10;

/// Returns the board as drawn.
pub fn board() -> Board {
    drawn(|cell, card| PlaceInfo {
        camp: CAMP.has(cell).then_some(Side::Knights.seat()),
        ground: if CASES_X.has(cell) { "exit" } else { "" },
        title: CASES_X.has(cell).then_some(&words::CASE_X),
        ..card
    })
}

/// Returns a knight facing a direction; off the board it faces none.
pub(super) fn knight(front: Option<Way>, spot: Spot) -> Piece {
    pieces::knight('a', (Side::Knights.seat(), Suit::Blue), front, spot)
}

/// Returns a placed tower, or one in the supply.
pub(super) const fn placed_tower(spot: Spot) -> Piece {
    Piece::thing(pieces::STONE_TOWER, 'T', spot)
}

/// Returns a broken tower.
pub(super) const fn broken_tower(spot: Spot) -> Piece {
    Piece::thing(pieces::BROKEN_TOWER, 'X', spot)
}

/// Returns a tower carried by a knight.
pub(super) const fn moving_tower(spot: Spot) -> Piece {
    Piece::thing(MOVING_TOWER, 'C', spot)
}

/// Returns the scene of a position.
pub fn scene(at: &Position) -> Scene {
    let (knights, dragon) = (Side::Knights.seat(), Side::Dragon.seat());
    let dragon_spot = match at.dragon.first() {
        Some(cell) => cell.spot(),
        None => Spot::In(dragon, Tray::Hand),
    };
    let mut all = vec![pieces::dragon(dragon, dragon_spot)];
    let mut put = |cells: Cells, piece: &dyn Fn(Spot) -> Piece| {
        all.extend(cells.into_iter().map(|cell| piece(cell.spot())));
    };
    put(at.outward, &|spot| knight(Some(Way::North), spot));
    put(at.homeward | at.moving, &|spot| {
        knight(Some(Way::South), spot)
    });
    put(at.moving, &moving_tower);
    put(at.towers, &placed_tower);
    put(at.broken, &broken_tower);
    let lost = match at.round {
        Round::First => 0,
        Round::Second => (at.broken & CAMP).size(),
    };
    let hand = Spot::In(knights, Tray::Hand);
    all.extend((0..at.supply).map(|_| placed_tower(hand)));
    let eaten = Spot::In(dragon, Tray::Shelf);
    all.extend((0..at.eaten).map(|_| knight(None, eaten)));
    let bench = Spot::In(knights, Tray::Bench);
    all.extend((0..lost).map(|_| knight(None, bench)));

    let players = Side::BOTH.map(|side| Player::plain(side.seat()));
    let side = acting(at);
    Scene {
        counters: counters(at),
        barred: barred(at),
        outlines: trap(at).into_iter().collect(),
        mover: match at.phase {
            Phase::Landing | Phase::Dragon | Phase::Jumps(_) => Some(dragon_spot),
            Phase::Knights | Phase::Over(_) => None,
        },
        ..Scene::plain(all, players.into(), (side.seat(), prompt(at)))
    }
}

/// Returns the side that acts or acted last: the knights win in their turn, the dragon wins and draws in its own.
const fn acting(at: &Position) -> Side {
    match at.phase {
        Phase::Knights | Phase::Over(Outcome::Won(Side::Knights)) => Side::Knights,
        Phase::Landing | Phase::Dragon | Phase::Jumps(_) | Phase::Over(_) => Side::Dragon,
    }
}

fn counters(at: &Position) -> Vec<Counter> {
    let mut all = vec![
        Counter {
            kind: "skewer-knight",
            absent: Some("skewer-empty"),
            name: &shared::SKEWER,
            count: at.eaten,
            of: MEALS,
        },
        Counter {
            kind: "tower-stone",
            absent: None,
            name: &words::ROUND,
            count: at.round as u8 + 1,
            of: 2,
        },
    ];
    let left = at.limit.saturating_sub(at.calm);
    if at.limit > 0 && left <= LAST_CALM {
        all.push(Counter {
            kind: "icon-stop",
            absent: None,
            name: &shared::CALM,
            count: left as u8,
            of: 0,
        });
    }
    all
}

/// Returns the towers that an ejected knight may not enter now.
fn barred(at: &Position) -> Vec<crate::kernel::step::Place> {
    let mut towers = Cells::NONE;
    for knight in at.bans.knights() {
        towers = towers | at.bans.towers(at.towers, knight);
    }
    towers.into_iter().map(Cell::place).collect()
}

/// Returns the closed trap: the line of a pincer, or the surroundings of a stuck dragon.
fn trap(at: &Position) -> Option<Outline> {
    let (Phase::Over(Outcome::Won(Side::Knights)), Some(dragon)) = (at.phase, at.dragon.first())
    else {
        return None;
    };
    let around = dragon.neighbours();
    let closes = |cell: &Cell| at.outward.has(*cell) && knights::is_trap(at, *cell);
    let pincer = around.into_iter().find(closes);
    let places = match pincer.and_then(|one| Some([one, dragon, one.behind(dragon)?])) {
        Some(line) => line.map(Cell::place).to_vec(),
        None => around.into_iter().map(Cell::place).collect(),
    };
    Some(Outline {
        seat: Side::Knights.seat(),
        places,
    })
}

fn prompt(at: &Position) -> &'static Phrase {
    let view = at.view();
    match at.phase {
        Phase::Landing => &shared::LAND,
        Phase::Knights if knights::are_stuck(at) => &shared::PRESS_PASS,
        Phase::Knights => match at.round {
            Round::First => &words::BUILD,
            Round::Second => &words::HUNT,
        },
        Phase::Dragon if !view.jumps(view.prey).is_empty() => &shared::MUST_EAT,
        Phase::Dragon if view.is_stuck() => &shared::STUCK,
        Phase::Dragon => &shared::MOVE_DRAGON,
        Phase::Jumps(chain) if view.must_eat(chain) => &shared::MUST_EAT,
        Phase::Jumps(_) => &shared::JUMP_ON,
        Phase::Over(Outcome::Won(Side::Knights)) if view.is_stuck() => &words::DRAGON_STUCK,
        Phase::Over(Outcome::Won(Side::Knights)) => &words::DRAGON_CAUGHT,
        Phase::Over(Outcome::Won(Side::Dragon)) => &words::DRAGON_FED,
        Phase::Over(Outcome::Drawn) => &shared::DRAWN,
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::super::Vatrankill;
    use crate::kernel::options::Options;
    use crate::kernel::rng::Rng;
    use crate::kernel::rules::Rules;
    use crate::kernel::step::Step;
    use crate::kernel::view::View;

    /// Counts the pieces of these kinds in the scene, wherever they are.
    fn seen(game: &Vatrankill, at: &super::Position, kinds: &[&str]) -> usize {
        let scene = game.scene(&game.start(), at);
        let of_these = scene
            .pieces
            .iter()
            .filter(|piece| kinds.contains(&piece.kind));
        of_these.count()
    }

    #[test]
    fn pieces_are_conserved_over_whole_games() {
        let game = Vatrankill::new(&Options::default().with("limit", "9")).expect("a limit");
        let mut actions = Vec::new();
        for seed in 0..300 {
            let mut dice = Rng::seeded(seed);
            let mut at = game.start();
            loop {
                let towers = ["tower-stone", "tower-carried-stone", "tower-broken"];
                let towers = seen(&game, &at, &towers);
                match at.round {
                    super::Round::First => assert_eq!(towers, 5, "{at}"),
                    super::Round::Second => assert!(towers <= 5, "{at}"),
                }
                assert_eq!(seen(&game, &at, &["helmet"]), 13, "{at}");
                assert_eq!(seen(&game, &at, &["dragon"]), 1, "{at}");
                actions.clear();
                game.actions(&at, &mut actions);
                if actions.is_empty() {
                    break;
                }
                let action = actions[dice.below(actions.len() as u32) as usize];
                game.apply(&mut at, Step::Act(action), &mut ());
            }
        }
    }
}
