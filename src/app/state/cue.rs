//! The beats of what is shown after a step, in order, and how long each lasts.

use std::collections::VecDeque;

use engine::kernel::effect::Effect;
use engine::kernel::scene::Contest;
use engine::motion::{Pace, duration};

use super::settings::Help;

/// One beat of what is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cue {
    /// The fight scene opens.
    Open(Box<Contest>),
    /// One die rolls; the other waits for its side.
    Throw,
    /// The last die rolls, with these two faces: attacker's, defender's.
    Land([u8; 2]),
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
    /// Something is seen on the board.
    Show(Effect),
}

impl Cue {
    /// How long it lasts, in milliseconds.
    pub fn duration(&self, pace: Pace, help: Help) -> u32 {
        let (shown, automatic) = match self {
            Self::Open(_) => (400, 300),
            Self::Throw | Self::Land(_) => (900, 900),
            Self::Read => (1500, 200),
            Self::Towers => (600, 400),
            Self::Coin(_) => (1100, 260),
            Self::Verdict => (2200, 900),
            Self::Again => (900, 400),
            Self::Close => (200, 200),
            Self::Show(effect) => return duration(effect, pace),
        };
        // Reading takes its time even where nothing may move.
        let is_reading = matches!(
            self,
            Self::Read | Self::Coin(_) | Self::Verdict | Self::Again
        );
        match (help, pace) {
            (_, Pace::Off) => 0,
            (Help::Shown, Pace::Reduced) if is_reading => shown,
            (Help::Shown, _) => pace.of(shown),
            (Help::Automatic, _) => pace.of(automatic),
        }
    }
}

/// The beats that show these effects. `contest` is the fight that a challenge among them begins.
pub fn cues(effects: &[Effect], contest: Option<&Contest>) -> VecDeque<Cue> {
    let mut cues = VecDeque::new();
    let mut faces = Vec::new();
    for effect in effects {
        match *effect {
            Effect::Challenged { .. } => {
                cues.extend(contest.map(|contest| Cue::Open(Box::new(contest.clone()))));
            }
            Effect::Rolled { face, bonus, .. } => {
                faces.push((face, bonus));
                if let [(first, extra), (second, more)] = faces[..] {
                    cues.extend([Cue::Land([first, second]), Cue::Read, Cue::Towers]);
                    cues.extend((0..extra).map(|_| Cue::Coin(0)));
                    cues.extend((0..more).map(|_| Cue::Coin(1)));
                    cues.push_back(Cue::Verdict);
                }
            }
            Effect::Tied => cues.push_back(Cue::Again),
            Effect::Beaten { .. } => cues.push_back(Cue::Close),
            _ => cues.push_back(Cue::Show(*effect)),
        }
    }
    cues
}
