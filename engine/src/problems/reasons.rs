//! Reasons for refusing the text of a problem. Shown to adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_FIELDS: "un défi a six champs séparés par «\u{a0}|\u{a0}»";
    NO_KIND: "ce genre de défi n’existe pas";
    NO_GRADE: "le degré est un chiffre de 1 à 5";
    NO_WORDS: "il faut des mots séparés par une espace, ou un tiret";
    NO_POSITION: "la position manque";
    NO_PROOF: "cette preuve est illisible";
    TOO_LONG: "le texte est trop long pour un défi";
    NO_SOLUTION: "la solution ne convient pas à ce genre de défi";
}
