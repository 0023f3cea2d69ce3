//! Parts of sentences spoken between numbers and names. They are in French, as all clips are.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use engine::kernel::words::Phrase;

const fn part(fr: &'static str) -> Phrase {
    Phrase::new("phrases::parts", fr, fr)
}

macro_rules! parts {
    ($($name:ident: $fr:expr;)*) => {
        $(pub const $name: Phrase = part($fr);)*
        /// All parts.
        pub const ALL: &[&Phrase] = &[$(&$name),*];
    };
}

parts! {
    AND_ONE_MORE: "et encore un";
    IS_MORE_THAN: "c’est plus que";
    IS_AS_MUCH_AS: "c’est autant que";
    WINS: "gagne";
    AND_TWO_MORE: "et encore deux";
    YOUR_NUMBER: "Ton dé";
    YES: "Oui,";
    YES_IT_MAKES: "Oui, ça fait";
    I_READ: "Moi, je lis";
    AND_YOU: "Et toi";
    COMPUTER: "ordinateur";
    LEVEL: "niveau";
    PLAYS: "joue.";
    PLAY: "jouent.";
    ROW: "ligne";
    COLUMN: "colonne";
    PLAYERS: "joueurs";
    ADVANCES: "avance";
    ADVANCES_DIAGONALLY: "avance en diagonale";
    GOES_SIDEWAYS: "va sur le côté";
    RETREATS: "recule";
    RETREATS_DIAGONALLY: "recule en diagonale";
    IS_AHEAD: "est devant lui";
    IS_BESIDE: "est à côté de lui";
    IS_DIAGONAL: "est en diagonale";
    IS_BEHIND: "est derrière lui";
}
