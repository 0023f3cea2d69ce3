//! Session: the state of a table on the screen, composed of selection, playback, fight and seats.

mod action;
mod aftermath;
mod announcement;
mod ask;
mod cheer;
mod computer;
mod dice;
mod flow;
mod halves;
mod misreading;
mod moment;
mod narrator;
mod playback;
mod repetition;
mod seats;
mod selection;
#[cfg(test)]
mod tests;
mod touch;

use std::rc::Rc;

use engine::kernel::piece::Piece;
use engine::kernel::scene::Scene;
use engine::kernel::side::{PerSide, Side};
use engine::kernel::step::{Seat, Seats as SeatSet, Turn, Verdict};
use engine::motion::Pace;
use engine::table::{Choice, Table};
use yew::Reducible;

use self::announcement::Announcement;
use self::cheer::Cheering;
pub use self::cheer::Chosen;
use self::misreading::Misreading;
use self::moment::Moment;
use self::narrator::Narrator;
use self::playback::Playback;
use self::repetition::Repetition;
use self::seats::Seats;
use self::selection::Selection;
use super::fight::question::PendingQuestion;
use super::fight::view::FightView;
use super::fight::{Fight, FightProgress};
use super::skill_stats::SkillAnswer;

pub use action::{Action, Presentation};
pub use announcement::ANNOUNCED;
pub use cheer::{Remark, is_best};
pub use computer::Task;
pub use playback::{Beat, Trail};

/// A table on the screen. Each part keeps its own rules; the session coordinates them.
#[derive(Clone)]
pub struct Session {
    /// Identity for the equality of sessions.
    identity: Rc<()>,
    moment: Moment,
    /// Scene of the position that is shown.
    scene: Scene,
    selection: Selection,
    playback: Playback,
    fight: Fight,
    seats: Seats,
    cheering: Cheering,
    misreading: Misreading,
    narrator: Narrator,
    announcement: Option<Announcement>,
    repetition: Repetition,
    presentation: Presentation,
    exercised: Vec<SkillAnswer>,
    version: u32,
    frozen: bool,
    /// Number of steps that count as taken before the table was opened.
    earlier: usize,
}

/// Two sessions are equal only if one is a copy of the other. Each action creates a new identity.
impl PartialEq for Session {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.identity, &other.identity)
    }
}

impl Session {
    /// Creates a session at a table, with these dice thrown.
    pub fn new(table: Rc<dyn Table>, thrown: PerSide<bool>, presentation: Presentation) -> Self {
        Self::resumed(table, thrown, FightProgress::default(), presentation)
    }

