//! A table on the screen: what is held, what is shown, what waits to be shown.

use std::collections::VecDeque;
use std::rc::Rc;

use engine::kernel::chance::Dice;
use engine::kernel::effect::{Effect, Gait};
use engine::kernel::game::Touch;
use engine::kernel::scene::{Scene, Spot};
use engine::kernel::step::{Seat, Turn};
use engine::kernel::words::Phrase;
use engine::motion::{Pace, Stage};
use engine::table::{Choice, Table};
use yew::Reducible;

use super::cue::{Cue, cues};
use super::settings::Help;
use super::showing::Showing;

/// How a session shows things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Manner {
    /// How much moves.
    pub pace: Pace,
    /// How much of a fight is done for the pupils.
    pub help: Help,
}

/// What is done to a session.
pub enum Deed {
    /// A finger touches a place or a waiting piece.
    Touch(Touch),
    /// A piece is dragged from the first touch to the second.
    Drag(Touch, Touch),
    /// A button with this step is pressed.
    Press(String),
    /// A side (0 attacker, 1 defender) throws its die, or stops it.
    Die(usize),
    /// The seat to act has all its pieces placed for it.
    PlaceForMe,
    /// What is held is put down.
    Escape,
    /// The beat of that number is over.
    Advance(u32),
    /// The last step is taken back.
    Undo,
    /// The step taken back is taken again.
    Redo,
    /// The dice that are still to fall get this seed.
    Reseed(u64),
    /// Things are shown in another manner.
    Manner(Manner),
    /// Another table is laid, with these dice thrown.
    Lay(Rc<dyn Table>, [bool; 2]),
}

/// A table on the screen.
#[derive(Clone)]
pub struct Session {
    table: Rc<dyn Table>,
    choices: Rc<[Choice]>,
    manner: Manner,
    queue: VecDeque<Cue>,
    by_itself: Vec<Seat>,
    notes: u32,
    /// The pieces as they are shown.
    pub stage: Stage,
    /// What the eye sees of the position that is shown.
    pub scene: Scene,
    /// What was touched so far to choose a step.
    pub held: Vec<Touch>,
    /// Which dice of the fight to settle are thrown.
    pub thrown: [bool; 2],
    /// The fight on the screen.
    pub fight: Option<Showing>,
    /// The beat that is shown now, and its length in milliseconds.
    pub now: Option<(Cue, u32)>,
    /// The number of the beat.
    pub beat: u32,
    /// The answer to the last touch that did nothing, and its number.
    pub note: Option<(&'static Phrase, u32)>,
    /// The last piece that walked.
    pub trail: Option<(Spot, Spot)>,
    /// Counts the changes that are to be saved.
    pub version: u32,
}

impl PartialEq for Session {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

impl Session {
    /// A session at a table, with these dice thrown.
    pub fn new(table: Rc<dyn Table>, thrown: [bool; 2], manner: Manner) -> Self {
        let scene = table.scene();
        let mut session = Self {
            choices: table.choices().into(),
            stage: Stage::of(&scene),
            scene,
            table,
            manner,
            queue: VecDeque::new(),
            by_itself: Vec::new(),
            notes: 0,
            held: Vec::new(),
            thrown,
            fight: None,
            now: None,
            beat: 0,
            note: None,
            trail: None,
            version: 0,
        };
        session.settle();
        session.hurry();
        session
    }

    /// The table.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Whether anything is still to be shown.
    pub fn is_busy(&self) -> bool {
        self.now.is_some() || !self.queue.is_empty()
    }

    /// Whether a die may be touched: it waits to be thrown.
    pub fn can_throw(&self, side: usize) -> bool {
        let waits = match &self.now {
            None => self.queue.is_empty(),
            Some((cue, _)) => *cue == Cue::Throw,
        };
        waits && self.fight.is_some() && self.is_chance() && !self.thrown[side]
    }

    /// The touches that may come next, after those in `held`.
    pub fn next_touches(&self, held: &[Touch]) -> Vec<Touch> {
        if self.is_busy() {
            return Vec::new();
        }
        let mut touches: Vec<Touch> = self
            .choices
            .iter()
            .filter(|choice| choice.touches().starts_with(held))
            .filter_map(|choice| choice.touches().get(held.len()).copied())
            .collect();
        touches.sort_unstable();
        touches.dedup();
        touches
    }

