//! Around the board.

engine::phrases! {
    STOP_HERE: "Stop", "Stop";
    PLACE_FOR_ME: "Place pour moi", "Place for me";
    STOP_ASK: "On arrête\u{a0}?", "Shall we stop?";
    STOP_YES: "Oui, on arrête", "Yes, stop";
    STOP_NO: "Non, on continue", "No, go on";
    AGAIN: "Revanche", "Again";
    LOOK_AGAIN: "Revoir", "Look again";
    STEP: "Coup", "Step";
    STEP_BEFORE: "Coup d’avant", "Step before";
    STEP_AFTER: "Coup d’après", "Step after";
    CLOSE: "Fermer", "Close";
    LEARN: "Les règles", "The rules";
    KEEP: "Garder", "Keep";
    BOARD: "Plateau", "Board";
    ROW: "ligne", "row";
    COLUMN: "colonne", "column";
    EMPTY: "vide", "empty";
    PLUS_ONE: "plus un", "plus one";
    PLUS_TWO: "plus deux", "plus two";
    CAN_GO: "possible", "possible";
    HELD: "choisi", "chosen";
    SHELF: "Trésors pris", "Goals taken";
    BENCH: "Rentrés au camp", "Back in camp";
    HAND: "À placer", "To place";
    STEP_ONE_OF_TWO: "Premier pion", "First piece";
    STEP_TWO_OF_TWO: "Deuxième pion", "Second piece";
    FIGHT: "Combat", "Fight";
    ON_PLACE: "sur", "on";
}
