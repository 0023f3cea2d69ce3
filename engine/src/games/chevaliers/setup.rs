//! Setup: the first position under given options. (Sections 3 and 8)

use alloc::string::String;

use super::board::{COLUMNS, Cell};
use super::figures::{Figure, Goal, Item, Rank, Side};
use super::position::{Lie, Numbers, Phase, Placing, Position};
use super::{read, reasons};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::reader::{digits, number};
use crate::kernel::reasons as common;
use crate::kernel::rng::Rng;
use crate::kernel::scene::Material;

/// Names of the options. (Section 8)
pub const OPTIONS: &[&str] = &[
    "set", "setup", "place", "first", "quiet", "bonus", "army", "goals", "die", "prince", "dragons",
];

/// Piece set. (Section 1)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Set {
    /// Figures with the bonuses of the rules.
    #[default]
    Standard,
    /// Paper pawns with the bonuses of the rules.
    Pocket,
    /// Paper pawns with the bonuses as printed. (Reading 20)
    PocketPrinted,
}

impl Set {
    /// Returns the material of its pieces.
    pub const fn material(self) -> Material {
        match self {
            Self::Standard => Material::Wood,
            Self::Pocket | Self::PocketPrinted => Material::Paper,
        }
    }

    /// All sets.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Pocket, Self::PocketPrinted];

    /// Returns the value of the option.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Pocket => "pocket",
            Self::PocketPrinted => "pocket-printed",
        }
    }

    /// Returns the bonus of each rank. (Section 3)
    pub const fn bonus(self) -> [u8; 3] {
        match self {
            Self::Standard | Self::Pocket => [0, 1, 2],
            Self::PocketPrinted => [1, 1, 2],
        }
    }
}

/// Number of figures of each rank per side.
pub type Army = [u8; 3];

const WHOLE_ARMY: Army = [5, 4, 1];
const DEFAULT: [&str; 2] = ["CKPSVCSCSSCS", "godtagdgddgd"];
const SMALL: [&str; 2] = [".CKPC..SS.S.", ".gtag..d.dd."];

/// Returns the piece set and the first position under these options.
///
/// # Errors
/// Names the first option that is unknown or has a value that the rules do not allow.
pub fn open(options: &Options) -> Result<(Set, Position), OptionsError> {
    options.check(OPTIONS)?;
    let set = options.read("set", Set::default(), &reasons::BAD_SET, |value| {
        Set::ALL.into_iter().find(|set| set.notation() == value)
    })?;
    let first = options.read("first", Side::Prince, &reasons::BAD_FIRST, |value| {
        Side::BOTH.into_iter().find(|side| side.notation() == value)
    })?;
    let mut die = options.read("die", [1, 2, 3, 4, 5, 6], &reasons::BAD_FACES, read::die)?;
    die.sort_unstable();
    let numbers = Numbers {
        bonus: options.read("bonus", set.bonus(), &reasons::BAD_BONUS, read::bonus)?,
        die,
        limit: options.read("quiet", 100, &common::BAD_LIMIT, number)?,
    };
    let placing = options.read("place", Placing::Alternate, &reasons::BAD_PLACE, placing)?;
    let army = options.read("army", WHOLE_ARMY, &reasons::BAD_ARMY, army)?;
    let goals = options.read("goals", 2, &reasons::BAD_GOALS, |value| match value {
        "1" => Some(1),
        "2" => Some(2),
        _ => None,
    })?;
    let mut at = Position::empty(first, numbers);
    match options.get("setup").unwrap_or("default") {
        "default" => lay_both(&mut at, options, DEFAULT)?,
        "small" => lay_both(&mut at, options, SMALL)?,
        "manual" => deal(&mut at, placing, army, goals),
        "layout" => {
            let wish = |name| {
                let missing = || options.refused(name, &reasons::NO_LAYOUT);
                options.get(name).ok_or_else(missing)
            };
            lay_both(&mut at, options, [wish("prince")?, wish("dragons")?])?;
        }
        _ => return Err(options.refused("setup", &reasons::BAD_SETUP)),
    }
    Ok((set, at))
}

