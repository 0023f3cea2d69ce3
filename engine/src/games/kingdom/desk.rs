//! Teacher settings of Kingdom. (Section 8)
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::desk::{Desk, in_words, value};

crate::phrases! {
    LIMIT: "Partie sans fin";
    LIMIT_NONE: "sans limite";
    LIMIT_TWO_HUNDRED: "nulle après 200 tours";
}

/// Teacher settings.
pub const DESK: Desk = Desk {
    options: &[in_words(
        "limit",
        LIMIT,
        &[value("0", LIMIT_NONE), value("200", LIMIT_TWO_HUNDRED)],
    )],
    ..Desk::EMPTY
};
