//! Teacher settings of Knights-challenge. (Rules, 8)
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::desk::{Desk, TeacherOption, in_words, value};

crate::phrases! {
    CALM: "Partie sans fin";
    CALM_LIMIT: "comptée après 80 tours calmes";
    CALM_NONE: "sans limite";
    LOW: "Bonus des camps, un cavalier dans chacun";
    HIGH: "Bonus des camps, deux cavaliers dans chacun";
    NO_POINTS: "aucun";
    THREE_POINTS: "3 points";
    SIX_POINTS: "6 points";
    TWELVE_POINTS: "12 points";
    BONUS_NOTE: "À quatre. La valeur imprimée n’est pas connue. En équipes, deux et trois cavaliers valent 6 et 12 points, sauf autre choix ici.";
}

/// Teacher settings.
pub const DESK: Desk = Desk {
    options: &[
        in_words(
            "calm",
            CALM,
            &[value("80", CALM_LIMIT), value("0", CALM_NONE)],
        ),
        in_words(
            "low",
            LOW,
            &[value("0", NO_POINTS), value("3", THREE_POINTS)],
        ),
        TeacherOption {
            note: Some(BONUS_NOTE),
            ..in_words(
                "high",
                HIGH,
                &[
                    value("6", SIX_POINTS),
                    value("12", TWELVE_POINTS),
                    value("0", NO_POINTS),
                ],
            )
        },
    ],
    ..Desk::EMPTY
};
