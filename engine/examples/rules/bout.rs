//! Series of games between computer players, with statistics.

use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Duration;

use cpu_time::ThreadTime;

use engine::kernel::game::Game;
use engine::kernel::rng::Rng;
use engine::kernel::scene::Player;
use engine::kernel::step::{Seat, Seats, Step, Turn, Verdict};
use engine::search::{ComputerPlayer, PlayerKind};

/// Number of repetitions at which the game counts as a draw, as the table offers it.
const REPEATS: u32 = 3;
/// Maximum length of a game, in steps: random players may never finish.
const LONGEST: u32 = 20_000;

/// Effort of a player over all its moves; times are processor time, independent of other load.
#[derive(Clone, Copy, Default)]
pub struct Effort {
    pub moves: u64,
    pub time: Duration,
    pub longest: Duration,
    pub positions: u64,
    pub depths: i64,
}

/// Result of a series.
pub struct Outcome {
    pub draws: u32,
    pub plies: u64,
    /// Wins of each player, in the order of play; a shared win counts as a fraction.
    pub wins: Vec<f64>,
    pub efforts: Vec<Effort>,
}

/// Series of games with the same players.
pub struct Bout<'a, G: Game> {
    game: &'a G,
    players: Vec<Player>,
    who: Vec<PlayerKind>,
    /// Number of random decisions at the start of a game, so that games without dice do not repeat.
    pub opening: u32,
}

impl<'a, G: Game> Bout<'a, G> {
    /// Assigns players to seats, by index in the order of play. An unnamed seat plays like its ally, or at random.
    pub fn new(game: &'a G, named: &BTreeMap<usize, PlayerKind>) -> Result<Self, String> {
        let start = game.start();
        let players = game.scene(&start, &start).players;
        if let Some(seat) = named.keys().find(|&&seat| seat >= players.len()) {
            return Err(format!("il n’y a pas de siège {seat}"));
        }
        let who = players.iter().enumerate().map(|(index, player)| {
            let ally = |&(other, _): &(&usize, &PlayerKind)| player.side.has(players[*other].seat);
            let of_ally = || named.iter().find(ally).map(|(_, &who)| who);
            let own = named.get(&index).copied().or_else(of_ally);
            own.unwrap_or(PlayerKind::Random)
        });
        let who = who.collect();
        Ok(Self {
            game,
            players,
            who,
            opening: 0,
        })
    }

    /// Returns the number of players.
    pub fn len(&self) -> usize {
        self.players.len()
    }

    /// Returns the player of each seat.
    pub fn who(&self) -> &[PlayerKind] {
        &self.who
    }

    fn index(&self, seat: Seat) -> usize {
        let found = self.players.iter().position(|player| player.seat == seat);
        found.expect("who decides has a seat")
    }

    /// Plays the games with these numbers; seed and number determine a game.
    pub fn play(&mut self, seed: u64, games: Range<u32>) -> Outcome {
        let mut outcome = Outcome {
            draws: 0,
            plies: 0,
            wins: vec![0.0; self.len()],
            efforts: vec![Effort::default(); self.len()],
        };
        for number in games {
            let verdict = self.one_game(Rng::at(seed, number.into()), &mut outcome);
            self.remember(verdict);
            let Verdict::Won(winners) = verdict else {
                outcome.draws += 1;
                continue;
            };
            let sides = self.winning_sides(winners);
            for (index, player) in self.players.iter().enumerate() {
                if winners.has(player.seat) {
                    outcome.wins[index] += 1.0 / sides as f64;
                }
            }
        }
        outcome
    }

    /// Updates the head-to-head record of « Copain ».
    fn remember(&mut self, verdict: Verdict) {
        let Verdict::Won(winners) = verdict else {
            return;
        };
        for (who, player) in self.who.iter_mut().zip(&self.players) {
            if let PlayerKind::Friend(games) = who {
                if winners.has(player.seat) {
                    games.won += 1;
                } else {
                    games.lost += 1;
                }
            }
        }
    }

    fn winning_sides(&self, winners: Seats) -> usize {
        let mut sides: Vec<Seats> = Vec::new();
        for player in self
            .players
            .iter()
            .filter(|player| winners.has(player.seat))
        {
            if !sides.contains(&player.side) {
                sides.push(player.side);
            }
        }
        sides.len()
    }

    fn one_game(&self, mut dice: Rng, outcome: &mut Outcome) -> Verdict {
        let mut at = self.game.start();
        let mut seen: BTreeMap<G::Position, u32> = BTreeMap::new();
        let mut history = Vec::new();
        let mut rolls = Vec::new();
        let mut decisions = 0;
        for _ in 0..LONGEST {
            let step = match self.game.turn(&at) {
                Turn::Over(verdict) => return verdict,
                Turn::Chance => {
                    rolls.clear();
                    self.game.chance_outcomes(&at, &mut rolls);
                    Step::Roll(dice.weighted(&rolls).expect("some roll falls"))
                }
                Turn::Decision(seat) => {
                    let now = self.game.without_clock(&at);
                    let times = seen.entry(now.clone()).or_default();
                    *times += 1;
                    if *times >= REPEATS {
                        return Verdict::Drawn;
                    }
                    let index = self.index(seat);
                    history.push(now);
                    if decisions < self.opening {
                        decisions += 1;
                        let mut actions = Vec::new();
                        self.game.actions(&at, &mut actions);
                        let action = actions[dice.below(actions.len() as u32) as usize];
                        self.game.apply(&mut at, Step::Act(action), &mut ());
                        continue;
                    }
                    // A new seed for each decision: a position that comes back is not always answered alike.
                    let seed = dice.bits();
                    let earlier = &history[..history.len() - 1];
                    let effort = &mut outcome.efforts[index];
                    Step::Act(self.decide(&at, index, (seed, earlier), effort))
                }
            };
            self.game.apply(&mut at, step, &mut ());
            outcome.plies += 1;
        }
        Verdict::Drawn
    }

    fn decide(
        &self,
        at: &G::Position,
        index: usize,
        (seed, earlier): (u64, &[G::Position]),
        effort: &mut Effort,
    ) -> G::Action {
        let begin = ThreadTime::now();
        let who = self.who[index];
        let player = ComputerPlayer::with_history(self.game, at, who, seed, earlier);
        let mut player = player.expect("a seat decides here");
        let action = loop {
            if let Some(action) = player.think(u32::MAX) {
                break action;
            }
        };
        let time = begin.elapsed();
        effort.moves += 1;
        effort.time += time;
        effort.longest = effort.longest.max(time);
        effort.positions += player.nodes();
        effort.depths += i64::from(player.depth());
        action
    }
}

/// Returns a share with its 95 % Wilson confidence interval, in per cent.
pub fn interval(wins: f64, games: u32) -> (f64, f64, f64) {
    let (n, z) = (f64::from(games), 1.96_f64);
    let share = wins / n;
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    (
        100.0 * share,
        100.0 * (middle - spread) / whole,
        100.0 * (middle + spread) / whole,
    )
}
