//! The complete rules, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

engine::phrases! {
    WHOLE: "Lance le dé, puis avance ou reste. Qui tombe sur l’autre le renvoie. Qui arrive au bout gagne.";
}
