//! What the computer says of its moves. Every sentence is chosen for something that the search has seen.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::words::Phrase;

crate::phrases! {
    ONLY_WAY: "Je n’ai pas le choix.", "I have no choice.";
    WINS: "Je gagne\u{a0}!", "I win!";
    SEES_THE_WIN: "Je vois comment gagner.", "I see how to win.";
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
    TAKES_CASTLE: "Je prends le château.", "I take the castle.";
    SEEKS_CASTLE: "Je peux attraper le château.", "I can catch the castle.";
    KEEPS_CASTLE: "Je garde le château.", "I guard the castle.";
    TAKES_VILLAGE: "Je prends le village.", "I take the village.";
    SEEKS_VILLAGE: "Je peux attraper le village.", "I can catch the village.";
    KEEPS_VILLAGE: "Je garde le village.", "I guard the village.";
    TAKES_PRINCESS: "Je délivre la Princesse.", "I free the Princess.";
    SEEKS_PRINCESS: "Je peux rejoindre la Princesse.", "I can reach the Princess.";
    KEEPS_PRINCESS: "Je garde la Princesse.", "I guard the Princess.";
    TAKES_TREASURE: "Je prends le trésor.", "I take the treasure.";
    SEEKS_TREASURE: "Je peux attraper le trésor.", "I can catch the treasure.";
    KEEPS_TREASURE: "Je garde le trésor.", "I guard the treasure.";
    TAKES_MONARCH: "Je prends le Monarque.", "I take the Monarch.";
    SEEKS_MONARCH: "Je menace le Monarque.", "I threaten the Monarch.";
    KEEPS_MONARCH: "Je protège mon Monarque.", "I protect my Monarch.";
    TAKES_HORSE: "Je capture un cavalier.", "I capture a horse.";
    SEEKS_HORSE: "Je peux capturer un cavalier.", "I can capture a horse.";
    KEEPS_HORSE: "Je mets mon cavalier à l’abri.", "I bring my horse to safety.";
    TAKES_LINE: "Je complète une ligne.", "I complete a line.";
    SEEKS_LINE: "Je prépare une ligne.", "I prepare a line.";
    KEEPS_LINE: "Je bloque une ligne.", "I block a line.";
    TAKES_PLACE: "J’entre dans un camp\u{a0}: des points\u{a0}!", "I enter a camp: points!";
    SEEKS_PLACE: "Je peux entrer dans un camp.", "I can enter a camp.";
    KEEPS_PLACE: "Je défends un camp.", "I defend a camp.";
    TAKES_KNIGHT: "Je croque un chevalier.", "I eat a knight.";
    SEEKS_KNIGHT: "Je peux croquer un chevalier.", "I can eat a knight.";
    KEEPS_KNIGHT: "Je mets mon chevalier à l’abri.", "I bring my knight to safety.";
    TAKES_RING: "Je prends l’anneau.", "I take the ring.";
    SEEKS_RING: "Je peux atteindre l’anneau.", "I can reach the ring.";
    KEEPS_RING: "Je garde l’anneau loin des autres.", "I keep the ring from the others.";
    TAKES_SEAL: "Je gagne un sceau.", "I win a seal.";
    SEEKS_SEAL: "Je peux gagner un sceau.", "I can win a seal.";
    KEEPS_SEAL: "J’empêche un sceau.", "I prevent a seal.";
    TAKES_AMULET: "Je prends une amulette.", "I take an amulet.";
    SEEKS_AMULET: "Je peux prendre une amulette.", "I can take an amulet.";
    KEEPS_AMULET: "Je garde mes amulettes.", "I keep my amulets.";
}

/// What is said when something is taken now, soon, or kept from another.
#[derive(Clone, Copy, Debug)]
pub struct Sayings {
    pub takes: &'static Phrase,
    pub seeks: &'static Phrase,
    pub keeps: &'static Phrase,
}

const fn sayings(
    takes: &'static Phrase,
    seeks: &'static Phrase,
    keeps: &'static Phrase,
) -> Sayings {
    Sayings {
        takes,
        seeks,
        keeps,
    }
}

const PIECE: Sayings = sayings(&TAKES_PIECE, &SEEKS_PIECE, &KEEPS_PIECE);

/// The sayings on kinds of pieces and counters, by the beginning of their names.
const SAYINGS: &[(&str, Sayings)] = &[
    (
        "castle",
        sayings(&TAKES_CASTLE, &SEEKS_CASTLE, &KEEPS_CASTLE),
    ),
    (
        "village",
        sayings(&TAKES_VILLAGE, &SEEKS_VILLAGE, &KEEPS_VILLAGE),
    ),
    (
        "princess",
        sayings(&TAKES_PRINCESS, &SEEKS_PRINCESS, &KEEPS_PRINCESS),
    ),
    (
        "treasure",
        sayings(&TAKES_TREASURE, &SEEKS_TREASURE, &KEEPS_TREASURE),
    ),
    (
        "k-white-monarch",
        sayings(&TAKES_MONARCH, &SEEKS_MONARCH, &KEEPS_MONARCH),
    ),
    (
        "k-black-monarch",
        sayings(&TAKES_MONARCH, &SEEKS_MONARCH, &KEEPS_MONARCH),
    ),
    ("horse-", sayings(&TAKES_HORSE, &SEEKS_HORSE, &KEEPS_HORSE)),
    ("line-of-", sayings(&TAKES_LINE, &SEEKS_LINE, &KEEPS_LINE)),
    (
        "placed-alone",
        sayings(&TAKES_PLACE, &SEEKS_PLACE, &KEEPS_PLACE),
    ),
    (
        "helmet",
        sayings(&TAKES_KNIGHT, &SEEKS_KNIGHT, &KEEPS_KNIGHT),
    ),
    ("ring", sayings(&TAKES_RING, &SEEKS_RING, &KEEPS_RING)),
    ("seal-", sayings(&TAKES_SEAL, &SEEKS_SEAL, &KEEPS_SEAL)),
    (
        "amulet",
        sayings(&TAKES_AMULET, &SEEKS_AMULET, &KEEPS_AMULET),
    ),
];

/// What is said of a kind that has words of its own.
pub fn own_sayings(kind: &str) -> Option<Sayings> {
    let found = SAYINGS.iter().find(|(begin, _)| kind.starts_with(begin));
    found.map(|(_, sayings)| *sayings)
}

/// What is said of a kind.
pub fn sayings_on(kind: &str) -> Sayings {
    own_sayings(kind).unwrap_or(PIECE)
}

#[cfg(test)]
mod tests {
    use super::ALL;

    #[test]
    fn every_saying_is_short_and_in_both_languages() {
        for phrase in ALL {
            assert!(phrase.fr.chars().count() <= 48, "{}", phrase.fr);
            assert!(!phrase.en.is_empty() && phrase.fr.ends_with(['.', '!']));
            assert!(
                !phrase.fr.contains(" !") && !phrase.fr.contains(" :"),
                "{}",
                phrase.fr
            );
        }
    }
}
