//! « Copain » comes to an end with a child: in the shortest game of a box that is decided by fights it neither waits for a
//! draw nor wins most of the games, and a game is short. Seeds are fixed, so that these are counts, not chances.

use engine::games::chevaliers::Chevaliers;
use engine::kernel::edition::Edition;
use engine::kernel::options::Options;
use engine::kernel::rng::Rng;
use engine::kernel::rules::Rules;
use engine::kernel::step::{Seat, Step, Turn, Verdict};
use engine::search::{ComputerPlayer, HeadToHead, Level, PlayerKind};

const GAMES: u32 = 100;
/// At most so many of a hundred games are drawn.
const DRAWS: u32 = 15;
/// So many steps a game has at most, in the mean.
const STEPS: u32 = 60;
/// So many of a hundred are won by either, at least: the record begins even, so that the first games are Copain’s.
const WINS: u32 = 38;
/// A position that comes for the third time ends a game, as the table offers it; this ends it too.
const LONGEST: u32 = 400;

#[derive(Default)]
struct Tally {
    won: u32,
    lost: u32,
    drawn: u32,
    steps: u32,
}

fn chosen(
    game: &Chevaliers,
    at: &<Chevaliers as Rules>::Position,
    who: PlayerKind,
    seed: u64,
) -> <Chevaliers as Rules>::Action {
    let mut player = ComputerPlayer::new(game, at, who, seed).expect("a seat decides");
    loop {
        if let Some(action) = player.think(u32::MAX) {
            return action;
        }
    }
}

/// Plays games with « Copain » on a seat, who remembers how they ended.
fn played(game: &Chevaliers, seat: Seat, other: PlayerKind) -> Tally {
    let mut tally = Tally::default();
    let mut record = HeadToHead::default();
    for number in 0..GAMES {
        let mut dice = Rng::at(7, number.into());
        let mut at = game.start();
        let mut rolls = Vec::new();
        for _ in 0..LONGEST {
            let step = match game.turn(&at) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    rolls.clear();
                    game.chance_outcomes(&at, &mut rolls);
                    Step::Roll(dice.weighted(&rolls).expect("some roll falls"))
                }
                Turn::Decision(decider) => {
                    let who = if decider == seat {
                        PlayerKind::Friend(record)
                    } else {
                        other
                    };
                    Step::Act(chosen(game, &at, who, u64::from(number)))
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
fn a_first_game_with_copain_ends_soon_and_either_wins() {
    let options: Options = Chevaliers::INFO.modes[0].ready.iter().copied().collect();
    let game = Chevaliers::new(&options).expect("it is playable");
    let others = [
        PlayerKind::Random,
        PlayerKind::Level(Level::One),
        PlayerKind::Level(Level::Two),
    ];
    for other in others {
        for seat in [Seat(0), Seat(1)] {
            let Tally {
                won,
                lost,
                drawn,
                steps,
            } = played(&game, seat, other);
            let told =
                format!("{other} {seat:?}: {won} won, {lost} lost, {drawn} drawn, {steps} steps");
            println!("{told}");
            assert!(100 * drawn <= DRAWS * GAMES, "{told}");
            assert!(steps <= STEPS * GAMES, "{told}");
            assert!(100 * won.min(lost) >= WINS * GAMES, "{told}");
        }
    }
}
