//! One switch: by what the whole app is played without pointing, and how fast what can be touched is gone through.

/// By what the switch is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Switch {
    /// There is none.
    #[default]
    None,
    /// Any of the others.
    Any,
    /// The space bar.
    Space,
    /// The enter key.
    Enter,
    /// A click anywhere.
    Click,
    /// The keys F1 to F8.
    Function,
}

impl Switch {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::None,
        Self::Any,
        Self::Space,
        Self::Enter,
        Self::Click,
        Self::Function,
    ];

    /// Its name where settings are kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Any => "any",
            Self::Space => "space",
            Self::Enter => "enter",
            Self::Click => "click",
            Self::Function => "function",
        }
    }
}

/// How long one thing is offered, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step(pub u64);

impl Default for Step {
    fn default() -> Self {
        Self(1_500)
    }
}

impl Step {
    /// The steps that the desk offers.
    pub const ALL: [Self; 4] = [Self(1_000), Self(1_500), Self(2_000), Self(3_000)];
}
