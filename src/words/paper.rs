//! The printed sheets and the page that prints them.

engine::phrases! {
    PRINT: "Imprimer", "Print";
    TO_PRINT: "À imprimer", "To print";
    WHICH_GAME: "Quel jeu\u{a0}?", "Which game?";
    WHICH_SHEETS: "Quelles feuilles\u{a0}?", "Which sheets?";
    INK: "Encre", "Ink";
    IN_COLOUR: "Couleur", "Colour";
    IN_BLACK: "Noir et blanc", "Black and white";
    BONUSES: "Les bonus des pions", "The bonuses on the pieces";
    PRINT_NOW: "Imprimer", "Print";
    AS_PDF: "Fichier PDF", "PDF file";
    MAKING: "Le fichier se prépare…", "The file is being made…";
    MADE: "Le fichier est prêt, à la taille exacte.", "The file is ready, at true size.";
    NOT_MADE: "Le fichier n’a pas pu être préparé. L’impression directe marche toujours.",
        "The file could not be made. Printing directly still works.";
    HINT: "Dans la fenêtre d’impression\u{a0}: échelle 100\u{a0}%, sans en-têtes. Si le navigateur réduit la page, imprimez le fichier PDF.",
        "In the print window: scale 100%, no headers. If the browser shrinks the page, print the PDF file.";
    SHEETS: "feuilles", "sheets";
    SHEET: "feuille", "sheet";

    BOARD_A4: "Plateau A4", "Board, A4";
    BOARD_A3: "Plateau A3", "Board, A3";
    BOARD_POSTER: "Plateau en affiche", "Board as a poster";
    PIECES_A4: "Pions pour le plateau A4", "Pieces for the A4 board";
    PIECES_A3: "Pions pour le plateau A3", "Pieces for the A3 board";
    STANDING: "Figurines debout", "Standing figures";
    TO_COLOUR: "Pions à colorier", "Pieces to colour in";
    DICE: "Dés à plier", "Dice to fold";
    CARDS: "Cartes", "Cards";
    SCORE: "Feuille de score", "Score sheet";
    TABLES: "Tables du maître", "Teacher’s tables";
    VOCABULARY: "Cartes de vocabulaire", "Vocabulary cards";
    SESSION: "Fiche de séance", "Session sheet";
    DIPLOMA: "Diplôme", "Diploma";
    TALE_BOOK: "Le conte en petit livre", "The tale as a small book";
    TALE_TITLE: "Le conte de notre partie", "The tale of our game";
    TOLD_BY: "Joué et raconté par", "Played and told by";
    STEPS_PLAYED: "coups joués", "steps played";
    DICE_THROWN: "dés lancés", "dice thrown";
    DRAW_HERE: "Dessine ce que tu as aimé.", "Draw what you liked.";
    BOOK_HINT: "Pliez la feuille en huit, coupez le trait du milieu, puis refermez le petit livre.",
        "Fold the sheet in eight, cut the line in the middle, then close the small book.";

    RULER: "Vérifiez avant de découper\u{a0}: cette règle mesure 10 cm. Sinon, imprimez à 100\u{a0}%.",
        "Check before cutting: this ruler is 10 cm long. If not, print at 100%.";
    RULER_SHORT: "10 cm, imprimé à 100\u{a0}%", "10 cm, printed at 100%";
    CUT_HINT: "Collez la feuille sur du carton, puis découpez sur les pointillés.",
        "Glue the sheet on cardboard, then cut along the dashes.";
    STANDING_HINT: "Découpez chaque bande, pliez sur les tirets, collez les deux pieds l’un sur l’autre.",
        "Cut each strip, fold along the dashes, glue the two feet on each other.";
    STANDING_ROOF: "Vue de côté\u{a0}: un toit, et les deux pieds l’un sur l’autre.",
        "Seen from the side: a roof, and the two feet on each other.";
    STANDING_BACKS: "Vue de côté. Le chevalier regarde devant lui\u{a0}; la face sans casque est son dos.",
        "Seen from the side. The knight looks ahead; the side without a helmet is its back.";
    FLAT_THINGS: "Ce qui se pose à plat", "What lies flat";
    COLOUR_HINT: "Coloriez, collez sur du carton, puis découpez.", "Colour in, glue on cardboard, then cut.";
    DICE_HINT: "Découpez sur le trait, pliez sur les pointillés, collez les languettes.",
        "Cut along the line, fold along the dots, glue the tabs.";
    CARDS_HINT: "Découpez, pliez sur les points et collez\u{a0}: les dos se ressemblent tous.",
        "Cut, fold along the dots and glue: all backs look alike.";
    WORDS_HINT: "Découpez les cartes\u{a0}; pliez sous le dessin pour cacher le mot.",
        "Cut the cards; fold below the drawing to hide the word.";
    FOR_TEACHER: "pour l’enseignant", "for the teacher";
    THE_BONUSES: "Les bonus", "The bonuses";
    DICE_TO_FOLD: "À plier", "To fold";
    PLUS_NONE: "le dé seul", "the die alone";
    PLUS_ONE: "le dé et encore un", "the die and one more";
    PLUS_TWO: "le dé et encore deux", "the die and two more";
    FIGHT_TABLES: "Les tables de combat", "The fight tables";
    MEMO: "Aide-mémoire", "In short";
    BONUS_EQUAL: "Bonus égaux", "Equal bonuses";
    BONUS_ONE: "Un de plus pour l’attaquant", "One more for the attacker";
    BONUS_TWO: "Deux de plus", "Two more";
    TIES_AGAIN: "relances comprises", "ties thrown again";
    CHANCES_OF: "chances sur", "chances of";
    TO_SAY: "À dire, à faire dire", "To say, to have said";
    CARD_CHANCES: "Le dé contre la carte", "The die against the card";
    STRENGTH: "La carte montre", "The card shows";
    HOW_MANY: "Dans le tas", "In the pile";
    DIE_WINS: "Le dé gagne avec", "The die wins with";
    CHANCE: "Chance", "Chance";
    ALL_CARDS: "Carte inconnue", "Unknown card";
    OR_MORE: "ou plus", "or more";
    ALWAYS: "tout dé", "any die";
    YES: "oui", "yes";
    NO: "non", "no";
    TOTAL: "Total", "Total";
    PLAYER: "Joueur", "Player";
    SCORE_HINT: "Une colonne par couleur. Les points des cavaliers restés au camp se retranchent.",
        "One column for each colour. The points of knights still at home are taken away.";
    GAME_NUMBER: "Partie", "Game";
    AIMS: "Ce que l’on apprend", "What is learnt";
    MATERIAL: "Matériel", "Material";
    COURSE: "Déroulement", "Course";
    WATCH: "À observer", "To watch";
    LEVELS: "Trois niveaux", "Three levels";
    EASIER: "plus simple", "simpler";
    PLANNED: "comme prévu", "as planned";
    RICHER: "plus riche", "richer";
    MATERIAL_LIST: "Le plateau, la boîte de pions", "The board, the box of pieces";
    MATERIAL_DICE: "les dés", "the dice";
    MATERIAL_CARDS: "les cartes", "the cards";
    MATERIAL_SCORE: "la feuille de score, un crayon", "the score sheet, a pencil";
    DIPLOMA_TITLE: "Diplôme de la Table ronde", "Diploma of the Round Table";
    GIVEN_TO: "Ce diplôme est remis à", "This diploma is given to";
    DIPLOMA_DEED: "qui connaît les règles de", "who knows the rules of";
    DIPLOMA_MANNER: "A écouté, attendu son tour et joué jusqu’au bout.",
        "Has listened, waited for the turn and played to the end.";
    PLACE: "Fait à", "At";
    DATE: "le", "on";
    SIGNED: "L’enseignant", "The teacher";
    GLUE: "à coller dessous", "glue below";
    TILE: "Morceau", "Part";
    POSTER_HINT: "Posez chaque morceau sur la bande hachurée de son voisin, jusqu’au trait.",
        "Lay each part on the hatched strip of its neighbour, up to the line.";
    SCISSORS: "ciseaux", "scissors";
}
