//! One game, played touch by touch.

use std::collections::BTreeMap;

use engine::kernel::event::Event;
use engine::kernel::game::Game;
use engine::kernel::input::Touch;
use engine::kernel::rng::Rng;
use engine::kernel::step::{Step, Turn};
use engine::motion::{Pace, duration};
use engine::search::{ComputerPlayer, PlayerKind};

/// A touch by a child, in milliseconds.
pub const TOUCH: u64 = 6_000;
/// What a fight shows and says by itself, in milliseconds, where it shows the sum, and where it asks for all numbers:
/// as it was measured in the app.
pub const SHOWN: u64 = 8_000;
pub const ASKED: u64 = 40_000;
/// The teacher's hour, in minutes: the turn that runs then is finished, and the treasures are counted.
pub const HOUR: f64 = 15.0;
/// What is asked and counted aloud then, in milliseconds: one touch, two sentences, the treasures and pieces of an army.
pub const COUNTING: u64 = 30_000;
/// A position that comes for the third time ends the game as a draw, as the table offers it.
const REPEATS: u32 = 3;
/// A lesson of three hours ends any game.
const MOST_TOUCHES: u64 = 1_800;

/// How a child decides.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Child {
    /// It touches anything that answers, and takes up another piece as often as it goes on with this one.
    Touches,
    /// It chooses as this player does, and touches no more than that takes.
    Plays(PlayerKind),
}

/// What came of a game.
#[derive(Clone, Copy, Default)]
pub struct Sitting {
    /// Touches of the board and of buttons; dice and answers are not among them.
    pub touches: u64,
    pub steps: u64,
    pub rolls: u64,
    /// Sums that a fight asks for: sides with a bonus.
    pub sums: u64,
    /// What is seen to move, in milliseconds.
    pub moving: u64,
    pub drawn: bool,
    /// After how many minutes the treasures would have been counted: where fights show the sums, and where they ask.
    counted: [Option<f64>; 2],
}

impl Sitting {
    /// Plays a game.
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

    /// Touches at random until something is chosen.
    fn touch<G: Game>(&mut self, game: &G, at: &G::Position, dice: &mut Rng) -> G::Action {
        let mut actions = Vec::new();
        game.actions(at, &mut actions);
        let is_button = |action: &G::Action| game.inputs(at, *action).is_empty();
        let buttons: Vec<G::Action> = actions.into_iter().filter(is_button).collect();
        let first = game.next_inputs(at, &[]);
        let mut held: Vec<Touch> = Vec::new();
        loop {
            let next = game.next_inputs(at, &held);
            // With a piece in the hand, another one, the same one again, or a stop where it may stop.
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

    /// Between two turns: counts, where the game can be counted and the hour is over.
    fn look_at_clock<G: Game>(&mut self) {
        for asks in [false, true] {
            let now = self.minutes(asks);
            let counted = &mut self.counted[usize::from(asks)];
            if G::COUNTING.is_some() && now >= HOUR {
                counted.get_or_insert(now + COUNTING as f64 / 60_000.0);
            }
        }
    }

    /// How long it lasts where the treasures are counted after the hour, in minutes.
    pub fn minutes_counted(&self, asks: bool) -> f64 {
        self.counted[usize::from(asks)].unwrap_or_else(|| self.minutes(asks))
    }

    /// How long it lasts, in minutes.
    pub fn minutes(&self, asks: bool) -> f64 {
        // Each side throws its die; asked for, it reads it too, and one of them names the winner.
        let (taps, own) = if asks {
            (5 * self.rolls + self.sums, ASKED)
        } else {
            (2 * self.rolls, SHOWN)
        };
        let all = TOUCH * (self.touches + taps) + own * self.rolls + self.moving;
        all as f64 / 60_000.0
    }
}
