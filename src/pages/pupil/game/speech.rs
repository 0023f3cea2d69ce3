//! Speech at the table: the next action, the current cue, and the computer's reason.

use engine::kernel::input::Touch;
use engine::kernel::piece::Spot;
use engine::kernel::words::{Language, Phrase};
use yew::{AttrValue, hook, use_effect_with, use_mut_ref};

use crate::fight::caption::caption;
use crate::pages::pupil::computer::draw_offer;
use crate::shell::voice;
use crate::state::cue::Cue;
use crate::state::fight::view::FightView;
use crate::state::session::{Session, Trail};
use crate::words::moves;
use crate::words::{fight, play as words, vocabulary};

/// Returns the prompt for the next action, as the banner shows it. It follows the selection, and tells when the
/// computer plays.
pub fn prompt(session: &Session) -> &'static Phrase {
    let scene = session.scene();
    if session.is_over() {
        return ending(session);
    }
    if session.seats().assignment().of(scene.seat).is_some() {
        return &words::COMPUTER_PLAYS;
    }
    if let Some(asked) = session.announcement() {
        return match asked.has_error() {
            true => &fight::ALMOST,
            false => &vocabulary::TOUCH_PICTURE,
        };
    }
    let selection = session.selection();
    match selection.held().first() {
        Some(Touch::At(_)) if selection.stop().is_some() => &words::JUMP_ON,
        Some(Touch::At(_)) if selection.next().iter().any(is_pick) => &vocabulary::TOUCH_PICTURE,
        Some(Touch::At(_)) => &words::CHOOSE_CELL,
        _ => scene.prompt,
    }
}

/// Returns the sentence at the end of the game.
pub fn ending(session: &Session) -> &'static Phrase {
    if session.table().is_agreed() {
        return &words::PEACE;
    }
    session.scene().prompt
}

const fn is_pick(touch: &Touch) -> bool {
    matches!(touch, Touch::Pick(_))
}

/// Returns the current sentence, if there is one. Silent cues have none. A turn that `began` at this version of the
/// session is announced, and a hint takes precedence.
pub fn spoken(
    session: &Session,
    hint: Option<&Phrase>,
    began: u32,
    language: Language,
) -> Option<String> {
    let is_busy = session.is_busy();
    let now = session.cue_in(session.latest_half());
    if is_busy && now.is_none() {
        return None;
    }
    // News are spoken as they happen; the answer to a touch stays until the next one.
    let stays = is_busy || session.selection().refusal().is_some() || session.is_at_once();
    if let Some((note, _)) = session.selection().note()
        && stays
        && !session.is_over()
    {
        return Some(note.text(language).to_owned());
    }
    if let Some(fight) = session.fight() {
        return Some(of_fight(session, fight, language));
    }
    if is_busy {
        return None;
    }
    if let Some(hint) = hint {
        return Some(hint.text(language).to_owned());
    }
    Some(at_rest(session, began, language)).filter(|said| !said.is_empty())
}

/// Returns the last sentence, which the ear repeats, and whether there is none at present.
#[hook]
pub fn use_last(says: Option<String>) -> (AttrValue, bool) {
    let last = use_mut_ref(AttrValue::default);
    let silent = says.is_none();
    if let Some(says) = says {
        last.replace(says.into());
    }
    // An earlier sentence is cut off while the piece moves.
    use_effect_with(silent, |silent| {
        if *silent {
            voice::hush();
        }
    });
    (last.borrow().clone(), silent)
}

/// Returns the sentence of a cue of the fight. When the fight opens, the computer's reason comes first.
fn of_fight(session: &Session, fight: &FightView, language: Language) -> String {
    let caption = caption(session, fight, session.table().info(), language).1;
    let opens = matches!(session.playback().now(), Some(Cue::Open(_)));
    match session.seats().said().filter(|_| opens) {
        Some(said) => format!("{} {caption}", said.phrase.text(language)),
        None => caption,
    }
}

