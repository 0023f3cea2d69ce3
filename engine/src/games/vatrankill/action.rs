//! Actions and their notation: those of the box. (Sections 5 and 10)

pub use crate::games::patrakill::action::{Action, Deed, NoRoll};
