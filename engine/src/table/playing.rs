//! The table of a concrete game: its log, undo and redo, and its seeded dice.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Table;
use super::choice::{Choice, Stale};
use super::prospect::Fallen;
use super::record::{FORMAT, Record};
use super::thinker::Thinker;
use crate::kernel::board::Board;
use crate::kernel::chance::Dice;
use crate::kernel::effect::Effect;
use crate::kernel::game::{Ask, Button, Card, Game, Sign, StepOf, Touch};
use crate::kernel::options::Options;
use crate::kernel::read::ReadError;
use crate::kernel::scene::{Scene, Throws};
use crate::kernel::step::{Place, Step, Turn};
use crate::kernel::words::Phrase;
use crate::players::Who;

/// A game of `G` being played.
#[derive(Clone)]
pub struct Playing<G: Game> {
    game: G,
    options: Options,
    /// The position before each step of `log`, then the one after the last: never empty.
    positions: Vec<G::Position>,
    log: Vec<StepOf<G>>,
    /// How many steps of the log are taken; those behind were undone.
    taken: usize,
    seed: u64,
}

impl<G: Game> Playing<G> {
    /// A table at the first position of a game.
    pub fn new(game: G, options: Options, start: G::Position, seed: u64) -> Self {
        Self {
            game,
            options,
            positions: Vec::from([start]),
            log: Vec::new(),
            taken: 0,
            seed,
        }
    }

    /// The rules under the options of this table.
    pub(super) const fn game(&self) -> &G {
        &self.game
    }

    /// A table that stands as this one does, with the same dice to fall, and that can go neither back nor forth.
    pub(super) fn now(&self) -> Self {
        let mut now = self.clone();
        now.log.truncate(self.taken);
        now.positions.truncate(self.taken + 1);
        now
    }

    pub(super) fn at(&self) -> &G::Position {
        &self.positions[self.taken]
    }

    /// Takes a step given in notation.
    ///
    /// # Errors
    /// Why the text does not read; `None` where it reads but is not legal here.
    pub(super) fn take(&mut self, text: &str) -> Result<Vec<Effect>, Option<ReadError>> {
        let step = self.game.step(self.at(), text).map_err(Some)?;
        let mut at = self.at().clone();
        let mut effects = Vec::new();
        if !self.game.play(&mut at, step, &mut effects) {
            return Err(None);
        }
        self.log.truncate(self.taken);
        self.positions.truncate(self.taken + 1);
        self.log.push(step);
        self.positions.push(at);
        self.taken += 1;
        Ok(effects)
    }

    fn rolls(&self) -> Vec<Choice> {
        let mut rolls = Vec::new();
        self.game.rolls(self.at(), &mut rolls);
        let choice = |(roll, weight): (G::Roll, u32)| Choice {
            text: roll.to_string(),
            touches: Vec::new(),
            button: None,
            weight,
            moment: self.taken,
        };
        rolls.into_iter().map(choice).collect()
    }

    fn actions(&self) -> Vec<Choice> {
        let mut actions = Vec::new();
        self.game.actions(self.at(), &mut actions);
        actions
            .into_iter()
            .map(|action| self.choice(action))
            .collect()
    }

    pub(super) fn choice(&self, action: G::Action) -> Choice {
        let touches = self.game.touches(self.at(), action);
        let is_button = touches.is_empty();
        Choice {
            text: action.to_string(),
            touches,
            button: is_button.then(|| self.game.button(self.at(), Ask::Act(action))),
            weight: 1,
            moment: self.taken,
        }
    }
}

fn text<G: Game>(step: &StepOf<G>) -> String {
    match step {
        Step::Act(action) => action.to_string(),
        Step::Roll(roll) => roll.to_string(),
    }
}

