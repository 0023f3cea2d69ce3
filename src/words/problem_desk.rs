//! What the teacher's desk and the sheets say of problems.

engine::phrases! {
    TAB: "Défis", "Challenges";

    // The session.
    SESSION: "Les défis de la séance", "The challenges of the session";
    SESSION_NOTE: "Les élèves ne reçoivent que ces genres et ces degrés. Le choix se garde avec vos réglages.",
        "Pupils are given these kinds and grades only. The choice is kept with your settings.";
    KINDS: "Genres", "Kinds";
    GRADES: "Degrés", "Grades";
    GRADE_1: "degré 1", "grade 1";
    GRADE_2: "degré 2", "grade 2";
    GRADE_3: "degré 3", "grade 3";
    GRADE_4: "degré 4", "grade 4";
    GRADE_5: "degré 5", "grade 5";
    KIND_TAKE: "gagner en un coup", "win in one step";
    KIND_SAVE: "empêcher l’autre de gagner", "keep the other from winning";
    KIND_FIGHT: "choisir le meilleur combat", "choose the best fight";
    KIND_COUNT: "compter au combat", "count at a fight";
    KIND_PATH: "compter les tours d’un chemin", "count the turns of a way";
    KIND_TWO: "gagner en deux tours", "win in two turns";
    KIND_THREE: "gagner en trois tours", "win in three turns";

    // One by its number.
    BY_NUMBER: "Ouvrir un défi", "Open a challenge";
    BY_NUMBER_NOTE: "Chaque défi garde son numéro\u{a0}: le même défi s’ouvre sur toutes les tablettes.",
        "Each challenge keeps its number: the same one opens on all tablets.";
    NUMBER: "Numéro", "Number";
    LAST_NUMBER: "Dernier numéro\u{a0}:", "Last number:";
    NO_SUCH: "Ce jeu n’a pas de défi à ce numéro. Choisissez-en un autre.",
        "This game has no challenge of that number. Please choose another one.";
    UNFETCHED: "Les défis de ce jeu ne sont pas encore sur l’appareil. Réessayez avec le réseau.",
        "The challenges of this game are not on the device yet. Try again with a network.";
    OPEN: "Ouvrir", "Open";
    SHARE_NOTE: "Une autre tablette ouvre ce défi avec l’appareil photo, sans compte ni envoi.",
        "Another tablet opens this challenge with its camera, without account or upload.";
    SHARE_TOO_LONG: "Ce défi est trop long pour un code\u{a0}: copiez le lien.",
        "This challenge is too long for a code: copy the link.";

    // Those of the teacher.
    OWN: "Vos défis", "Your challenges";
    OWN_NOTE: "Posez une position dans l’onglet «\u{a0}Positions\u{a0}»\u{a0}: le programme prouve qu’elle est un défi, puis la garde ici.",
        "Set up a position in the tab “Positions”: the program proves that it is a challenge, then keeps it here.";
    OWN_NOTHING: "Aucun défi n’est encore gardé.", "No challenge is kept yet.";
    OWN_UNREADABLE: "Ce défi ne s’ouvre plus dans cette version.", "This challenge no longer opens in this version.";

    // A position becomes a problem.
    MAKE: "En faire un défi", "Make it a challenge";
    MAKE_NOTE: "Le programme cherche la seule bonne réponse, puis le degré.",
        "The program looks for the only right answer, then for the grade.";
    PROVE: "Vérifier", "Check";
    PROVING: "Le programme essaie tous les coups…", "The program tries all steps…";
    STOP: "Arrêter", "Stop";
    FOUND: "C’est un défi\u{a0}: une seule réponse est juste.", "It is a challenge: one answer only is right.";
    KEEP: "Garder ce défi", "Keep this challenge";
    KEPT: "Le défi est gardé. Les élèves le trouvent à côté des degrés.",
        "The challenge is kept. Pupils find it beside the grades.";
    NOT_KEPT: "Cet appareil est plein\u{a0}: le défi ne sera plus là demain.",
        "This device is full: the challenge will be gone tomorrow.";
    NOBODYS_TURN: "Ici, personne n’a de coup à choisir\u{a0}: les dés tombent, ou la partie est finie.",
        "Nobody is to choose a step here: dice fall, or the game is over.";
    FORCED: "Il n’y a presque pas de choix\u{a0}: ajoutez un pion ou une case libre.",
        "There is next to no choice: add a piece or a free cell.";
    SEVERAL: "Plusieurs coups sont aussi bons, et un défi n’a qu’une réponse. Déplacez un pion.",
        "Several steps are as good, and a challenge has one answer only. Move a piece.";
    NOTHING: "Rien ne se gagne sûrement en un, deux ou trois tours, rien n’est à sauver, et aucun combat n’est meilleur que les autres.",
        "Nothing is surely won in one, two or three turns, nothing is to be saved, and no fight is better than the others.";
    TOO_LONG: "C’est trop long à prouver\u{a0}: ôtez des pions qui ne servent pas.",
        "It takes too long to prove: take away pieces that are not needed.";

    // Observations.
    SOLVED: "Les défis essayés", "The challenges tried";
    SOLVED_NOTE: "Par genre\u{a0}: le premier nombre compte les défis trouvés du premier coup, le second les défis essayés. Personne n’est désigné.",
        "By kind: the first number counts the challenges found at the first try, the second those tried. Nobody is named.";

    // Sheets.
    SHEET: "Six défis à imprimer", "Six challenges to print";
    SHEET_NOTE: "Six défis en images, les solutions sur une feuille à part, en A4 ou en A3.",
        "Six challenges in pictures, the solutions on a sheet apart, in A4 or A3.";
    SHEET_OPEN: "Préparer la feuille", "Prepare the sheet";
    SHEET_A4: "Six défis, A4", "Six challenges, A4";
    SHEET_A3: "Six défis, A3", "Six challenges, A3";
    SHEET_TITLE: "Six défis", "Six challenges";
    SHEET_HINT: "Les six défis du jour. Montre ta réponse avec une flèche, un rond ou un nombre.",
        "The six challenges of the day. Show your answer with an arrow, a ring or a number.";
    SHEET_ANOTHER_HINT: "Montre ta réponse avec une flèche, un rond ou un nombre.",
        "Show your answer with an arrow, a ring or a number.";
    SOLUTIONS: "Six défis\u{a0}: les solutions", "Six challenges: the solutions";
    SOLUTIONS_HINT: "Pour l’adulte\u{a0}: la seule bonne réponse de chaque défi.",
        "For the adult: the only right answer of each challenge.";
    ANOTHER_DRAW: "Six autres défis", "Six other challenges";
    TODAYS: "Les six du jour", "The six of the day";

    // Your data.
    GOES_PROBLEM: "défi à vous", "challenge of yours";
    GOES_PROBLEMS: "défis à vous", "challenges of yours";
}
