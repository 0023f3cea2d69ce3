//! Problems: questions, and reactions to answers.

engine::phrases! {
    PROBLEMS: "Les défis";
    CHOOSE: "Choisis un défi.";
    TAKE: "Gagne en un seul coup\u{a0}!";
    SAVE: "Empêche l’autre de gagner\u{a0}!";
    BEST_FIGHT: "Choisis le meilleur combat.";
    COUNT: "À toi de compter\u{a0}!";
    LEAST: "Combien faut-il faire avec le dé\u{a0}?";
    WAY: "Combien de tours pour y aller\u{a0}?";
    STEPS: "Combien de pas pour y aller\u{a0}?";
    TWO: "Gagne en deux tours\u{a0}!";
    THREE: "Gagne en trois tours\u{a0}!";
    SOLVED: "Oui, c’est ça\u{a0}!";
    RIGHT: "Oui\u{a0}! Continue.";
    THEY_WIN: "C’est l’autre qui gagne.";
    TAKEN: "Ton pion est pris.";
    LOOK_AT_WAY: "Regarde le chemin.";
    OTHER_FIGHT: "Un autre combat est plus sûr.";
    ANOTHER: "Cherche un autre coup.";
    TRY_AGAIN: "Recommence.";
    MISSED: "Refais les défis ratés.";
    NOTHING_MISSED: "Rien ne t’a échappé\u{a0}!";
    UNFETCHED: "Les défis ne sont pas encore là.";
    OF_DAY: "Le défi du\u{a0}jour";
    OF_WEEK: "Défis du jour de la semaine\u{a0}: {count} sur 5";
    PENNANT: "Cinq défis\u{a0}: voilà ton fanion\u{a0}!";
    SHOW_FINGERS: "Montre ta réponse sur tes doigts.";
    TRY_NUMBER: "On essaie ce nombre\u{a0}!";
}
