//! Reasons for refusing a text or an option, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

engine::phrases! {
    NO_ACTION: "une action est une case de a à g, ou stay";
    NO_ROLL: "le dé a trois faces, et ne roule plus à la fin";
    NOT_FOUR_FIELDS: "une position a quatre champs";
    NO_CELL: "une case va de a à g";
    NO_SIDE: "un camp est B ou R";
    SAME_CELL: "deux cavaliers sont sur une case";
    WON_BEFORE: "l’autre a déjà gagné";
}