    /// The steps that are buttons.
    pub fn buttons(&self) -> impl Iterator<Item = &Choice> {
        let waits = !self.is_busy() && !self.is_chance();
        self.choices
            .iter()
            .filter(move |choice| waits && choice.touches().is_empty())
    }

    /// Whether pieces are being placed, and the seat to act has not asked for them to be placed for it.
    pub fn can_place_for_me(&self) -> bool {
        !self.is_busy() && self.is_placing() && !self.by_itself.contains(&self.scene.seat)
    }

    /// Whether pieces wait in a hand to be placed.
    pub fn is_placing(&self) -> bool {
        let waits = |choice: &Choice| matches!(choice.touches().first(), Some(Touch::Held(_)));
        self.choices.iter().any(waits)
    }

    /// Whether the game is over and shown to its end.
    pub fn is_over(&self) -> bool {
        !self.is_busy() && matches!(self.table.turn(), Turn::Over(_))
    }

    fn is_chance(&self) -> bool {
        self.table.turn() == Turn::Chance
    }

    fn touch(&mut self, touch: Touch) {
        if self.is_busy() || self.is_chance() {
            return;
        }
        self.note = None;
        if self.next_touches(&self.held).contains(&touch) {
            self.held.push(touch);
        } else if self.held.contains(&touch) {
            self.held.clear();
            self.hold_waiting();
            return;
        } else if self.next_touches(&[]).contains(&touch) {
            self.held = vec![touch];
        } else {
            self.notes += 1;
            self.note = Some((self.table.refusal(&self.held, touch), self.notes));
            return;
        }
        let chosen = self
            .choices
            .iter()
            .find(|choice| choice.touches() == self.held);
        if let Some(choice) = chosen.cloned() {
            self.play(&choice);
        }
    }

    fn play(&mut self, choice: &Choice) {
        let mut table = self.table.boxed();
        let Ok(effects) = table.play(choice) else {
            return;
        };
        let fight = self.scene.contest.clone();
        self.lay(table.into());
        let contest = self.table.scene().contest.or(fight);
        self.queue = cues(&effects, contest.as_ref());
        self.version += 1;
        self.hurry();
    }

    fn lay(&mut self, table: Rc<dyn Table>) {
        self.table = table;
        self.choices = self.table.choices().into();
        self.held.clear();
        self.note = None;
        self.thrown = [false; 2];
    }

    fn throw(&mut self, side: usize) {
        let Some(draw) = self.table.draw() else {
            return;
        };
        self.thrown[side] = true;
        if self.thrown == [true; 2] {
            self.now = None;
            self.play(&draw);
            return;
        }
        self.version += 1;
        self.show_thrown();
        self.queue.push_back(Cue::Throw);
        self.hurry();
    }

    /// Shows the dice that are thrown, with the faces that the seed gives.
    fn show_thrown(&mut self) {
        let Some(draw) = self.table.draw() else {
            return;
        };
        let mut roll = self.table.boxed();
        let effects = roll.play(&draw).unwrap_or_default();
        let faces = effects.iter().filter_map(|effect| match effect {
            Effect::Rolled { face, .. } => Some(*face),
            _ => None,
        });
        let Some(fight) = &mut self.fight else {
            return;
        };
        for (side, face) in faces.enumerate().take(2) {
            if self.thrown[side] && fight.faces[side].is_none() {
                fight.throw(side, face);
            }
        }
    }

    fn die(&mut self, side: usize) {
        if self.can_throw(side) {
            self.throw(side);
            return;
        }
        let Some(fight) = &mut self.fight else {
            return;
        };
        let rolls = matches!(self.now, Some((Cue::Throw | Cue::Land(_), _)));
        if rolls && fight.faces[side].is_some() && !fight.landed[side] {
            fight.landed[side] = true;
            if fight.is_still() {
                self.advance();
            }
        }
    }

    /// With everything at once, shows everything at once.
    fn hurry(&mut self) {
        if self.manner.pace == Pace::Off && self.now.is_none() {
            self.advance();
        }
    }

    fn advance(&mut self) {
        self.now = None;
        loop {
            let Some(cue) = self.queue.pop_front() else {
                self.settle();
                if self.queue.is_empty() || self.manner.pace != Pace::Off {
                    return;
                }
                continue;
            };
            self.start(&cue);
            let length = cue.duration(self.manner.pace, self.manner.help);
            if length > 0 {
                self.beat += 1;
                self.now = Some((cue, length));
                return;
            }
        }
    }

