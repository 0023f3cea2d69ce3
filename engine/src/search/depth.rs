//! How deep a search looks, in parts of an action.

/// One action of many, in the parts in which depth is counted: an action of few costs less.
pub const ONE: i32 = 4;
/// No search goes deeper.
pub const DEEPEST: i32 = 40 * ONE;
/// From here on children are looked at before they are ordered.
pub const SIGHTED: i32 = 2 * ONE;
/// Late actions are looked at shortly from here on.
pub const SHORTENED: i32 = 2 * ONE;
/// So many actions are not late.
pub const EARLY: usize = 4;
/// Actions without a choice in between are taken at once, at most so many.
pub const FORCED: usize = 16;
/// So many actions of another seat that look alike are searched.
pub const LIKELY: usize = 3;
/// What the action of another costs of the depth, where it is foreseen and not searched.
pub const REPLY: i32 = ONE / 2;
/// The depth of a note that answers nothing.
pub const NEVER: i32 = i32::MIN;
