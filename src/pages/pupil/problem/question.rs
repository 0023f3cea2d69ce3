//! Questions of problems, and responses to answers.

use engine::kernel::info::GameInfo;
use engine::kernel::problem::Kind;
use engine::kernel::words::{Language, Phrase};
use engine::problems::Refutation;
use yew::AttrValue;

use super::Open;
use super::trial::{TrialState, asks_number, is_told};
use crate::fight::caption::caption;
use crate::state::session::Session;
use crate::words::problems;

/// Returns the question.
const fn question(kind: Kind, is_number: bool, is_walk: bool) -> Phrase {
    match kind {
        Kind::Take => problems::TAKE,
        Kind::Save => problems::SAVE,
        Kind::Fight => problems::BEST_FIGHT,
        Kind::Count if is_number => problems::LEAST,
        Kind::Count => problems::COUNT,
        Kind::Path if is_walk => problems::STEPS,
        Kind::Path => problems::WAY,
        Kind::Two => problems::TWO,
        Kind::Three => problems::THREE,
    }
}

/// Returns the refutation of an answer.
const fn refuted(why: Refutation) -> Phrase {
    match why {
        Refutation::Lost => problems::THEY_WIN,
        Refutation::Taken => problems::TAKEN,
        // The task is to have it now.
        Refutation::Late => problems::TAKE,
    }
}

/// Returns the current sentence. `has_pennant` is set if all flags of the week are planted.
pub fn sentence(stage: TrialState, open: &Open, has_pennant: bool) -> Phrase {
    match (stage, open.problem.kind) {
        (TrialState::Solved, _) if has_pennant => problems::PENNANT,
        (TrialState::Solved, _) => problems::SOLVED,
        (TrialState::Wrong(Some(why)), _) => refuted(why),
        (TrialState::Wrong(None), Kind::Path) => problems::LOOK_AT_WAY,
        (TrialState::Wrong(None), Kind::Fight) => problems::OTHER_FIGHT,
        (TrialState::Wrong(None), Kind::Count | Kind::Take) => problems::TRY_AGAIN,
        (TrialState::Wrong(None) | TrialState::Strayed, _) => problems::ANOTHER,
        (TrialState::Right(_), _) => problems::RIGHT,
        (_, kind) => question(kind, asks_number(open), open.is_walk),
    }
}

/// Returns the spoken sentence: this one, or the caption of a fight.
pub fn spoken(
    session: &Session,
    (stage, phrase): (TrialState, Phrase),
    open: &Open,
    card: &GameInfo,
    language: Language,
) -> AttrValue {
    let is_answered = matches!(stage, TrialState::Wrong(_) | TrialState::Solved);
    let of_fight = session.fight().filter(|_| !is_told(open) && !is_answered);
    match of_fight {
        Some(fight) => caption(session, fight, card, language).1.into(),
        None => AttrValue::Static(phrase.text(language)),
    }
}
