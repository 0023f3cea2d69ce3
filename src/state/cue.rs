//! The beats of what is shown after a step, and how long each lasts.

use engine::kernel::event::Event;
use engine::kernel::scene::Combat;
use engine::kernel::side::{PerSide, Side};
use engine::motion::{Pace, duration};

use super::fight::question::Ask;
use super::settings::Help;

/// One beat of what is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cue {
    /// The fight scene opens.
    Open(Box<Combat>),
    /// One die rolls; the other waits for its side.
    Throw,
    /// The last die rolls, with these faces.
    Land(PerSide<u8>),
    /// The card of a side is turned and shows this number.
    Turn(Side, u8),
    /// Silence, to read the dice.
    Read,
    /// The dots of the dice are stacked into towers.
    Towers,
    /// A coin of that side slides onto its tower.
    Coin(Side),
    /// Both towers are compared.
    Verdict,
    /// Equal: the dice are picked up again.
    Again,
    /// The fight scene closes.
    Close,
    /// Real dice: both faces are tapped, and can be tapped otherwise for a moment.
    Typed,
    /// The dice are covered: from here on they are remembered.
    Hide,
    /// A question: what follows waits for the right answer.
    Ask(Ask),
    /// The number of a side was read rightly.
    Told(Side),
    /// The sum of a side was found rightly, from memory.
    Sum(Side),
    /// The dots of a side light one by one.
    Count(Side),
    /// The blocks of a tower light one by one.
    Recount(Side),
    /// The towers are matched block by block; what is left over blinks.
    Match,
    /// The roll is taken; what it brings is shown next.
    Conclude,
    /// Something is seen on the board.
    Show(Event),
}

/// No fight in which nothing is asked takes longer, in milliseconds of the app's own time, however often it is thrown again.
pub const FIGHT_LASTS: u32 = 20_000;
/// So long a fight takes its time; the longer it has lasted, the quicker it goes from then on.
const UNHURRIED: u32 = 12_000;

/// The length of a beat in a fight that has lasted `spent` milliseconds.
pub fn within(length: u32, spent: u32) -> u32 {
    let left = FIGHT_LASTS.saturating_sub(spent.max(UNHURRIED));
    length * left / (FIGHT_LASTS - UNHURRIED)
}

impl Cue {
    /// Whether it explains a wrong answer.
    pub const fn explains(&self) -> bool {
        matches!(self, Self::Count(_) | Self::Recount(_) | Self::Match)
    }

    /// How long it lasts, in milliseconds; questions wait as long as it takes.
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
            Self::Show(effect) => return duration(effect, pace),
        };
        // Reading takes its time even where nothing may move.
        let is_moving = matches!(
            self,
            Self::Open(_) | Self::Throw | Self::Land(_) | Self::Turn(..) | Self::Towers
        );
        match (help, pace) {
            (_, Pace::Off) => 0,
            (Help::Automatic, _) => pace.of(automatic),
            // What is covered was seen for two seconds.
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

    /// The duration of that name in the first block of the style sheet that holds it after `from`, in milliseconds.
    fn in_style_sheet(from: &str, name: &str) -> u32 {
        let block = &TOKENS[TOKENS.find(from).expect("the block")..];
        let (_, value) = block.split_once(&format!("--time-{name}:")).expect(name);
        let (digits, _) = value.split_once("ms").expect(name);
        digits.parse().expect(name)
    }

    fn moves(style: MoveStyle) -> Cue {
        Cue::Show(Event::Moved {
            kind: "knight",
            from: Spot::On(Place(0)),
            to: Spot::On(Place(1)),
            style,
        })
    }

    /// What moves in the style sheet, the beat during which it moves, and how long the beat then lies still.
    fn motions() -> [(&'static str, Cue, u32); 9] {
        [
            ("step", moves(MoveStyle::Walk), 0),
            ("stride", moves(MoveStyle::Stride), 0),
            ("return", moves(MoveStyle::Return), 0),
            ("return", moves(MoveStyle::Passage), 0),
            ("jump", moves(MoveStyle::Push), 0),
            // The guidelines give a jump 500 ms, and 150 ms between two jumps.
            ("jump", moves(MoveStyle::Jump), 150),
            ("die", Cue::Land(PerSide::new(1, 1)), 0),
            ("towers", Cue::Towers, 0),
            // A coin has slid onto its tower before the sentence about it is spoken to its end.
            ("coin", Cue::Coin(Side::Attacker), 600),
        ]
    }

    #[test]
    fn what_moves_has_come_to_rest_when_its_beat_is_over() {
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
    fn reduced_motion_ends_within_its_beat_however_it_is_asked_for() {
        for block in [
            "@media (prefers-reduced-motion:reduce)",
            "html[data-motion=reduced]",
        ] {
            for (name, cue, _) in motions() {
                let beat = cue.duration(Pace::Reduced, Help::Shown);
                assert!(in_style_sheet(block, name) <= beat, "{name}: {cue:?}");
            }
        }
    }
}
