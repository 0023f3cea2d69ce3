//! A table on the screen, composed of what is held, what is shown, the fight to settle and who plays.

mod action;
mod ask;
mod cheer;
mod computer;
mod dice;
mod flow;
mod moment;
mod playback;
mod seats;
mod selection;
#[cfg(test)]
mod tests;
mod touch;

use std::rc::Rc;

use engine::kernel::scene::Scene;
use engine::kernel::side::PerSide;
use engine::kernel::step::Turn;
use engine::motion::Pace;
use engine::table::{Choice, Table};
use yew::Reducible;

use self::cheer::Cheering;
pub use self::cheer::Chosen;
use self::moment::Moment;
use self::playback::Playback;
use self::seats::Seats;
use self::selection::Selection;
use super::fight::question::Asked;
use super::fight::view::FightView;
use super::fight::{Fight, FightProgress};
use super::observation::Answered;

pub use action::{Action, Presentation};
pub use cheer::{Remark, is_best};
pub use computer::Task;
pub use playback::{Beat, Trail};

/// A table on the screen. Its parts keep their own rules; the session leads them from step to step.
#[derive(Clone)]
pub struct Session {
    /// Tells this state of the session from every other one.
    identity: Rc<()>,
    moment: Moment,
    /// What the eye sees of the position that is shown.
    scene: Scene,
    selection: Selection,
    playback: Playback,
    fight: Fight,
    seats: Seats,
    cheering: Cheering,
    presentation: Presentation,
    exercised: Vec<Answered>,
    version: u32,
    frozen: bool,
}

/// Two sessions are equal where one is a copy of the other: each action makes another one.
impl PartialEq for Session {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.identity, &other.identity)
    }
}

impl Session {
    /// A session at a table, with these dice thrown.
    pub fn new(table: Rc<dyn Table>, thrown: PerSide<bool>, presentation: Presentation) -> Self {
        Self::resumed(table, thrown, FightProgress::default(), presentation)
    }

    /// A session at a table, in the middle of a fight.
    pub fn resumed(
        table: Rc<dyn Table>,
        thrown: PerSide<bool>,
        progress: FightProgress,
        presentation: Presentation,
    ) -> Self {
        let scene = table.scene();
        let mut session = Self {
            identity: Rc::new(()),
            moment: Moment::of(table),
            selection: Selection::default(),
            playback: Playback::of(&scene),
            fight: Fight::resumed(thrown, progress),
            seats: Seats::default(),
            cheering: Cheering::default(),
            scene,
            presentation,
            exercised: Vec::new(),
            version: 0,
            frozen: false,
        };
        session.sync_to_table();
        session.flush();
        session.update_targets();
        session
    }

    /// The table.
    pub fn table(&self) -> &dyn Table {
        self.moment.table()
    }

    /// What the eye sees of the position that is shown.
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    /// What is held, and what may be touched.
    pub const fn selection(&self) -> &Selection {
        &self.selection
    }

    /// What is being shown.
    pub const fn playback(&self) -> &Playback {
        &self.playback
    }

    /// Who plays the seats.
    pub const fn seats(&self) -> &Seats {
        &self.seats
    }

    /// The last step that was chosen, where a child chose it and the computer may cheer it.
    pub fn to_weigh(&self) -> Option<&Chosen> {
        self.cheering.chosen().filter(|_| !self.moment.is_chance())
    }

    /// What the computer says of the last step, its own or a child's.
    pub fn remark(&self) -> Option<Remark<'_>> {
        let own = self.seats.said().map(Remark::Own);
        own.or(self.cheering.said().map(Remark::Cheer))
    }

    /// The fight on the screen.
    pub const fn fight(&self) -> Option<&FightView> {
        self.fight.view()
    }

    /// The question that waits for its answer, or whose answer is being corrected.
    pub const fn asked(&self) -> Option<&Asked> {
        self.fight.asked()
    }

    /// Which dice of the fight to settle are thrown.
    pub const fn thrown(&self) -> PerSide<bool> {
        self.fight.thrown()
    }

    /// What was begun of the fight to settle besides.
    pub const fn progress(&self) -> FightProgress {
        self.fight.progress()
    }

    /// What was exercised at this table, in order.
    pub fn exercised(&self) -> &[Answered] {
        &self.exercised
    }

    /// Counts the changes that are to be saved.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Whether anything is still to be shown before a finger is waited for.
    pub fn is_busy(&self) -> bool {
        let waits = !self.playback.is_empty() && self.fight.asked().is_none();
        self.playback.now().is_some() || waits
    }

    /// Whether everything is shown at once.
    pub fn is_at_once(&self) -> bool {
        self.presentation.pace == Pace::Off
    }

    /// Whether pieces wait in a hand to be placed.
    pub fn is_placing(&self) -> bool {
        self.moment.is_placing()
    }

    /// Whether the game is over and shown to its end.
    pub fn is_over(&self) -> bool {
        !self.is_busy() && matches!(self.table().turn(), Turn::Over(_))
    }

    /// Counts the steps, so that no two fights in a row look alike.
    pub fn turn(&self) -> usize {
        self.table().steps().len()
    }

    /// Whether nothing moves, nothing is frozen, and the computer is not to decide.
    fn is_free(&self) -> bool {
        !self.is_busy() && !self.frozen && self.computer().is_none()
    }

    /// Whether a child may choose a step.
    fn is_open(&self) -> bool {
        self.is_free() && !self.moment.is_chance()
    }

    /// The steps that are buttons.
    pub fn buttons(&self) -> impl Iterator<Item = &Choice> {
        let is_open = self.is_open();
        let choices = self.moment.choices().iter();
        choices.filter(move |choice| is_open && choice.button().is_some())
    }

    /// Whether pieces are being placed, and the seat to act has not asked for them to be placed for it.
    pub fn can_place_for_me(&self) -> bool {
        self.is_free() && self.is_placing() && !self.seats.places_for(self.scene.seat)
    }
}

impl Reducible for Session {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Touch(touch) => next.touch(touch),
            Action::Drag(from, to) => next.drag(from, to),
            Action::Press(step) => next.press(&step),
            Action::Stop => next.stop(),
            Action::Cancel => next.cancel(),
            Action::Die(side) => next.die(side),
            Action::EnterFace(side, face) => next.enter_face(side, face),
            Action::Answer(answer) => next.answer(answer),
            Action::Advance(beat) if beat == next.playback.beat() => next.advance(),
            Action::Advance(_) => {}
            Action::Present(presentation) => next.present(presentation),
            Action::PlaceForMe => next.place_for_me(),
            Action::Assign(assignment) => next.assign(assignment),
            Action::Move(choice, reason) => next.computer_moves(&choice, reason),
            Action::Cheer(version, reason) if version == next.version => {
                next.cheering.cheer(reason);
            }
            Action::Cheer(..) => {}
            Action::Roll(side) => next.computer_rolls(side),
            Action::Pause(paused) => next.seats.pause(paused),
            Action::Freeze(frozen) => next.freeze(frozen),
            Action::Reseed(seed) => next.reseed(seed),
            Action::Follow(steps) => next.follow(&steps),
            Action::Load(table, thrown) => next = next.loaded(table, thrown),
        }
        next.update_targets();
        next.identity = Rc::new(());
        Rc::new(next)
    }
}
