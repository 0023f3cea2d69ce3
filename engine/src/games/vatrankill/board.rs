//! Initial layout of the cross: the camp and the cases X. (Section 2)

use crate::games::patrakill::cells::Cells;

/// Thirteen cells of the knights' camp. (Section 2)
pub const CAMP: Cells = Cells::named([
    "a3", "b3", "c3", "d3", "e3", "f3", "g3", "c2", "d2", "e2", "c1", "d1", "e1",
]);

/// Cases X, where a knight receives a tower. (Section 2)
pub const CASES_X: Cells = Cells::named(["c7", "d7", "e7"]);

/// Number of towers in the box, and of broken towers. (Section 1)
pub const TOWERS: u32 = 5;
/// Number of knights in the box. (Section 1)
pub const KNIGHTS: u32 = CAMP.size();
/// Number of knights that the dragon has to eat in a round. (Section 6)
pub const MEALS: u8 = 5;
