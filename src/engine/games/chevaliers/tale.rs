//! The tale that leads into the game, in our own words: ten pictures.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::game::{Drawn, TalePage};

crate::phrases! {
    COUNTRIES: "Il était une fois deux pays voisins.", "Once upon a time there were two countries.";
    PRINCE: "Ici, le Prince Ardent veille sur son château.", "Here, Prince Ardent watches over his castle.";
    APPLES: "Dans son village poussent des pommes d’or.", "Golden apples grow in his village.";
    TYRANT: "Là-bas, dans la montagne, ronfle Tyran le dragon.", "Over there, in the mountain, Tyran the dragon snores.";
    GUARDED: "Il garde un trésor, et la Princesse Annabelle.", "He guards a treasure, and Princess Annabelle.";
    HUNGRY: "Ce matin, tous les dragons ont faim de pommes.", "This morning all dragons are hungry for apples.";
    CALL: "Le Prince appelle ses soldats et ses chevaliers.", "The Prince calls his soldiers and his knights.";
    DICE: "Quand ils se rencontrent, les dés décident.", "When they meet, the dice decide.";
    NO_HARM: "Personne n’a mal\u{a0}: on rentre au camp.", "Nobody is hurt: one goes back to camp.";
    END: "Et la fin\u{a0}? C’est toi qui la joues\u{a0}!", "And the end? You will play it!";
}

const fn drawn(drawing: &'static str, x: i16, y: i16, size: i16) -> Drawn {
    Drawn {
        drawing,
        x,
        y,
        size,
    }
}

/// The pages, in order.
pub const PAGES: &[TalePage] = &[
    TalePage {
        phrase: COUNTRIES,
        east: 140,
        drawn: &[
            drawn("castle", 60, 150, 190),
            drawn("tower-stone", 290, 230, 110),
            drawn("great-dragon", 560, 140, 180),
        ],
    },
    TalePage {
        phrase: PRINCE,
        east: 0,
        drawn: &[drawn("castle", 60, 80, 290), drawn("prince", 440, 190, 230)],
    },
    TalePage {
        phrase: APPLES,
        east: 0,
        drawn: &[
            drawn("village", 90, 80, 330),
            drawn("soldier", 500, 230, 170),
        ],
    },
    TalePage {
        phrase: TYRANT,
        east: 280,
        drawn: &[drawn("tyrant", 300, 90, 320)],
    },
    TalePage {
        phrase: GUARDED,
        east: 280,
        drawn: &[
            drawn("treasure", 80, 200, 200),
            drawn("princess", 560, 170, 210),
            drawn("tyrant", 290, 90, 260),
        ],
    },
    TalePage {
        phrase: HUNGRY,
        east: 280,
        drawn: &[
            drawn("small-dragon", 40, 220, 160),
            drawn("great-dragon", 180, 110, 210),
            drawn("great-dragon", 420, 110, 210),
            drawn("small-dragon", 600, 220, 160),
        ],
    },
    TalePage {
        phrase: CALL,
        east: 0,
        drawn: &[
            drawn("soldier", 40, 230, 160),
            drawn("knight", 190, 170, 180),
            drawn("prince", 360, 90, 230),
            drawn("knight", 570, 170, 180),
        ],
    },
    TalePage {
        phrase: DICE,
        east: 140,
        drawn: &[
            drawn("knight", 70, 110, 230),
            drawn("face-dots-4", 330, 220, 120),
            drawn("face-dots-2", 480, 220, 120),
            drawn("small-dragon", 590, 110, 200),
        ],
    },
    TalePage {
        phrase: NO_HARM,
        east: 0,
        drawn: &[
            drawn("castle", 70, 90, 280),
            drawn("soldier", 420, 210, 180),
            drawn("steps", 620, 270, 110),
        ],
    },
    TalePage {
        phrase: END,
        east: 140,
        drawn: &[
            drawn("castle", 30, 60, 180),
            drawn("treasure", 600, 70, 160),
            drawn("prince", 180, 180, 210),
            drawn("princess", 390, 240, 150),
            drawn("tyrant", 560, 200, 200),
        ],
    },
];
