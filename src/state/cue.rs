//! Cues: the units of animation after a step, and their durations.

use engine::kernel::event::Event;
use engine::kernel::scene::Combat;
use engine::kernel::side::{PerSide, Side};
use engine::motion::{Pace, duration};

use super::fight::question::Ask;
use super::settings::Help;

/// One unit of animation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cue {
    /// The fight scene opens.
    Open(Box<Combat>),
    /// One die rolls; the other one waits for its side.
    Throw,
    /// The last die rolls; these are the faces of both.
    Land(PerSide<u8>),
    /// The card of a side turns and shows this number.
    Turn(Side, u8),
    /// Pause for reading the dice.
    Read,
    /// The dots of the dice become stacked towers.
    Towers,
    /// A coin of this side slides onto its tower.
    Coin(Side),
    /// The two towers are compared.
    Verdict,
    /// Tie: the dice are picked up again.
    Again,
    /// The fight scene closes.
    Close,
    /// Real dice: both faces are entered, and can still be corrected for a moment.
    Typed,
    /// The dice are covered; pupils answer from memory from here on.
    Hide,
    /// A question. The following cues wait for the right answer.
    Ask(Ask),
    /// The number of a side was read correctly.
    Told(Side),
    /// The sum of a side was found correctly, from memory.
    Sum(Side),
    /// The dots of a side light up one by one.
    Count(Side),
    /// The blocks of a tower light up one by one.
    Recount(Side),
    /// The towers are matched block by block; the surplus blinks.
    Match,
    /// The roll is applied to the game; its consequences follow.
    Conclude,
    /// An event is shown on the board.
    Show(Event),
}

/// Maximum total duration of a fight without questions, in milliseconds, waiting for pupils excluded. It includes all
/// rerolls.
pub const FIGHT_LASTS: u32 = 20_000;
/// Duration after which a fight speeds up, in milliseconds.
const UNHURRIED: u32 = 12_000;

/// Scales the duration of a cue in a fight that has already lasted `spent` milliseconds.
pub fn within(length: u32, spent: u32) -> u32 {
    let left = FIGHT_LASTS.saturating_sub(spent.max(UNHURRIED));
    length * left / (FIGHT_LASTS - UNHURRIED)
}

impl Cue {
    /// Checks whether the cue is a question.
    pub const fn is_question(&self) -> bool {
        matches!(self, Self::Ask(_))
    }

    /// Returns the side to which the cue belongs alone; `None` for a cue of both.
    pub const fn side(&self) -> Option<Side> {
        match *self {
            Self::Ask(Ask::Read(side) | Ask::Total(side))
            | Self::Told(side)
            | Self::Sum(side)
            | Self::Coin(side) => Some(side),
            _ => None,
        }
    }

    /// Checks whether the cue explains a wrong answer.
    pub const fn explains(&self) -> bool {
        matches!(self, Self::Count(_) | Self::Recount(_) | Self::Match)
    }

    /// Returns the duration in milliseconds. A question has no duration: it waits for its answer.
    pub fn duration(&self, pace: Pace, help: Help) -> u32 {
        let (shown, automatic) = match self {
            Self::Open(_) => (400, 300),
            Self::Throw | Self::Land(_) => (900, 900),
            Self::Turn(..) => (1100, 800),
            Self::Read => (1500, 200),
            Self::Towers => (600, 400),
            Self::Coin(_) => (1100, 260),
            Self::Verdict => (2200, 900),
            Self::Again => (900, 400),
            Self::Close => (200, 200),
            Self::Typed => (1200, 1200),
            Self::Hide => (400, 400),
            Self::Told(_) | Self::Sum(_) => (900, 900),
            Self::Count(_) | Self::Recount(_) => (2000, 2000),
            Self::Match => (2200, 2200),
            Self::Ask(_) | Self::Conclude => (0, 0),
            Self::Show(event) => return duration(event, pace),
        };
        // Cues to read keep their full duration under reduced motion.
        let is_moving = matches!(
            self,
            Self::Open(_) | Self::Throw | Self::Land(_) | Self::Turn(..) | Self::Towers
        );
        match (help, pace) {
            (_, Pace::Off) => 0,
            (Help::Automatic, _) => pace.of(automatic),
            // The dice are shown for two seconds before they are covered.
            (Help::Memory, _) if *self == Self::Read => 2000,
            (_, Pace::Reduced) if !is_moving => shown,
            _ => pace.of(shown),
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::kernel::event::{Event, MoveStyle};
    use engine::kernel::piece::Spot;
    use engine::kernel::side::{PerSide, Side};
    use engine::kernel::step::Place;
    use engine::motion::Pace;

    use super::Cue;
    use crate::state::settings::Help;

    const TOKENS: &str = include_str!("../../styles/tokens.css");

    /// Returns the duration with this name, in milliseconds, from the first block after `from` that declares it.
    fn in_style_sheet(from: &str, name: &str) -> u32 {
        let block = &TOKENS[TOKENS.find(from).expect("the block")..];
        let (_, value) = block.split_once(&format!("--time-{name}:")).expect(name);
        let (digits, _) = value.split_once("ms").expect(name);
        digits.trim().parse().expect(name)
    }

    fn moves(style: MoveStyle) -> Cue {
        Cue::Show(Event::Moved {
            kind: "knight",
            from: Spot::On(Place(0)),
            to: Spot::On(Place(1)),
            style,
        })
    }

    /// Animations of the style sheet: name, cue, and pause at the end of the cue in milliseconds.
    fn motions() -> [(&'static str, Cue, u32); 9] {
        [
            ("step", moves(MoveStyle::Walk), 0),
            ("stride", moves(MoveStyle::Stride), 0),
            ("return", moves(MoveStyle::Return), 0),
            ("return", moves(MoveStyle::Passage), 0),
            ("jump", moves(MoveStyle::Push), 0),
            // The guidelines require 500 ms for a jump, and 150 ms between two jumps.
            ("jump", moves(MoveStyle::Jump), 150),
            ("die", Cue::Land(PerSide::new(1, 1)), 0),
            ("towers", Cue::Towers, 0),
            // The coin lands before its sentence is spoken to the end.
            ("coin", Cue::Coin(Side::Attacker), 600),
        ]
    }

    #[test]
    fn animation_ends_within_its_beat() {
        for (name, cue, still) in motions() {
            let beat = cue.duration(Pace::Full, Help::Shown);
            assert_eq!(
                beat - in_style_sheet(":root", name),
                still,
                "{name}: {cue:?}"
            );
        }
    }

    #[test]
    fn reduced_motion_ends_within_its_beat_for_every_setting() {
        for block in [
            "@media (prefers-reduced-motion: reduce)",
            "html[data-motion=\"reduced\"]",
        ] {
            for (name, cue, _) in motions() {
                let beat = cue.duration(Pace::Reduced, Help::Shown);
                assert!(in_style_sheet(block, name) <= beat, "{name}: {cue:?}");
            }
        }
    }
}
