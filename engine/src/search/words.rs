//! What the computer says of its moves. Every sentence is chosen for something that the search has seen.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::evaluate::Evaluate;
use crate::kernel::sayings::Sayings;

crate::phrases! {
    ONLY_WAY: "Je n’ai pas le choix.", "I have no choice.";
    WINS: "C’était une belle partie.", "That was a good game.";
    SEES_THE_WIN: "Attention, je peux gagner.", "Careful, I can win.";
    HARD: "Tu m’as bien coincé\u{a0}!", "You have me cornered!";
    MUST_DEFEND: "Je me défends, sinon tu gagnes.", "I defend, or else you win.";
    GOOD_CHANCES: "J’ai de bonnes chances aux dés.", "The dice are in my favour.";
    EVEN_CHANCES: "Les dés décident\u{a0}: une chance sur deux.", "The dice decide: even chances.";
    DARES: "Je tente ma chance.", "I try my luck.";
    SAFE: "Ici, personne ne peut me prendre.", "Nobody can take me here.";
    OTHER: "J’essaie autre chose.", "I try something else.";
    BEST: "C’est ce que je vois de mieux.", "It is the best I can see.";

    TAKES_PIECE: "Je prends un pion.", "I take a piece.";
    SEEKS_PIECE: "Je peux bientôt prendre un pion.", "I can soon take a piece.";
    KEEPS_PIECE: "Je protège mon pion.", "I protect my piece.";

    // To a child who did the best that could be done.
    WELL_PLAYED: "Bien joué\u{a0}!", "Well played!";
    YOU_NEAR_THE_WIN: "Tu es tout près de gagner.", "You are close to winning.";
    YOU_DEFEND: "Tu te défends bien.", "You defend well.";
    YOU_ARE_SAFE: "Te voilà bien à l’abri.", "You are safe here.";
    YOU_CHOSE_THE_FIGHT: "Tu choisis bien ton combat.", "You have chosen your fight well.";
    YOU_TAKE_PIECE: "Tu prends un pion.", "You take a piece.";
    YOU_SEEK_PIECE: "Tu peux prendre un pion.", "You can take a piece.";
    YOU_KEEP_PIECE: "Tu protèges ton pion.", "You protect your piece.";
}

const PIECE: Sayings = Sayings::new(
    [&TAKES_PIECE, &SEEKS_PIECE, &KEEPS_PIECE],
    [&YOU_TAKE_PIECE, &YOU_SEEK_PIECE, &YOU_KEEP_PIECE],
);

/// What is said in the game `G` of a kind that has words of its own.
pub fn own_sayings<G: Evaluate>(kind: &str) -> Option<Sayings> {
    let found = G::SAYINGS.iter().find(|(begin, _)| kind.starts_with(begin));
    found.map(|(_, sayings)| *sayings)
}

/// What is said in the game `G` of a kind.
pub fn sayings_on<G: Evaluate>(kind: &str) -> Sayings {
    own_sayings::<G>(kind).unwrap_or(PIECE)
}
