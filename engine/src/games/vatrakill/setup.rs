//! From options to the first position. (Sections 3 and 8)

use super::position::Position;
use super::reasons;
use super::seats::{Order, Zones};
use crate::games::patrakill::options::{known, limit, refused};
use crate::kernel::options::{Options, OptionsError};

/// The names of the options. (Section 8)
pub const OPTIONS: &[&str] = &["players", "zones", "seats", "limit"];

/// The first position under these options.
///
/// # Errors
/// Names the first option that section 8 does not allow.
pub fn open(given: &Options) -> Result<Position, OptionsError> {
    known(given, OPTIONS)?;
    let (players, usual) = match given.get("players") {
        None | Some("2") => (2, "B-V-"),
        Some("3") => (3, "B-V-"),
        Some("4") => (4, "BVJ-"),
        Some("5") => (5, "BVJP"),
        Some(_) => return Err(refused(given, "players", &reasons::BAD_PLAYERS)),
    };
    let zones = Zones::read(given.get("zones").unwrap_or(usual));
    let zones = zones.filter(|&zones| Order::suits(players, zones));
    let zones = zones.ok_or_else(|| refused(given, "zones", &reasons::BAD_ZONES))?;
    let order = match given.get("seats") {
        None => Order::usual(players, zones),
        Some(text) => Order::read(text, zones)
            .filter(|order| usize::from(order.count()) == players)
            .ok_or_else(|| refused(given, "seats", &reasons::BAD_SEATS))?,
    };
    Ok(Position::first(order, zones, limit(given)?))
}
