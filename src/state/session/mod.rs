//! A table on the screen: what is held, what is shown, what waits to be shown.

mod action;
mod ask;
mod computer;
mod dice;
mod flow;
#[cfg(test)]
mod tests;
mod touch;

use std::collections::VecDeque;
use std::rc::Rc;

use engine::kernel::input::{Marker, Touch};
use engine::kernel::piece::Spot;
use engine::kernel::scene::Scene;
use engine::kernel::step::{Place, Seat, Turn};
use engine::kernel::words::Phrase;
use engine::motion::{Pace, Stage};
use engine::table::{Choice, Table};
use yew::Reducible;

use super::cue::{Cue, cues};
use super::fight_view::FightView;
use super::lesson::{Asked, FightProgress};
use super::observation::{Answered, Skill};
use super::players::Assignment;

pub use action::{Action, Presentation};
pub use computer::Task;

/// A table on the screen.
#[derive(Clone)]
pub struct Session {
    table: Rc<dyn Table>,
    choices: Rc<[Choice]>,
    firsts: Rc<[Touch]>,
    presentation: Presentation,
    queue: VecDeque<Cue>,
    by_itself: Vec<Seat>,
    notes: u32,
    is_way: bool,
    /// How long the fight has lasted, in milliseconds.
    spent: u32,
    /// Whether a piece of another seat was touched since the last step.
    strayed: bool,
    /// Who plays the seats.
    pub assignment: Assignment,
    /// Whether the computer waits.
    pub paused: bool,
    /// Why the computer took the last step.
    pub said: Option<&'static Phrase>,
    /// The pieces as they are shown.
    pub stage: Stage,
    /// What the eye sees of the position that is shown.
    pub scene: Scene,
    /// What was touched so far to choose a step.
    pub held: Vec<Touch>,
    /// What may be touched to begin a step; nothing while anything moves.
    pub starts: Vec<Touch>,
    /// What may be touched after what is held; nothing while anything moves.
    pub next: Vec<Touch>,
    /// The places that a touch now chooses for good, or as the next hop of a way.
    pub targets: Vec<Place>,
    /// Signs on places while something is held.
    pub markers: Vec<(Place, Marker)>,
    /// The step that a « stop » takes, while the way could go on.
    pub stop: Option<Choice>,
    /// Which dice of the fight to settle are thrown.
    pub thrown: [bool; 2],
    /// What was begun of the fight to settle besides.
    pub progress: FightProgress,
    /// The question that waits for its answer, or whose answer is being corrected.
    pub asked: Option<Asked>,
    /// What was exercised at this table, in order.
    pub exercised: Vec<Answered>,
    /// The fight on the screen.
    pub fight: Option<FightView>,
    /// The beat that is shown now, and its length in milliseconds.
    pub now: Option<(Cue, u32)>,
    /// The number of the beat.
    pub beat: u32,
    /// The answer to the last touch that did nothing, and its number.
    pub note: Option<(&'static Phrase, u32)>,
    /// The place of the last touch, if it was refused.
    pub refused: Option<Place>,
    /// The last piece that walked.
    pub trail: Option<(Spot, Spot)>,
    /// Counts the changes that are to be saved.
    pub version: u32,
    /// Whether nothing can be touched: the class looks, or the board is another window's.
    pub frozen: bool,
}

impl PartialEq for Session {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

impl Session {
    /// A session at a table, with these dice thrown.
    pub fn new(table: Rc<dyn Table>, thrown: [bool; 2], presentation: Presentation) -> Self {
        Self::resumed(table, thrown, FightProgress::default(), presentation)
    }

    /// A session at a table, in the middle of a fight.
    pub fn resumed(
        table: Rc<dyn Table>,
        thrown: [bool; 2],
        progress: FightProgress,
        presentation: Presentation,
    ) -> Self {
        let scene = table.scene();
        let mut session = Self {
            choices: table.choices().into(),
            firsts: table.next_inputs(&[]).into(),
            stage: Stage::of(&scene),
            scene,
            table,
            presentation,
            queue: VecDeque::new(),
            by_itself: Vec::new(),
            notes: 0,
            is_way: false,
            spent: 0,
            strayed: false,
            progress,
            asked: None,
            exercised: Vec::new(),
            assignment: Assignment::default(),
            paused: false,
            said: None,
            held: Vec::new(),
            starts: Vec::new(),
            next: Vec::new(),
            targets: Vec::new(),
            markers: Vec::new(),
            stop: None,
            thrown,
            fight: None,
            now: None,
            beat: 0,
            note: None,
            refused: None,
            trail: None,
            version: 0,
            frozen: false,
        };
        session.settle();
        session.hurry();
        session.look();
        session
    }

    /// The table.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Whether anything is still to be shown before a finger is waited for.
    pub fn is_busy(&self) -> bool {
        self.now.is_some() || (!self.queue.is_empty() && self.asked.is_none())
    }

    /// Whether everything is shown at once.
    pub fn is_at_once(&self) -> bool {
        self.presentation.pace == Pace::Off
    }

    /// Whether a die may be touched: it waits to be thrown by a child.
    pub fn can_throw(&self, side: usize) -> bool {
        self.waits_for_die(side) && self.thrower(side).is_none()
    }

