//! Actions of the session reducer.

use std::rc::Rc;

use engine::kernel::input::Touch;
use engine::kernel::narration::Bearing;
use engine::kernel::side::{PerSide, Side};
use engine::motion::Pace;
use engine::search::Reason;
use engine::table::{Choice, Table};

use super::playback::Beat;
use crate::state::crests::Crests;
use crate::state::fight::question::Answer;
use crate::state::players::Assignment;
use crate::state::settings::Help;

/// Presentation settings of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Presentation {
    /// Amount of motion.
    pub pace: Pace,
    /// Amount of a fight that the app does for the pupils.
    pub help: Help,
    /// Whether pupils throw real dice and enter their faces.
    pub real_dice: bool,
    /// Narrates moves at the end of a turn.
    pub narrates: bool,
    /// Asks pupils for the direction of a move before it is played.
    pub announces: bool,
    /// Lets the companion misread its die sometimes.
    pub misreads: bool,
    /// Crests of the armies.
    pub crests: Crests,
    /// Splits the fights of two children, who sit face to face.
    pub facing: bool,
}

/// Action of the session reducer.
pub enum Action {
    /// Touches a place or a piece in a hand.
    Touch(Touch),
    /// Drags a piece from the first touch to the second.
    Drag(Touch, Touch),
    /// Presses the button of this step.
    Press(String),
    /// Throws the die of a side, or stops it.
    Die(Side),
    /// Enters the face of the real die of a side.
    EnterFace(Side, u8),
    /// Answers the question.
    Answer(Answer),
    /// Answers the question in the half of a side.
    AnswerIn(Side, Answer),
    /// Ends the cue with this number in the half of a side.
    AdvanceHalf(Side, u32),
    /// Places all remaining pieces of the seat to act.
    PlaceForMe,
    /// Ends a move that could go on.
    Stop,
    /// Deselects what is held.
    Cancel,
    /// Ends the cue with this number.
    Advance(Beat),
    /// Announces the direction of the chosen move.
    Announce(Bearing),
    /// Agrees on a draw, since the same position has come back.
    AgreeDraw,
    /// Declines the draw.
    PlayOn,
    /// Reseeds the dice that are still to fall.
    Reseed(u64),
    /// Changes the presentation.
    Present(Presentation),
    /// Changes the players of the seats.
    Assign(Assignment),
    /// Takes the computer's step and shows its reason.
    Move(Choice, Option<Reason>),
    /// Praises the last step, a child's, for this reason. Ignored if the session has another version.
    Cheer(u32, Reason),
    /// Throws the die of a side that the computer plays.
    Roll(Side),
    /// Pauses or resumes the computer.
    Pause(bool),
    /// Blocks or allows all touches.
    Freeze(bool),
    /// Shows these steps, which were taken in another window.
    Follow(Vec<String>),
    /// Loads another table, with these dice thrown.
    Load(Rc<dyn Table>, PerSide<bool>),
}
