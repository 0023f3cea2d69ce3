//! Match: one game being played, with its log, undo, redo and seeded dice.

use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Table;
use super::bot::Bot;
use super::choice::{Choice, Moment, Stale};
use super::episodes::{self, Episode};
use super::odds::RolledDie;
use super::record::{FORMAT, Record};
use crate::kernel::board::Board;
use crate::kernel::event::Event;
use crate::kernel::game::Game;
use crate::kernel::info::GameInfo;
use crate::kernel::input::{Button, ButtonFor, Marker, Touch};
use crate::kernel::narration::Narration;
use crate::kernel::options::Options;
use crate::kernel::read::ReadError;
use crate::kernel::rng::Rng;
use crate::kernel::rules::{Rules, StepOf};
use crate::kernel::scene::Scene;
use crate::kernel::step::{Place, Step, Turn, Verdict};
use crate::kernel::view::View;
use crate::kernel::words::Phrase;
use crate::search::PlayerKind;
use crate::search::hash::hash;

/// Match of the game `G`: its steps and the position after each.
#[derive(Clone)]
pub struct Match<G: Rules> {
    pub(super) game: G,
    options: Options,
    /// Positions before each step of `log`, and the one after the last; never empty. Copies of the match share
    /// them, so that copying is cheap in every game.
    pub(super) positions: Vec<Rc<G::Position>>,
    pub(super) log: Vec<StepOf<G>>,
    /// Number of applied steps; later ones in the log were undone.
    pub(super) taken: usize,
    /// Number of steps after which the players agreed on a draw.
    agreed: Option<usize>,
    seed: u64,
}

impl<G: Rules> Match<G> {
    /// Creates a match at the first position of a game.
    pub fn new(game: G, options: Options, start: G::Position, seed: u64) -> Self {
        Self {
            game,
            options,
            positions: Vec::from([Rc::new(start)]),
            log: Vec::new(),
            taken: 0,
            agreed: None,
            seed,
        }
    }

    /// Returns the rules under the options of this table.
    pub(super) const fn game(&self) -> &G {
        &self.game
    }

    /// Copies the match without the undone steps; position and future dice are the same.
    pub(super) fn now(&self) -> Self {
        Self {
            game: self.game.clone(),
            options: self.options.clone(),
            positions: self.positions[..=self.taken].to_vec(),
            log: self.log[..self.taken].to_vec(),
            taken: self.taken,
            agreed: self.agreed.filter(|taken| *taken == self.taken),
            seed: self.seed,
        }
    }

    pub(super) fn at(&self) -> &G::Position {
        &self.positions[self.taken]
    }

    /// Applies a step given in notation.
    ///
    /// # Errors
    /// The parse error of the text; `None` if it parses but is not legal here.
    pub(super) fn take(&mut self, text: &str) -> Result<Vec<Event>, Option<ReadError>> {
        let step = self.game.step(self.at(), text).map_err(Some)?;
        if !self.game.allows(self.at(), step) {
            return Err(None);
        }
        Ok(self.apply(step))
    }

    /// Applies a legal step.
    fn apply(&mut self, step: StepOf<G>) -> Vec<Event> {
        let mut at = G::Position::clone(self.at());
        let mut events = Vec::new();
        self.game.apply(&mut at, step, &mut events);
        self.log.truncate(self.taken);
        self.positions.truncate(self.taken + 1);
        self.log.push(step);
        self.positions.push(Rc::new(at));
        self.taken += 1;
        self.agreed = None;
        events
    }

    /// Returns the kind of the next step. A draw by agreement ends the game.
    fn kind_of_turn(&self) -> Turn {
        if self.agreed == Some(self.taken) {
            return Turn::Over(Verdict::Drawn);
        }
        self.game.turn(self.at())
    }

    fn moment(&self) -> Moment {
        Moment {
            ply: self.taken,
            position: hash(self.at()),
        }
    }

    /// Returns the legal actions, in the order of the choices.
    fn legal_actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.agreed != Some(self.taken) {
            self.game.actions(self.at(), &mut actions);
        }
        actions
    }

    /// Returns the possible rolls with their weights, in the order of the choices.
    fn legal_rolls(&self) -> Vec<(G::Roll, u32)> {
        let mut rolls = Vec::new();
        self.game.chance_outcomes(self.at(), &mut rolls);
        rolls
    }

    /// Returns the step of a choice of this moment, looked up by index, so that it is legal.
    fn step_of(&self, choice: &Choice) -> Result<StepOf<G>, Stale> {
        if choice.moment != self.moment() {
            return Err(Stale);
        }
        let step = match self.kind_of_turn() {
            Turn::Chance => {
                let rolls = self.legal_rolls();
                rolls.get(choice.index).map(|(roll, _)| Step::Roll(*roll))
            }
            Turn::Decision(_) | Turn::Over(_) => {
                let actions = self.legal_actions();
                actions.get(choice.index).copied().map(Step::Act)
            }
        };
        step.ok_or(Stale)
    }

    fn chance_outcomes(&self) -> Vec<Choice> {
        let moment = self.moment();
        let choice = |(index, (roll, weight)): (usize, (G::Roll, u32))| Choice {
            text: roll.to_string(),
            touches: Vec::new(),
            button: None,
            weight,
            index,
            moment,
        };
        let rolls = self.legal_rolls().into_iter();
        rolls.enumerate().map(choice).collect()
    }
}

