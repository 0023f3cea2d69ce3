//! Phrases that both games share.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    DRAGON_SIDE: "le dragon";
    KNIGHT: "chevalier";
    DRAGON: "dragon";
    STONE_TOWER: "tour neutre";

    SKEWER: "chevaliers mangés";
    CALM: "coups calmes avant la fin";

    LAND: "Pose le dragon sur une case vide.";
    MUST_EAT: "Dragon, tu dois manger un chevalier.";
    MOVE_DRAGON: "Dragon, tu avances ou tu sautes.";
    JUMP_ON: "Encore un saut, ou arrête-toi.";
    STUCK: "Le dragon est coincé\u{a0}: touche «\u{a0}Je passe\u{a0}».";
    PRESS_PASS: "Touche «\u{a0}Je passe\u{a0}».";
    DRAWN: "Égalité\u{a0}: on fait la paix\u{a0}!";

    PASS: "Je passe";
    STOP: "J’ai fini";

    NO_WAY: "Aucun chevalier ne peut avancer.";
    DRAGON_STUCK: "Le dragon est coincé\u{a0}: il passe.";
    PASSAGE: "Passage secret\u{a0}!";
    THROWN: "Le chevalier est éjecté de sa tour\u{a0}!";
    TRAPPED: "Le piège se referme\u{a0}!";

    GAME_IS_OVER: "Regarde\u{a0}: la partie est finie.";
    CHOOSE_CELL: "Choisis une case qui brille.";
    LAND_ON_EMPTY: "Choisis une case vide.";
    EAT_FIRST: "Mange d’abord un chevalier.";
    LAND_BEHIND: "Choisis la case derrière lui.";
    NO_ROOM_BEHIND: "Derrière, c’est pris\u{a0}: va ailleurs.";
    JUMPED_ALREADY: "Laisse-la\u{a0}: tu l’as déjà sautée.";
    JUMP_OR_STOP: "Fais un saut, ou touche «\u{a0}J’ai fini\u{a0}».";
    TOO_FAR: "Avance d’une seule case.";
    CHOOSE_KNIGHT: "Choisis d’abord un chevalier.";
    SURROUNDED: "Prends-en un autre\u{a0}: celui-ci est coincé.";
    KNIGHT_IN_THE_WAY: "Regarde\u{a0}: il y a déjà un chevalier.";
    DRAGON_IN_THE_WAY: "Contourne le dragon.";
    JUST_THROWN_OUT: "Attends un tour avant d’y retourner.";
    NO_DIAGONAL: "Va tout droit, pas en diagonale.";
    NO_RETREAT: "Avance\u{a0}: il ne recule pas.";
}
