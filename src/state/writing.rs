//! Lettering of texts for pupils.

/// Style of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lettering {
    /// Capitals, the first letters that children learn.
    #[default]
    Capitals,
    /// Lower-case print letters.
    Script,
    /// Cursive of French schools.
    Cursive,
}

impl Lettering {
    /// All styles, the first one learnt first.
    pub const ALL: [Self; 3] = [Self::Capitals, Self::Script, Self::Cursive];

    /// Name in saved settings and in the style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Capitals => "capitals",
            Self::Script => "script",
            Self::Cursive => "cursive",
        }
    }
}
