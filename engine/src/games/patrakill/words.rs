//! The words that both games say.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    DRAGON_SIDE: "le dragon", "the dragon";
    KNIGHT: "chevalier", "knight";
    DRAGON: "dragon", "dragon";
    STONE_TOWER: "tour neutre", "neutral tower";

    SKEWER: "chevaliers mangés", "knights eaten";
    CALM: "tours calmes qui restent", "calm turns left";

    LAND: "Pose le dragon sur une case vide.", "Put the dragon on an empty cell.";
    MUST_EAT: "Dragon, tu dois manger un chevalier.", "Dragon, you must eat a knight.";
    MOVE_DRAGON: "Dragon, avance ou saute.", "Dragon, step or jump.";
    JUMP_ON: "Saute encore, ou arrête-toi.", "Jump again, or stop.";
    STUCK: "Le dragon est coincé\u{a0}: touche «\u{a0}Je passe\u{a0}».", "The dragon is stuck: touch “I pass”.";
    PRESS_PASS: "Touche «\u{a0}Je passe\u{a0}».", "Touch “I pass”.";
    DRAWN: "Égalité\u{a0}: on fait la paix\u{a0}!", "A draw: make peace!";

    PASS: "Je passe", "I pass";
    STOP: "J’ai fini", "I am done";

    NO_WAY: "Aucun chevalier ne peut avancer.", "No knight can move.";
    DRAGON_STUCK: "Le dragon est coincé\u{a0}: il passe.", "The dragon is stuck: it passes.";
    PASSAGE: "Passage secret\u{a0}!", "Secret passage!";
    THROWN: "Le chevalier est éjecté de sa tour\u{a0}!", "Thrown out of the tower!";
    TRAPPED: "Le piège se referme\u{a0}!", "The trap closes!";

    GAME_IS_OVER: "Regarde\u{a0}: la partie est finie.", "Look: the game is over.";
    CHOOSE_CELL: "Choisis une case qui brille.", "Choose a shining cell.";
    LAND_ON_EMPTY: "Choisis une case vide.", "Choose an empty cell.";
    EAT_FIRST: "Mange d’abord un chevalier.", "Eat a knight first.";
    LAND_BEHIND: "Touche la case derrière lui.", "Touch the cell behind it.";
    NO_ROOM_BEHIND: "Cherche ailleurs\u{a0}: derrière, c’est pris.", "Look elsewhere: the cell behind is taken.";
    JUMPED_ALREADY: "Laisse-la\u{a0}: tu l’as déjà sautée.", "Leave it: you have jumped it already.";
    JUMP_OR_STOP: "Saute, ou touche «\u{a0}J’ai fini\u{a0}».", "Jump, or touch “I am done”.";
    TOO_FAR: "Avance d’une seule case.", "Go one cell only.";
    CHOOSE_KNIGHT: "Choisis d’abord un chevalier.", "First choose a knight.";
    SURROUNDED: "Prends-en un autre\u{a0}: celui-ci est coincé.", "Take another: this one is stuck.";
    KNIGHT_IN_THE_WAY: "Regarde\u{a0}: un chevalier est déjà là.", "Look: a knight is there.";
    DRAGON_IN_THE_WAY: "Contourne le dragon.", "Go round the dragon.";
    JUST_THROWN_OUT: "Attends un tour pour y retourner.", "Wait one turn before going back.";
    NO_DIAGONAL: "Va tout droit, pas en diagonale.", "Go straight, not on a diagonal.";
    NO_RETREAT: "Avance\u{a0}: il ne recule pas.", "Go on: it does not go back.";
}
