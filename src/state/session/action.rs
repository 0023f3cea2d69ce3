//! What can be done to a session.

use std::rc::Rc;

use engine::kernel::input::Touch;
use engine::kernel::side::{PerSide, Side};
use engine::motion::Pace;
use engine::search::Reason;
use engine::table::{Choice, Table};

use super::playback::Beat;
use crate::state::fight::question::Answer;
use crate::state::players::Assignment;
use crate::state::settings::Help;

/// How a session shows things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Presentation {
    /// How much moves.
    pub pace: Pace,
    /// How much of a fight is done for the pupils.
    pub help: Help,
    /// Whether pupils throw real dice and tap what they see.
    pub real_dice: bool,
}

/// What is done to a session.
pub enum Action {
    /// A finger touches a place or a waiting piece.
    Touch(Touch),
    /// A piece is dragged from the first touch to the second.
    Drag(Touch, Touch),
    /// A button with this step is pressed.
    Press(String),
    /// A side throws its die, or stops it.
    Die(Side),
    /// The real die of a side shows this face.
    EnterFace(Side, u8),
    /// The question is answered.
    Answer(Answer),
    /// The seat to act has all its pieces placed for it.
    PlaceForMe,
    /// A way that could go on stops here.
    Stop,
    /// What is held is put down.
    Cancel,
    /// The beat of that number is over.
    Advance(Beat),
    /// The dice that are still to fall get this seed.
    Reseed(u64),
    /// Things are shown in another manner.
    Present(Presentation),
    /// Others play the seats from now on.
    Assign(Assignment),
    /// The computer takes a step, and says why.
    Move(Choice, Option<Reason>),
    /// At this version of the session: the last step, a child's, is cheered for this reason.
    Cheer(u32, Reason),
    /// The die of a side that the computer plays is thrown.
    Roll(Side),
    /// The computer waits, or goes on.
    Pause(bool),
    /// Nothing can be touched from now on, or all again.
    Freeze(bool),
    /// These steps, taken in another window, are shown.
    Follow(Vec<String>),
    /// Another table is laid, with these dice thrown.
    Load(Rc<dyn Table>, PerSide<bool>),
}