impl<G: View> Match<G> {
    fn actions(&self) -> Vec<Choice> {
        let moment = self.moment();
        let actions = self.legal_actions().into_iter().enumerate();
        actions
            .map(|(index, action)| self.choice_at(index, action, moment))
            .collect()
    }

    /// Returns the choice of a legal action.
    pub(super) fn choice(&self, action: G::Action) -> Option<Choice> {
        let index = self.legal_actions().binary_search(&action).ok()?;
        Some(self.choice_at(index, action, self.moment()))
    }

    fn choice_at(&self, index: usize, action: G::Action, moment: Moment) -> Choice {
        let has_button = self.game.has_button(self.at(), action);
        Choice {
            text: action.to_string(),
            touches: self.game.inputs(self.at(), action),
            button: has_button.then(|| self.game.button(self.at(), ButtonFor::Act(action))),
            weight: 1,
            index,
            moment,
        }
    }
}

fn text<G: Rules>(step: &StepOf<G>) -> String {
    match step {
        Step::Act(action) => action.to_string(),
        Step::Roll(roll) => roll.to_string(),
    }
}

impl<G: Game> Table for Match<G> {
    fn info(&self) -> &'static GameInfo {
        G::INFO
    }

    fn board(&self) -> Board {
        self.game.board(&self.positions[0])
    }

    fn scene(&self) -> Scene {
        self.game.scene(&self.positions[0], self.at())
    }

    fn turn(&self) -> Turn {
        self.kind_of_turn()
    }

    fn decider_name(&self) -> &'static str {
        match self.turn() {
            Turn::Decision(seat) => self.game.decider_name(self.at(), seat),
            Turn::Chance | Turn::Over(_) => "",
        }
    }

    fn position(&self) -> String {
        self.at().to_string()
    }

    fn choices(&self) -> Vec<Choice> {
        match self.turn() {
            Turn::Chance => self.chance_outcomes(),
            Turn::Decision(_) | Turn::Over(_) => self.actions(),
        }
    }

    fn next_inputs(&self, held: &[Touch]) -> Vec<Touch> {
        if self.is_agreed() {
            return Vec::new();
        }
        self.game.next_inputs(self.at(), held)
    }

    fn resolve(&self, held: &[Touch]) -> Option<Choice> {
        let resolved = self.game.resolve(self.at(), held)?;
        self.choice(resolved)
    }

    fn markers(&self, held: &[Touch]) -> Vec<(Place, Marker)> {
        if self.is_agreed() {
            return Vec::new();
        }
        self.game.markers(self.at(), held)
    }

    fn variant_button(&self, pick: char) -> Button {
        self.game.button(self.at(), ButtonFor::Pick(pick))
    }

    fn play(&mut self, choice: &Choice) -> Result<Vec<Event>, Stale> {
        let step = self.step_of(choice)?;
        Ok(self.apply(step))
    }

    fn faces(&self, roll: &Choice) -> Vec<u8> {
        let Ok(step @ Step::Roll(_)) = self.step_of(roll) else {
            return Vec::new();
        };
        let mut events = Vec::new();
        self.game.apply(&mut self.at().clone(), step, &mut events);
        let face = |event: Event| match event {
            Event::Rolled { face, .. } => Some(face),
            Event::Turned { number } => Some(number),
            _ => None,
        };
        events.into_iter().filter_map(face).collect()
    }

    fn sample_roll(&self) -> Option<Choice> {
        let rolls = self.chance_outcomes();
        let total: u32 = rolls.iter().map(Choice::weight).sum();
        if total == 0 {
            return None;
        }
        let is_roll = |step: &&StepOf<G>| matches!(step, Step::Roll(_));
        let fallen = self.log[..self.taken].iter().filter(is_roll).count();
        let mut left = Rng::at(self.seed, fallen as u64).below(total);
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

    fn restarted(&self, seed: u64) -> Box<dyn Table> {
        let start = G::Position::clone(&self.positions[0]);
        Box::new(Self::new(
            self.game.clone(),
            self.options.clone(),
            start,
            seed,
        ))
    }

    fn occurrences(&self) -> usize {
        self.count_occurrences()
    }

    fn agree_draw(&mut self) {
        self.agreed = Some(self.taken);
    }

    fn is_agreed(&self) -> bool {
        self.agreed == Some(self.taken)
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

    fn rolled_dice(&self) -> Vec<RolledDie> {
        self.dice_of_fights()
    }

    fn episodes(&self) -> Vec<Episode> {
        episodes::episodes(self, G::INFO, G::CHRONICLE)
    }

    fn record(&self) -> Record {
        Record {
            actions: self.steps(),
            format: FORMAT.to_string(),
            game: G::INFO.slug.to_string(),
            options: self.options.clone(),
            start: self.positions[0].to_string(),
        }
    }

    fn narration(&self, choice: &Choice) -> Option<Narration> {
        match self.step_of(choice) {
            Ok(Step::Act(action)) => self.game.narration(self.at(), action),
            Ok(Step::Roll(_)) | Err(Stale) => None,
        }
    }

    fn why_not(&self, held: &[Touch], touch: Touch) -> &'static Phrase {
        self.game.why_not(self.at(), held, touch)
    }

    fn bot(&self, kind: PlayerKind, seed: u64) -> Box<dyn Bot> {
        self.seat_bot(kind, seed)
    }

    fn clone_box(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
