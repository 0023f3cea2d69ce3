//! Arena, in which pairs fight with the pieces of their own boards.

engine::phrases! {
    ARENA: "L’arène";
    CHOOSE_PIECE: "Choisis un pion.";
    WHAT_HAPPENED: "Que s’est-il passé\u{a0}?";
}
