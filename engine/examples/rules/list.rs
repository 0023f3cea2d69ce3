//! Commands `list` and `info`: metadata of the games, for scripts and tests.

use std::io::{self, Write};

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use serde_json::{Value, json};

/// Prints the slugs of all games in catalogue order, one per line.
pub fn list(out: &mut impl Write) -> io::Result<()> {
    GameId::ALL
        .iter()
        .try_for_each(|id| writeln!(out, "{}", id.slug()))
}

/// Prints a game as JSON: slug, title, seats in notation, number of places at the default options, and modes with
/// their options.
pub fn info(id: GameId, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}", id.visit(Info))
}

struct Info;

impl Visitor for Info {
    type Output = Value;

    fn visit<G: Game>(self) -> Value {
        let game = G::new(&Options::default()).expect("no option is an option");
        let seats = G::INFO.seats.iter().map(|seat| seat.notation);
        let modes = G::INFO.modes.iter().map(|mode| {
            let options = mode.ready.iter();
            let pairs = options.map(|(name, value)| format!("{name}={value}"));
            json!({ "name": mode.name.fr, "options": pairs.collect::<Vec<_>>() })
        });
        json!({
            "slug": G::INFO.slug,
            "title": G::INFO.name.fr,
            "seats": seats.collect::<Vec<_>>(),
            "places": game.board(&game.start()).places.len(),
            "modes": modes.collect::<Vec<_>>(),
        })
    }
}
