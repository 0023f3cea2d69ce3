//! Around the board.

engine::phrases! {
    STOP_HERE: "Stop", "Stop";
    PLACE_FOR_ME: "Place pour moi", "Place for me";
    CHOOSE_CELL: "Choisis une case.", "Choose a cell.";
    JUMP_ON: "Saute encore, ou touche «\u{a0}Stop\u{a0}».", "Jump again, or stop.";
    STOP_ASK: "On arrête\u{a0}?", "Shall we stop?";
    STOP_YES: "Oui, on arrête", "Yes, stop";
    STOP_NO: "Non, on continue", "No, go on";
    AGAIN: "Revanche", "Again";
    COUNT_NOW: "On compte", "Let us count";
    COUNT_MORE: "Encore un peu", "A little more";
    COUNT_LATER: "On continue plus tard", "We go on later";
    LOOK_AGAIN: "Revoir", "Look again";
    TALE_OF_GAME: "Le conte", "The tale";
    THE_END: "Ainsi finit notre conte.", "So ends our tale.";
    STEP: "Coup", "Step";
    STEP_BEFORE: "Coup d’avant", "Step before";
    STEP_AFTER: "Coup d’après", "Step after";
    CLOSE: "Fermer", "Close";
    LEARN: "Les règles", "The rules";
    KEEP: "Garder", "Keep";
    CHILD: "enfant", "child";
    COMPUTER: "ordinateur", "computer";
    LEVEL: "niveau", "level";
    FRIEND: "Copain", "Buddy";
    OTHER_LEVEL: "changer de niveau", "change the level";
    WHO_PLAYS_ON: "Qui joue la suite\u{a0}?", "Who plays on?";
    PLAYS: "joue.", "to move.";
    PLAY: "jouent.", "to move.";
    COMPUTER_PLAYS: "Je joue.", "My turn.";
    THINKING: "Je réfléchis.", "I am thinking.";
    HINT: "Un indice", "A hint";
    HINT_PIECE: "Regarde ce pion.", "Look at this piece.";
    HINT_MOVE: "Regarde où aller.", "Look where to go.";
    HINT_BUTTON: "Regarde le bouton.", "Look at the button.";
    PAUSE: "Pause", "Pause";
    GO_ON: "On continue", "Go on";
    BOARD: "Plateau", "Board";
    ROW: "ligne", "row";
    COLUMN: "colonne", "column";
    EMPTY: "vide", "empty";
    PLUS_ONE: "plus un", "plus one";
    PLUS_TWO: "plus deux", "plus two";
    CAN_GO: "possible", "possible";
    HELD: "choisi", "chosen";
    FIGHT: "Combat", "Fight";
}
