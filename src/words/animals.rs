//! The names of the animals on the banners.

use engine::kernel::words::Phrase;

use crate::state::animals;

engine::phrases! {
    WOLF: "le loup", "the wolf";
    BEAR: "l’ours", "the bear";
    LION: "le lion", "the lion";
    FOX: "le renard", "the fox";
    DEER: "le cerf", "the deer";
    BOAR: "le sanglier", "the boar";
    EAGLE: "l’aigle", "the eagle";
    OWL: "le hibou", "the owl";
    HEDGEHOG: "le hérisson", "the hedgehog";
    FROG: "la grenouille", "the frog";
    RABBIT: "le lapin", "the rabbit";
    SQUIRREL: "l’écureuil", "the squirrel";
    NO_BANNER: "sans bannière", "without a banner";
}

/// The names in the order of [`animals::ANIMALS`].
const NAMES: [Phrase; 12] = [
    WOLF, BEAR, LION, FOX, DEER, BOAR, EAGLE, OWL, HEDGEHOG, FROG, RABBIT, SQUIRREL,
];

/// The name of the animal of that drawing.
pub fn name(animal: &str) -> Phrase {
    animals::number(animal).map_or(NO_BANNER, |number| NAMES[number])
}
