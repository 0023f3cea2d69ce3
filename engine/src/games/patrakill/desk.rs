//! Teacher settings of both Patrakill games. (Section 8)
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::desk::{Desk, in_words, value};

crate::phrases! {
    LIMIT: "Partie sans fin";
    LIMIT_FORTY: "nulle après 40 tours du dragon sans repas";
    LIMIT_NONE: "sans limite";
}

/// Teacher settings.
pub const DESK: Desk = Desk {
    options: &[in_words(
        "limit",
        LIMIT,
        &[value("40", LIMIT_FORTY), value("0", LIMIT_NONE)],
    )],
    ..Desk::EMPTY
};
