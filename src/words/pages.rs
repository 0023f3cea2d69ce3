//! The pages around the games.

engine::phrases! {
    /// The name of the app.
    APP: "Table ronde", "Round Table";
    PLAY: "Jouer", "Play";
    RESUME: "Reprendre", "Go on";
    LEARN: "Apprendre", "Learn";
    WHAT_TO_PLAY: "On joue\u{a0}?", "Shall we play?";
    HOME: "Accueil", "Home";
    BACK: "Retour", "Back";
    NEXT: "Suivant", "Next";
    HEAR: "Écouter encore", "Hear it again";
    SOUND_OFF: "Chut", "Hush";
    SOUND_ON: "Remettre le son", "Sound on";
    ADULT: "Coin du maître", "Teacher's corner";
    WAITING: "On continue la partie\u{a0}?", "Shall we go on with this game?";
    CONTINUE: "Continuer", "Go on";
    NEW_GAME: "Nouvelle partie", "New game";
    FIGHT_NOW: "Un combat, tout de suite", "A fight right now";
    CHOOSE_GAME: "Choisis un jeu.", "Choose a game";
    PLAYERS: "joueurs", "players";
    FROM: "À partir de", "From";
    YEARS: "ans", "years";
    WHO_PLAYS: "Qui joue\u{a0}?", "Who plays?";
    CHANGE_BANNER: "Changer d’animal", "Change the animal";
    CLOSE: "Fermer", "Close";
}
