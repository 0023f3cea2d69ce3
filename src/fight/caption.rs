//! Captions and spoken sentences at each beat of a fight.

use engine::kernel::info::GameInfo;
use engine::kernel::scene::Randomizer;
use engine::kernel::side::Side;
use engine::kernel::words::{Language, Phrase};

use crate::state::cue::Cue;
use crate::state::fight::question::{Ask, Fallen, PendingQuestion};
use crate::state::fight::view::FightView;
use crate::state::session::Session;
use crate::words::letters::led_by_capital;
use crate::words::punctuation::list;
use crate::words::{fight as words, lesson};

/// Returns the title above the fight, and the sentence below it. While both halves of a fight go on at their own pace,
/// these are those of the half that changed last.
pub fn caption(
    session: &Session,
    fight: &FightView,
    card: &GameInfo,
    language: Language,
) -> (String, String) {
    caption_in(session, fight, session.latest_half(), card, language)
}

/// Returns the title and the sentence in the half of a side, or those of the whole fight.
pub fn caption_in(
    session: &Session,
    fight: &FightView,
    half: Option<Side>,
    card: &GameInfo,
    language: Language,
) -> (String, String) {
    let t = |phrase: Phrase| phrase.text(language).to_owned();
    let now = session.cue_in(half);
    if let Some(asked) = session.asked_in(half) {
        return match now {
            None => question(asked, fight, session, language),
            Some(cue) => correction(cue, fight, language),
        };
    }
    let is_real = Side::BOTH
        .into_iter()
        .any(|side| session.can_enter_face(side));
    if let (None, Some(least)) = (now, needs(fight)) {
        let least = number(least.max(1), language);
        let make = words::AT_LEAST.filled(language, &[("number", &least)]);
        let throw = if is_real {
            words::REAL_DICE
        } else {
            words::THROW
        };
        return (t(throw), make);
    }
    if is_real {
        return (t(words::REAL_DICE), t(words::TAP_FACE));
    }
    let title = match now {
        Some(Cue::Verdict) if fight.compared().is_ne() => {
            let sentence = compared(fight, session.asks(), language);
            return (winner(fight, card, language), sentence);
        }
        Some(Cue::Told(side)) if session.is_misread(*side) => words::I_WAS_WRONG,
        Some(Cue::Told(_)) => words::WELL_READ,
        Some(Cue::Sum(_)) => words::WELL_ADDED,
        Some(Cue::Hide) => words::REMEMBER,
        Some(Cue::Towers | Cue::Coin(_)) => words::COUNT,
        Some(Cue::Turn(..)) => words::CARD,
        Some(Cue::Again | Cue::Verdict) => words::SAME,
        Some(Cue::Read | Cue::Land(_)) => words::READ,
        _ if fight.throws == 0 => words::FIGHT,
        _ => hand(session, fight, half),
    };
    let sentence = match now {
        Some(Cue::Coin(side)) => one_more(fight.total(*side), language),
        Some(Cue::Told(side)) if session.is_misread(*side) => t(words::I_WAS_WRONG),
        Some(Cue::Told(side)) => said(fight, *side, |fallen, side| fallen.faces[side], language),
        Some(Cue::Sum(side)) => said(fight, *side, |fallen, side| fallen.total(side), language),
        Some(Cue::Turn(_, number_on_it)) => number(*number_on_it, language).to_owned(),
        Some(Cue::Hide) => t(words::REMEMBER),
        Some(Cue::Open(_)) => t(words::FIGHT),
        _ if fight.waits_for_card() => {
            let card = t(card_of(session));
            return (card.clone(), card);
        }
        Some(Cue::Verdict | Cue::Again) => t(words::SAME),
        Some(Cue::Land(_)) => t(words::READ),
        // The pupils are to read the number themselves, so it is not spoken.
        Some(Cue::Read) if session.asks() => t(words::READ),
        Some(Cue::Read | Cue::Towers) => both_numbers(fight, language),
        _ => t(hand(session, fight, half)),
    };
    (t(title), sentence)
}

/// Returns the phrase for a card to be turned.
fn card_of(session: &Session) -> Phrase {
    match session.waits_for_child(None) {
        true => words::TURN_CARD,
        false => words::CARD,
    }
}

/// Returns the phrase for the dice, addressed to the child who throws or to the spectators.
fn hand(session: &Session, fight: &FightView, half: Option<Side>) -> Phrase {
    match (session.waits_for_child(half), fight.throws) {
        (true, _) => words::THROW,
        (false, 0) => words::FIGHT,
        (false, _) => words::READ,
    }
}

fn number(n: u8, language: Language) -> &'static str {
    words::NUMBERS[usize::from(n).min(11)].text(language)
}

/// Returns both numbers, « Quatre, trois », each below its die and tower. The arena is not mirrored, so a right-to-left
/// text begins with the number at the right.
fn both_numbers(fight: &FightView, language: Language) -> String {
    let mut sides = fight.left_to_right();
    if language.is_rtl() {
        sides.reverse();
    }
    let faces = sides.into_iter().filter_map(|side| fight.faces[side]);
    let numbers = faces.map(|face| number(face, language));
    list(numbers, language)
}

/// Returns the count of one coin: « Cinq… et encore un : six ».
fn one_more(total: u8, language: Language) -> String {
    let before = number(total.saturating_sub(1), language);
    let sum = number(total, language);
    words::ONE_MORE_MAKES.filled(language, &[("number", &before), ("sum", &sum)])
}

