//! Results of the arena as CSV: one line per side of a pairing.

use std::collections::HashMap;
use std::fmt::Write;
use std::io;
use std::path::Path;

use crate::pairings::Pairing;

/// Results of a player on one side.
#[derive(Clone, Copy, Default)]
pub struct Count {
    pub games: u32,
    /// Wins; a shared win counts as a fraction.
    pub wins: f64,
    pub draws: u32,
    /// Total duration of the games, in seconds of processor time.
    pub seconds: f64,
    /// Effort of the player: decisions, total and longest time in milliseconds, positions searched, sum of depths.
    pub moves: u64,
    pub ms: f64,
    pub longest: f64,
    pub positions: u64,
    pub ahead: i64,
    /// Steps of all games; 0 in data from before steps were counted.
    pub steps: u64,
}

const HEAD: &str = "game,mode,player,against,mark,side,games,wins,draws,seconds,moves,ms,longest,positions,ahead,steps";

impl Count {
    /// Adds further results.
    pub fn add(&mut self, more: &Self) {
        self.games += more.games;
        self.wins += more.wins;
        self.draws += more.draws;
        self.seconds += more.seconds;
        self.moves += more.moves;
        self.ms += more.ms;
        self.longest = self.longest.max(more.longest);
        self.positions += more.positions;
        self.ahead += more.ahead;
        self.steps += more.steps;
    }

    /// Returns the score: wins plus a fair share of the draws, which all `sides` sides win together.
    pub fn score(&self, sides: usize) -> f64 {
        self.wins + f64::from(self.draws) / sides as f64
    }

    fn parse(words: &[&str]) -> Option<Self> {
        let [
            games,
            wins,
            draws,
            seconds,
            moves,
            ms,
            longest,
            positions,
            ahead,
            ref steps @ ..,
        ] = *words
        else {
            return None;
        };
        Some(Self {
            games: games.parse().ok()?,
            wins: wins.parse().ok()?,
            draws: draws.parse().ok()?,
            seconds: seconds.parse().ok()?,
            moves: moves.parse().ok()?,
            ms: ms.parse().ok()?,
            longest: longest.parse().ok()?,
            positions: positions.parse().ok()?,
            ahead: ahead.parse().ok()?,
            steps: steps.first().map_or(Some(0), |steps| steps.parse().ok())?,
        })
    }
}

/// Counts of all pairings, by side.
#[derive(Clone)]
pub struct Counts(Vec<Vec<Count>>);

impl Counts {
    /// Reads the results whose fingerprint matches the current players.
    pub fn read(path: &Path, pairings: &[Pairing]) -> io::Result<Self> {
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            other => other?,
        };
        let mut known: HashMap<String, Count> = HashMap::new();
        for line in text.lines().skip(1) {
            let words: Vec<&str> = line.split(',').collect();
            let count = words.get(6..).and_then(Count::parse);
            let count = count.ok_or_else(|| io::Error::other(format!("not a count: {line}")))?;
            known.entry(words[..6].join(",")).or_default().add(&count);
        }
        let of_pairing = |pairing: &Pairing| {
            let key = pairing.key().join(",");
            let sides = 0..pairing.sides.len();
            let of_side = |side: usize| known.get(&format!("{key},{side}")).copied();
            sides
                .map(|side| of_side(side).unwrap_or_default())
                .collect()
        };
        Ok(Self(pairings.iter().map(of_pairing).collect()))
    }

    /// Returns the counts of a pairing, by side.
    pub fn of(&self, pairing: usize) -> &[Count] {
        &self.0[pairing]
    }

    /// Returns the count of one side of a pairing.
    pub fn side(&mut self, pairing: usize, side: usize) -> &mut Count {
        &mut self.0[pairing][side]
    }

    /// Writes the counts to a temporary file, then renames it over the old one.
    pub fn write(&self, path: &Path, pairings: &[Pairing]) -> io::Result<()> {
        let mut text = format!("{HEAD}\n");
        for (pairing, counts) in pairings.iter().zip(&self.0) {
            let key = pairing.key().join(",");
            for (side, count) in counts
                .iter()
                .enumerate()
                .filter(|(_, count)| count.games > 0)
            {
                let Count {
                    games,
                    wins,
                    draws,
                    seconds,
                    moves,
                    ms,
                    longest,
                    positions,
                    ahead,
                    steps,
                } = count;
                let _ = writeln!(
                    text,
                    "{key},{side},{games},{wins:.4},{draws},{seconds:.2},{moves},{ms:.1},{longest:.2},{positions},{ahead},{steps}"
                );
            }
        }
        let next = path.with_extension("next");
        std::fs::write(&next, text)?;
        std::fs::rename(next, path)
    }
}
