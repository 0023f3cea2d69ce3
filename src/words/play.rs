//! Screen around the board.

engine::phrases! {
    STOP_HERE: "Stop";
    PLACE_FOR_ME: "Place-les pour moi";
    CHOOSE_CELL: "Choisis une case.";
    JUMP_ON: "Encore un saut, ou touche «\u{a0}Stop\u{a0}».";
    STOP_ASK: "On s’arrête\u{a0}?";
    STOP_YES: "Oui, on s’arrête là";
    STOP_NO: "Non, on continue";
    SAME_AGAIN: "Encore la même position\u{a0}: on s’arrête\u{a0}?";
    MAKE_PEACE: "On fait la paix";
    PEACE: "Égalité\u{a0}: on fait la paix\u{a0}!";
    AGAIN: "Revanche";
    COUNT_NOW: "On compte";
    COUNT_MORE: "Encore un peu";
    COUNT_LATER: "On continue plus tard";
    LOOK_AGAIN: "Revoir";
    TALE_OF_GAME: "Le conte";
    THE_END: "Ainsi finit notre conte.";
    STEP: "Coup";
    STEP_BEFORE: "Coup d’avant";
    STEP_AFTER: "Coup d’après";
    CLOSE: "Fermer";
    LEARN: "Les règles";
    KEEP: "Garder";
    CHILD: "enfant";
    FRIEND: "Copain";
    OTHER_LEVEL: "changer de niveau";
    WHO_PLAYS_ON: "Qui joue la suite\u{a0}?";
    COMPUTER_PLAYS: "Je joue.";
    HINT: "Un conseil";
    HINT_PIECE: "Regarde ce pion.";
    HINT_MOVE: "Regarde où tu peux aller.";
    HINT_BUTTON: "Regarde le bouton.";
    PAUSE: "Pause";
    GO_ON: "On continue";
    BOARD: "Plateau";
    EMPTY: "vide";
    PLUS_ONE: "et encore un";
    PLUS_TWO: "et encore deux";
    FIGHT: "Combat";
    COMPUTER_AT_LEVEL: "ordinateur, niveau {level}";
    AT_LEVEL: "niveau {level}";
    CELL_AT: "ligne {row}, colonne {column}";
}
