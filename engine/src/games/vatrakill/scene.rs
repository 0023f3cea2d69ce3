//! Scene of a position.

use alloc::vec;
use alloc::vec::Vec;

use super::board::{KNIGHTS, MEALS, TOWERS, Zone};
use super::position::{Outcome, Phase, Position};
use super::seats::{Faction, Player};
use super::{knights, words};
use crate::games::patrakill::board::{Cell, Way, drawn};
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::{pieces, words as shared};
use crate::kernel::board::Board;
use crate::kernel::piece::{Piece, Spot, Suit, Tray};
use crate::kernel::scene::{Counter, Outline, Player as Seated, Scene};
use crate::kernel::step::Place;
use crate::kernel::words::Phrase;

/// Number of remaining calm turns from which the countdown is visible.
const LAST_CALM: u32 = 10;

/// Returns the board for a seating: each zone is the camp of its faction's player.
pub fn board(start: &Position) -> Board {
    drawn(|cell, mut card| {
        let faction = Zone::of(cell).and_then(|zone| start.zones.faction(zone));
        card.camp = faction.map(|faction| start.seat_of(Player::Of(faction)));
        card
    })
}

impl Faction {
    /// Returns the colour of its knights.
    pub const fn suit(self) -> Suit {
        [Suit::Blue, Suit::Green, Suit::Yellow, Suit::Violet][self as usize]
    }

    /// Returns the drawing of its tower.
    const fn tower_kind(self) -> &'static str {
        ["tower-blue", "tower-green", "tower-yellow", "tower-violet"][self as usize]
    }
}

/// Returns a knight facing a direction; off the board it faces none.
pub(super) fn knight(at: &Position, faction: Faction, front: Option<Way>, spot: Spot) -> Piece {
    let seat = at.seat_of(Player::Of(faction));
    pieces::knight(faction.letter(), (seat, faction.suit()), front, spot)
}

fn tower(at: &Position, cell: Cell) -> Piece {
    match at.tower_of(cell) {
        Some(faction) => Piece {
            suit: faction.suit(),
            ..Piece::thing(faction.tower_kind(), faction.tower(), cell.spot())
        },
        None => Piece::thing(pieces::STONE_TOWER, 'n', cell.spot()),
    }
}

/// Returns the scene of a position.
pub fn scene(at: &Position) -> Scene {
    let dragon = Player::Dragon.seat();
    let dragon_spot = match at.dragon.first() {
        Some(cell) => cell.spot(),
        None => Spot::In(dragon, Tray::Hand),
    };
    let mut all = vec![pieces::dragon(dragon, dragon_spot)];
    all.extend(TOWERS.into_iter().map(|cell| tower(at, cell)));
    let eaten = Spot::In(dragon, Tray::Shelf);
    for faction in at.zones.factions() {
        let own = at.knights[faction as usize];
        let front = at.zones.zone(faction).map(Zone::forward);
        all.extend(
            own.into_iter()
                .map(|cell| knight(at, faction, front, cell.spot())),
        );
        let lost = KNIGHTS.saturating_sub(own.size());
        all.extend((0..lost).map(|_| knight(at, faction, None, eaten)));
    }
    let players = at.order.iter().map(|player| Seated::plain(player.seat()));
    let actor = acting(at);
    Scene {
        counters: counters(at),
        barred: barred(at),
        outlines: trap(at).into_iter().collect(),
        mover: match at.phase {
            Phase::Over(_) => None,
            _ if actor == Player::Dragon => Some(dragon_spot),
            _ => None,
        },
        ..Scene::plain(all, players.collect(), (actor.seat(), prompt(at)))
    }
}

/// Returns the acting player; at the end the winner, or the dragon after a draw.
pub(super) fn acting(at: &Position) -> Player {
    match at.phase {
        Phase::Landing | Phase::Jumps(_) | Phase::Over(Outcome::Drawn) => Player::Dragon,
        Phase::Turn => at.player(),
        Phase::Over(Outcome::Won(player)) => {
            let seat = at.seat_of(player);
            let is_there = |seated: &Player| seated.seat() == seat;
            at.order.iter().find(is_there).unwrap_or(Player::Dragon)
        }
    }
}

