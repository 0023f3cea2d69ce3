//! Why a text or an option is refused. Grown-ups read these.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_SUCH_CELL: "cette case n’existe pas (a1 à l12)", "there is no such cell (a1 to l12)";
    NO_JUMP: "un cavalier ne saute pas ainsi", "a knight does not jump like that";
    NO_ACTION: "ce n’est pas une action (b2-c4, d4xf5, pass)", "this is no action (b2-c4, d4xf5, pass)";
    NOT_ELEVEN_FIELDS: "une position a onze champs séparés par une espace", "a position has eleven fields with one space between";
    NOT_KNIGHTS: "une position de ce jeu commence par « knights »", "a position of this game begins with `knights`";
    NO_MODE: "le mode est solo, team ou duel", "the mode is solo, team or duel";
    NO_COLOURS: "les couleurs sont RGYB ou, en solo, RGY, RGB, RYB, GYB, RY, GB", "the colours are RGYB or, in solo, RGY, RGB, RYB, GYB, RY, GB";
    NOT_TWELVE_ROWS: "le plateau a douze lignes séparées par /", "the board has twelve rows with / between";
    NOT_TWELVE_COLUMNS: "cette ligne n’a pas douze cases", "this row does not have twelve cells";
    NO_SUCH_LETTER: "cette lettre n’est pas celle d’une couleur en jeu", "this letter is not that of a colour in play";
    NO_SLOT: "le tour est une couleur en jeu, ou - à la fin", "the turn is a colour in play, or - at the end";
    NOT_FOUR_TRAYS: "il y a quatre plateaux de prises séparés par des virgules", "there are four trays with commas between";
    TRAY_ORDER: "les lettres d’un plateau de prises suivent l’ordre RGYB, « - » s’il est vide", "the letters of a tray follow the order RGYB, `-` if it is empty";
    ABSENT_TRAY: "une couleur absente ne prend rien", "an absent colour takes nothing";
    FRIEND_IN_TRAY: "une couleur ne prend ni ses cavaliers ni ceux de son allié", "a colour takes neither its own knights nor its ally’s";
    NOT_EIGHT_KNIGHTS: "chaque couleur en jeu a huit cavaliers, sur le plateau ou pris", "each colour in play has eight knights, on the board or captured";
    CLOSED_CAMP: "un cavalier est dans un camp fermé pour lui", "a knight is in a camp that is closed to it";
    NO_CALM: "le compteur de tours calmes s’écrit q et un nombre", "the calm counter is written q and a number";
    CALM_ABOVE_LIMIT: "le compteur de tours calmes dépasse la limite", "the calm counter is above its limit";
    NO_LIMIT: "la limite de tours calmes s’écrit Q et un nombre, 0 pour aucune", "the calm limit is written Q and a number, 0 for none";
    NO_TARGET: "le but de la course s’écrit T et un nombre de 0 à 16, 0 hors du solo", "the target is written T and a number from 0 to 16, 0 outside solo";
    NO_LINES: "les lignes sont Lown ou, avec des alliances, Lmix", "the lines are Lown or, with alliances, Lmix";
    NO_BONUS: "les bonus des camps s’écrivent C et deux nombres ; ils sont 0,0 en duel et à deux ou trois couleurs", "the camp bonuses are written C and two numbers; they are 0,0 in a duel and with two or three colours";
    NOT_OVER: "cette partie n’est pas finie : une couleur doit jouer", "this game is not over: a colour has the turn";
    IS_OVER: "cette partie est finie : le tour s’écrit -", "this game is over: the turn is written -";
    NOBODY_LEFT: "cette couleur n’a plus de cavalier à jouer", "this colour has no knight left to play";

    BAD_FIRST: "la première couleur est une couleur en jeu", "the first colour is a colour in play";
    BAD_TARGET: "le but de la course est un nombre de 0 à 16, 0 hors du solo", "the target is a number from 0 to 16, 0 outside solo";
    BAD_LINES: "les lignes sont own ou, avec des alliances, mix", "the lines are own or, with alliances, mix";
    BAD_BONUS: "le bonus des camps est un nombre, 0 en duel et à deux ou trois couleurs", "the camp bonus is a number, 0 in a duel and with two or three colours";
}
