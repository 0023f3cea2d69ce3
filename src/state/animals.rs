//! Animals on the banners. Teams and presets have no other names, so that no name identifies a pupil.

/// Animals, by the names of their drawings.
pub const ANIMALS: [&str; 12] = [
    "wolf-head",
    "bear-head",
    "lion",
    "fox-head",
    "deer",
    "boar",
    "eagle-head",
    "owl",
    "hedgehog",
    "frog",
    "rabbit-head",
    "squirrel",
];

/// Returns the index of an animal in [`ANIMALS`].
pub fn number(animal: &str) -> Option<usize> {
    ANIMALS.iter().position(|known| *known == animal)
}
