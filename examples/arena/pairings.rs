//! Who plays whom in a tournament, and the lines of the report.

use std::collections::BTreeMap;

use engine::catalogue::Visitor;
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::words::Language;
use engine::players::{Level, Standing, Who};

use crate::bout::{Bout, Effort, interval};

const OPENING: u32 = 4;
const SEED: u64 = 2012;
const FRIEND: Who = Who::Friend(Standing { won: 0, lost: 0 });

/// All pairings of one game, in all its modes or in one.
pub struct Tournament {
    pub games: u32,
    pub mode: Option<usize>,
}

impl Visitor for Tournament {
    type Output = ();

    fn visit<G: Game>(self) {
        println!("## {}\n", G::CARD.name.text(Language::French));
        for (number, mode) in G::CARD.modes.iter().enumerate() {
            if self.mode.is_some_and(|only| only != number) {
                continue;
            }
            let pairs = mode.ready.iter();
            let options = pairs.fold(Options::default(), |options, (name, value)| {
                options.with(name, *value)
            });
            let game = G::new(&options).expect("the modes of a card are playable");
            let name = mode.name.text(Language::French);
            let given: Vec<String> = options.iter().map(|(k, v)| format!("{k}={v}")).collect();
            println!("### {name} ({})\n", given.join(" "));
            Table::new(&game, self.games).print();
        }
    }
}

struct Table<'a, G: Game> {
    game: &'a G,
    games: u32,
    /// The seats of each side, in the order of play.
    sides: Vec<Vec<usize>>,
}

/// A player against others: its share, the share of each side, and what it thought.
struct Line {
    share: f64,
    draws: u32,
    by_side: Vec<f64>,
    effort: Effort,
}

impl<'a, G: Game> Table<'a, G> {
    fn new(game: &'a G, games: u32) -> Self {
        let start = game.start();
        let players = game.scene(&start, &start).players;
        let mut sides: Vec<Vec<usize>> = Vec::new();
        for (index, player) in players.iter().enumerate() {
            let ally = |side: &&mut Vec<usize>| players[side[0]].side == player.side;
            match sides.iter_mut().find(ally) {
                Some(side) => side.push(index),
                None => sides.push(vec![index]),
            }
        }
        Self { game, games, sides }
    }

    fn print(&self) {
        let fair = 100.0 / self.sides.len() as f64;
        if self.sides.len() > 2 {
            println!("One player among others of one kind; a fair share is {fair:.0} %.\n");
        }
        println!(
            "| player | against | share | by side | draws | mean ms | greatest ms | positions/s | looks ahead |"
        );
        println!("|---|---|---|---|---|---|---|---|---|");
        let level = Who::Level;
        let mut pairs = vec![(level(Level::One), Who::Random)];
        pairs.extend(
            Level::ALL
                .windows(2)
                .map(|pair| (level(pair[1]), level(pair[0]))),
        );
        let best = level(Level::Five);
        pairs.extend([(best, Who::Random), (best, Who::Greedy)]);
        pairs.extend([Who::Random, Who::Greedy, level(Level::Three)].map(|other| (FRIEND, other)));
        for (one, others) in pairs {
            self.line(one, others);
        }
        println!();
    }

    fn line(&self, one: Who, others: Who) {
        let line = self.play(one, others);
        let (share, low, high) = interval(line.share, self.games);
        let by_side: Vec<String> = line
            .by_side
            .iter()
            .map(|share| format!("{share:.0}"))
            .collect();
        let moves = line.effort.moves.max(1) as f64;
        println!(
            "| {} | {} | {share:.1} % ({low:.0}–{high:.0}) | {} | {} | {:.1} | {:.0} | {:.1} M | {:.1} |",
            one,
            others,
            by_side.join(" / "),
            line.draws,
            1000.0 * line.effort.time.as_secs_f64() / moves,
            1000.0 * line.effort.longest.as_secs_f64(),
            line.effort.positions as f64 / line.effort.time.as_secs_f64().max(1e-9) / 1e6,
            line.effort.depths as f64 / moves,
        );
    }

    fn play(&self, one: Who, others: Who) -> Line {
        let mut line = Line {
            share: 0.0,
            draws: 0,
            by_side: Vec::new(),
            effort: Effort::default(),
        };
        let count = self.sides.len() as u32;
        for (number, side) in (0..).zip(&self.sides) {
            let games = self.games / count + u32::from(number < self.games % count);
            let everyone = self.sides.iter().flatten();
            let seats: BTreeMap<usize, Who> = everyone
                .map(|&seat| (seat, if side.contains(&seat) { one } else { others }))
                .collect();
            let mut bout = Bout::new(self.game, &seats).expect("all seats exist");
            bout.opening = OPENING;
            let outcome = bout.play(SEED + u64::from(number), games);
            let wins = outcome.wins[side[0]] + 0.5 * f64::from(outcome.draws);
            line.share += wins;
            line.draws += outcome.draws;
            line.by_side.push(100.0 * wins / f64::from(games.max(1)));
            for &seat in side {
                let effort = outcome.efforts[seat];
                line.effort.moves += effort.moves;
                line.effort.time += effort.time;
                line.effort.longest = line.effort.longest.max(effort.longest);
                line.effort.positions += effort.positions;
                line.effort.depths += effort.depths;
            }
        }
        line
    }
}
