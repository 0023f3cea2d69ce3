//! Pages around the games.

engine::phrases! {
    /// Name of the app.
    APP: "Table ronde";
    PLAY: "Jouer";
    RESUME: "Reprendre";
    LEARN: "Apprendre";
    WHAT_TO_PLAY: "On joue\u{a0}?";
    HOME: "Accueil";
    BACK: "Retour";
    NEXT: "Suivant";
    HEAR: "Réécouter";
    SOUND_OFF: "Chut";
    SOUND_ON: "Remettre le son";
    ADULT: "Coin de l’adulte";
    WAITING: "On continue la partie\u{a0}?";
    CONTINUE: "Continuer";
    NEW_GAME: "Nouvelle partie";
    FIGHT_NOW: "Un combat, tout de suite";
    CHOOSE_GAME: "Choisis un jeu.";
    CUPBOARD: "Le maître ou la maîtresse ouvre l’armoire.";
    WHO_PLAYS: "Qui joue\u{a0}?";
    SIDE_BY_SIDE: "Côte à côte";
    FACE_TO_FACE: "Face à face";
    CHANGE_BANNER: "Changer d’animal";
    CLOSE: "Fermer";
    PLAYER_COUNT: "{count} joueurs";
    FROM_AGE: "À partir de {age} ans";
}