    fn waits_for_die(&self, side: usize) -> bool {
        let waits = match &self.now {
            // Both sides may tap at the same moment: the first die then waits to be shown rolling.
            None => self.queue.iter().all(|cue| *cue == Cue::Throw),
            Some((cue, _)) => *cue == Cue::Throw,
        };
        waits
            && self.fight.is_some()
            && self.is_chance()
            && !self.frozen
            && self.falls_now(side)
            && !self.is_real(side)
            && !self.thrown[side]
    }

    /// The steps that are buttons.
    pub fn buttons(&self) -> impl Iterator<Item = &Choice> {
        let waits =
            !self.is_busy() && !self.is_chance() && !self.frozen && self.computer().is_none();
        self.choices
            .iter()
            .filter(move |choice| waits && choice.button().is_some())
    }

    /// Whether pieces are being placed, and the seat to act has not asked for them to be placed for it.
    pub fn can_place_for_me(&self) -> bool {
        let is_free = !self.is_busy() && !self.frozen && self.computer().is_none();
        is_free && self.is_placing() && !self.by_itself.contains(&self.scene.seat)
    }

    /// Whether pieces wait in a hand to be placed.
    pub fn is_placing(&self) -> bool {
        let waits = |choice: &Choice| matches!(choice.inputs().first(), Some(Touch::Held(_)));
        self.choices.iter().any(waits)
    }

    /// Whether the game is over and shown to its end.
    pub fn is_over(&self) -> bool {
        !self.is_busy() && matches!(self.table.turn(), Turn::Over(_))
    }

    fn is_chance(&self) -> bool {
        self.table.turn() == Turn::Chance
    }

    fn play(&mut self, choice: &Choice) {
        let is_turn = !self.is_chance();
        let seat = self.scene.seat;
        let first_right = !self.strayed;
        let Some(cues) = self.take(choice) else {
            return;
        };
        if is_turn && self.assignment.of(seat).is_none() {
            self.exercise(Some(seat), Skill::RespectTurn, first_right);
        }
        self.queue.extend(cues);
        self.hurry();
    }

    /// Takes a step; what it shows.
    fn take(&mut self, choice: &Choice) -> Option<VecDeque<Cue>> {
        let mut table = self.table.clone_box();
        let effects = table.play(choice).ok()?;
        if !self.is_chance() {
            self.said = None;
        }
        let effects = self.unwalked(effects);
        let before = self.scene.combat.clone();
        self.lay(table.into());
        self.version += 1;
        let after = self.table.scene().combat;
        Some(cues(&effects, before.as_ref(), after.as_ref()))
    }

    fn lay(&mut self, table: Rc<dyn Table>) {
        self.table = table;
        self.choices = self.table.choices().into();
        self.firsts = self.table.next_inputs(&[]).into();
        self.held.clear();
        self.unsay();
        self.thrown = [false; 2];
        self.progress = FightProgress::default();
        self.strayed = false;
    }
}

impl Reducible for Session {
    type Action = Action;

    fn reduce(self: Rc<Self>, deed: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match deed {
            Action::Touch(touch) => next.touch(touch),
            Action::Drag(from, to) => {
                if next.starts.contains(&from) && next.table.next_inputs(&[from]).contains(&to) {
                    next.held = vec![from];
                    next.look();
                    next.touch(to);
                }
            }
            Action::Press(step) => {
                let chosen = next.buttons().find(|choice| choice.text() == step).cloned();
                if let Some(choice) = chosen {
                    next.put_down();
                    next.play(&choice);
                }
            }
            Action::Die(side) => next.die(side),
            Action::EnterFace(side, face) => next.type_face(side, face),
            Action::Answer(answer) => next.solve(answer),
            Action::PlaceForMe => {
                if next.can_place_for_me() {
                    next.by_itself.push(next.scene.seat);
                    next.settle();
                    next.hurry();
                }
            }
            Action::Stop => {
                if let Some(choice) = next.stop.clone() {
                    next.play(&choice);
                }
            }
            Action::Cancel => {
                next.put_down();
                next.unsay();
                next.hold_waiting();
            }
            Action::Advance(beat) => {
                if beat == next.beat {
                    next.advance();
                }
            }
            Action::Reseed(seed) => {
                let mut table = next.table.clone_box();
                table.reseed(seed);
                next.table = table.into();
                next.version += 1;
            }
            Action::Present(presentation) => {
                next.presentation = presentation;
                next.stop_asking();
                next.hurry();
            }
            Action::Assign(assignment) => next.seat(assignment),
            Action::Move(choice, reason) => next.answer(&choice, reason),
            Action::Roll(side) => next.roll_for(side),
            Action::Pause(paused) => next.paused = paused,
            Action::Freeze(frozen) => {
                if frozen && !next.is_busy() {
                    next.put_down();
                    next.note = None;
                }
                next.frozen = frozen;
                next.hold_waiting();
            }
            Action::Follow(steps) => {
                for step in steps {
                    let choice = next.choices.iter().find(|choice| choice.text() == step);
                    if let Some(choice) = choice.cloned() {
                        next.follow(&choice);
                    }
                }
                next.hurry();
            }
            Action::Load(table, thrown) => {
                next = Self {
                    version: next.version + 1,
                    beat: next.beat + 1,
                    exercised: next.exercised,
                    frozen: next.frozen,
                    ..Self::new(table, thrown, next.presentation).seated(next.assignment)
                };
            }
        }
        next.look();
        Rc::new(next)
    }
}
