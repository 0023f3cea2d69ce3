//! Pairings of the arena.

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::rng::Rng;
use engine::kernel::scene::Player;
use engine::kernel::step::Turn;
use engine::search::{ComputerPlayer, HeadToHead, Level, PlayerKind};

pub const FRIEND: PlayerKind = PlayerKind::Friend(HeadToHead { won: 0, lost: 0 });
/// Number of positions for the behaviour fingerprint of a player.
const SAMPLES: u32 = 10;

/// Pairing: a player against opponents of one kind, in one mode of a game.
pub struct Pairing {
    pub game: GameId,
    pub mode: usize,
    pub one: PlayerKind,
    pub others: PlayerKind,
    /// Behaviour fingerprint of both players. Games of players that have changed since do not count.
    pub mark: u32,
    /// Seats of each side, as indices in the order of play.
    pub sides: Vec<Vec<usize>>,
}

impl Pairing {
    /// Returns the key columns of the CSV file.
    pub fn key(&self) -> [String; 5] {
        [
            self.game.slug().to_owned(),
            self.mode.to_string(),
            self.one.to_string(),
            self.others.to_string(),
            format!("{:08x}", self.mark),
        ]
    }

    /// Returns the target range of the player's score, in per cent; `None` without a target.
    pub fn asked(&self, dice_use: bool) -> Option<(f64, f64)> {
        let least = match (self.one, self.others) {
            (PlayerKind::Level(Level::Five), PlayerKind::Random) if self.sides.len() > 2 => {
                300.0 / self.sides.len() as f64
            }
            (PlayerKind::Friend(_), _) => return Some((40.0, 60.0)),
            (PlayerKind::Level(Level::Five), PlayerKind::Random) => {
                [98.0, 95.0][usize::from(dice_use)]
            }
            (PlayerKind::Level(Level::Five), PlayerKind::Greedy) => {
                [80.0, 65.0][usize::from(dice_use)]
            }
            (PlayerKind::Level(_), PlayerKind::Level(_)) => 60.0,
            _ => return None,
        };
        // Three times the fair share of three players would be 100 %.
        Some((least.min(98.0), 100.0))
    }
}

/// Returns all pairings of all games and modes.
pub fn pairings() -> Vec<Pairing> {
    GameId::ALL
        .iter()
        .flat_map(|id| id.visit(OfGame(*id)))
        .collect()
}

/// Creates the game in one of its modes.
pub fn in_mode<G: Game>(mode: usize) -> G {
    let options: Options = G::INFO.modes[mode].ready.iter().copied().collect();
    G::new(&options).expect("the modes of a card are playable")
}

struct OfGame(GameId);

impl Visitor for OfGame {
    type Output = Vec<Pairing>;

    fn visit<G: Game>(self) -> Vec<Pairing> {
        let mut all = Vec::new();
        for mode in 0..G::INFO.modes.len() {
            let game: G = in_mode(mode);
            let start = game.start();
            let sides = sides(&game.scene(&start, &start).players);
            let samples = samples(&game);
            let level = PlayerKind::Level;
            let pairs = if sides.len() > 2 {
                vec![
                    (level(Level::One), PlayerKind::Random),
                    (level(Level::Five), PlayerKind::Random),
                ]
            } else {
                two_sided()
            };
            for (one, others) in pairs {
                let marks = [one, others].map(|who| behaviour(&game, &samples, who));
                all.push(Pairing {
                    game: self.0,
                    mode,
                    one,
                    others,
                    mark: marks[0].rotate_left(1) ^ marks[1],
                    sides: sides.clone(),
                });
            }
        }
        all
    }
}

fn two_sided() -> Vec<(PlayerKind, PlayerKind)> {
    let level = PlayerKind::Level;
    let mut pairs = vec![(level(Level::One), PlayerKind::Random)];
    for pair in Level::ALL.windows(2) {
        pairs.push((level(pair[1]), level(pair[0])));
    }
    for other in [PlayerKind::Random, PlayerKind::Greedy] {
        pairs.push((level(Level::Five), other));
    }
    for other in [
        PlayerKind::Random,
        PlayerKind::Greedy,
        level(Level::One),
        level(Level::Two),
        level(Level::Three),
    ] {
        pairs.push((FRIEND, other));
    }
    pairs
}

fn sides(players: &[Player]) -> Vec<Vec<usize>> {
    let mut sides: Vec<Vec<usize>> = Vec::new();
    for (index, player) in players.iter().enumerate() {
        let ally = |side: &&mut Vec<usize>| players[side[0]].side == player.side;
        match sides.iter_mut().find(ally) {
            Some(side) => side.push(index),
            None => sides.push(vec![index]),
        }
    }
    sides
}

/// Returns positions of random games in which a seat has a choice.
fn samples<G: Game>(game: &G) -> Vec<G::Position> {
    let mut dice = Rng::seeded(2012);
    let mut found = Vec::new();
    let mut at = game.start();
    while found.len() < SAMPLES as usize {
        let steps = game.steps(&at);
        let is_choice = matches!(game.turn(&at), Turn::Decision(_)) && steps.len() > 1;
        if is_choice && dice.below(6) == 0 {
            found.push(at.clone());
        }
        let Some(step) = dice.one_of(&steps) else {
            at = game.start();
            continue;
        };
        game.apply(&mut at, step, &mut ());
    }
    found
}

/// Returns the behaviour fingerprint of a player: FNV-1a hash of its actions and win probabilities.
fn behaviour<G: Game>(game: &G, samples: &[G::Position], who: PlayerKind) -> u32 {
    let mut mark = 0x811c_9dc5_u32;
    for at in samples {
        let mut player = ComputerPlayer::new(game, at, who, 1).expect("a seat decides");
        let action = loop {
            if let Some(action) = player.think(u32::MAX) {
                break action;
            }
        };
        let hints = player.rated_actions();
        let best = hints.first().map_or(0, |hint| hint.win_probability);
        for byte in format!("{action} {best};").bytes() {
            mark = (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    mark
}
