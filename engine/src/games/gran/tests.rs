//! Tests of invariants over whole games.

use std::collections::BTreeSet;
use std::string::ToString;
use std::vec::Vec;

use super::action::{Action, Roll};
use super::evaluation::evaluate;
use super::position::{FULL_PILE, Phase, Position, Ring, STONES, Walls};
use super::{apply, land, read, rules};
use crate::kernel::rng::Rng;
use crate::kernel::step::{Seat, Step, Turn};

/// Alternates between both rules for stones.
const fn walls(seed: u64) -> Walls {
    Walls::ALL[(seed % 2) as usize]
}

/// Returns the step of a random player, or `None` at the end.
fn at_random(at: &Position, dice: &mut Rng) -> Option<Step<Action, Roll>> {
    let (mut actions, mut rolls) = (Vec::new(), Vec::new());
    rules::actions(at, &mut actions);
    rules::chance_outcomes(at, &mut rolls);
    let act = dice.one_of(&actions).map(Step::Act);
    act.or_else(|| dice.weighted(&rolls).map(Step::Roll))
}

/// Returns the step of a player that takes the best immediate evaluation.
fn greedy(at: &Position, seat: Seat, dice: &mut Rng) -> Option<Step<Action, Roll>> {
    let mut actions = Vec::new();
    rules::actions(at, &mut actions);
    dice.shuffle(&mut actions);
    let after = |action: &Action| {
        let mut next = *at;
        apply::apply(&mut next, Step::Act(*action), &mut ());
        evaluate(&next, seat)
    };
    let best = actions.into_iter().max_by_key(after);
    best.map_or_else(|| at_random(at, dice), |action| Some(Step::Act(action)))
}

/// Checks the invariants of a step.
fn check(before: &Position, at: &Position) {
    assert!(at.walls == Walls::Ring || land::is_whole(at.stones), "{at}");
    assert!(at.supply() <= STONES);
    let hand = |at: &Position| u32::from(matches!(at.phase, Phase::Shift { .. }));
    let stones = |at: &Position| at.stones.size() + hand(at);
    let put = u32::from(before.phase == Phase::Put);
    assert_eq!(stones(at), stones(before) + put, "{before} {at}");
    let cards = u8::from(before.phase == Phase::Card);
    let renewed = before.cards() == 1 && cards == 1;
    let expected = if renewed {
        FULL_PILE.iter().sum()
    } else {
        before.cards() - cards
    };
    assert_eq!(at.cards(), expected, "{before} {at}");
    let mut points = BTreeSet::new();
    let mut standing = 0;
    for seat in at.seats() {
        let (old, new) = (before.knight(seat), at.knight(seat));
        assert!(old.at.is_none() || new.at.is_some(), "nobody goes back");
        let kept = super::board::Kingdom::CLOCKWISE
            .into_iter()
            .all(|kingdom| !old.seals.has(kingdom) || new.seals.has(kingdom));
        assert!(kept, "{before} {at}");
        assert!(new.seals.count() <= old.seals.count() + 1);
        assert!(new.amulets <= 3 && old.amulets <= new.amulets + 1);
        if let Some(point) = new.at {
            standing += 1;
            points.insert(point);
            assert_ne!(at.ring, Ring::On(point), "{at}");
        }
    }
    let shares = match at.phase {
        Phase::Exile { .. } => 1,
        Phase::Second { .. } | Phase::BonusSecond { .. } => standing - points.len(),
        _ => 0,
    };
    assert_eq!(points.len() + shares, standing, "{at}");
}

#[test]
fn pieces_are_conserved_over_whole_games() {
    for seed in 0..60 {
        let mut dice = Rng::seeded(seed);
        let players = 3 + (seed % 4) as u8;
        let mut at = Position::start(players, 1 + (seed % 3) as u8, Seat(0), walls(seed));
        while let Some(step) = at_random(&at, &mut dice) {
            let before = at;
            apply::apply(&mut at, step, &mut ());
            check(&before, &at);
        }
        assert!(matches!(rules::turn(&at), Turn::Over(_)));
    }
}

/// Characters of the notation, for mutated positions.
const LETTERS: &[u8] = b"-@,/: 0123456789MNBOXPSTCDRUEtugewcl";

/// Every accepted text round-trips, and the rules continue from it.
#[test]
fn mutated_positions_parse_or_are_refused() {
    let mut read_well = 0;
    for seed in 0..120 {
        let mut dice = Rng::seeded(seed);
        let mut at = Position::start(3 + (seed % 4) as u8, 2, Seat(0), walls(seed / 4));
        let mut count = dice.below(500);
        while let Some(step) = at_random(&at, &mut dice) {
            if count == 0 {
                break;
            }
            count -= 1;
            apply::apply(&mut at, step, &mut ());
        }
        for _ in 0..400 {
            let mut text = at.to_string().into_bytes();
            for _ in 0..=dice.below(3) {
                let place = dice.below(text.len() as u32) as usize;
                text[place] = LETTERS[dice.below(LETTERS.len() as u32) as usize];
            }
            let text = std::string::String::from_utf8(text).expect("all is ASCII");
            let Ok(bent) = read::position(&text) else {
                continue;
            };
            read_well += 1;
            assert_eq!(bent.to_string(), text);
            let (mut actions, mut rolls) = (Vec::new(), Vec::new());
            rules::actions(&bent, &mut actions);
            rules::chance_outcomes(&bent, &mut rolls);
            let is_over = matches!(rules::turn(&bent), Turn::Over(_));
            assert_eq!(actions.is_empty() && rolls.is_empty(), is_over, "{text}");
            let acts = actions.into_iter().map(Step::Act);
            for step in acts.chain(rolls.into_iter().map(|(roll, _)| Step::Roll(roll))) {
                let mut next = bent;
                apply::apply(&mut next, step, &mut ());
                assert_eq!(
                    read::position(&next.to_string()),
                    Ok(next),
                    "{text} {step:?}"
                );
            }
        }
    }
    assert!(read_well > 1000, "{read_well}");
}

/// Greedy players bring the ring home in reasonable time, and beat random ones.
#[test]
fn greedy_play_by_evaluation_reaches_the_goal() {
    let (mut turns, mut wins) = (0, 0);
    const GAMES: u64 = 40;
    for seed in 0..GAMES {
        let mut dice = Rng::seeded(seed);
        let mut at = Position::start(4, 2, Seat(0), walls(seed));
        let all_greedy = seed % 2 == 0;
        let clever = Seat((seed / 2 % 4) as u8);
        let mut steps = 0;
        loop {
            let step = if all_greedy || at.seat == clever {
                greedy(&at, at.seat, &mut dice)
            } else {
                at_random(&at, &mut dice)
            };
            let Some(step) = step else { break };
            let seat = at.seat;
            apply::apply(&mut at, step, &mut ());
            turns += u64::from(all_greedy && seat != at.seat);
            steps += 1;
            assert!(steps < 20_000, "no end: {at}");
        }
        wins += u64::from(!all_greedy && at.seat == clever);
    }
    let mean = turns / (GAMES / 2);
    assert!((30..200).contains(&mean), "{mean} turns a game");
    assert!(wins >= GAMES / 2 - 2, "{wins} of {} games", GAMES / 2);
}
