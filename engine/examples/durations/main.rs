//! Duration model: estimates how long children need for the shortest game of each box.
//!
//! `cargo run --release --example durations -- [GAMES]` simulates games touch by touch and writes `docs/durations.md`.

#[path = "../arena/pairings.rs"]
#[expect(dead_code, reason = "who plays whom is not asked here")]
mod pairings;
mod report;
mod sitting;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::search::{Level, PlayerKind};

use report::{Row, report};
use sitting::{Child, Sitting};

const REPORT: &str = "docs/durations.md";
const SEED: u64 = 2012;

/// Simulated children; every seat of a game has the same one.
pub const CHILDREN: [Child; 4] = [
    Child::Touches,
    Child::Plays(PlayerKind::Level(Level::One)),
    Child::Plays(PlayerKind::Level(Level::Two)),
    Child::Plays(PlayerKind::Level(Level::Three)),
];

struct Shortest(u32);

impl Visitor for Shortest {
    type Output = Vec<Row>;

    fn visit<G: Game>(self) -> Vec<Row> {
        let game: G = pairings::in_mode(0);
        let row = |child| Row {
            game: G::INFO,
            child,
            can_count: G::COUNTING.is_some(),
            sittings: (0..self.0)
                .map(|number| Sitting::of(&game, child, SEED + u64::from(number)))
                .collect(),
        };
        CHILDREN.map(row).into()
    }
}

fn main() -> std::io::Result<()> {
    let games = std::env::args().nth(1).and_then(|word| word.parse().ok());
    let games = games.unwrap_or(200);
    let rows: Vec<Row> = GameId::ALL
        .iter()
        .flat_map(|id| id.visit(Shortest(games)))
        .collect();
    let text = report(&rows, games);
    println!("{text}");
    std::fs::write(REPORT, text)
}
