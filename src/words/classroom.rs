//! Teacher pages, parental gate, and pages for adults: rules, credits, installation.

engine::phrases! {
    // Parental gate.
    GATE_TITLE: "Coin de l’adulte";
    GATE_FOR: "Cette page est réservée aux adultes. Tapez le résultat en chiffres.";
    GATE_WRONG: "Ce n’est pas le bon nombre. Attendez un instant\u{a0}: voici une autre question.";
    GATE_EMPTY: "Tapez d’abord un nombre.";
    GATE_TYPED: "Nombre tapé";
    GATE_FRAMED: "Cette page est affichée à l’intérieur d’un autre site. Pour entrer, ouvrez-la dans son propre onglet.";
    GATE_OWN_TAB: "Ouvrir dans un onglet";
    ERASE_DIGIT: "Effacer";
    OPEN: "Ouvrir";
    LOCK_HINT: "Pour l’adulte\u{a0}: appuyez trois secondes";

    // Frame of the page.
    TABS: "Pages de l’adulte";
    TAB_TABLES: "Tableaux";
    TAB_SETTINGS: "Réglages";
    TAB_GAME: "Partie";
    TAB_RULES: "Règles";
    TITLE_TABLES: "Tableaux de combat";
    TITLE_SETTINGS: "Réglages";
    BEST_MOVES: "Les trois meilleurs coups";
    BEST_MOVES_NOTE: "Chances de gagner du camp qui doit jouer, selon l’ordinateur.";
    BEST_MOVES_SOUGHT: "L’ordinateur cherche.";
    TITLE_GAME: "Partie en cours";

    // Tables.
    DIE_OF_SETTINGS: "Ce choix vaut aussi pour la prochaine partie. Le dé et les bonus sont ceux des réglages.";
    DIE_ALONE: "le dé seul";
    DIE_PLUS_ONE: "le dé et encore un";
    DIE_PLUS_TWO: "le dé et encore deux";
    NO_PIECE: "Aucun pion de ce jeu";
    COLUMN_DIE: "Dé";
    COLUMN_BONUS: "Bonus";
    COLUMN_RESULT: "Résultat";
    FACES_OF_SIX: "{count, plural, one {# face sur 6} other {# faces sur 6}}";
    ATTACKER: "Attaquant";
    DEFENDER: "Défenseur";
    AGAINST: "{attacker} contre {defender}";
    WHO_WINS: "Qui gagne\u{a0}?";
    TIE: "Égalité\u{a0}: on relance";
    ODDS_TITLE: "Chances exactes, relances comprises";
    ONE_THROW: "Les 36 lancers possibles";
    ATTACKER_WINS: "l’attaquant gagne";
    TIES: "égalité";
    DEFENDER_WINS: "le défenseur gagne";
    MEAN_THROWS: "En moyenne, on lance les dés {times} fois.";
    ODDS_ALL: "Selon les bonus";
    ODDS_ALL_NOTE: "En premier, le pion qui a le plus d’écus.";
    BONUS_EQUAL: "Bonus égaux";
    BONUS_ONE: "Un point de bonus en plus";
    BONUS_TWO: "Deux points de bonus en plus";
    NOT_IN_SET: "ne se présente pas avec ces pions";
    NO_ADVANTAGE: "Attaquer ne donne aucun avantage\u{a0}: seule compte la différence des bonus.";
    TO_SAY: "À dire aux élèves";

    // Settings.
    SHOWN_GAMES: "Jeux de l’étagère";
    SHOWN_GAMES_NOTE: "Les élèves voient les jeux que vous posez ici.";
    OPEN_CUPBOARD: "Ouvrez l’armoire\u{a0}: touchez les jeux à poser sur l’étagère.";
    NEW_GAMES: "Règles des prochaines parties";
    NEW_GAMES_NOTE: "Ces choix s’appliquent aux nouvelles parties\u{a0}; la partie en cours garde les siens.";
    PUPILS: "Pour les élèves";
    PUPILS_NOTE: "Ces choix s’appliquent tout de suite, même à la partie en cours.";
    PLACING: "Mise en place";
    PLACED_READY: "selon la règle";
    PLACED_RANDOM: "au hasard";
    PLACED_BY_HAND: "par les élèves";
    PLACING_NOTE: "Pour les jeux où les pions peuvent se placer de plusieurs façons.";
    SEED: "Numéro de tirage";
    SEED_NOTE: "Vide\u{a0}: les dés tombent au hasard. Avec un numéro, les mêmes lancers reviennent à chaque nouvelle partie.";
    SEED_REFUSED: "Il faut un nombre entier, sans signe ni virgule.";
    BY_CHANCE: "au hasard";
    FACES: "Faces du dé";
    FACES_DOTS: "Points";
    FACES_FINGERS: "Doigts";
    FACES_DIGITS: "Chiffres";
    HELP: "Aide pendant le combat";
    HELP_0: "0 · automatique";
    HELP_1: "1 · montré";
    HELP_0_NOTE: "Niveau 0\u{a0}: le combat se joue tout seul, en quatre secondes environ.";
    HELP_1_NOTE: "Niveau 1\u{a0}: chaque camp touche son dé\u{a0}; le calcul est montré et dit, rien n’est demandé.";
    THEME: "Thème";
    THEME_PARCHMENT: "Parchemin";
    THEME_CONTRAST: "Contraste fort";
    THEME_WHITEBOARD: "Tableau";
    THEME_NIGHT: "Nuit";
    LESS_MOVEMENT: "Moins de mouvement";
    LANGUAGE: "Langue";
    CREDITS: "Crédits";
    INSTALL: "Installer";
    OTHER_GAMES: "Autres jeux";
    DEVICE: "Cet appareil";
    BADGE_READY: "Prête hors connexion";
    BADGE_NO_VOICE: "La voix arrive";
    OFFLINE_READY: "Prête hors connexion, avec la voix";
    OFFLINE_NO_VOICE: "Prête hors connexion, mais la voix n’est pas encore là.";
    OFFLINE_NOT_YET: "Pas encore prête hors connexion\u{a0}: laissez la page ouverte un instant, connectée à Internet.";
    UNFETCHED_APP: "Des fichiers de l’application n’ont pas pu être gardés\u{a0}: le réseau les a coupés ou remplacés, ou l’appareil est plein. Elle essaiera de nouveau à la prochaine visite.";
    UNFETCHED_UPDATE: "Une nouvelle version existe, mais elle n’est pas arrivée entière, ou l’appareil est plein. La version actuelle continue de marcher\u{a0}; la nouvelle sera demandée à la prochaine visite.";
    UNFETCHED_VOICE: "Une partie de la voix n’a pas pu être téléchargée\u{a0}: elle sera demandée de nouveau.";
    KEPT_GAME: "Une partie est gardée ici\u{a0}:";
    KEPT_NOTHING: "Aucune partie n’est gardée ici.";
    DECIMAL: "{whole},{parts}";
    PERCENT: "{number}\u{a0}%";
    KEPT_STEPS: "{count, plural, one {# coup} other {# coups}}";
    KEPT_ASIDE: "Un texte devenu illisible est mis de côté sur cet appareil.";
    SETTINGS_NOT_KEPT: "Cet appareil est plein ou ne garde rien\u{a0}: les réglages ne seront plus là demain.";
    KEPT_NOTE: "Rien ne quitte l’appareil. Pour tout effacer, voyez «\u{a0}Vos données\u{a0}» dans les crédits.";

    // The game in progress.
    NO_GAME: "Aucune partie n’est en cours.";
    NO_GAME_NOTE: "Commencez une partie, ou ouvrez un fichier.";
    START_ONE: "Préparer une partie";
    GAME_UNREADABLE: "La partie gardée est illisible. Son texte reste sur cet appareil\u{a0}; l’accueil vous le montrera.";
    GO_ON: "Continuer";
    TO_MOVE: "Doit jouer\u{a0}:";
    IN_FIGHT: "Un combat attend ses dés.";
    IS_OVER: "La partie est finie.";
    STEPS: "Coups";
    STEPS_NOTE: "Touchez un coup pour y revenir. Les coups annulés restent dans la liste, en gris.";
    STEP_START: "Début de la partie";
    STEP_END: "fin du tour";
    STEP_DICE: "dés";
    STEP_TAKEN_BACK: "repris";
    STEP_FIRST: "Au début";
    STEP_UNDO: "Annuler";
    STEP_REDO: "Refaire";
    STEP_LAST: "À la fin";
    GAME_SEED_NOTE: "Les prochains lancers dépendent de ce numéro.";
    POSITION: "Position";
    COPY: "Copier";
    COPIED: "Copié";
    COPY_BY_HAND: "Le texte est sélectionné\u{a0}: copiez-le avec le clavier.";
    FILE: "Fichier";
    EXPORT: "Enregistrer la partie";
    EXPORTED: "Le fichier est prêt\u{a0}:";
    EXPORT_FAILED: "Ce navigateur n’a pas pu créer le fichier.";
    IMPORT: "Ouvrir une partie";
    IMPORT_NOTE: "Le fichier ouvert remplace la partie en cours.";
    NOT_KEPT: "Cet appareil est plein\u{a0}: la partie n’est plus gardée.";
    FIGHT_NOW: "Le combat en cours";

    // The complete rules.
    RULES_TITLE: "Règles complètes";
    GAME_BY: "Auteur\u{a0}:";
    PRINT_RULES: "Le texte s’imprime tel quel depuis le navigateur.";

    // Credits.
    CREDITS_TITLE: "Crédits";
    CREDITS_GAMES: "Les jeux";
    CREDITS_GAMES_NOTE: "Les règles des jeux appartiennent à leurs auteurs et éditeurs\u{a0}; elles sont redites ici avec nos mots.";
    DATA_TITLE: "Vos données";
    ERASE_ALL: "Tout effacer";
    ERASE_ASK: "Effacer tout ceci\u{a0}?";
    ERASE_DAY: "Une copie reste un jour sur cet appareil\u{a0}: vous pouvez la récupérer ici.";
    GOES_GAME: "la partie en cours";
    GOES_SLOTS: "{count, plural, one {# partie gardée} other {# parties gardées}}";
    GOES_PRESETS: "{count, plural, one {# préréglage} other {# préréglages}}";
    GOES_ANSWERS: "{count, plural, one {# réponse observée} other {# réponses observées}}";
    GOES_FRIEND: "ce que Copain sait de ses parties";
    GOES_ASIDE: "ce qui est mis de côté";
    GOES_SETTINGS: "les réglages";
    ERASE_YES: "Oui, tout effacer";
    ERASE_NO: "Non, garder";
    ERASED: "Tout est effacé sur cet appareil.";
    ERASED_VISIT: "L’appareil est trop plein pour la copie\u{a0}: elle ne dure que jusqu’à la fermeture de la page.";
    ERASED_CAN_BACK: "Ce qui vient d’être effacé peut être récupéré pendant un jour.";
    ERASED_TAKE_BACK: "Tout récupérer";
    ERASED_BACK: "Tout est revenu.";
    ERASE_FOR_GOOD: "Effacer aussi la copie";
    ERASED_FOR_GOOD: "La copie est effacée aussi.";
    GATE_QUESTION: "{thousands} mille {hundreds} cent {ones} plus {more}…";
    CHANCES: "{wins, plural, one {# chance sur {all}} other {# chances sur {all}}}";
}
