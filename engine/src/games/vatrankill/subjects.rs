//! Names of pieces at the start of a sentence, and announcements of a side's turn.

use crate::games::patrakill::subjects::{THE_DRAGON, THE_KNIGHT, THE_TOWER};
use crate::kernel::words::Phrase;

/// Names of the pieces at the start of a sentence, by kind.
pub const SUBJECTS: &[(&str, Phrase)] = &[
    ("helmet", THE_KNIGHT),
    ("dragon", THE_DRAGON),
    ("tower-stone", THE_TOWER),
    ("tower-carried-stone", THE_TOWER),
];
