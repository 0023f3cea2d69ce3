//! What there is to play, for scripts and tests that walk all games.

use std::io::{self, Write};

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use serde_json::{Value, json};

/// The slugs of all games, a line each, in the order of the shelf.
pub fn list(out: &mut impl Write) -> io::Result<()> {
    GameId::ALL
        .iter()
        .try_for_each(|id| writeln!(out, "{}", id.slug()))
}

/// A game as JSON: its slug, its title, its seats in notation, the places of its board at the default options, and
/// the options of each of its modes.
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
