//! « Copain » (the friend) finishes its games and wins about half of them.
//!
//! In a first game of *Chevaliers et Dragons*, draws and game length are bounded and both players win. In the games
//! decided by captures, draws are bounded. Seeds are fixed, so the counts are exact.

use engine::games::chevaliers::Chevaliers;
use engine::games::kingdom::Kingdom;
use engine::games::vatrakill::Vatrakill;
use engine::games::vatrankill::Vatrankill;
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::rng::Rng;
use engine::kernel::step::{Seat, Step, Turn, Verdict};
use engine::search::{ComputerPlayer, HeadToHead, Level, PlayerKind};

const GAMES: u32 = 100;
/// Maximum share of draws, in per cent.
const DRAWS: u32 = 15;
/// Maximum mean length of a game, in steps.
const STEPS: u32 = 60;
/// Minimum share of wins of either player, in per cent. Below 50: the record starts even, so the friend wins the first
/// games.
const WINS: u32 = 38;
/// Number of repetitions at which the game counts as a draw, as the table offers it. A game of `LONGEST` steps is a
/// draw too.
const REPEATS: usize = 3;
const LONGEST: u32 = 400;

const OTHERS: [PlayerKind; 3] = [
    PlayerKind::Random,
    PlayerKind::Level(Level::One),
    PlayerKind::Level(Level::Two),
];

#[derive(Default)]
struct Tally {
    won: u32,
    lost: u32,
    drawn: u32,
    steps: u32,
}

fn chosen<G: Game>(
    game: &G,
    at: &G::Position,
    (who, seed): (PlayerKind, u64),
    history: &[G::Position],
) -> G::Action {
    let player = ComputerPlayer::with_history(game, at, who, seed, history);
    let mut player = player.expect("a seat decides");
    loop {
        if let Some(action) = player.think(u32::MAX) {
            return action;
        }
    }
}

fn shortest<G: Game>() -> G {
    let options: Options = G::INFO.modes[0].ready.iter().copied().collect();
    G::new(&options).expect("it is playable")
}

/// Plays games with the friend on a seat; its head-to-head record carries over from game to game.
fn played<G: Game>(game: &G, seat: Seat, other: PlayerKind, games: u32) -> Tally {
    let mut tally = Tally::default();
    let mut record = HeadToHead::default();
    for number in 0..games {
        let mut dice = Rng::at(7, number.into());
        let mut at = game.start();
        let mut rolls = Vec::new();
        let mut history: Vec<G::Position> = Vec::new();
        for made in 0..LONGEST {
            let step = match game.turn(&at) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    rolls.clear();
                    game.chance_outcomes(&at, &mut rolls);
                    Step::Roll(dice.weighted(&rolls).expect("some roll falls"))
                }
                Turn::Decision(decider) => {
                    let now = game.without_clock(&at);
                    if history.iter().filter(|&at| *at == now).count() == REPEATS - 1 {
                        break;
                    }
                    // A new seed per decision: in the same position a child may choose differently.
                    let (who, seed) = if decider == seat {
                        (PlayerKind::Friend(record), number)
                    } else {
                        (other, number + games * made)
                    };
                    let action = chosen(game, &at, (who, u64::from(seed)), &history);
                    history.push(now);
                    Step::Act(action)
                }
            };
            game.apply(&mut at, step, &mut ());
            tally.steps += 1;
        }
        match game.turn(&at) {
            Turn::Over(Verdict::Won(seats)) if seats.has(seat) => {
                tally.won += 1;
                record.won += 1;
            }
            Turn::Over(Verdict::Won(_)) => {
                tally.lost += 1;
                record.lost += 1;
            }
            _ => tally.drawn += 1,
        }
    }
    tally
}

#[test]
fn first_games_with_copain_are_short_and_balanced() {
    let game: Chevaliers = shortest();
    for other in OTHERS {
        for seat in [Seat(0), Seat(1)] {
            let Tally {
                won,
                lost,
                drawn,
                steps,
            } = played(&game, seat, other, GAMES);
            let told =
                format!("{other} {seat:?}: {won} won, {lost} lost, {drawn} drawn, {steps} steps");
            println!("{told}");
            assert!(100 * drawn <= DRAWS * GAMES, "{told}");
            assert!(steps <= STEPS * GAMES, "{told}");
            assert!(100 * won.min(lost) >= WINS * GAMES, "{told}");
        }
    }
}

/// Number of games per pairing in the games decided by captures.
const CAPTURES: u32 = 20;

/// Returns the draws of the friend on each seat, in per cent, with the pairing and its results.
fn draws<G: Game>(others: &[PlayerKind]) -> Vec<(String, u32)> {
    let game: G = shortest();
    let start = game.start();
    let players = game.scene(&start, &start).players;
    let pairing = |other: PlayerKind, seat: Seat| {
        let tally = played(&game, seat, other, CAPTURES);
        let told = format!(
            "{} {other} {seat:?}: {} won, {} lost, {} drawn",
            G::INFO.slug,
            tally.won,
            tally.lost,
            tally.drawn
        );
        println!("{told}");
        (told, 100 * tally.drawn / CAPTURES)
    };
    let pairings = others
        .iter()
        .flat_map(|&other| players.iter().map(move |player| (other, player.seat)));
    pairings.map(|(other, seat)| pairing(other, seat)).collect()
}

fn at_most(most: u32, all: Vec<(String, u32)>) {
    for (told, drawn) in all {
        assert!(drawn <= most, "{told}: at most {most} %");
    }
}

/// Before the friend reversed its aim in a calm stretch, the dragon of Vatrakill drew 29 of 30 games against greedy play.
#[test]
fn copain_draws_rarely_where_captures_decide() {
    let weak = [PlayerKind::Random, PlayerKind::Greedy, OTHERS[1], OTHERS[2]];
    at_most(DRAWS, draws::<Vatrakill>(&weak));
    at_most(DRAWS, draws::<Kingdom>(&[PlayerKind::Greedy, OTHERS[1]]));
    // Knights that cannot be beaten by force: docs/decisions/052-friendly-player.md.
    at_most(30, draws::<Vatrankill>(&weak));
}
