//! Actions and their notation: those of the box, of which this game has no moving towers. (Sections 5 and 10)

pub use crate::games::patrakill::action::{Action, Deed, NoRoll};
