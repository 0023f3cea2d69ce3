//! Names of pieces at the start of a sentence, and announcements of a side's turn.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::games::patrakill::subjects::{THE_DRAGON, THE_KNIGHT, THE_TOWER};
use crate::kernel::words::Phrase;

crate::phrases! {
    BLUE_PLAYS: "Les Bleus jouent.";
    GREEN_PLAYS: "Les Verts jouent.";
    YELLOW_PLAYS: "Les Jaunes jouent.";
    VIOLET_PLAYS: "Les Violets jouent.";
}

/// Names of the pieces at the start of a sentence, by kind.
pub const SUBJECTS: &[(&str, Phrase)] = &[
    ("helmet", THE_KNIGHT),
    ("dragon", THE_DRAGON),
    ("tower-blue", THE_TOWER),
    ("tower-green", THE_TOWER),
    ("tower-yellow", THE_TOWER),
    ("tower-violet", THE_TOWER),
    ("tower-stone", THE_TOWER),
];
