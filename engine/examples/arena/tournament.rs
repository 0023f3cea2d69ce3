//! Scheduler of the arena: plays the missing games, always of the pairing and side with the least time spent.
//!
//! Cheap pairings are complete soon; expensive ones get as many games as time allows.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard};

use cpu_time::ThreadTime;
use engine::catalogue::Visitor;
use engine::kernel::game::Game;
use engine::search::{HeadToHead, PlayerKind};

use crate::bout::Bout;
use crate::counts::{Count, Counts};
use crate::pairings::{Pairing, in_mode};

/// Number of random decisions at the start of a game, so that games without dice do not repeat.
pub const OPENING: u32 = 4;
const SEED: u64 = 2012;
/// Approximate duration of one job, in seconds.
const WHILE: f64 = 10.0;
/// Assumed duration of a game before the first one is played, in seconds.
const UNKNOWN: f64 = 5.0;

pub struct Tournament {
    pairings: Vec<Pairing>,
    asked: Vec<usize>,
    games: u32,
    state: Mutex<State>,
}

struct State {
    counts: Counts,
    /// Pairings and sides in progress.
    busy: BTreeSet<(usize, usize)>,
}

/// Batch of games of one side of a pairing.
struct Job {
    pairing: usize,
    side: usize,
    first: u32,
    games: u32,
    head_to_head: HeadToHead,
}

impl Tournament {
    /// Creates a tournament with a target number of games for the pairings with the indices `asked`.
    pub fn new(pairings: Vec<Pairing>, counts: Counts, asked: Vec<usize>, games: u32) -> Self {
        let busy = BTreeSet::new();
        Self {
            pairings,
            asked,
            games,
            state: Mutex::new(State { counts, busy }),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("a worker does not panic")
    }

    /// Returns all pairings and their counts.
    pub fn results(&self) -> (&[Pairing], Counts) {
        (&self.pairings, self.state().counts.clone())
    }

    /// Plays the next batch; returns false if none is left.
    pub fn play_some(&self) -> bool {
        let Some(job) = self.next() else {
            return false;
        };
        let pairing = &self.pairings[job.pairing];
        let count = pairing.game.visit(Games { pairing, job: &job });
        let mut state = self.state();
        state.counts.side(job.pairing, job.side).add(&count);
        state.busy.remove(&(job.pairing, job.side));
        true
    }

    fn next(&self) -> Option<Job> {
        let mut state = self.state();
        let mut best: Option<(f64, Job)> = None;
        for &pairing in &self.asked {
            let counts = state.counts.of(pairing);
            for (side, count) in counts.iter().enumerate() {
                let all = self.games.div_ceil(counts.len() as u32);
                let left = all.saturating_sub(count.games);
                let spent = count.seconds;
                let is_less = best.as_ref().is_none_or(|(least, _)| spent < *least);
                if left == 0 || state.busy.contains(&(pairing, side)) || !is_less {
                    continue;
                }
                let each = if count.games == 0 {
                    UNKNOWN
                } else {
                    spent / f64::from(count.games)
                };
                let games = (WHILE / each.max(1e-3)) as u32;
                let lost = f64::from(count.games - count.draws) - count.wins;
                let job = Job {
                    pairing,
                    side,
                    first: count.games,
                    games: games.clamp(1, left),
                    head_to_head: HeadToHead {
                        won: count.wins as u16,
                        lost: lost as u16,
                    },
                };
                best = Some((spent, job));
            }
        }
        let (_, job) = best?;
        state.busy.insert((job.pairing, job.side));
        Some(job)
    }
}

struct Games<'a> {
    pairing: &'a Pairing,
    job: &'a Job,
}

impl Visitor for Games<'_> {
    type Output = Count;

    fn visit<G: Game>(self) -> Count {
        let Self { pairing, job } = self;
        let game: G = in_mode(pairing.mode);
        let side = &pairing.sides[job.side];
        let one = match pairing.one {
            PlayerKind::Friend(_) => PlayerKind::Friend(job.head_to_head),
            other => other,
        };
        let everyone = pairing.sides.iter().flatten();
        let seats: BTreeMap<usize, PlayerKind> = everyone
            .map(|&seat| {
                (
                    seat,
                    if side.contains(&seat) {
                        one
                    } else {
                        pairing.others
                    },
                )
            })
            .collect();
        let mut bout = Bout::new(&game, &seats).expect("all seats exist");
        bout.opening = OPENING;
        let begin = ThreadTime::now();
        let games = job.first..job.first + job.games;
        let outcome = bout.play(SEED + job.side as u64, games);
        let mut count = Count {
            games: job.games,
            wins: outcome.wins[side[0]],
            draws: outcome.draws,
            steps: outcome.plies,
            seconds: begin.elapsed().as_secs_f64(),
            ..Count::default()
        };
        for &seat in side {
            let effort = outcome.efforts[seat];
            count.moves += effort.moves;
            count.ms += 1000.0 * effort.time.as_secs_f64();
            count.longest = count.longest.max(1000.0 * effort.longest.as_secs_f64());
            count.positions += effort.positions;
            count.ahead += effort.depths;
        }
        count
    }
}
