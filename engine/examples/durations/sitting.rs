//! Simulation of one game, touch by touch.

use std::collections::BTreeMap;

use engine::kernel::event::Event;
use engine::kernel::game::Game;
use engine::kernel::input::Touch;
use engine::kernel::rng::Rng;
use engine::kernel::step::{Step, Turn};
use engine::motion::{Pace, duration};
use engine::search::{ComputerPlayer, PlayerKind};

/// Time per touch of a child, in milliseconds.
pub const TOUCH: u64 = 6_000;
/// Time of a fight without touches, in milliseconds, as measured in the app: `SHOWN` if it shows the sum, `ASKED` if
/// it asks for all numbers.
pub const SHOWN: u64 = 8_000;
pub const ASKED: u64 = 40_000;
/// Time limit set by the teacher, in minutes: the running turn is finished, then the treasures are counted.
pub const HOUR: f64 = 15.0;
/// Time to count aloud at the limit, in milliseconds: one touch, two sentences, the treasures and pieces of an army.
pub const COUNTING: u64 = 30_000;
/// Number of repetitions at which the game counts as a draw, as the table offers it.
const REPEATS: u32 = 3;
/// Maximum number of touches of a game (three hours).
const MOST_TOUCHES: u64 = 1_800;

/// Model of a child's decisions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Child {
    /// Touches at random whatever reacts, including other pieces than the selected one.
    Touches,
    /// Chooses like this computer player, with the minimum of touches.
    Plays(PlayerKind),
}

/// Counts of one game.
#[derive(Clone, Copy, Default)]
pub struct Sitting {
    /// Touches of the board and of buttons, without those for dice and answers.
    pub touches: u64,
    pub steps: u64,
    pub rolls: u64,
    /// Number of sums that fights ask for: sides with a bonus.
    pub sums: u64,
    /// Total duration of the animations, in milliseconds.
    pub moving: u64,
    pub drawn: bool,
    /// Duration up to the counting at the limit, in minutes: with fights that show the sums, and with fights that ask.
    counted: [Option<f64>; 2],
}

impl Sitting {
    pub fn of<G: Game>(game: &G, child: Child, seed: u64) -> Self {
        let mut dice = Rng::seeded(seed);
        let mut at = game.start();
        let start = at.clone();
        let mut seen: BTreeMap<G::Position, u32> = BTreeMap::new();
        let mut played = Self::default();
        loop {
            let step = match game.turn(&at) {
                Turn::Over(verdict) => {
                    played.drawn = verdict == engine::kernel::step::Verdict::Drawn;
                    return played;
                }
                Turn::Chance => {
                    let mut rolls = Vec::new();
                    game.chance_outcomes(&at, &mut rolls);
                    played.rolls += 1;
                    if let Some(combat) = game.scene(&start, &at).combat {
                        let sides = [combat.attacker.piece.bonus, combat.defender.piece.bonus];
                        played.sums += sides.iter().filter(|bonus| **bonus > 0).count() as u64;
                    }
                    Step::Roll(dice.weighted(&rolls).expect("some roll falls"))
                }
                Turn::Decision(_) => {
                    let times = seen.entry(at.clone()).or_default();
                    *times += 1;
                    if *times >= REPEATS || played.touches > MOST_TOUCHES {
                        played.drawn = true;
                        return played;
                    }
                    if game
                        .scene(&start, &at)
                        .steps
                        .is_none_or(|steps| steps.done == 0)
                    {
                        played.look_at_clock::<G>();
                    }
                    Step::Act(played.decide(game, &at, child, &mut dice))
                }
            };
            let mut events: Vec<Event> = Vec::new();
            game.apply(&mut at, step, &mut events);
            let shown = events.iter().map(|event| duration(event, Pace::Full));
            played.moving += u64::from(shown.sum::<u32>());
            played.steps += 1;
        }
    }

    fn decide<G: Game>(
        &mut self,
        game: &G,
        at: &G::Position,
        child: Child,
        dice: &mut Rng,
    ) -> G::Action {
        match child {
            Child::Touches => self.touch(game, at, dice),
            Child::Plays(who) => {
                let mut player =
                    ComputerPlayer::new(game, at, who, dice.bits()).expect("it decides");
                let action = loop {
                    if let Some(action) = player.think(u32::MAX) {
                        break action;
                    }
                };
                self.touches += game.inputs(at, action).len().max(1) as u64;
                action
            }
        }
    }

    /// Touches at random until an action is chosen.
    fn touch<G: Game>(&mut self, game: &G, at: &G::Position, dice: &mut Rng) -> G::Action {
        let mut actions = Vec::new();
        game.actions(at, &mut actions);
        let is_button = |action: &G::Action| game.inputs(at, *action).is_empty();
        let buttons: Vec<G::Action> = actions.into_iter().filter(is_button).collect();
        let first = game.next_inputs(at, &[]);
        let mut held: Vec<Touch> = Vec::new();
        loop {
            let next = game.next_inputs(at, &held);
            // With a selected piece: its targets, another piece, deselecting, or stopping where that is legal.
            let stop = game.resolve(at, &held);
            let anew: &[Touch] = if held.is_empty() { &[] } else { &first };
            let stops = usize::from(stop.is_some());
            let all = (next.len() + anew.len() + buttons.len() + stops) as u32;
            let number = dice.below(all) as usize;
            self.touches += 1;
            if let Some(touch) = next.get(number) {
                held.push(*touch);
                if game.next_inputs(at, &held).is_empty() {
                    if let Some(action) = game.resolve(at, &held) {
                        return action;
                    }
                    held.clear();
                }
            } else if let Some(touch) = anew.get(number - next.len()) {
                let again = held.first() == Some(touch);
                held.clear();
                if !again {
                    held.push(*touch);
                }
            } else if let Some(action) = buttons.get(number - next.len() - anew.len()) {
                return *action;
            } else if let Some(action) = stop {
                return action;
            }
        }
    }

    /// Records the counting, between two turns, once the time limit has passed and if the game can be counted.
    fn look_at_clock<G: Game>(&mut self) {
        for asks in [false, true] {
            let now = self.minutes(asks);
            let counted = &mut self.counted[usize::from(asks)];
            if G::COUNTING.is_some() && now >= HOUR {
                counted.get_or_insert(now + COUNTING as f64 / 60_000.0);
            }
        }
    }

    /// Returns the duration with counting at the time limit, in minutes.
    pub fn minutes_counted(&self, asks: bool) -> f64 {
        self.counted[usize::from(asks)].unwrap_or_else(|| self.minutes(asks))
    }

    /// Returns the duration in minutes; `asks` if fights ask for all numbers.
    pub fn minutes(&self, asks: bool) -> f64 {
        // Each side rolls its die. If asked, each also reads it, and one names the winner.
        let (taps, own) = if asks {
            (5 * self.rolls + self.sums, ASKED)
        } else {
            (2 * self.rolls, SHOWN)
        };
        let all = TOUCH * (self.touches + taps) + own * self.rolls + self.moving;
        all as f64 / 60_000.0
    }
}
