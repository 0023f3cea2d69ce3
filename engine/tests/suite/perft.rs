//! Perft: leaf counts at each depth match `tests/games/<slug>/perft.txt`.

use engine::catalogue::Visitor;
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::rules::Rules;

use crate::expectations;

pub struct Perft<'a> {
    pub position: &'a str,
    pub depth: u32,
}

impl Visitor for Perft<'_> {
    type Output = u64;

    fn visit<G: Game>(self) -> u64 {
        let game = G::new(&Options::default()).expect("no option is an option");
        let at = game.position(self.position).expect("the position reads");
        leaves(&game, &at, self.depth)
    }
}

fn leaves<G: Rules>(game: &G, at: &G::Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let steps = game.steps(at);
    match (steps.len(), depth) {
        (0, _) => 1,
        (count, 1) => count as u64,
        _ => {
            let after = |step| {
                let mut next = at.clone();
                game.apply(&mut next, step, &mut ());
                leaves(game, &next, depth - 1)
            };
            steps.into_iter().map(after).sum()
        }
    }
}

#[test]
fn leaf_counts_match() {
    expectations::hold("perft", "\n", |id, line| {
        let (position, counts) = line.split_once(" = ").expect("a position and its counts");
        let depths = (1..).zip(counts.split(' '));
        let found = depths.map(|(depth, _)| id.visit(Perft { position, depth }).to_string());
        format!("{position} = {}", found.collect::<Vec<_>>().join(" "))
    });
}