fn counters(at: &Position) -> Vec<Counter> {
    let mut all = vec![Counter {
        kind: "skewer-knight",
        absent: Some("skewer-empty"),
        name: &shared::SKEWER,
        count: at.eaten,
        of: MEALS,
    }];
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

/// Returns the towers that a knight of the seat to act may not enter now.
fn barred(at: &Position) -> Vec<Place> {
    let own = match at.player() {
        Player::Of(faction) => at.knights[faction as usize],
        Player::Knights | Player::Dragon => at.all_knights(),
    };
    let mut towers = Cells::NONE;
    for knight in at.bans.knights() & own {
        towers = towers | at.bans.towers(TOWERS, knight);
    }
    towers.into_iter().map(Cell::place).collect()
}

/// Returns the closed trap: the line of a pincer, or the surroundings of a stuck dragon.
fn trap(at: &Position) -> Option<Outline> {
    let (Phase::Over(Outcome::Won(winner)), Some(dragon)) = (at.phase, at.dragon.first()) else {
        return None;
    };
    if winner == Player::Dragon {
        return None;
    }
    let around = dragon.neighbours();
    let closes = |cell: &Cell| {
        let mover = at.faction(*cell);
        let captor = mover.and_then(|mover| knights::pincer(at, mover, *cell));
        captor.map(Player::Of) == Some(winner)
    };
    let pincer = around.into_iter().find(closes);
    let places = match pincer.and_then(|one| Some([one, dragon, one.behind(dragon)?])) {
        Some(line) => line.map(Cell::place).to_vec(),
        None => around.into_iter().map(Cell::place).collect(),
    };
    Some(Outline {
        seat: acting(at).seat(),
        places,
    })
}

fn prompt(at: &Position) -> &'static Phrase {
    let view = at.view();
    match (at.phase, at.player()) {
        (Phase::Landing, _) => &shared::LAND,
        (Phase::Jumps(chain), _) if view.must_eat(chain) => &shared::MUST_EAT,
        (Phase::Jumps(_), _) => &shared::JUMP_ON,
        (Phase::Turn, Player::Dragon) if !view.jumps(view.prey).is_empty() => &shared::MUST_EAT,
        (Phase::Turn, Player::Dragon) if view.is_stuck() => &shared::STUCK,
        (Phase::Turn, Player::Dragon) => &shared::MOVE_DRAGON,
        (Phase::Turn, _) if knights::are_stuck(at, at.movable()) => &shared::PRESS_PASS,
        (Phase::Turn, Player::Knights) => &words::MOVE_ANY,
        (Phase::Turn, Player::Of(_)) => &words::MOVE_OWN,
        (Phase::Over(Outcome::Drawn), _) => &shared::DRAWN,
        (Phase::Over(Outcome::Won(winner)), _) => match winner {
            Player::Dragon => &words::DRAGON_WINS,
            Player::Knights => &words::KNIGHTS_WIN,
            Player::Of(Faction::Blue) => &words::BLUE_WINS,
            Player::Of(Faction::Green) => &words::GREEN_WINS,
            Player::Of(Faction::Yellow) => &words::YELLOW_WINS,
            Player::Of(Faction::Violet) => &words::VIOLET_WINS,
        },
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::super::Vatrakill;
    use crate::kernel::options::Options;
    use crate::kernel::rng::Rng;
    use crate::kernel::rules::Rules;
    use crate::kernel::step::Step;
    use crate::kernel::view::View;

    /// Counts the pieces of these kinds in the scene, wherever they are.
    fn seen(game: &Vatrakill, at: &super::Position, kinds: &[&str]) -> usize {
        let scene = game.scene(&game.start(), at);
        let of_these = scene
            .pieces
            .iter()
            .filter(|piece| kinds.contains(&piece.kind));
        of_these.count()
    }

    #[test]
    fn pieces_are_conserved_over_whole_games() {
        let mut actions = Vec::new();
        for (players, knights) in [("2", 10), ("3", 10), ("4", 15), ("5", 20)] {
            let game = Vatrakill::new(&Options::default().with("players", players));
            let game = game.expect("so many can play");
            for seed in 0..100 {
                let mut dice = Rng::seeded(seed);
                let mut at = game.start();
                loop {
                    let towers = ["blue", "green", "yellow", "violet", "stone"];
                    let towers = towers.map(|colour| std::format!("tower-{colour}"));
                    let towers = towers.each_ref().map(|kind| kind.as_str());
                    assert_eq!(seen(&game, &at, &towers), 4, "{at}");
                    assert_eq!(seen(&game, &at, &["helmet"]), knights, "{at}");
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
}
