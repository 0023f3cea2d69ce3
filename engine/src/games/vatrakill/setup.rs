//! Setup: the first position under given options. (Sections 3 and 8)

use super::position::Position;
use super::reasons;
use super::seats::{Order, Zones};
use crate::games::patrakill::options::limit;
use crate::kernel::options::{Options, OptionsError};

/// Names of the options. (Section 8)
pub const OPTIONS: &[&str] = &["players", "zones", "seats", "limit"];

/// Returns the first position under these options.
///
/// # Errors
/// Names the first option that section 8 does not allow.
pub fn open(given: &Options) -> Result<Position, OptionsError> {
    given.check(OPTIONS)?;
    let usual = (2, "B-V-");
    let (players, usual) = given.read("players", usual, &reasons::BAD_PLAYERS, |count| {
        Some(match count {
            "2" => (2, "B-V-"),
            "3" => (3, "B-V-"),
            "4" => (4, "BVJ-"),
            "5" => (5, "BVJP"),
            _ => return None,
        })
    })?;
    let zones = Zones::read(given.get("zones").unwrap_or(usual));
    let zones = zones.filter(|&zones| Order::suits(players, zones));
    let zones = zones.ok_or_else(|| given.refused("zones", &reasons::BAD_ZONES))?;
    let order = Order::usual(players, zones);
    let order = given.read("seats", order, &reasons::BAD_SEATS, |text| {
        Order::read(text, zones).filter(|order| usize::from(order.count()) == players)
    })?;
    Ok(Position::first(order, zones, limit(given)?))
}
