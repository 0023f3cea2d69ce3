//! Command `choose`: action of a computer player at a position.

use std::io::Write;

use engine::kernel::game::Game;
use engine::search::{ComputerPlayer, PlayerKind};

use crate::{Failure, broken};

/// Prints the action of a player with a seed; it is the same as in the app at the first step
/// of a game. Later the app adds the number of steps to the seed (`engine/src/table/bot.rs`).
pub fn choose<G: Game>(
    game: &G,
    position: &str,
    (seed, player): (u64, &str),
    out: &mut impl Write,
) -> Result<(), Failure> {
    let at = game.position(position).map_err(|error| error.to_string())?;
    let who =
        PlayerKind::named(player).ok_or_else(|| format!("aucun joueur ne s’appelle {player}"))?;
    let mut player = ComputerPlayer::new(game, &at, who, seed).ok_or("personne ne décide ici")?;
    let action = loop {
        if let Some(action) = player.think(u32::MAX) {
            break action;
        }
    };
    writeln!(out, "{action}").map_err(broken)
}
