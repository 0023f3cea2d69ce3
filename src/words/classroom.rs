//! The teacher's pages, the gate before them, and the pages for adults: rules, credits, installing.

engine::phrases! {
    // The gate.
    GATE_TITLE: "Coin du maître", "Teacher’s corner";
    GATE_FOR: "Cette page est pour l’adulte. Tapez le résultat en chiffres.",
        "This page is for the adult. Type the result in digits.";
    GATE_THOUSAND: "mille", "thousand";
    GATE_HUNDRED: "cent", "hundred";
    GATE_PLUS: "plus", "plus";
    GATE_WRONG: "Ce n’est pas ce nombre. Attendez un instant\u{a0}: voici une autre question.",
        "That is not the number. Wait a moment: here is another question.";
    GATE_EMPTY: "Tapez d’abord un nombre.", "Type a number first.";
    GATE_TYPED: "Nombre tapé", "Number typed";
    ERASE_DIGIT: "Effacer", "Erase";
    OPEN: "Ouvrir", "Open";
    LOCK_HINT: "Pour l’adulte\u{a0}: appuyez trois secondes", "For the adult: press for three seconds";

    // The frame of the page.
    TABS: "Pages du maître", "Teacher’s pages";
    TAB_TABLES: "Tables", "Tables";
    TAB_SETTINGS: "Réglages", "Settings";
    TAB_GAME: "Partie", "Game";
    TAB_RULES: "Règles", "Rules";
    TITLE_TABLES: "Tables de combat", "Fight tables";
    TITLE_SETTINGS: "Réglages", "Settings";
    BEST_MOVES: "Les trois meilleurs coups", "The three best moves";
    BEST_MOVES_NOTE: "Chances de gagner de qui doit jouer, selon l’ordinateur.",
        "Chance to win of who is to move, as the computer sees it.";
    BEST_MOVES_SOUGHT: "L’ordinateur cherche.", "The computer is looking.";
    TITLE_GAME: "Partie en cours", "Game in progress";

    // Tables.
    DIE_OF_SETTINGS: "Le dé et les bonus sont ceux des réglages.", "Die and bonuses are those of the settings.";
    DIE_ALONE: "le dé seul", "the bare die";
    DIE_PLUS_ONE: "le dé et encore un", "the die and one more";
    DIE_PLUS_TWO: "le dé et encore deux", "the die and two more";
    NO_PIECE: "Aucun pion de ce jeu", "No piece of this set";
    COLUMN_DIE: "Dé", "Die";
    COLUMN_BONUS: "Bonus", "Bonus";
    COLUMN_RESULT: "Résultat", "Result";
    FACES_OF_SIX: "faces sur 6", "faces of 6";
    ATTACKER: "Attaquant", "Attacker";
    DEFENDER: "Défenseur", "Defender";
    AGAINST: "contre", "against";
    WHO_WINS: "Qui gagne\u{a0}?", "Who wins?";
    TIE: "Égalité\u{a0}: on relance", "Equal: throw again";
    ODDS_TITLE: "Chances exactes, relances comprises", "Exact chances, ties thrown again";
    ONE_THROW: "Un lancer, sur 36", "One throw, of 36";
    ATTACKER_WINS: "l’attaquant gagne", "the attacker wins";
    TIES: "égalité", "tie";
    DEFENDER_WINS: "le défenseur gagne", "the defender wins";
    MEAN_THROWS: "En moyenne, on lance les dés", "On average the dice are thrown";
    TIMES: "fois", "times";
    CHANCES_OF: "chances sur", "chances of";
    CHANCE_OF: "chance sur", "chance of";
    ODDS_ALL: "Selon les bonus", "By the bonuses";
    ODDS_ALL_NOTE: "En premier, le pion qui a le plus d’écus.", "First, the piece with more coins.";
    BONUS_EQUAL: "Bonus égaux", "Equal bonuses";
    BONUS_ONE: "Un point de bonus en plus", "One more point of bonus";
    BONUS_TWO: "Deux points de bonus en plus", "Two more points of bonus";
    NOT_IN_SET: "ne se présente pas avec ces pions", "does not occur with these pieces";
    NO_ADVANTAGE: "Attaquer ne donne aucun avantage\u{a0}: seule compte la différence des bonus.",
        "Attacking gives no advantage: only the difference of the bonuses counts.";
    TO_SAY: "À dire aux élèves", "To say to the pupils";

    // Settings.
    SHOWN_GAMES: "Jeux de l’étagère", "Games on the shelf";
    SHOWN_GAMES_NOTE: "Les élèves voient les jeux que vous posez ici.", "Pupils see the games that you put here.";
    NEW_GAMES: "Règles des prochaines parties", "Rules of the next games";
    NEW_GAMES_NOTE: "Ces choix valent pour les nouvelles parties\u{a0}; celle qui est en cours garde les siens.",
        "These choices hold for new games; the one in progress keeps its own.";
    PUPILS: "Pour les élèves", "For the pupils";
    PUPILS_NOTE: "Ces choix valent tout de suite, aussi dans la partie en cours.",
        "These choices hold at once, also in the game in progress.";
    PLACING: "Mise en place", "Placing";
    PLACED_READY: "comme la règle", "as the rules say";
    PLACED_RANDOM: "au hasard", "by chance";
    PLACED_BY_HAND: "par les élèves", "by the pupils";
    PLACING_NOTE: "Dans les jeux où les pions se placent aussi autrement.",
        "In the games whose pieces can be placed otherwise, too.";
    SEED: "Graine des dés", "Seed of the dice";
    SEED_NOTE: "Vide\u{a0}: les dés tombent au hasard. Avec un nombre, les mêmes dés tombent à chaque nouvelle partie.",
        "Empty: the dice fall by chance. With a number, the same dice fall in every new game.";
    SEED_REFUSED: "Il faut un nombre entier, sans signe ni virgule.",
        "A whole number is needed, without sign or point.";
    BY_CHANCE: "au hasard", "by chance";
    FACES: "Faces du dé", "Faces of the die";
    FACES_DOTS: "Points", "Dots";
    FACES_FINGERS: "Doigts", "Fingers";
    FACES_DIGITS: "Chiffres", "Digits";
    HELP: "Aide pendant le combat", "Help in a fight";
    HELP_0: "0 · tout seul", "0 · by itself";
    HELP_1: "1 · montré", "1 · shown";
    HELP_0_NOTE: "Niveau 0\u{a0}: le combat se joue tout seul, en quatre secondes environ.",
        "Level 0: the fight plays by itself, in about four seconds.";
    HELP_1_NOTE: "Niveau 1\u{a0}: chaque camp touche son dé\u{a0}; le calcul est montré et dit, rien n’est demandé.",
        "Level 1: each side taps its die; the sum is shown and said, nothing is asked.";
    THEME: "Thème", "Theme";
    THEME_PARCHMENT: "Parchemin", "Parchment";
    THEME_CONTRAST: "Contraste fort", "High contrast";
    THEME_WHITEBOARD: "Tableau", "Whiteboard";
    THEME_NIGHT: "Nuit", "Night";
    LESS_MOVEMENT: "Moins de mouvement", "Less movement";
    LANGUAGE: "Langue", "Language";
    CREDITS: "Crédits", "Credits";
    INSTALL: "Installer", "Install";
    DEVICE: "Cet appareil", "This device";
    BADGE_READY: "Prête hors connexion", "Ready offline";
    BADGE_NO_VOICE: "La voix arrive", "The voice is coming";
    OFFLINE_READY: "Prête hors connexion, avec la voix", "Ready offline, with the voice";
    OFFLINE_NO_VOICE: "Prête hors connexion, mais la voix n’est pas encore là.", "Ready offline, but the voice is not there yet.";
    OFFLINE_NOT_YET: "Pas encore prête hors connexion\u{a0}: laissez la page ouverte un instant avec le réseau.",
        "Not ready offline yet: leave the page open for a moment with the network.";
    UNFETCHED_APP: "Des fichiers de l’application n’ont pas pu être gardés\u{a0}: le réseau les a coupés ou remplacés, ou l’appareil est plein. Elle essaiera de nouveau à la prochaine visite.",
        "Some files of the app could not be kept: the network cut them off or replaced them, or the device is full. It will try again at the next visit.";
    UNFETCHED_UPDATE: "Une nouvelle version est là, mais pas entière, ou l’appareil est plein. Celle-ci continue\u{a0}; la nouvelle sera demandée à la prochaine visite.",
        "A new version is there, but not whole, or the device is full. This one goes on; the new one will be asked for at the next visit.";
    UNFETCHED_VOICE: "Une partie de la voix n’a pas pu être téléchargée\u{a0}: elle sera demandée de nouveau.",
        "Part of the voice could not be fetched: it will be asked for again.";
    KEPT_GAME: "Une partie est gardée ici\u{a0}:", "A game is kept here:";
    KEPT_NOTHING: "Aucune partie n’est gardée ici.", "No game is kept here.";
    KEPT_STEPS: "coups", "steps";
    KEPT_STEP: "coup", "step";
    KEPT_ASIDE: "Un texte qui ne se lisait plus est mis de côté sur cet appareil.",
        "A text that no longer read is put aside on this device.";
    SETTINGS_NOT_KEPT: "Cet appareil est plein ou ne garde rien\u{a0}: les réglages ne seront plus là demain.",
        "This device is full or keeps nothing: the settings will be gone tomorrow.";
    KEPT_NOTE: "Rien ne quitte l’appareil. Pour tout effacer, voyez «\u{a0}Vos données\u{a0}» dans les crédits.",
        "Nothing leaves the device. To erase everything, see “Your data” in the credits.";

    // The game in progress.
    NO_GAME: "Aucune partie n’est en cours.", "No game is in progress.";
    NO_GAME_NOTE: "Commencez une partie, ou ouvrez un fichier.", "Begin a game, or open a file.";
    START_ONE: "Préparer une partie", "Prepare a game";
    GAME_UNREADABLE: "La partie gardée ne se lit plus. Son texte reste sur cet appareil\u{a0}; l’accueil vous le montrera.",
        "The kept game no longer reads. Its text stays on this device; the home page will show it.";
    GO_ON: "Continuer", "Go on";
    TO_MOVE: "À qui de jouer\u{a0}:", "To move:";
    IN_FIGHT: "Un combat attend ses dés.", "A fight waits for its dice.";
    IS_OVER: "La partie est finie.", "The game is over.";
    STEPS: "Coups", "Steps";
    STEPS_NOTE: "Touchez un coup pour y revenir. Les coups repris restent dans la liste, en pâle.",
        "Tap a step to go back to it. Steps taken back stay in the list, pale.";
    STEP_START: "Début de la partie", "Start of the game";
    STEP_END: "fin du tour", "end of the turn";
    STEP_DICE: "dés", "dice";
    STEP_TAKEN_BACK: "repris", "taken back";
    STEP_FIRST: "Au début", "To the start";
    STEP_UNDO: "Annuler", "Undo";
    STEP_REDO: "Refaire", "Redo";
    STEP_LAST: "À la fin", "To the end";
    GAME_SEED_NOTE: "Les dés qui tomberont encore suivent ce nombre.", "The dice still to fall follow this number.";
    POSITION: "Position", "Position";
    COPY: "Copier", "Copy";
    COPIED: "Copié", "Copied";
    COPY_BY_HAND: "Le texte est choisi\u{a0}: copiez-le au clavier.",
        "The text is selected: copy it with the keyboard.";
    FILE: "Fichier", "File";
    EXPORT: "Enregistrer la partie", "Save the game";
    EXPORTED: "Le fichier est prêt\u{a0}:", "The file is ready:";
    EXPORT_FAILED: "Ce navigateur n’a pas pu créer le fichier.", "This browser could not make the file.";
    IMPORT: "Ouvrir une partie", "Open a game";
    IMPORT_NOTE: "Le fichier ouvert remplace la partie en cours.", "The opened file replaces the game in progress.";
    NOT_KEPT: "Cet appareil est plein\u{a0}: la partie n’est plus gardée.",
        "This device is full: the game is no longer kept.";
    FIGHT_NOW: "Le combat en cours", "The fight at hand";

    // The complete rules.
    RULES_TITLE: "Règles complètes", "Complete rules";
    GAME_BY: "Auteur\u{a0}:", "Author:";
    PRINT_RULES: "Le texte s’imprime tel quel depuis le navigateur.", "The text prints as it is from the browser.";

    // Credits.
    CREDITS_TITLE: "Crédits", "Credits";
    CREDITS_GAMES: "Les jeux", "The games";
    CREDITS_GAMES_NOTE: "Les règles des jeux appartiennent à leurs auteurs et éditeurs\u{a0}; elles sont redites ici avec nos mots.",
        "The rules of the games belong to their authors and publishers; they are told here in our own words.";
    CREDITS_DRAWINGS: "Dessins", "Drawings";
    CREDITS_DRAWINGS_TEXT: "Les pions, le plateau, les paysages et les signes sont dessinés pour Table ronde.",
        "The pieces, the board, the landscapes and the signs are drawn for Round Table.";
    CREDITS_ICONS: "Les animaux des bannières viennent de game-icons.net\u{a0}: Lorc, Delapouite et Caro Asercion, licence CC BY 3.0.",
        "The animals of the banners come from game-icons.net: Lorc, Delapouite and Caro Asercion, licence CC BY 3.0.";
    CREDITS_VOICE: "Voix et bruitages", "Voice and sounds";
    CREDITS_VOICE_TEXT: "La voix française est Kokoro-82M, de hexgrad, sous licence Apache 2.0\u{a0}; elle a appris le français des enregistrements SIWIS, sous licence CC BY 4.0. L’anglais est dit par la voix de l’appareil.",
        "The French voice is Kokoro-82M by hexgrad, under the Apache 2.0 licence; it learned French from the SIWIS recordings, under the CC BY 4.0 licence. English is said by the voice of the device.";
    CREDITS_SOUNDS_TEXT: "Les bruitages sont faits pour Table ronde, sans droits réservés (CC0).",
        "The sounds are made for Round Table, with no rights reserved (CC0).";
    CREDITS_FONTS: "Caractères", "Type faces";
    CREDITS_FONTS_TEXT: "Andika, de SIL International, faite pour les lecteurs débutants, Grenze, d’Omnibus-Type, et la cursive Playwrite France Traditionnelle, de TypeTogether\u{a0}; toutes sous licence SIL Open Font 1.1.",
        "Andika by SIL International, made for beginning readers, Grenze by Omnibus-Type, and the cursive Playwrite France Traditionnelle by TypeTogether; all under the SIL Open Font Licence 1.1.";
    CREDITS_CODE: "Code", "Code";
    CREDITS_CODE_TEXT: "Le code est libre, sous licence MIT ou Apache 2.0 à votre choix. Il est écrit en Rust, avec Yew. Les codes à scanner sont dessinés par qrcode-generator (Kazuhiko Arase, licence MIT) et lus par jsQR (Cosmo Wolfe, licence Apache 2.0).",
        "The code is free, under the MIT or the Apache 2.0 licence as you choose. It is written in Rust, with Yew. The codes to scan are drawn by qrcode-generator (Kazuhiko Arase, MIT licence) and read by jsQR (Cosmo Wolfe, Apache 2.0 licence).";
    CREDITS_PAPER_TEXT: "Les fichiers PDF sont faits sur l’appareil par jsPDF et svg2pdf.js, sous licence MIT.",
        "PDF files are made on the device by jsPDF and svg2pdf.js, under the MIT licence.";
    DATA_TITLE: "Vos données", "Your data";
    DATA_1: "Rien ne quitte cet appareil.", "Nothing leaves this device.";
    DATA_2: "Il n’y a ni compte, ni nom, ni mot de passe.", "There is no account, no name, no password.";
    DATA_3: "Il n’y a ni cookie, ni publicité, ni mesure d’audience.",
        "There is no cookie, no advertising, no audience measurement.";
    DATA_4: "Aucun autre site n’est appelé\u{a0}: ni caractères, ni images, ni sons venus d’ailleurs.",
        "No other site is called: no type faces, images or sounds from elsewhere.";
    DATA_5: "L’application garde une copie d’elle-même, pour démarrer sans réseau.",
        "The app keeps a copy of itself, to start without a network.";
    DATA_6: "L’appareil garde la partie en cours, coup par coup, les parties que vous gardez, les réglages et, trente jours, des comptes par équipe.",
        "The device keeps the game in progress, step by step, the games that you keep, the settings and, for thirty days, counts for each team.";
    DATA_7: "Un texte gardé qui ne se lit plus est mis de côté, jamais jeté.",
        "A kept text that no longer reads is put aside, never thrown away.";
    DATA_8: "Les équipes sont des animaux\u{a0}: rien ne désigne un élève.",
        "Teams are animals: nothing names a pupil.";
    DATA_9: "Les fichiers que vous enregistrez sont à vous\u{a0}; l’application ne les garde pas.",
        "The files that you save are yours; the app does not keep them.";
    DATA_10: "Le bouton ci-dessous efface ce que l’appareil garde\u{a0}; une copie reste un jour, puis disparaît.",
        "The button below erases what the device keeps; a copy stays for a day, then goes.";
    ERASE_ALL: "Tout effacer", "Erase everything";
    ERASE_ASK: "Effacer tout ceci\u{a0}?", "Erase all of this?";
    ERASE_DAY: "Une copie reste un jour sur cet appareil\u{a0}: elle se reprend ici.",
        "A copy stays on this device for a day: it is taken back here.";
    GOES_GAME: "la partie en cours", "the game in progress";
    GOES_SLOT: "partie gardée", "kept game";
    GOES_SLOTS: "parties gardées", "kept games";
    GOES_PRESET: "préréglage", "preset";
    GOES_PRESETS: "préréglages", "presets";
    GOES_ANSWER: "réponse observée", "observed answer";
    GOES_ANSWERS: "réponses observées", "observed answers";
    GOES_FRIEND: "ce que Copain sait de ses parties", "what Buddy knows of its games";
    GOES_ASIDE: "ce qui est mis de côté", "what is put aside";
    GOES_SETTINGS: "les réglages", "the settings";
    ERASE_YES: "Oui, tout effacer", "Yes, erase everything";
    ERASE_NO: "Non, garder", "No, keep";
    ERASED: "Tout est effacé sur cet appareil.", "Everything on this device is erased.";
    ERASED_VISIT: "L’appareil est trop plein pour la copie\u{a0}: elle ne dure que jusqu’à la fermeture de la page.",
        "The device is too full for the copy: it lasts only until the page is closed.";
    ERASED_CAN_BACK: "Ce qui vient d’être effacé se reprend pendant un jour.",
        "What was erased just now can be taken back for a day.";
    ERASED_TAKE_BACK: "Tout reprendre", "Take everything back";
    ERASED_BACK: "Tout est revenu.", "Everything is back.";
    ERASE_FOR_GOOD: "Effacer aussi la copie", "Erase the copy, too";
    ERASED_FOR_GOOD: "La copie est effacée aussi.", "The copy is erased, too.";
}
