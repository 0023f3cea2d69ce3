//! What is where on the cross at the start: the camp and the cases X. (Section 2)

use crate::games::patrakill::cells::Cells;

/// The thirteen cells of the knights' camp. (Section 2)
pub const CAMP: Cells = Cells::named([
    "a3", "b3", "c3", "d3", "e3", "f3", "g3", "c2", "d2", "e2", "c1", "d1", "e1",
]);

/// The cases X, where a knight is given a tower. (Section 2)
pub const CASES_X: Cells = Cells::named(["c7", "d7", "e7"]);

/// Towers in the box, and broken towers as many. (Section 1)
pub const TOWERS: u32 = 5;
/// Knights in the box. (Section 1)
pub const KNIGHTS: u32 = CAMP.size();
/// Knights that the dragon has to eat in a round. (Section 6)
pub const MEALS: u8 = 5;
