//! Pieces and sides as sentences begin with them, and that it is a side's turn.

use crate::games::patrakill::subjects::{THE_DRAGON, THE_KNIGHT, THE_TOWER};
use crate::kernel::words::Phrase;

/// The pieces at the beginning of a sentence, by kind.
pub const SUBJECTS: &[(&str, Phrase)] = &[
    ("helmet", THE_KNIGHT),
    ("dragon", THE_DRAGON),
    ("tower-stone", THE_TOWER),
    ("tower-carried-stone", THE_TOWER),
];