impl<G: Game> Table for Playing<G> {
    fn card(&self) -> &'static Card {
        G::CARD
    }

    fn board(&self) -> Board {
        self.game.board(&self.positions[0])
    }

    fn scene(&self) -> Scene {
        self.game.scene(&self.positions[0], self.at())
    }

    fn turn(&self) -> Turn {
        self.game.turn(self.at())
    }

    fn decider(&self) -> &'static str {
        match self.turn() {
            Turn::Decision(seat) => self.game.decider(self.at(), seat),
            Turn::Chance | Turn::Over(_) => "",
        }
    }

    fn position(&self) -> String {
        self.at().to_string()
    }

    fn choices(&self) -> Vec<Choice> {
        match self.turn() {
            Turn::Chance => self.rolls(),
            Turn::Decision(_) | Turn::Over(_) => self.actions(),
        }
    }

    fn next(&self, held: &[Touch]) -> Vec<Touch> {
        self.game.next(self.at(), held)
    }

    fn chosen(&self, held: &[Touch]) -> Option<Choice> {
        let action = self.game.chosen(self.at(), held)?;
        Some(self.choice(action))
    }

    fn signs(&self, held: &[Touch]) -> Vec<(Place, Sign)> {
        self.game.signs(self.at(), held)
    }

    fn manner(&self, pick: char) -> Button {
        self.game.button(self.at(), Ask::Pick(pick))
    }

    fn play(&mut self, choice: &Choice) -> Result<Vec<Effect>, Stale> {
        if choice.moment != self.taken {
            return Err(Stale);
        }
        self.take(&choice.text).map_err(|_| Stale)
    }

    fn draw(&self) -> Option<Choice> {
        let rolls = self.rolls();
        let total: u32 = rolls.iter().map(Choice::weight).sum();
        if total == 0 {
            return None;
        }
        let is_roll = |step: &&StepOf<G>| matches!(step, Step::Roll(_));
        let fallen = self.log[..self.taken].iter().filter(is_roll).count();
        let mut left = Dice::at(self.seed, fallen as u64).below(total);
        rolls.into_iter().find(|roll| {
            let hit = left < roll.weight;
            left = left.wrapping_sub(roll.weight);
            hit
        })
    }

    fn seed(&self) -> u64 {
        self.seed
    }

    fn reseed(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn undo(&mut self) -> bool {
        let can = self.taken > 0;
        self.taken -= usize::from(can);
        can
    }

    fn redo(&mut self) -> bool {
        let can = self.taken < self.log.len();
        self.taken += usize::from(can);
        can
    }

    fn steps(&self) -> Vec<String> {
        self.log[..self.taken].iter().map(text::<G>).collect()
    }

    fn undone(&self) -> Vec<String> {
        self.log[self.taken..].iter().map(text::<G>).collect()
    }

    fn fallen(&self) -> Vec<Fallen> {
        let mut fallen = Vec::new();
        for (at, step) in self.positions.iter().zip(&self.log[..self.taken]) {
            if matches!(step, Step::Act(_)) {
                continue;
            }
            let Some(contest) = self.game.scene(&self.positions[0], at).contest else {
                continue;
            };
            let mut effects = Vec::new();
            self.game.advance(&mut at.clone(), *step, &mut effects);
            for effect in effects {
                if let Effect::Rolled { seat, face, .. } = effect {
                    let sides = contest.sides().into_iter();
                    let mut dice = sides.filter(|side| side.seat == Some(seat));
                    if let Some(Throws::Die(faces)) = dice.next().map(|side| side.throws) {
                        fallen.push(Fallen { seat, face, faces });
                    }
                }
            }
        }
        fallen
    }

    fn record(&self) -> Record {
        Record {
            actions: self.steps(),
            format: FORMAT.to_string(),
            game: G::CARD.slug.to_string(),
            options: self.options.clone(),
            start: self.positions[0].to_string(),
        }
    }

    fn refusal(&self, held: &[Touch], touch: Touch) -> &'static Phrase {
        self.game.refusal(self.at(), held, touch)
    }

    fn thinker(&self, who: Who, seed: u64) -> Box<dyn Thinker> {
        self.thinking(who, seed)
    }

    fn boxed(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
