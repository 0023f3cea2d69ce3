//! Parsers of untrusted texts, exported for the fuzzer only (`engine/tests/fuzz`).

pub use crate::route::Route;
pub use crate::state::arena::ArenaOfDay;
pub use crate::state::friends::Friends;
pub use crate::state::own_problems::OwnProblems;
pub use crate::state::pennant::Flags;
pub use crate::state::persist::Persist;
pub use crate::state::presets::Presets;
pub use crate::state::saved::Saved;
pub use crate::state::settings::Settings;
pub use crate::state::skill_stats::SkillStats;
pub use crate::state::slots::Slot;
