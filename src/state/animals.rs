//! The animals on the banners: teams and presets have no other names, so that nothing names a pupil.

/// The animals, by the names of their drawings.
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

/// The number of an animal in [`ANIMALS`].
pub fn number(animal: &str) -> Option<usize> {
    ANIMALS.iter().position(|known| *known == animal)
}
