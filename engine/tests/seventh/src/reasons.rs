//! Why a text or an option is refused. Grown-ups read these.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

engine::phrases! {
    NO_ACTION: "une action est une case de a à g, ou stay", "an action is a cell from a to g, or stay";
    NO_ROLL: "le dé a trois faces, et ne roule plus à la fin", "the die has three faces, and does not roll after the end";
    NOT_FOUR_FIELDS: "une position a quatre champs", "a position has four fields";
    NO_CELL: "une case va de a à g", "a cell is one from a to g";
    NO_SIDE: "un camp est B ou R", "a side is B or R";
    SAME_CELL: "deux cavaliers sont sur une case", "two knights stand on one cell";
    WON_BEFORE: "l’autre a déjà gagné", "the other one has won already";
}
