//! How words are written for pupils.

/// A way to write words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lettering {
    /// Capitals: the first letters that children know.
    #[default]
    Capitals,
    /// Script: small letters as printed.
    Script,
    /// The cursive of French schools.
    Cursive,
}

impl Lettering {
    /// All ways, the first one learnt first.
    pub const ALL: [Self; 3] = [Self::Capitals, Self::Script, Self::Cursive];

    /// Its name where settings are kept and in the style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Capitals => "capitals",
            Self::Script => "script",
            Self::Cursive => "cursive",
        }
    }
}
