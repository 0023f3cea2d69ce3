//! Single-switch scanning: the switch, and the time for which each target is highlighted.

/// Input that acts as the switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Switch {
    /// No switch; scanning is off.
    #[default]
    None,
    /// Any of the inputs below.
    Any,
    /// Space bar.
    Space,
    /// Enter key.
    Enter,
    /// Click anywhere.
    Click,
    /// Keys F1 to F8.
    Function,
}

impl Switch {
    /// All inputs.
    pub const ALL: [Self; 6] = [
        Self::None,
        Self::Any,
        Self::Space,
        Self::Enter,
        Self::Click,
        Self::Function,
    ];

    /// Name in saved settings.
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

/// Time for which each target is highlighted, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step(pub u64);

impl Default for Step {
    fn default() -> Self {
        Self(1_500)
    }
}

impl Step {
    /// Times that the desk offers.
    pub const ALL: [Self; 4] = [Self(1_000), Self(1_500), Self(2_000), Self(3_000)];
}
