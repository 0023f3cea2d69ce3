//! Batch mode: one request and one answer per line, so that one process serves a million positions.

use std::io::{self, BufRead, Write};

use engine::kernel::rules::Rules;
use engine::kernel::step::Turn;

use crate::report::take;
use crate::{Failure, broken, write_kind};

/// Answers every line of the standard input; a failure becomes the line `error: …`.
fn each_line(
    out: &mut impl Write,
    mut answer: impl FnMut(&str, &mut Vec<u8>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut input = io::BufReader::with_capacity(1 << 16, io::stdin().lock());
    let (mut line, mut reply) = (Vec::new(), Vec::new());
    loop {
        line.clear();
        reply.clear();
        let length = input.read_until(b'\n', &mut line);
        if length.map_err(|error| format!("lecture impossible\u{a0}: {error}"))? == 0 {
            return Ok(());
        }
        let bytes = line.strip_suffix(b"\n").unwrap_or(&line);
        let bytes = bytes.strip_suffix(b"\r").unwrap_or(bytes);
        let answered = match std::str::from_utf8(bytes) {
            Ok(text) => answer(text, &mut reply),
            Err(_) => Err("cette ligne n’est pas en UTF-8".to_owned()),
        };
        match answered {
            Ok(()) => reply.push(b'\n'),
            Err(reason) => {
                reply.clear();
                writeln!(reply, "error: {reason}").map_err(broken)?;
            }
        }
        out.write_all(&reply).map_err(broken)?;
        // Flush for clients that send one request at a time and wait for the answer.
        if input.buffer().is_empty() {
            out.flush().map_err(broken)?;
        }
    }
}

/// Answers each position with its turn and the legal actions or rolls.
pub fn moves<G: Rules>(game: &G, out: &mut impl Write) -> Result<(), Failure> {
    let (mut actions, mut rolls) = (Vec::new(), Vec::new());
    each_line(out, |line, reply| {
        let at = game.position(line).map_err(|error| error.to_string())?;
        let turn = game.turn(&at);
        write_kind(game, &at, reply).map_err(broken)?;
        match turn {
            Turn::Decision(_) => {
                actions.clear();
                game.actions(&at, &mut actions);
                for action in &actions {
                    write!(reply, " {action}").map_err(broken)?;
                }
            }
            Turn::Chance => {
                rolls.clear();
                game.chance_outcomes(&at, &mut rolls);
                for (roll, _) in &rolls {
                    write!(reply, " {roll}").map_err(broken)?;
                }
            }
            Turn::Over(_) => {}
        }
        Ok(())
    })
}

/// Answers each line with the position after its steps; a tab separates position and steps.
pub fn apply<G: Rules>(game: &G, out: &mut impl Write) -> Result<(), Failure> {
    each_line(out, |line, reply| {
        let (position, steps) = line.split_once('\t').unwrap_or((line, ""));
        let mut at = game.position(position).map_err(|error| error.to_string())?;
        for (index, text) in steps.split_ascii_whitespace().enumerate() {
            take(game, &mut at, text)
                .map_err(|reason| format!("coup {} {text}\u{a0}: {reason}", index + 1))?;
        }
        write!(reply, "{at}").map_err(broken)
    })
}
