//! Whole written games: `tests/games/<slug>/replays.txt`, a paragraph each: options, start, steps, end.

use std::fs;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::step::Turn;

struct Replay<'a>(&'a str);

impl Visitor for Replay<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let lines: Vec<&str> = self
            .0
            .lines()
            .filter(|line| !line.starts_with('#'))
            .collect();
        let [options, start, steps, end] = lines[..] else {
            panic!("four lines a game: {}", self.0);
        };
        let pairs = options
            .split_whitespace()
            .filter_map(|pair| pair.split_once('='));
        let options = pairs.fold(Options::default(), |all, (name, value)| {
            all.with(name, value)
        });
        let game = G::new(&options).expect("the options are known");
        let mut at = game.start();
        assert_eq!(at.to_string(), start);
        for (number, text) in steps.split(' ').enumerate() {
            let step = game.step(&at, text).expect("the step reads");
            assert!(
                game.play(&mut at, step, &mut ()),
                "step {} {text}",
                number + 1
            );
        }
        assert_eq!(at.to_string(), end);
        assert!(matches!(game.turn(&at), Turn::Over(_)), "the game ends");
    }
}

#[test]
fn every_game_goes_as_written() {
    for &id in GameId::ALL {
        let slug = id.info().slug;
        let path = format!(
            "{}/tests/games/{slug}/replays.txt",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = fs::read_to_string(path).expect("each game has its replays");
        for game in text.trim().split("\n\n") {
            id.visit(Replay(game));
        }
    }
}
