//! Descriptions of the piece sets, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    SET_STANDARD: "Figurines";
    SET_POCKET: "Pions de poche";
    SET_POCKET_PRINTED: "Pions de poche, bonus imprimés";
    POCKET_NOTE: "La planche des pions de poche porte +1 sur les soldats et les petits dragons, alors que le texte de la règle ne leur donne aucun bonus. «\u{a0}Pions de poche\u{a0}» joue selon le texte\u{a0}; «\u{a0}bonus imprimés\u{a0}» joue selon la planche\u{a0}: soldats et chevaliers ont alors la même force.";
}