/// Returns the sentence at rest: the computer's reason for the last step or the narration of the turn, then the prompt.
fn at_rest(session: &Session, began: u32, language: Language) -> String {
    let seat = session.scene().seat;
    let is_computers = session.seats().assignment().of(seat).is_some() && !session.is_over();
    let begins = session.version() == began && !session.is_over();
    // Once a piece is held, the computer's reason is not repeated.
    let is_free = session.selection().held().is_empty() || session.is_placing();
    let said = session.remark().filter(|_| is_free);
    let said = said.map(|said| said.text(language));
    let offer = draw_offer(session).map(|offer| offer.text(language).to_owned());
    let narration = session.narration().filter(|_| is_free);
    let narration = narration.map(|narration| narration.text(language));
    let said = said.or(offer).or(narration);
    let asked = prompt(session).text(language);
    let asked = match (begins, is_computers) {
        (true, false) if is_free => {
            let owner = &session.table().info().seats[usize::from(seat.0)];
            match owner.named_by.contains(prompt(session)) {
                true => asked.to_owned(),
                false => format!("{} {asked}", owner.plays.text(language)),
            }
        }
        (false, true) => String::new(),
        _ => asked.to_owned(),
    };
    let parts = said.as_deref().into_iter().chain(Some(asked.as_str()));
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// Returns the last moves of the computer, for screen readers: « Le chevalier va en c3. »
pub fn moved(session: &Session, language: Language) -> String {
    let table = session.table();
    let (card, board) = (table.info(), table.board());
    let is_computers = |trail: &&Trail| session.seats().assignment().of(trail.seat).is_some();
    let told = |trail: &Trail| {
        let Spot::On(place) = trail.to else {
            return None;
        };
        let piece = card.subject(trail.kind).or_else(|| card.kind(trail.kind))?;
        let piece = piece.text(language);
        let place = &board.place_info(place).name;
        Some(moves::GOES_TO.filled(language, &[("piece", &piece), ("place", &place)]))
    };
    let trails = session.playback().trails().iter();
    let all: Vec<String> = trails.filter(is_computers).filter_map(told).collect();
    all.join(" ")
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::side::{PerSide, Side};
    use engine::kernel::step::Seat;
    use engine::kernel::words::Language;
    use engine::motion::Pace;
    use engine::search::{PlayerKind, Reason};
    use yew::Reducible;

    use super::{moved, prompt, spoken};
    use crate::state::players::Assignment;
    use crate::state::session::{Action, Presentation, Session};
    use crate::state::settings::Help;
    use crate::words::play as words;

    const CALM: &str = "3t2/6/6/6/6/2S3/6/6/3P2 b1,e1,e9,b9 P play - - 012/123456/100 0";
    const FIGHT: &str = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
    const ATTACK: &str = "3t2/6/6/6/6/2Cd2/6/6/3P2 b1,e1,e9,b9 P play - - 012/123456/100 0";
    const CHAIN: &str = "4m4/4BA3/9/3A5/2D6/9/9/9/4M4 w play on/0 0";
    /// With the last tower, the knights end the first round.
    const ROUND: &str =
        "vatrankill 1 K .../.../..TC..D/.....T./aXaTaaa/a.a/aaa t0 e2 c0 j- b- w- L40";

    fn session(game: GameId, position: &str, help: Help, computers: &[u8]) -> Rc<Session> {
        let table = game
            .entry()
            .at_position(&Options::default(), position, 3)
            .expect("it reads");
        let presentation = Presentation {
            pace: Pace::Full,
            help,
            ..Presentation::default()
        };
        let seat = |assignment: Assignment, &seat: &u8| {
            assignment.with(Seat(seat), PlayerKind::named("3"))
        };
        let assignment = computers.iter().fold(Assignment::default(), seat);
        Rc::new(Session::new(table.into(), PerSide::default(), presentation).seated(assignment))
    }

    /// Returns the sentence in the middle of a turn.
    fn says(session: &Session) -> Option<String> {
        spoken(session, None, u32::MAX, Language::FRENCH)
    }

    fn touch(mut now: Rc<Session>, places: &[&str]) -> Rc<Session> {
        for name in places {
            let place = now.table().board().place(name).expect("a place");
            now = now.reduce(Action::Touch(engine::kernel::input::Touch::At(place)));
        }
        now
    }

    /// Plays all queued cues. Returns the distinct sentences spoken meanwhile.
    fn shown(mut now: Rc<Session>) -> (Rc<Session>, Vec<String>) {
        let mut all = Vec::new();
        while now.is_busy() {
            let said = says(&now);
            if said.is_some() && all.last() != said.as_ref() {
                all.extend(said);
            }
            let beat = now.playback().beat();
            now = now.reduce(Action::Advance(beat));
        }
        (now, all)
    }

    fn computer_moves(now: Rc<Session>, step: &str) -> Rc<Session> {
        let mut choices = now.table().choices().into_iter();
        let choice = choices.find(|choice| choice.text() == step);
        let reason = Some(Reason::of(&words::STOP_HERE));
        now.reduce(Action::Move(choice.expect("a legal step"), reason))
    }

    #[test]
    fn prompts_follow_the_hand() {
        let now = session(GameId::Chevaliers, CALM, Help::Shown, &[]);
        assert_eq!(prompt(&now).fr, "Choisis un pion.");
        let first = spoken(&now, None, now.version(), Language::FRENCH);
        assert_eq!(
            first.as_deref(),
            Some("Le Prince Ardent joue. Choisis un pion.")
        );
        let held = touch(now, &["c4"]);
        assert_eq!(prompt(&held), &words::CHOOSE_CELL);
        let first = spoken(&held, None, held.version(), Language::FRENCH);
        assert_eq!(first.as_deref(), Some(words::CHOOSE_CELL.fr));
        let now = session(GameId::Kingdom, CHAIN, Help::Shown, &[]);
        let (held, said) = shown(touch(now, &["c5", "e7"]));
        assert_eq!(said, Vec::<String>::new());
        assert_eq!(says(&held).as_deref(), Some(words::JUMP_ON.fr));
    }

    #[test]
    fn nothing_is_said_while_a_piece_moves() {
        let now = session(GameId::Chevaliers, CALM, Help::Shown, &[]);
        let walks = touch(now, &["c4", "c5"]);
        let now = walks.playback().now();
        assert!(now.is_some(), "it sets off in the same picture");
        let (rests, said) = shown(walks);
        assert_eq!(said, Vec::<String>::new());
        assert_eq!(says(&rests).as_deref(), Some("Encore un pion."));
    }

    #[test]
    fn a_hint_comes_before_all_else_at_rest() {
        let now = session(GameId::Chevaliers, CALM, Help::Shown, &[]);
        let hint = spoken(
            &now,
            Some(&words::HINT_PIECE),
            now.version(),
            Language::FRENCH,
        );
        assert_eq!(hint.as_deref(), Some(words::HINT_PIECE.fr));
    }

    #[test]
    fn the_computer_says_that_it_plays_then_why_and_where_it_went() {
        let now = session(GameId::Chevaliers, CALM, Help::Shown, &[0]);
        assert_eq!(prompt(&now), &words::COMPUTER_PLAYS);
        let first = spoken(&now, None, now.version(), Language::FRENCH);
        assert_eq!(first.as_deref(), Some(words::COMPUTER_PLAYS.fr));
        let (now, said) = shown(computer_moves(now, "c4-c5"));
        assert_eq!(said, Vec::<String>::new());
        assert_eq!(says(&now).as_deref(), Some(words::STOP_HERE.fr));
        let (now, _) = shown(computer_moves(now, "d1-d2"));
        let turn = spoken(&now, None, now.version(), Language::FRENCH);
        // It gives a reason for at most one of two steps.
        let expected = "Tyran et ses dragons jouent. Choisis un pion.";
        assert_eq!(turn.as_deref(), Some(expected));
        assert_eq!(now.playback().trails().len(), 2, "both steps leave prints");
        let held = touch(Rc::clone(&now), &["d9"]);
        let turn = spoken(&held, None, held.version(), Language::FRENCH);
        assert_eq!(turn.as_deref(), Some(words::CHOOSE_CELL.fr));
        let told = "Le soldat va en c5. Le Prince Ardent va en d2.";
        assert_eq!(moved(&now, Language::FRENCH), told);
        let (now, _) = shown(touch(now, &["d9", "d8"]));
        assert_eq!(moved(&now, Language::FRENCH), "", "the child sees its own");
    }

    #[test]
    fn a_fight_by_itself_asks_no_hand_and_the_loser_goes_home() {
        for (help, computers) in [(Help::Automatic, &[][..]), (Help::Shown, &[0, 1])] {
            let mut now = session(GameId::Chevaliers, FIGHT, help, computers);
            let mut all = Vec::new();
            while now.fight().is_some() || now.is_busy() {
                let (rests, said) = shown(now);
                all.extend(said);
                now = rests;
                for side in Side::BOTH {
                    now = now.reduce(Action::Roll(side));
                }
            }
            assert!(
                !all.iter().any(|said| said == "Appuie sur ton dé."),
                "{all:?}"
            );
            let last = all.last().expect("something is said");
            assert!(last.ends_with("rentre au camp."), "{all:?}");
        }
    }

    #[test]
    fn a_child_is_asked_to_throw_once_the_fight_has_opened() {
        let now = session(GameId::Chevaliers, ATTACK, Help::Shown, &[]);
        let (now, said) = shown(touch(now, &["c4", "d4"]));
        assert_eq!(said, ["C’est le combat\u{a0}!"]);
        assert_eq!(says(&now).as_deref(), Some("Appuie sur ton dé."));
    }

    #[test]
    fn a_new_round_is_announced_before_its_first_prompt() {
        let now = session(GameId::Vatrankill, ROUND, Help::Shown, &[]);
        let choices = now.table().choices();
        let last = choices.iter().find(|choice| choice.text() == "d5-d6");
        let inputs = last.expect("a legal step").inputs().to_vec();
        let touched = inputs
            .into_iter()
            .fold(now, |now, touch| now.reduce(Action::Touch(touch)));
        let (now, said) = shown(touched);
        assert_eq!(said, ["Deuxième manche\u{a0}! Les tours posées restent."]);
        assert_eq!(
            says(&now).as_deref(),
            Some("Pose le dragon sur une case vide.")
        );
    }
}
