//! Teacher settings of Knights-challenge. (Rules, 8)
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::desk::{Desk, Picture, TeacherOption, value};

crate::phrases! {
    CALM: "Partie sans fin";
    CALM_LIMIT: "comptée après 80 tours calmes";
    CALM_NONE: "sans limite";
}

/// Teacher settings.
pub const DESK: Desk = Desk {
    options: &[TeacherOption {
        option: "calm",
        name: CALM,
        values: &[value("80", CALM_LIMIT), value("0", CALM_NONE)],
        picture: Picture::None,
        note: None,
    }],
    ..Desk::EMPTY
};
