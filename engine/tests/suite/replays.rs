//! Recorded games replay to their end: `tests/games/<slug>/replays.txt`. A paragraph has options, start, steps, end.

use engine::catalogue::Visitor;
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::step::Turn;

use crate::expectations;

pub struct Replay<'a>(pub &'a str);

impl Visitor for Replay<'_> {
    type Output = String;

    /// Returns the paragraph with recomputed first and last position; comments, options and steps stay unchanged.
    fn visit<G: Game>(self) -> String {
        let is_comment = |line: &&str| line.starts_with('#');
        let comments = self.0.lines().filter(is_comment).map(str::to_owned);
        let lines: Vec<&str> = self.0.lines().filter(|line| !is_comment(line)).collect();
        let [options, _, steps, _] = lines[..] else {
            panic!("four lines a game: {}", self.0);
        };
        // The line starts with the word `options`, so that it is not empty for a game without any.
        let pairs = options
            .split_whitespace()
            .filter_map(|pair| pair.split_once('='));
        let game = G::new(&pairs.collect::<Options>()).expect("the options are known");
        let mut at = game.start();
        let start = at.to_string();
        for (number, text) in steps.split(' ').enumerate() {
            let step = game.step(&at, text).expect("the step reads");
            let is_legal = game.play(&mut at, step, &mut ());
            assert!(is_legal, "step {} {text}", number + 1);
        }
        assert!(matches!(game.turn(&at), Turn::Over(_)), "the game ends");
        let game = [options.to_owned(), start, steps.to_owned(), at.to_string()];
        comments.chain(game).collect::<Vec<_>>().join("\n")
    }
}

#[test]
fn recorded_games_replay_to_their_end() {
    expectations::hold("replays", "\n\n", |id, game| id.visit(Replay(game)));
}
