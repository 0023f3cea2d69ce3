//! Problems on the teacher pages and on printed sheets.

engine::phrases! {
    TAB: "Défis";

    // Problems of the session.
    SESSION: "Les défis de la séance";
    SESSION_NOTE: "Les élèves ne reçoivent que ces genres et ces degrés. Ce choix est enregistré avec vos réglages.";
    KINDS: "Genres";
    GRADES: "Difficulté";
    GRADE_1: "degré 1";
    GRADE_2: "degré 2";
    GRADE_3: "degré 3";
    GRADE_4: "degré 4";
    GRADE_5: "degré 5";
    KIND_TAKE: "gagner en un coup";
    KIND_SAVE: "empêcher l’autre de gagner";
    KIND_FIGHT: "choisir le meilleur combat";
    KIND_COUNT: "compter au combat";
    KIND_PATH: "compter les tours d’un chemin";
    KIND_TWO: "gagner en deux tours";
    KIND_THREE: "gagner en trois tours";

    // Problem by number.
    BY_NUMBER: "Ouvrir un défi";
    BY_NUMBER_NOTE: "Chaque défi garde son numéro\u{a0}: le même défi s’ouvre sur toutes les tablettes.";
    NUMBER: "Numéro";
    LAST_NUMBER: "Dernier numéro\u{a0}:";
    NO_SUCH: "Ce jeu n’a pas de défi à ce numéro. Choisissez-en un autre.";
    UNFETCHED: "Les défis de ce jeu ne sont pas encore sur l’appareil. Réessayez avec le réseau.";
    OPEN: "Ouvrir";
    SHARE_NOTE: "Une autre tablette ouvre ce défi avec l’appareil photo, sans compte ni envoi.";
    SHARE_TOO_LONG: "Ce défi est trop long pour un code\u{a0}: copiez le lien.";

    // The teacher's own problems.
    OWN: "Vos défis";
    OWN_NOTE: "Composez une position dans l’onglet «\u{a0}Positions\u{a0}»\u{a0}: le programme vérifie qu’elle fait un défi, puis la garde ici.";
    OWN_NOTHING: "Aucun défi n’est encore gardé.";
    OWN_UNREADABLE: "Ce défi ne s’ouvre plus dans cette version.";

    // Creating a problem from a position.
    MAKE: "En faire un défi";
    MAKE_NOTE: "Le programme cherche la seule bonne réponse, puis le degré.";
    PROVE: "Vérifier";
    PROVING: "Le programme essaie tous les coups…";
    STOP: "Arrêter";
    FOUND: "C’est un défi\u{a0}: une seule réponse est juste.";
    KEEP: "Garder ce défi";
    KEPT: "Le défi est gardé. Les élèves le trouvent à côté des degrés.";
    NOT_KEPT: "Cet appareil est plein\u{a0}: le défi ne sera plus là demain.";
    NOBODYS_TURN: "Ici, personne n’a de coup à choisir\u{a0}: les dés tombent, ou la partie est finie.";
    FORCED: "Il n’y a presque pas de choix\u{a0}: ajoutez un pion ou une case libre.";
    SEVERAL: "Plusieurs coups sont aussi bons, et un défi n’a qu’une réponse. Déplacez un pion.";
    NOTHING: "Aucun gain n’est certain en un, deux ou trois tours, il n’y a rien à sauver, et aucun combat n’est meilleur que les autres.";
    TOO_LONG: "C’est trop long à prouver\u{a0}: ôtez des pions qui ne servent pas.";

    // Observations.
    SOLVED: "Les défis essayés";
    SOLVED_NOTE: "Par genre\u{a0}: le premier nombre compte les défis trouvés du premier coup, le second les défis essayés. Personne n’est désigné.";

    // Printed sheets.
    SHEET: "Six défis à imprimer";
    SHEET_NOTE: "Six défis en images, les solutions sur une feuille à part, en A4 ou en A3.";
    SHEET_OPEN: "Préparer la feuille";
    SHEET_A4: "Six défis, A4";
    SHEET_A3: "Six défis, A3";
    SHEET_TITLE: "Six défis";
    SHEET_HINT: "Les six défis du jour. Montre ta réponse avec une flèche, un rond ou un nombre.";
    SHEET_ANOTHER_HINT: "Montre ta réponse avec une flèche, un rond ou un nombre.";
    SOLUTIONS: "Six défis\u{a0}: les solutions";
    SOLUTIONS_HINT: "Pour l’adulte\u{a0}: la seule bonne réponse de chaque défi.";
    ANOTHER_DRAW: "Six autres défis";
    TODAYS: "Les six du jour";

    // Saved data.
    GOES_PROBLEMS: "{count, plural, one {# défi à vous} other {# défis à vous}}";
}
