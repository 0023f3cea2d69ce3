//! Static evaluation: the lead in the race.

use engine::kernel::evaluate::{Evaluate, WON};
use engine::kernel::logistic::{Scale, logistic};
use engine::kernel::sayings::{KindSayings, Sayings};
use engine::kernel::step::Seat;
use engine::kernel::strength::{Ladder, USUAL_LADDER};

use super::position::{Position, Side};
use super::{Tour, words};

/// Value of one cell, in hundredths of a logit.
const CELL: i32 = 25;

impl Evaluate for Tour {
    const LADDER: Ladder = USUAL_LADDER;
    const SCALE: Scale = Scale::Expected;
    const SAYINGS: KindSayings = &[(
        "horse-",
        Sayings::new(
            [&words::TAKES, &words::SEEKS, &words::KEEPS],
            [&words::YOU_TAKE, &words::YOU_SEEK, &words::YOU_KEEP],
        ),
    )];

    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        let side = Side::BOTH[usize::from(seat.0)];
        if at.is_over() {
            return if side == at.mover { WON } else { -WON };
        }
        let ahead = i32::from(at.progress(side)) - i32::from(at.progress(side.other()));
        logistic(CELL * ahead)
    }
}
