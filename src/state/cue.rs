//! The beats of what is shown after a step, in order, and how long each lasts.

use std::collections::VecDeque;

use engine::kernel::event::Event;
use engine::kernel::scene::{Combat, RollState};
use engine::motion::{Pace, duration};

use super::lesson::Ask;
use super::settings::Help;

/// One beat of what is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cue {
    /// The fight scene opens.
    Open(Box<Combat>),
    /// One die rolls; the other waits for its side.
    Throw,
    /// The last die rolls, with these two faces: attacker's, defender's.
    Land([u8; 2]),
    /// The card of a side (0 attacker, 1 defender) is turned and shows this number.
    Turn(usize, u8),
    /// Silence, to read the dice.
    Read,
    /// The dots of the dice are stacked into towers.
    Towers,
    /// A coin of that side (0 attacker, 1 defender) slides onto its tower.
    Coin(usize),
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
    Told(usize),
    /// The sum of a side was found rightly, from memory.
    Sum(usize),
    /// The dots of a side light one by one.
    Count(usize),
    /// The blocks of a tower light one by one.
    Recount(usize),
    /// The towers are matched block by block; what is left over blinks.
    Match,
    /// The roll is taken; what it brings is shown next.
    Conclude,
    /// Something is seen on the board.
    Show(Event),
}

/// No fight takes longer, in milliseconds of the app's own time, however often it is thrown or asked again.
pub const FIGHT_LASTS: u32 = 20_000;
/// So long a fight takes its time; the longer it has lasted, the quicker it goes from then on.
const UNHURRIED: u32 = 12_000;

/// The length of a beat in a fight that has lasted `spent` milliseconds.
pub fn within(length: u32, spent: u32) -> u32 {
    let left = FIGHT_LASTS.saturating_sub(spent.max(UNHURRIED));
    length * left / (FIGHT_LASTS - UNHURRIED)
}

impl Cue {
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

/// The beats that show these effects. `before` is the fight that was to be settled, `after` the one that is to be
/// settled now: the fight that a challenge among the effects begins.
pub fn cues(effects: &[Event], before: Option<&Combat>, after: Option<&Combat>) -> VecDeque<Cue> {
    let mut cues = VecDeque::new();
    let mut fallen = before.map_or([None; 2], |combat| {
        combat.sides().map(|side| match side.roll_state {
            RollState::Shown(number) => Some((number, side.piece.bonus)),
            RollState::Now | RollState::Later => None,
        })
    });
    let falls = |side: usize| {
        before.is_some_and(|combat| combat.sides()[side].roll_state == RollState::Now)
    };
    for effect in effects {
        match *effect {
            Event::Challenged { .. } => {
                cues.extend(after.map(|combat| Cue::Open(Box::new(combat.clone()))));
            }
            Event::Turned { number } => {
                let side = usize::from(falls(1));
                cues.push_back(Cue::Turn(side, number));
            }
            Event::Rolled { face, bonus, .. } => {
                let free = (0..2).find(|side| falls(*side) && fallen[*side].is_none());
                if let Some(side) = free {
                    fallen[side] = Some((face, bonus));
                }
                if let [Some((first, extra)), Some((second, more))] = fallen {
                    cues.extend([Cue::Land([first, second]), Cue::Read, Cue::Towers]);
                    cues.extend((0..extra).map(|_| Cue::Coin(0)));
                    cues.extend((0..more).map(|_| Cue::Coin(1)));
                    cues.push_back(Cue::Verdict);
                }
            }
            Event::Tied => cues.push_back(Cue::Again),
            Event::Beaten { .. } => cues.push_back(Cue::Close),
            _ => cues.push_back(Cue::Show(*effect)),
        }
    }
    cues
}
