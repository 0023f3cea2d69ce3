//! Seeds for a wanted roll, for lessons and problems.

use super::Table;

/// Number of seeds tried before a roll counts as impossible.
const TRIED: u64 = 100_000;

/// Returns the first seed under which the next roll of a table is `roll`, in notation. Returns `None` if no roll
/// is due, or `roll` is impossible now.
///
/// # Examples
/// ```
/// use engine::catalogue::GameId;
/// use engine::kernel::options::Options;
/// use engine::table::seed_for;
///
/// let fight = "1gt1g1/1d1dd1/6/2d3/2C3/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0";
/// let mut table = GameId::FIRST.entry().at_position(&Options::default(), fight, 0)?;
/// let choices = table.choices();
/// let attack = choices.iter().find(|choice| choice.text() == "c5xc6");
/// table.play(attack.expect("the knight stands beside a dragon")).expect("a choice of this position");
/// for roll in table.choices() {
///     let seed = seed_for(&*table, roll.text()).expect("each roll can fall");
///     table.reseed(seed);
///     assert_eq!(table.sample_roll(), Some(roll));
/// }
/// assert_eq!(seed_for(&*table, "7,7"), None);
/// # Ok::<(), engine::table::OpenError>(())
/// ```
pub fn seed_for(table: &dyn Table, roll: &str) -> Option<u64> {
    let mut table = table.clone_box();
    (0..TRIED).find(|seed| {
        table.reseed(*seed);
        table.sample_roll().is_some_and(|draw| draw.text() == roll)
    })
}
