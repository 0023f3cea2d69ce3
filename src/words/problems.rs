//! The problems: what is asked, and what is said of an answer.

engine::phrases! {
    PROBLEMS: "Les défis", "Challenges";
    CHOOSE: "Choisis un défi.", "Choose a challenge.";
    TAKE: "Gagne en un seul coup\u{a0}!", "Win in a single step!";
    SAVE: "Empêche l’autre de gagner\u{a0}!", "Keep the other from winning!";
    BEST_FIGHT: "Choisis le meilleur combat.", "Choose the best fight.";
    COUNT: "À toi de compter\u{a0}!", "Your turn to count!";
    LEAST: "Combien faut-il au dé\u{a0}?", "What must the die show?";
    WAY: "Combien de tours pour y aller\u{a0}?", "How many turns to get there?";
    TWO: "Gagne en deux tours\u{a0}!", "Win in two turns!";
    THREE: "Gagne en trois tours\u{a0}!", "Win in three turns!";
    SOLVED: "Oui, c’est ça\u{a0}!", "Yes, that is it!";
    RIGHT: "Oui\u{a0}! Joue la suite.", "Yes! Play on.";
    THEY_WIN: "C’est l’autre qui gagne.", "The other one wins.";
    TAKEN: "Ton pion est pris.", "Your piece is taken.";
    LOOK_AT_WAY: "Regarde le chemin.", "Look at the way.";
    OTHER_FIGHT: "Un autre combat est plus sûr.", "Another fight is safer.";
    ANOTHER: "Pas ce coup-ci. Essaie encore.", "Not this step. Try again.";
    TRY_AGAIN: "Essaie encore une fois.", "Try once more.";
    MISSED: "Essaie les coups manqués.", "Try what was missed.";
    NOTHING_MISSED: "Rien ne t’a échappé\u{a0}!", "You missed nothing!";
    UNFETCHED: "Les défis ne sont pas encore là.", "The challenges are not here yet.";
    OF_DAY: "Le défi du jour", "The challenge of the day";
}
