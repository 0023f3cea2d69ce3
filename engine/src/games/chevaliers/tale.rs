//! Tale that leads into the game, in our own words: ten pictures.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::{Sprite, TalePage};

crate::phrases! {
    COUNTRIES: "Il était une fois deux pays voisins.";
    PRINCE: "Ici, le Prince Ardent veille sur son château.";
    APPLES: "Dans son village poussent des pommes d’or.";
    TYRANT: "Dans la montagne, Tyran le dragon ronfle.";
    GUARDED: "Il garde un trésor et la Princesse Annabelle.";
    HUNGRY: "Ce matin, les dragons ont envie de pommes.";
    CALL: "Le Prince appelle ses soldats et ses chevaliers.";
    DICE: "Quand ils se rencontrent, on lance les dés.";
    NO_HARM: "Personne n’a mal\u{a0}: on rentre au camp.";
    END: "Et la fin\u{a0}? C’est toi qui la joues\u{a0}!";
}

const fn drawn(drawing: &'static str, x: i16, y: i16, size: i16) -> Sprite {
    Sprite {
        drawing,
        x,
        y,
        size,
    }
}

/// Pages, in order.
pub const PAGES: &[TalePage] = &[
    TalePage {
        phrase: COUNTRIES,
        east: 140,
        drawn: &[
            drawn("castle", 60, 190, 190),
            drawn("tower-stone", 290, 270, 110),
            drawn("great-dragon", 560, 180, 180),
        ],
    },
    TalePage {
        phrase: PRINCE,
        east: 0,
        drawn: &[
            drawn("castle", 60, 120, 290),
            drawn("prince", 440, 230, 230),
        ],
    },
    TalePage {
        phrase: APPLES,
        east: 0,
        drawn: &[
            drawn("village", 90, 120, 330),
            drawn("soldier", 500, 270, 170),
        ],
    },
    TalePage {
        phrase: TYRANT,
        east: 280,
        drawn: &[drawn("tyrant", 300, 130, 320)],
    },
    TalePage {
        phrase: GUARDED,
        east: 280,
        drawn: &[
            drawn("treasure", 80, 240, 200),
            drawn("princess", 560, 210, 210),
            drawn("tyrant", 290, 130, 260),
        ],
    },
    TalePage {
        phrase: HUNGRY,
        east: 280,
        drawn: &[
            drawn("small-dragon", 40, 260, 160),
            drawn("great-dragon", 180, 150, 210),
            drawn("great-dragon", 420, 150, 210),
            drawn("small-dragon", 600, 260, 160),
        ],
    },
    TalePage {
        phrase: CALL,
        east: 0,
        drawn: &[
            drawn("soldier", 40, 270, 160),
            drawn("knight", 190, 210, 180),
            drawn("prince", 360, 130, 230),
            drawn("knight", 570, 210, 180),
        ],
    },
    TalePage {
        phrase: DICE,
        east: 140,
        drawn: &[
            drawn("knight", 70, 150, 230),
            drawn("icon-die", 375, 230, 140),
            drawn("small-dragon", 590, 150, 200),
        ],
    },
    TalePage {
        phrase: NO_HARM,
        east: 0,
        drawn: &[
            drawn("castle", 70, 130, 280),
            drawn("soldier", 420, 250, 180),
            drawn("steps", 620, 310, 110),
        ],
    },
    TalePage {
        phrase: END,
        east: 140,
        drawn: &[
            drawn("castle", 20, 80, 190),
            drawn("treasure", 640, 80, 130),
            drawn("prince", 190, 210, 210),
            drawn("princess", 390, 280, 150),
            drawn("tyrant", 550, 230, 210),
        ],
    },
];
