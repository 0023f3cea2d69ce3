//! Command line of the rules: every command of the contract for other programs, for every game.

mod batch;
mod bout;
mod choose;
mod list;
mod play;
mod random;
mod report;

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::num::{IntErrorKind, ParseIntError};
use std::process::ExitCode;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::rules::Rules;
use engine::kernel::step::Turn;
use engine::search::PlayerKind;

const USAGE: &str = "usage: rules <slug> <command>
  start [--option k=v]…
  moves \"<position>\" | -
  apply \"<position>\" STEP… | -
  perft \"<position>\" DEPTH
  random SEED N [--option k=v]…
  trace SEED [--option k=v]…
  choose \"<position>\" SEED PLAYER
  play SEED N --seat 0=<player> --seat 1=<player> [--option k=v]…
    (a player: random, greedy, 1 to 5, copain)
       rules list
       rules info <slug>";

/// Error message for the user of the command line.
type Failure = String;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[String]) -> Result<(), Failure> {
    let (options, seats, words) = split_options(words)?;
    let (slug, command, rest) = match words.as_slice() {
        ["list"] => return list::list(&mut io::stdout().lock()).map_err(broken),
        ["info", slug] => return list::info(game(slug)?, &mut io::stdout().lock()).map_err(broken),
        [slug, command, rest @ ..] => (slug, command, rest),
        _ => return Err(USAGE.to_owned()),
    };
    game(slug)?.visit(Command {
        name: command,
        words: rest,
        options,
        seats,
    })
}

fn game(slug: &str) -> Result<GameId, Failure> {
    GameId::from_slug(slug).ok_or_else(|| format!("aucun jeu ne s’appelle {slug}"))
}

/// Players by seat index.
type Seating = BTreeMap<usize, PlayerKind>;

/// Separates `--option k=v` and `--seat n=player` from the other arguments.
fn split_options(words: &[String]) -> Result<(Options, Seating, Vec<&str>), Failure> {
    let mut options = Options::default();
    let mut seats = Seating::new();
    let mut rest = Vec::new();
    let mut words = words.iter().map(String::as_str);
    while let Some(word) = words.next() {
        if word == "--option" {
            let pair = words.next().and_then(|pair| pair.split_once('='));
            let (name, value) = pair.ok_or("--option attend nom=valeur")?;
            options = options.with(name, value);
        } else if word == "--seat" {
            let (index, who) = play::read_seat(words.next().unwrap_or_default())?;
            seats.insert(index, who);
        } else {
            rest.push(word);
        }
    }
    Ok((options, seats, rest))
}

/// Command with its arguments, to run on a game.
struct Command<'a> {
    name: &'a str,
    words: &'a [&'a str],
    options: Options,
    seats: Seating,
}

impl Visitor for Command<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Game>(self) -> Self::Output {
        let game = G::new(&self.options).map_err(|error| error.to_string())?;
        let mut out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
        match (self.name, self.words) {
            ("start", []) => writeln!(out, "{}", game.start()).map_err(broken)?,
            ("moves", ["-"]) => batch::moves(&game, &mut out)?,
            ("moves", [position]) => report::moves(&game, position, &mut out)?,
            ("apply", ["-"]) => batch::apply(&game, &mut out)?,
            ("apply", [position, steps @ ..]) => report::apply(&game, position, steps, &mut out)?,
            ("touches", [position, step]) => report::inputs(&game, position, step, &mut out)?,
            ("perft", [position, depth]) => {
                let depth = number(depth)?;
                report::perft(&game, position, depth, &mut out)?;
            }
            ("random", [seed, games]) => {
                random::random(&game, number(seed)?, number(games)?, &mut out)?;
            }
            ("choose", [position, seed, player]) => {
                choose::choose(&game, position, (number(seed)?, player), &mut out)?;
            }
            ("play", [seed, games]) => {
                let amount = (number(seed)?, number(games)?);
                play::play(&game, &self.seats, amount, &mut out)?;
            }
            ("trace", [seed]) => random::trace(&game, number(seed)?, &mut out)?,
            _ => return Err(USAGE.to_owned()),
        }
        out.flush().map_err(broken)
    }
}

fn number<N: std::str::FromStr<Err = ParseIntError>>(word: &str) -> Result<N, Failure> {
    word.parse()
        .map_err(|error: ParseIntError| match error.kind() {
            IntErrorKind::PosOverflow => format!("{word} est un nombre trop grand"),
            _ => format!("{word} n’est pas un nombre"),
        })
}

/// Converts an error of the output, such as a closed pipe.
fn broken(error: io::Error) -> Failure {
    format!("écriture impossible\u{a0}: {error}")
}

/// Writes the turn, as an answer to `moves` begins.
fn write_kind<G: Rules>(game: &G, at: &G::Position, out: &mut impl Write) -> io::Result<()> {
    match game.turn(at) {
        Turn::Decision(seat) => {
            write!(out, "decision {}", game.decider_name(at, seat))
        }
        Turn::Chance => write!(out, "chance"),
        Turn::Over(_) => write!(out, "terminal {}", game.result(at)),
    }
}
