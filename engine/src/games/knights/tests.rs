//! Tests over whole games: invariants, and greedy play against random play.

use std::vec::Vec;

use super::action::Action;
use super::camps::{Camp, UNICORNS};
use super::colours::{Colour, Colours};
use super::position::{Mode, Position};
use super::{evaluation, rules, score, setup};
use crate::kernel::options::Options;
use crate::kernel::rng::Rng;

const GAMES: [&[(&str, &str)]; 8] = [
    &[],
    &[("mode", "team")],
    &[("mode", "team"), ("lines", "mix")],
    &[("mode", "duel")],
    &[("colours", "RY")],
    &[("colours", "GB"), ("target", "0")],
    &[("colours", "RGB")],
    &[("colours", "GYB"), ("calm", "0")],
];

fn first(options: &[(&str, &str)]) -> Position {
    let options = options
        .iter()
        .fold(Options::default(), |all, &(name, value)| {
            all.with(name, value)
        });
    setup::open(&options).expect("the options are known")
}

/// Plays a game; `choose` picks each action.
fn play(
    mut at: Position,
    mut choose: impl FnMut(&Position, &[Action]) -> Action,
    mut look: impl FnMut(&Position, &Position),
) -> Position {
    let mut actions = Vec::new();
    while at.slot.is_some() {
        actions.clear();
        rules::actions(&at, &mut actions);
        let before = at;
        let action = choose(&at, &actions);
        rules::apply(&mut at, action, &mut ());
        look(&before, &at);
    }
    at
}

fn any(dice: &mut Rng, actions: &[Action]) -> Action {
    actions[dice.below(actions.len() as u32) as usize]
}

/// Returns the action with the best evaluation for the side to act, a random one of equals.
fn best(at: &Position, dice: &mut Rng, actions: &[Action]) -> Action {
    let slot = at.slot.expect("a game goes on");
    let worth = |&action: &Action| {
        let mut next = *at;
        rules::apply(&mut next, action, &mut ());
        (evaluation::evaluate(&next, slot), dice.below(1000))
    };
    let best = actions.iter().copied().max_by_key(worth);
    best.unwrap_or(Action::PASS)
}

#[test]
fn pieces_are_conserved_over_whole_games() {
    for options in GAMES {
        for seed in 0..20 {
            let mut dice = Rng::at(seed, 1);
            let choose = |_: &Position, actions: &[Action]| any(&mut dice, actions);
            play(first(options), choose, |before, after| {
                let mut seen = super::cells::Cells::NONE;
                for colour in Colour::ALL {
                    let knights = after.knights[colour as usize];
                    let eight = if after.terms.colours.has(colour) {
                        8
                    } else {
                        0
                    };
                    assert_eq!(knights.size() + u32::from(after.captured(colour)), eight);
                    assert!(!seen.meets(knights), "two knights on a cell");
                    seen = seen | knights;
                    // Placed knights stay, captured ones never return, and none comes back home.
                    assert!(after.placed(colour).holds(before.placed(colour)));
                    assert!(after.captured(colour) >= before.captured(colour));
                    assert!(after.home(colour).size() <= before.home(colour).size());
                    let sheltered = before.live(colour) & UNICORNS;
                    let gone = sheltered.without(knights).size();
                    assert!(gone <= 1, "one knight moves a turn");
                    let friends = after.terms.side(colour);
                    for other in friends
                        .with(Colours::ALL.without(after.terms.colours))
                        .iter()
                    {
                        let camp = Camp::of(other).cells;
                        assert!(other == colour || !knights.meets(camp), "a closed camp");
                    }
                }
                assert_eq!(after.slot.is_none(), score::reason(after).is_some());
                assert_eq!(after.terms, before.terms);
            });
        }
    }
}

#[test]
fn two_players_of_a_duel_alternate_while_both_have_knights() {
    for seed in 0..50 {
        let mut dice = Rng::at(seed, 2);
        let choose = |_: &Position, actions: &[Action]| any(&mut dice, actions);
        play(first(&[("mode", "duel")]), choose, |before, after| {
            let (Some(slot), Some(next)) = (before.slot, after.slot) else {
                return;
            };
            assert_eq!(after.terms.mode, Mode::Duel);
            let rivals = after.terms.enemies(slot);
            if rivals.iter().any(|colour| !after.live(colour).is_empty()) {
                assert_eq!(next, slot.next());
            }
        });
    }
}

#[test]
fn partners_of_a_team_never_play_one_after_the_other() {
    let mut by_partner = 0;
    for seed in 0..200 {
        let mut dice = Rng::at(seed, 4);
        let choose = |_: &Position, actions: &[Action]| any(&mut dice, actions);
        play(first(&[("mode", "team")]), choose, |before, after| {
            let (Some(slot), Some(next)) = (before.slot, after.slot) else {
                return;
            };
            let (decider, then) = (rules::decider(before, slot), rules::decider(after, next));
            assert!(after.terms.enemies(decider).has(then), "{before} {after}");
            assert!(!after.live(then).is_empty(), "{after}");
            by_partner += u32::from(then != next);
        });
    }
    assert!(by_partner > 0, "no colour has finished before the end");
}

#[test]
fn greedy_play_beats_random_play() {
    for options in GAMES {
        let (mut won, mut games) = (0, 0);
        for seed in 0..24 {
            let mut dice = Rng::at(seed, 3);
            let start = first(options);
            let colours: Vec<Colour> = start.terms.colours.iter().collect();
            let wise = start.terms.side(colours[seed as usize % colours.len()]);
            let choose = |at: &Position, actions: &[Action]| match at.slot {
                Some(slot) if wise.has(slot) => best(at, &mut dice, actions),
                _ => any(&mut dice, actions),
            };
            let end = play(start, choose, |_, _| {});
            games += 1;
            won += i32::from(wise.without(score::winners(&end)) == Colours::NONE);
        }
        assert!(won * 10 >= games * 9, "{options:?}: {won} of {games}");
    }
}