fn placing(value: &str) -> Option<Placing> {
    match value {
        "alt" => Some(Placing::Alternate),
        "side" => Some(Placing::Sides),
        _ => None,
    }
}

fn army(value: &str) -> Option<Army> {
    let counts: Army = digits(value)?;
    let fits = |rank: Rank| counts[rank as usize] <= rank.most();
    (Rank::ALL.into_iter().all(fits) && counts != [0; 3]).then_some(counts)
}

/// Puts all items in hand.
fn deal(at: &mut Position, placing: Placing, army: Army, goals: usize) {
    at.phase = Phase::Setup(placing);
    at.hands = [army; 2];
    for side in Side::BOTH {
        for goal in side.goals().into_iter().take(goals) {
            at.goals[goal as usize] = Lie::Held;
        }
    }
}

fn lay_both(at: &mut Position, options: &Options, layouts: [&str; 2]) -> Result<(), OptionsError> {
    for (side, (name, layout)) in Side::BOTH
        .into_iter()
        .zip(["prince", "dragons"].into_iter().zip(layouts))
    {
        if lay(at, side, layout).is_none() {
            return Err(options.refused(name, &reasons::BAD_LAYOUT));
        }
    }
    Ok(())
}

/// Lays out a camp from twelve letters, the last row first. (Section 3)
fn lay(at: &mut Position, side: Side, layout: &str) -> Option<()> {
    let letters: [u8; 2 * COLUMNS as usize] = layout.as_bytes().try_into().ok()?;
    let cells = side
        .rows()
        .into_iter()
        .flat_map(|row| (0..COLUMNS).map(move |c| Cell::new(c, row)));
    for (cell, letter) in cells.zip(letters) {
        if letter == b'.' {
            continue;
        }
        let item = Item::from_letter(char::from(letter)).filter(|item| item.side() == side)?;
        match item {
            Item::Figure(figure) => at.stand(figure, cell),
            Item::Goal(goal)
                if side.last_row().has(cell) && at.goals[goal as usize] == Lie::Taken =>
            {
                at.goals[goal as usize] = Lie::On(cell);
            }
            Item::Goal(_) => return None,
        }
    }
    let fits = |rank: Rank| at.count(Figure::new(side, rank)) <= rank.most();
    let has_goal = side
        .goals()
        .into_iter()
        .any(|goal| at.goals[goal as usize] != Lie::Taken);
    let has_figure = !at.sides[side as usize].is_empty();
    (Rank::ALL.into_iter().all(fits) && has_goal && has_figure).then_some(())
}

/// Draws two random layouts for `setup=layout`, the Prince's first: goals on distinct cells of the last row, then
/// figures on the remaining cells, uniformly. (Section 3)
pub fn shuffled(army: Army, goals: usize, seed: u64) -> (String, String) {
    let mut dice = Rng::seeded(seed);
    let [prince, dragons] = Side::BOTH.map(|side| shuffled_camp(side, army, goals, &mut dice));
    (prince, dragons)
}

fn shuffled_camp(side: Side, army: Army, goals: usize, dice: &mut Rng) -> String {
    const ROW: usize = COLUMNS as usize;
    let mut camp = ['.'; 2 * ROW];
    for (slot, goal) in camp.iter_mut().zip(side.goals().into_iter().take(goals)) {
        *slot = Goal::letter(goal);
    }
    dice.shuffle(&mut camp[..ROW]);
    let mut figures = ['.'; 2 * ROW];
    let letters = Rank::ALL.into_iter().flat_map(|rank| {
        let letter = Figure::new(side, rank).letter();
        (0..army[rank as usize].min(rank.most())).map(move |_| letter)
    });
    for (slot, letter) in figures.iter_mut().zip(letters) {
        *slot = letter;
    }
    let free = camp.iter().filter(|&&letter| letter == '.').count();
    dice.shuffle(&mut figures[..free]);
    let mut next = figures.into_iter();
    for slot in camp.iter_mut().filter(|slot| **slot == '.') {
        *slot = next.next().unwrap_or('.');
    }
    camp.into_iter().collect()
}