/// Returns the confirmation of an answer: « Oui, ça fait quatre. ».
fn said(
    fight: &FightView,
    side: Side,
    of: fn(Fallen<'_>, Side) -> u8,
    language: Language,
) -> String {
    let found = fight.fallen().map_or(0, |fallen| of(fallen, side));
    words::YES_NUMBER.filled(language, &[("number", &number(found, language))])
}

/// Returns the title and sentence of a question.
fn question(
    asked: &PendingQuestion,
    fight: &FightView,
    session: &Session,
    language: Language,
) -> (String, String) {
    let t = |phrase: Phrase| phrase.text(language).to_owned();
    match (asked.ask, fight.fallen()) {
        (Ask::Total(side), Some(fallen)) => {
            // When the die is covered, the sentence does not give the number away.
            let sentence = match (fight.side(side).piece.bonus, fight.hidden) {
                (1, false) => words::WITH_ONE_MORE,
                (_, false) => words::WITH_TWO_MORE,
                (1, true) => lesson::YOURS_AND_ONE,
                (_, true) => lesson::YOURS_AND_TWO,
            };
            let start = number(fallen.faces[side], language);
            let sentence = sentence.filled(language, &[("number", &start)]);
            (sentence.clone(), sentence)
        }
        (Ask::Read(side), _) => {
            let claimed = session.claimed(side).filter(|_| asked.wrong.is_empty());
            let sentence = claimed.map_or_else(
                || t(words::HOW_MANY),
                |claim| words::I_READ.filled(language, &[("number", &number(claim, language))]),
            );
            (sentence.clone(), sentence)
        }
        _ => (t(words::WHO_WINS), t(words::WHO_WINS)),
    }
}

/// Returns the title and sentence of a correction after a wrong answer.
fn correction(cue: &Cue, fight: &FightView, language: Language) -> (String, String) {
    let count = |last: u8| {
        let numbers = (1..=last).map(|n| number(n, language));
        list(numbers, language)
    };
    let sentence = match (cue, fight.fallen()) {
        (Cue::Count(side), Some(fallen)) if !fight.told[*side] => count(fallen.faces[*side]),
        (Cue::Count(side) | Cue::Recount(side), Some(fallen)) => count(fallen.total(*side)),
        (Cue::Coin(side), _) => one_more(fight.total(*side), language),
        _ => words::LOOK_AT_TOWERS.text(language).to_owned(),
    };
    (words::ALMOST.text(language).to_owned(), sentence)
}

/// Returns the minimum number with which the attacker wins, once the opposing card is known.
fn needs(fight: &FightView) -> Option<u8> {
    let falls = fight.combat.falls_now(Side::Attacker) && fight.faces.attacker.is_none();
    match fight.side(Side::Defender).throws {
        Randomizer::Card if falls => fight.faces.defender,
        Randomizer::Card | Randomizer::Die(_) => None,
    }
}

/// Returns the side with the greater total; the attacker if they are equal.
fn ahead(fight: &FightView) -> Side {
    match fight.compared().is_lt() {
        true => Side::Defender,
        false => Side::Attacker,
    }
}

/// Returns the winner: « Le grand dragon gagne ! ».
fn winner(fight: &FightView, card: &GameInfo, language: Language) -> String {
    let kind = fight.side(ahead(fight)).piece.kind;
    let name = card.subject(kind).or_else(|| card.kind(kind));
    let name = name.map_or(kind, |name| name.text(language));
    words::WINNER.filled(language, &[("piece", &name)])
}

/// Returns the comparison « Cinq, c'est plus que quatre. », or, as an answer, « Oui, cinq, c'est plus que quatre. ».
fn compared(fight: &FightView, is_answer: bool, language: Language) -> String {
    let ahead = ahead(fight);
    let [more, less] = [ahead, ahead.other()].map(|side| fight.total(side));
    let sentence = match (is_answer, more == less) {
        (true, true) => words::YES_AS_MUCH_AS,
        (true, false) => words::YES_MORE_THAN,
        (false, true) => words::AS_MUCH_AS,
        (false, false) => words::MORE_THAN,
    };
    let [more, less] = [more, less].map(|total| number(total, language));
    let text = sentence.filled(language, &[("more", &more), ("less", &less)]);
    led_by_capital(&text, language)
}

#[cfg(test)]
mod tests {
    use engine::catalogue::CHEVALIERS;
    use engine::kernel::options::Options;
    use engine::kernel::side::PerSide;
    use engine::kernel::words::Language;

    use super::both_numbers;
    use crate::state::fight::view::FightView;

    /// Creates a fight with four for the attacker and three for the defender.
    fn fight(position: &str) -> FightView {
        let table = CHEVALIERS.at_position(&Options::default(), position, 1);
        let combat = table.expect("a legal position").scene().combat;
        let mut fight = FightView::new(combat.expect("a fight"));
        fight.faces = PerSide::new(Some(4), Some(3));
        fight
    }

    #[test]
    fn both_numbers_follow_the_screen_from_left_to_right() {
        // The Prince's side stands at the left, whether it attacks or defends.
        let dragon = fight("6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0");
        let knight = fight("6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 P fight:c5d5 - - 012/123456/100 0");
        assert_eq!(both_numbers(&dragon, Language::FRENCH), "trois, quatre");
        assert_eq!(both_numbers(&knight, Language::FRENCH), "quatre, trois");
    }
}