    fn start(&mut self, cue: &Cue) {
        match cue {
            Cue::Open(contest) => self.fight = Some(Showing::new((**contest).clone())),
            Cue::Again => {
                if let Some(fight) = &mut self.fight {
                    *fight = Showing {
                        throws: fight.throws,
                        ..Showing::new(fight.contest.clone())
                    };
                }
            }
            Cue::Close => self.fight = None,
            Cue::Show(effect) => {
                self.stage.show(effect);
                if let Effect::Moved {
                    from,
                    to,
                    gait: Gait::Walk,
                    ..
                } = *effect
                {
                    self.trail = Some((from, to));
                }
            }
            _ => {
                if let Some(fight) = &mut self.fight {
                    fight.start(cue);
                }
            }
        }
    }

    /// Nothing is left to show: shows the position itself, and does what is to be done by itself.
    fn settle(&mut self) {
        self.scene = self.table.scene();
        self.stage.set(&self.scene);
        match &self.scene.contest {
            None => self.fight = None,
            Some(contest) => {
                if self.fight.is_none() {
                    self.fight = Some(Showing::new(contest.clone()));
                }
                self.show_thrown();
                if let Some(fight) = &mut self.fight {
                    fight.landed = self.thrown;
                }
            }
        }
        self.hold_waiting();
        if self.fight.is_some() && self.manner.help == Help::Automatic && self.is_chance() {
            if let Some(draw) = self.table.draw() {
                self.follow(&draw);
            }
        } else if self.is_placing() && self.by_itself.contains(&self.scene.seat) {
            let count = self.table.steps().len() as u64;
            let mut dice = Dice::at(self.table.seed(), count);
            let choice = self.choices[dice.below(self.choices.len() as u32) as usize].clone();
            self.follow(&choice);
        }
    }

    /// Plays a step that comes by itself; its beats wait in the queue.
    fn follow(&mut self, choice: &Choice) {
        let mut table = self.table.boxed();
        if let Ok(effects) = table.play(choice) {
            let fight = self.scene.contest.clone();
            self.lay(table.into());
            let contest = self.table.scene().contest.or(fight);
            self.queue.extend(cues(&effects, contest.as_ref()));
            self.version += 1;
        }
    }

    /// While pieces are placed, the next one is in the hand already.
    fn hold_waiting(&mut self) {
        if self.held.is_empty() && self.is_placing() && !self.is_busy() {
            self.held.extend(self.next_touches(&[]).first());
        }
    }

    fn turn_back(&mut self, change: impl Fn(&mut dyn Table) -> bool) {
        let mut table = self.table.boxed();
        if change(&mut *table) {
            self.queue.clear();
            self.now = None;
            self.fight = None;
            self.trail = None;
            self.by_itself.clear();
            self.lay(table.into());
            self.version += 1;
            self.settle();
            self.hurry();
        }
    }
}

impl Reducible for Session {
    type Action = Deed;

    fn reduce(self: Rc<Self>, deed: Deed) -> Rc<Self> {
        let mut next = (*self).clone();
        match deed {
            Deed::Touch(touch) => next.touch(touch),
            Deed::Drag(from, to) => {
                if next.next_touches(&[from]).contains(&to) {
                    next.held = vec![from];
                    next.touch(to);
                }
            }
            Deed::Press(step) => {
                let chosen = next.buttons().find(|choice| choice.text() == step).cloned();
                if let Some(choice) = chosen {
                    next.play(&choice);
                }
            }
            Deed::Die(side) => next.die(side),
            Deed::PlaceForMe => {
                if next.can_place_for_me() {
                    next.by_itself.push(next.scene.seat);
                    next.settle();
                    next.hurry();
                }
            }
            Deed::Escape => {
                next.held.clear();
                next.note = None;
                next.hold_waiting();
            }
            Deed::Advance(beat) => {
                if beat == next.beat {
                    next.advance();
                }
            }
            Deed::Undo => next.turn_back(|table| table.undo()),
            Deed::Redo => next.turn_back(|table| table.redo()),
            Deed::Reseed(seed) => {
                let mut table = next.table.boxed();
                table.reseed(seed);
                next.table = table.into();
                next.version += 1;
            }
            Deed::Manner(manner) => {
                next.manner = manner;
                next.hurry();
            }
            Deed::Lay(table, thrown) => {
                next = Self {
                    version: next.version + 1,
                    beat: next.beat + 1,
                    ..Self::new(table, thrown, next.manner)
                };
            }
        }
        Rc::new(next)
    }
}
