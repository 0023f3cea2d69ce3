//! Sentences of computer players about their moves; each is true of the search.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::evaluate::Evaluate;
use crate::kernel::sayings::Sayings;

crate::phrases! {
    ONLY_WAY: "Je n’ai pas le choix.";
    WINS: "C’était une belle partie.";
    SEES_THE_WIN: "Attention, je peux gagner.";
    HARD: "Tu m’as bien coincé\u{a0}!";
    MUST_DEFEND: "Je t’empêche de gagner.";
    DARES: "Je tente ma chance.";
    SAFE: "Ici, personne ne peut me prendre.";

    TAKES_PIECE: "Je prends un pion.";
    SEEKS_PIECE: "Je peux bientôt prendre un pion.";
    KEEPS_PIECE: "Je protège mon pion.";

    // Praise for the best possible move.
    WELL_PLAYED: "Bien joué\u{a0}!";
    YOU_NEAR_THE_WIN: "Tu es tout près de gagner.";
    YOU_DEFEND: "Tu te défends bien.";
    YOU_ARE_SAFE: "Là, tu es bien à l’abri.";
    YOU_CHOSE_THE_FIGHT: "Tu as bien choisi ton combat.";
    YOU_TAKE_PIECE: "Tu prends un pion.";
    YOU_SEEK_PIECE: "Tu peux prendre un pion.";
    YOU_KEEP_PIECE: "Tu protèges ton pion.";
}

const PIECE: Sayings = Sayings::new(
    [&TAKES_PIECE, &SEEKS_PIECE, &KEEPS_PIECE],
    [&YOU_TAKE_PIECE, &YOU_SEEK_PIECE, &YOU_KEEP_PIECE],
);

/// Returns the sayings that the game `G` defines for a kind.
pub fn own_sayings<G: Evaluate>(kind: &str) -> Option<Sayings> {
    let found = G::SAYINGS.iter().find(|(begin, _)| kind.starts_with(begin));
    found.map(|(_, sayings)| *sayings)
}

/// Returns the sayings for a kind in the game `G`, or the common ones.
pub fn sayings_on<G: Evaluate>(kind: &str) -> Sayings {
    own_sayings::<G>(kind).unwrap_or(PIECE)
}
