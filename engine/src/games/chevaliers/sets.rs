//! What grown-ups read of the sets of pieces.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    SET_STANDARD: "Figurines", "Figures";
    SET_POCKET: "Pions de poche", "Pocket pawns";
    SET_POCKET_PRINTED: "Pions de poche, bonus imprimés", "Pocket pawns, bonuses as printed";
    POCKET_NOTE: "La planche des pions de poche imprime +1 sur les soldats et les petits dragons, alors que le texte de la règle ne leur donne aucun bonus. «\u{a0}Pions de poche\u{a0}» joue selon le texte\u{a0}; «\u{a0}bonus imprimés\u{a0}» joue selon la planche\u{a0}: soldats et chevaliers sont alors aussi forts.",
        "The sheet of pocket pawns prints +1 on soldiers and small dragons, while the text of the rules gives them no bonus. “Pocket pawns” plays by the text; “bonuses as printed” plays by the sheet: soldiers and knights are then equally strong.";
}
