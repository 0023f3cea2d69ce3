//! Phrases: everything that a reader sees or a child hears, in every language, side by side.

/// A language of the app. French is the first and the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// French.
    #[default]
    French,
    /// English.
    English,
}

/// One phrase in all languages. A missing language does not compile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The name under which its spoken clip is kept.
    pub key: &'static str,
    /// The text in French.
    pub fr: &'static str,
    /// The text in English.
    pub en: &'static str,
}

impl Phrase {
    /// The text in a language.
    pub const fn text(&self, language: Language) -> &'static str {
        match language {
            Language::French => self.fr,
            Language::English => self.en,
        }
    }
}

/// Declares phrases as constants `NAME: "français", "English";` and lists them all in `ALL`.
#[macro_export]
macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident: $fr:expr, $en:expr;)*) => {
        $(
            $(#[$doc])*
            pub const $name: $crate::kernel::words::Phrase = $crate::kernel::words::Phrase {
                key: stringify!($name),
                fr: $fr,
                en: $en,
            };
        )*
        /// Every phrase declared here.
        pub const ALL: &[&$crate::kernel::words::Phrase] = &[$(&$name),*];
    };
}
