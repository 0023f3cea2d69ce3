//! Compact encoding of a whole game, for links and QR codes.
//!
//! Each step is its index among the legal steps, so that two hundred steps take about a hundred bytes. The word
//! is URL-safe base64 of version, game, options, first position, number of steps, step indexes and a checksum.
//! The position is empty if it follows from the options. The indexes form one mixed-radix number.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::str;

use super::{GameId, GameSet};
use crate::kernel::options::Options;
use crate::table::{FORMAT, MOST_ACTIONS, Record, Table};

/// Version that is written and read.
const VERSION: u8 = 1;
/// Maximum length of a word, in characters; no game needs as many.
const LONGEST: usize = 8_000;
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Reason why a word is not a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CompactError {
    /// The word is truncated or has a wrong character.
    Damaged,
    /// A newer version wrote it.
    Newer,
    /// The word parses, but the rules refuse its options, position or steps.
    Refused,
}

/// Unsigned integer of any size, least significant part first.
#[derive(Default)]
struct Large(Vec<u32>);

impl Large {
    /// Multiplies by `by`, then adds `plus`.
    fn grow(&mut self, by: u32, plus: u32) {
        let mut carry = u64::from(plus);
        for part in &mut self.0 {
            carry += u64::from(*part) * u64::from(by);
            *part = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Divides by `by`, and returns the remainder.
    fn shrink(&mut self, by: u32) -> u32 {
        let mut rest = 0;
        for part in self.0.iter_mut().rev() {
            rest = rest << 32 | u64::from(*part);
            *part = (rest / u64::from(by)) as u32;
            rest %= u64::from(by);
        }
        rest as u32
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.0.iter().flat_map(|part| part.to_le_bytes()).collect();
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        bytes
    }

    fn of(bytes: &[u8]) -> Self {
        let part = |part: &[u8]| {
            let low_first = part.iter().rev();
            low_first.fold(0, |number, byte| number << 8 | u32::from(*byte))
        };
        Self(bytes.chunks(4).map(part).collect())
    }
}

/// Checksum over bytes (FNV-1a, folded).
fn check(bytes: &[u8]) -> [u8; 2] {
    let mix = |hash: u32, byte: &u8| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    let hash = bytes.iter().fold(0x811C_9DC5, mix);
    ((hash ^ (hash >> 16)) as u16).to_le_bytes()
}

fn write_length(out: &mut Vec<u8>, mut length: usize) {
    while length >= 0x80 {
        out.push(length as u8 | 0x80);
        length >>= 7;
    }
    out.push(length as u8);
}

fn write_text(out: &mut Vec<u8>, text: &str) {
    write_length(out, text.len());
    out.extend_from_slice(text.as_bytes());
}

fn read_length(bytes: &mut &[u8]) -> Option<usize> {
    let mut length = 0;
    for shift in [0, 7, 14] {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        length |= usize::from(byte & 0x7F) << shift;
        if byte < 0x80 {
            return Some(length);
        }
    }
    None
}

fn read_text(bytes: &mut &[u8]) -> Option<String> {
    let length = read_length(bytes)?;
    let (text, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    str::from_utf8(text).ok().map(String::from)
}

fn to_letters(bytes: &[u8]) -> String {
    let mut word = String::new();
    for three in bytes.chunks(3) {
        let get = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = get(0) << 16 | get(1) << 8 | get(2);
        for digit in 0..=three.len() {
            word.push(char::from(DIGITS[(bits >> (18 - 6 * digit)) as usize & 63]));
        }
    }
    word
}

fn of_letters(word: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let digit = |letter: &u8| DIGITS.iter().position(|known| known == letter);
    for four in word.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for letter in four {
            bits = bits << 6 | digit(letter)? as u32;
        }
        bits <<= 6 * (4 - four.len());
        let all = bits.to_be_bytes();
        bytes.extend_from_slice(&all[1..four.len().max(1)]);
    }
    Some(bytes)
}

/// Encodes the game so far as a word.
pub fn write(games: GameSet, table: &dyn Table) -> String {
    let record = table.record();
    let game = games.of_slug(&record.game);
    let mut walk = table.clone_box();
    // Encoded from last to first, so that decoding meets the steps in order.
    let mut steps = Large::default();
    for step in record.actions.iter().rev() {
        walk.undo();
        let choices = walk.choices();
        let index = choices.iter().position(|choice| choice.text() == step);
        steps.grow(choices.len() as u32, index.unwrap_or(0) as u32);
    }
    let own = game.and_then(|game| game.open(&record.options, 0).ok());
    let is_own = own.is_some_and(|own| own.position() == record.start);
    let options = record
        .options
        .iter()
        .map(|(name, value)| [name, "=", value].concat());
    let number = GameId::from_slug(&record.game).map_or(0, GameId::number);
    let mut bytes = Vec::from([VERSION, number]);
    write_text(&mut bytes, &options.collect::<Vec<_>>().join("\n"));
    write_text(&mut bytes, if is_own { "" } else { &record.start });
    write_length(&mut bytes, record.actions.len());
    bytes.extend(steps.bytes());
    let check = check(&bytes);
    bytes.extend(check);
    to_letters(&bytes)
}

/// Decodes the record in a word.
///
/// # Errors
/// The reason if there is none.
pub fn read(games: GameSet, word: &str) -> Result<Record, CompactError> {
    use CompactError::{Damaged, Newer, Refused};
    if word.len() > LONGEST {
        return Err(Damaged);
    }
    let bytes = of_letters(word).ok_or(Damaged)?;
    // The last character may hold unused bits; only the canonical encoding is accepted.
    if to_letters(&bytes) != word {
        return Err(Damaged);
    }
    let (mut bytes, end) = bytes.split_last_chunk::<2>().ok_or(Damaged)?;
    if check(bytes) != *end {
        return Err(Damaged);
    }
    match bytes.split_off_first() {
        Some(&VERSION) => {}
        Some(_) => return Err(Newer),
        None => return Err(Damaged),
    }
    let number = *bytes.split_off_first().ok_or(Damaged)?;
    let game = GameId::from_number(number).ok_or(Newer)?;
    let game = games.get(game).ok_or(Refused)?;
    let pairs = read_text(&mut bytes).ok_or(Damaged)?;
    let pairs = pairs.lines().filter_map(|pair| pair.split_once('='));
    let options: Options = pairs.collect();
    let start = read_text(&mut bytes).ok_or(Damaged)?;
    let count = read_length(&mut bytes)
        .filter(|count| *count <= MOST_ACTIONS)
        .ok_or(Damaged)?;
    let mut table = if start.is_empty() {
        game.open(&options, 0).map_err(|_| Refused)?
    } else {
        game.at_position(&options, &start, 0).map_err(|_| Refused)?
    };
    let mut number = Large::of(bytes);
    for _ in 0..count {
        let choices = table.choices();
        if choices.is_empty() {
            return Err(Refused);
        }
        let choice = &choices[number.shrink(choices.len() as u32) as usize];
        table.play(choice).map_err(|_| Refused)?;
    }
    let record = Record {
        format: FORMAT.to_string(),
        ..table.record()
    };
    game.replay(&record, 0).map_err(|_| Refused)?;
    Ok(record)
}

#[cfg(test)]
mod tests {
    use std::string::String;

    use super::{CompactError, read, write};
    use crate::catalogue::{ALL, CHEVALIERS, GameId, GameSet};
    use crate::kernel::options::Options;
    use crate::kernel::rng::Rng;

    #[test]
    fn whole_games_round_trip_and_are_short() {
        for game in GameId::ALL {
            for seed in 0..4 {
                let mut table = game
                    .entry()
                    .open(&Options::default(), seed)
                    .expect("defaults");
                let mut dice = Rng::seeded(seed);
                for _ in 0..150 {
                    let choices = table.choices();
                    if choices.is_empty() {
                        break;
                    }
                    let choice = &choices[dice.below(choices.len() as u32) as usize];
                    table.play(choice).expect("a legal step");
                }
                let word = write(ALL, &*table);
                assert_eq!(read(ALL, &word), Ok(table.record()), "{}", game.slug());
                let steps = table.steps().len();
                assert!(
                    word.len() < 24 + 2 * steps,
                    "{} {steps}: {word}",
                    game.slug()
                );
                // Undone steps are not encoded.
                table.undo();
                assert_eq!(read(ALL, &write(ALL, &*table)), Ok(table.record()));
            }
        }
    }

    #[test]
    fn positions_and_options_round_trip() {
        let options = Options::default().with("setup", "small");
        let table = CHEVALIERS.open(&options, 1).expect("legal options");
        let start = table.position();
        assert_eq!(read(ALL, &write(ALL, &*table)), Ok(table.record()));
        let other = "1gt1g1/1d1dd1/6/2d3/2C3/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0";
        assert_ne!(start, other);
        let table = CHEVALIERS
            .at_position(&Options::default(), other, 1)
            .expect("legal");
        assert_eq!(read(ALL, &write(ALL, &*table)), Ok(table.record()));
    }

    /// Links written before game numbers were declared, and their positions.
    const OLD: [(&str, &str, &str); 6] = [
        (
            "chevaliers",
            "AQAAABg7XUu6XXPjtK2RAUro93ICudw",
            "2dtg1/dg2dd/1d4/6/gSg3/1S1C2/S5/5S/CCPS1C b1,e1,e9,b9 P play - - 012/123456/100 12",
        ),
        (
            "kingdom",
            "AQEAABh2NVihvZELp4431IbigecVHM8",
            "2ad1d2a/1bc2m1b1/9/7c1/9/9/5CD2/A1BDM4/2C4BA w play on/0 0",
        ),
        (
            "knights",
            "AQIAABhinp2lz-jjrdQHDDoilSc",
            "knights solo RGYB .......YYYY./.G.....YY.../GGG........./.........Y../G.G.G......./..G...B...../............/....R...Y.BB/..........B./R.R........./RRR.R.....BB/.R.......B.. R -,-,B,- q1 Q80 T0 Lown C0,6",
        ),
        (
            "vatrankill",
            "AQMAABiWADlgKTBaHis",
            "vatrankill 1 D .../.../.a...../a....D./.aa..../.aa/aaa t5 e4 c4 j- b- w- L40",
        ),
        (
            "vatrakill",
            "AQQAABjLaBX9Kna_a9BIwQ",
            "vatrakill T D ...V.V/..vV../...D........../..n....V..n.../.........B...V/.Bb.../.B.B.B e0 c11 j- b- w- L40 oKD zB-V-",
        ),
        (
            "gran",
            "AQUAABi_Hl_C-oI0tNk",
            "U0 - u12:2:-:c/g18:3:-:-/g03:3:-:-/g17:3:-:- t10 e01 3334413 3",
        ),
    ];

    #[test]
    fn old_links_still_open() {
        for (slug, word, position) in OLD {
            let record = read(ALL, word).expect("it reads");
            assert_eq!((record.game.as_str(), record.actions.len()), (slug, 24));
            let opened = ALL.from_record(&record, 0).expect("it opens");
            assert_eq!(opened.table.position(), position);
            assert_eq!(write(ALL, &*opened.table), word);
        }
    }

    #[test]
    fn game_outside_the_set_is_refused() {
        let table = GameId::Gran.entry().open(&Options::default(), 1);
        let word = write(ALL, &*table.expect("defaults"));
        const FIRST: GameSet = GameSet(&[&CHEVALIERS]);
        assert_eq!(read(FIRST, &word), Err(CompactError::Refused));
        assert!(read(ALL, &word).is_ok());
    }

    #[test]
    fn damaged_links_are_refused() {
        let mut table = GameId::Kingdom
            .entry()
            .open(&Options::default(), 1)
            .expect("defaults");
        for _ in 0..9 {
            let choice = table.choices().remove(3);
            table.play(&choice).expect("a legal step");
        }
        let word = write(ALL, &*table);
        for at in 0..word.len() {
            assert_eq!(read(ALL, &word[..at]), Err(CompactError::Damaged), "{at}");
            let other = if word.as_bytes()[at] == b'A' {
                "B"
            } else {
                "A"
            };
            let changed: String = [&word[..at], other, &word[at + 1..]].concat();
            assert!(read(ALL, &changed).is_err(), "{changed}");
        }
        assert_eq!(read(ALL, "é"), Err(CompactError::Damaged));
        let long = "A".repeat(super::LONGEST + 1);
        assert_eq!(read(ALL, &long), Err(CompactError::Damaged));
    }
}
