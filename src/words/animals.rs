//! Names of the banner animals.

use engine::kernel::words::Phrase;

use crate::state::animals;

engine::phrases! {
    WOLF: "le loup";
    BEAR: "l’ours";
    LION: "le lion";
    FOX: "le renard";
    DEER: "le cerf";
    BOAR: "le sanglier";
    EAGLE: "l’aigle";
    OWL: "le hibou";
    HEDGEHOG: "le hérisson";
    FROG: "la grenouille";
    RABBIT: "le lapin";
    SQUIRREL: "l’écureuil";
    NO_BANNER: "sans bannière";
}

/// Names in the order of [`animals::ANIMALS`].
const NAMES: [Phrase; 12] = [
    WOLF, BEAR, LION, FOX, DEER, BOAR, EAGLE, OWL, HEDGEHOG, FROG, RABBIT, SQUIRREL,
];

/// Returns the name of an animal by its drawing.
pub fn name(animal: &str) -> Phrase {
    animals::number(animal).map_or(NO_BANNER, |number| NAMES[number])
}
