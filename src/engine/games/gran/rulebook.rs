//! The complete rules, in our own words, for adults.
use crate::kernel::game::Chapter;
/// The chapters, in order.
pub const CHAPTERS: &[Chapter] = &[];
