//! Why the text of a problem is refused. Grown-ups read these.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_FIELDS: "un défi a six champs séparés par « | »", "a problem has six fields with | between";
    NO_KIND: "ce genre de défi n’existe pas", "there is no such kind of problem";
    NO_GRADE: "le degré est un chiffre de 1 à 5", "the grade is a digit from 1 to 5";
    NO_WORDS: "il faut des mots séparés par une espace, ou un tiret", "words with one space between are needed, or a dash";
    NO_POSITION: "la position manque", "the position is missing";
    NO_PROOF: "cette preuve ne se lit pas", "this proof does not read";
    TOO_LONG: "le texte est trop long pour un défi", "the text is too long for a problem";
    NO_SOLUTION: "la solution ne convient pas à ce genre de défi", "the solution does not fit this kind of problem";
}
