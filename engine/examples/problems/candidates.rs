//! Candidate positions for problems: composed of few pieces, or taken from games of computer players.

use engine::kernel::board::Board;
use engine::kernel::edit::{Edit, Editable as _};
use engine::kernel::game::Game;
use engine::kernel::piece::{Layer, Spot};
use engine::kernel::rng::Rng;
use engine::kernel::step::{Place, Seat, Step, Turn};
use engine::problems::restart;
use engine::search::{ComputerPlayer, Level, PlayerKind};

/// Maximum number of steps of a game played for its positions.
const MOST_STEPS: usize = 400;

/// Returns the seats in play.
fn seats<G: Game>(game: &G, at: &G::Position) -> Vec<Seat> {
    let players = game.scene(at, at).players;
    players.into_iter().map(|player| player.seat).collect()
}

/// Composes a random position of few pieces: at most `most` besides the unique ones. Items on the ground may stay as at
/// the start of a game. `None` if the rules cannot continue from it.
pub fn composed<G: Game>(game: &G, most: u32, dice: &mut Rng) -> Option<G::Position> {
    let mut at = start(game, dice)?;
    let seats = seats(game, &at);
    at.edit(Edit::Begin);
    // Settings first: they may restrict which pieces can be put.
    for (number, setting) in at.settings().iter().enumerate().skip(1) {
        if dice.below(3) > 0 {
            let value = dice.below(setting.values.len() as u32) as usize;
            at.edit(Edit::Set(number, value));
        }
    }
    let mut anchors = Vec::new();
    if dice.below(3) == 0 {
        at.edit(Edit::Empty);
    } else {
        for piece in game.scene(&at, &at).pieces {
            match piece.spot {
                Spot::On(place) if piece.layer == Layer::Ground && dice.below(3) > 0 => {
                    anchors.push(place);
                }
                Spot::On(place) => at.edit(Edit::Clear(place)),
                Spot::In(..) => {}
            }
        }
    }
    let board = game.board(&at);
    let mut put = |at: &mut G::Position, number: usize, dice: &mut Rng| {
        let near = dice.one_of(&anchors).filter(|_| dice.below(3) > 0);
        let places = (0..board.places.len() as u16).map(Place);
        let places = places.filter(|place| near.is_none_or(|near| is_near(&board, near, *place)));
        if let Some(place) = dice.one_of(&places.collect::<Vec<_>>()) {
            at.edit(Edit::Put(number, place));
            anchors.push(place);
        }
    };
    let alone = 1 + dice.below(9);
    for (number, spare) in at.spares().iter().enumerate() {
        if spare.of == 1 && spare.left == 1 && dice.below(10) < alone {
            put(&mut at, number, dice);
        }
    }
    for _ in 0..dice.below(most + 1) {
        let spares = at.spares();
        let number = dice.below(spares.len() as u32) as usize;
        if spares[number].left > 0 {
            put(&mut at, number, dice);
        }
    }
    let seat = dice.one_of(&seats)?;
    restart(game, &at, seat)
}

/// Returns a first position: the usual one, or a shuffled one if the game has such modes.
fn start<G: Game>(game: &G, dice: &mut Rng) -> Option<G::Position> {
    let shuffled = G::INFO.modes.iter().filter_map(|mode| mode.shuffled);
    let shuffled: Vec<_> = shuffled.collect();
    match dice.one_of(&shuffled) {
        Some(draw) if dice.below(3) > 0 => Some(G::new(&draw(dice.bits())).ok()?.start()),
        _ => Some(game.start()),
    }
}

/// Checks whether two places are at most two and a half cells apart.
fn is_near(board: &Board, one: Place, other: Place) -> bool {
    let [one, other] = [one, other].map(|place| board.place_info(place).centre);
    (one.0 - other.0).abs().max((one.1 - other.1).abs()) <= 250
}

/// Returns the positions of a game between computer players up to level 3, those before rolls included.
pub fn played<G: Game>(game: &G, dice: &mut Rng) -> Vec<G::Position> {
    let levels = [Level::One, Level::Two, Level::Three];
    let level = levels[dice.below(3) as usize];
    let mut at = game.start();
    let mut all = Vec::new();
    let mut rolls = Vec::new();
    for _ in 0..MOST_STEPS {
        let step = match game.turn(&at) {
            Turn::Over(_) => break,
            Turn::Chance => {
                rolls.clear();
                game.chance_outcomes(&at, &mut rolls);
                dice.weighted(&rolls).map(Step::Roll)
            }
            Turn::Decision(_) => {
                let kind = match dice.below(4) {
                    0 => PlayerKind::Random,
                    1 => PlayerKind::Greedy,
                    _ => PlayerKind::Level(level),
                };
                let player = ComputerPlayer::new(game, &at, kind, dice.bits());
                player.and_then(|mut player| player.think(u32::MAX).map(Step::Act))
            }
        };
        all.push(at.clone());
        let Some(step) = step else { break };
        game.apply(&mut at, step, &mut ());
    }
    all
}

/// Returns the position after an action that starts a fight, reduced to the pieces that the fight needs.
pub fn fought<G: Game>(game: &G, at: &G::Position, dice: &mut Rng) -> Option<G::Position> {
    let Turn::Decision(seat) = game.turn(at) else {
        return None;
    };
    let mut at = restart(game, at, seat)?;
    let mut actions = Vec::new();
    game.actions(&at, &mut actions);
    let after = |at: &G::Position, action: G::Action| {
        let mut next = at.clone();
        let is_legal = game.play(&mut next, Step::Act(action), &mut ());
        (is_legal && game.turn(&next) == Turn::Chance).then_some(next)
    };
    actions.retain(|&action| after(&at, action).is_some());
    let action = dice.one_of(&actions)?;
    let fighters = |at: &G::Position| {
        let combat = game.scene(at, at).combat?;
        Some(combat.sides().map(|side| side.piece))
    };
    let wanted = fighters(&after(&at, action)?)?;
    for (place, _) in occupied(game, &at, dice) {
        let mut fewer = at.clone();
        fewer.edit(Edit::Clear(place));
        let Some(fewer) = restart(game, &fewer, seat) else {
            continue;
        };
        let still = after(&fewer, action).and_then(|next| fighters(&next));
        if still == Some(wanted) {
            at = fewer;
        }
    }
    after(&at, action)
}

/// Returns the occupied places with the owners of their pieces, in random order.
pub fn occupied<G: Game>(game: &G, at: &G::Position, dice: &mut Rng) -> Vec<(Place, Option<Seat>)> {
    let pieces = game.scene(at, at).pieces.into_iter();
    let mut all: Vec<_> = pieces
        .filter_map(|piece| match piece.spot {
            Spot::On(place) => Some((place, piece.owner)),
            Spot::In(..) => None,
        })
        .collect();
    dice.shuffle(&mut all);
    all
}
