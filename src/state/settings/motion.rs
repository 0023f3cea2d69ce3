//! Setting of the motion on the screen.

use engine::motion::Pace;

/// Amount of motion on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Motion {
    /// The device's preference.
    #[default]
    Device,
    /// Cross-fades only.
    Reduced,
}

impl Motion {
    /// All amounts.
    pub const ALL: [Self; 2] = [Self::Device, Self::Reduced];

    /// Name in saved settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Reduced => "reduced",
        }
    }

    /// Returns the pace of animations; `device_reduces` is the device's preference for reduced motion.
    pub const fn pace(self, device_reduces: bool) -> Pace {
        match self {
            Self::Device if !device_reduces => Pace::Full,
            _ => Pace::Reduced,
        }
    }
}
