//! Names of pieces at the start of a sentence, and announcements of a side's turn.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    THE_KNIGHT: "Le chevalier";
    THE_DRAGON: "Le dragon";
    DRAGON_PLAYS: "Le dragon joue.";
    KNIGHTS_PLAY: "Les chevaliers jouent.";
    THE_TOWER: "La tour";
}
