//! Positions, actions, rolls and options of every game: parsed values round-trip, and parsed positions are playable.

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::step::Turn;

struct Read<'a>(&'a str);

impl Visitor for Read<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        // The first line holds the options: `name=value name=value`.
        let (options, text) = self.0.split_once('\n').unwrap_or(("", self.0));
        let given: Options = options
            .split(' ')
            .filter_map(|option| option.split_once('='))
            .fold(Options::default(), |all, (name, value)| {
                all.with(name, value)
            });
        let Ok(game) = G::new(&given) else {
            return;
        };
        match game.position(text) {
            Ok(at) => {
                assert_eq!(at.to_string(), text);
                play_on(&game, &at);
            }
            Err(error) => assert!(error.at <= text.len()),
        }
        match text.parse::<G::Action>() {
            Ok(action) => assert_eq!(action.to_string(), text),
            Err(error) => assert!(error.at <= text.len()),
        }
        match text.parse::<G::Roll>() {
            Ok(roll) => assert_eq!(roll.to_string(), text),
            Err(error) => assert!(error.at <= text.len()),
        }
    }
}

fn play_on<G: Game>(game: &G, at: &G::Position) {
    game.scene(at, at);
    let steps = game.steps(at);
    assert_eq!(steps.is_empty(), matches!(game.turn(at), Turn::Over(_)));
    for step in steps {
        let mut next = at.clone();
        game.apply(&mut next, step, &mut ());
        assert_eq!(game.position(&next.to_string()).as_ref(), Ok(&next));
    }
}

/// Runs the target on one input; its first byte selects the game.
pub fn read(data: &[u8]) {
    if let Some((&game, text)) = data.split_first()
        && let Ok(text) = str::from_utf8(text)
    {
        GameId::ALL[usize::from(game) % GameId::ALL.len()].visit(Read(text));
    }
}