    /// Creates a session at a table, in the middle of a fight.
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
            misreading: Misreading::default(),
            narrator: Narrator::default(),
            announcement: None,
            repetition: Repetition::default(),
            scene,
            presentation,
            exercised: Vec::new(),
            version: 0,
            frozen: false,
            earlier: 0,
        };
        session.sync_to_table();
        session.flush();
        session.update_targets();
        session
    }

    /// Returns the table.
    pub fn table(&self) -> &dyn Table {
        self.moment.table()
    }

    /// Returns the scene of the position that is shown.
    pub const fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Returns the crest of a seat's army.
    pub fn crest(&self, seat: Seat) -> Option<&'static str> {
        self.presentation.crests.of(seat, self.table().info())
    }

    /// Returns a piece as it is drawn, with the crest of its army.
    pub fn drawn(&self, piece: &Piece) -> Piece {
        let crests = self.presentation.crests;
        crests.on(piece, self.table().info())
    }

    /// Returns the selection.
    pub const fn selection(&self) -> &Selection {
        &self.selection
    }

    /// Returns the playback.
    pub const fn playback(&self) -> &Playback {
        &self.playback
    }

    /// Returns the players of the seats.
    pub const fn seats(&self) -> &Seats {
        &self.seats
    }

    /// Returns the last step if a child chose it and the computer may praise it.
    pub fn to_weigh(&self) -> Option<&Chosen> {
        self.cheering.chosen().filter(|_| !self.moment.is_chance())
    }

    /// Returns the computer's remark about the last step, its own or a child's.
    pub fn remark(&self) -> Option<Remark<'_>> {
        let own = self.seats.said().map(Remark::Own);
        own.or(self.cheering.said().map(Remark::Cheer))
    }

    /// Returns the fight on the screen.
    pub const fn fight(&self) -> Option<&FightView> {
        self.fight.view()
    }

    /// Returns the question that is open, or whose answer is being corrected.
    pub const fn asked(&self) -> Option<&PendingQuestion> {
        self.fight.asked()
    }

    /// Returns which dice of the current fight are thrown.
    pub const fn thrown(&self) -> PerSide<bool> {
        self.fight.thrown()
    }

    /// Returns the entered faces and the number of answered questions of the current fight.
    pub const fn progress(&self) -> FightProgress {
        self.fight.progress()
    }

    /// Returns what was exercised at this table, in order.
    pub fn exercised(&self) -> &[SkillAnswer] {
        &self.exercised
    }

    /// Returns the number of changes to save.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Checks whether anything is still to be shown before input is accepted.
    pub fn is_busy(&self) -> bool {
        if let Some(halves) = self.fight.halves() {
            return !Side::BOTH.into_iter().any(|side| halves.is_open(side));
        }
        let waits = !self.playback.is_empty() && self.fight.asked().is_none();
        self.playback.now().is_some() || waits
    }

    /// Checks whether animation is off.
    pub fn is_at_once(&self) -> bool {
        self.presentation.pace == Pace::Off
    }

    /// Checks whether pieces in a hand wait to be placed.
    pub fn is_placing(&self) -> bool {
        self.moment.is_placing()
    }

    /// Checks whether the game is over and its end has been shown.
    pub fn is_over(&self) -> bool {
        !self.is_busy() && matches!(self.table().turn(), Turn::Over(_))
    }

    /// Returns the winners, as soon as the last step is taken; `None` if nobody won.
    pub fn winners(&self) -> Option<SeatSet> {
        match self.table().turn() {
            Turn::Over(Verdict::Won(seats)) => Some(seats),
            _ => None,
        }
    }

    /// Counts steps from this number on. Two tables that open with the same fight then ask differently.
    pub fn counted_from(self, earlier: usize) -> Self {
        Self { earlier, ..self }
    }

    /// Returns the number of steps. It makes two fights in a row look different.
    pub fn turn(&self) -> usize {
        self.earlier + self.table().steps().len()
    }

    /// Checks whether input is accepted: nothing is being shown or frozen, and the computer does not decide.
    fn is_free(&self) -> bool {
        !self.is_busy() && !self.frozen && self.computer().is_none()
    }

    /// Checks whether a child may choose a step.
    fn is_open(&self) -> bool {
        self.is_free() && !self.moment.is_chance() && self.announcement.is_none()
    }

    /// Returns the steps that are shown as buttons.
    pub fn buttons(&self) -> impl Iterator<Item = &Choice> {
        let is_open = self.is_open();
        let choices = self.moment.choices().iter();
        choices.filter(move |choice| is_open && choice.button().is_some())
    }

    /// Checks whether the seat to act places pieces by hand and may ask for automatic placement.
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
            Action::Answer(answer) => next.answer(answer, None),
            Action::AnswerIn(side, answer) => next.answer(answer, Some(side)),
            Action::AdvanceHalf(side, beat) => next.end_half_cue(side, beat),
            Action::Advance(beat) if beat == next.playback.beat() => next.advance(),
            Action::Advance(_) => {}
            Action::Present(presentation) => next.present(presentation),
            Action::Announce(bearing) => next.answer_bearing(bearing),
            Action::AgreeDraw => next.agree_draw(),
            Action::PlayOn => next.decline_draw(),
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
