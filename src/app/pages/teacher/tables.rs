//! The tables of the fight, for whichever piece set is asked for.

use engine::games::chevaliers::setup::Set;
use engine::kernel::contest::Odds;
use engine::kernel::options::Options;
use engine::kernel::piece::Piece;
use engine::kernel::words::Language;
use yew::{Callback, Html, component, html, use_context, use_state};

use super::chances::{by_bonus, colours, fight};
use super::cross::cross;
use super::duels::duels;
use super::pieces::{Figures, name};
use super::results::results;
use crate::surroundings::SettingsHandle;
use crate::widgets::segments::{Segment, segments};
use crate::words::{classroom as words, use_language, use_words};

/// The set of that name in the options; the first one for an unknown name.
pub fn set_named(name: &str) -> Set {
    let found = Set::ALL.into_iter().find(|set| set.notation() == name);
    found.unwrap_or_default()
}

/// The three sets to choose from, each with its figures.
pub fn set_segments(language: Language) -> [Segment; 3] {
    Set::ALL.map(|set| {
        let figures = Figures::of(set, &Options::default());
        let own = figures.pieces.iter().take(3);
        let picture = html! { <span class="set-picture">{ for own.map(|piece| figures.picture(piece)) }</span> };
        Segment::new(set.notation(), set.name().text(language)).with(picture)
    })
}

/// The tables.
#[component]
pub fn Tables() -> Html {
    let say = use_words();
    let language = use_language();
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let set = use_state(|| set_named(settings.options.get("set").unwrap_or_default()));
    // A knight attacks a small dragon: the first example a class meets.
    let pair = use_state(|| ["knight", "small-dragon"]);
    let figures = Figures::of(*set, &settings.options);
    let figure = |kind: &str| figures.pieces.iter().find(|piece| piece.kind == kind);
    let (Some(attacker), Some(defender)) = (figure(pair[0]), figure(pair[1])) else {
        return Html::default();
    };
    let onset = {
        let set = set.clone();
        Callback::from(move |name: &'static str| set.set(set_named(name)))
    };
    let pick = |index: usize| {
        let (pair, pieces) = (pair.clone(), figures.pieces.clone());
        Callback::from(move |kind: &'static str| pair.set(paired(&pieces, *pair, index, kind)))
    };
    let choice = |piece: &Piece| {
        Segment::new(piece.kind, name(piece, language)).with(figures.picture(piece))
    };
    let all = || figures.pieces.iter().map(choice);
    html! {
        <div class="teacher-body tables">
            <div class="set-choice">
                {segments("table-set", say(words::PIECE_SET), set_segments(language), set.notation(), &onset)}
                <p class="small-print">{say(words::DIE_OF_SETTINGS)}</p>
            </div>
            {results(&figures, settings.faces, language)}
            <section class="card pairing">
                <h2 class="visually-hidden">{say(words::WHO_WINS)}</h2>
                <div class="pickers">
                    {segments("attacker", say(words::ATTACKER), all(), attacker.kind, &pick(0))}
                    {segments("defender", say(words::DEFENDER), all(), defender.kind, &pick(1))}
                </div>
                {cross(&figures, attacker, defender, settings.faces, language)}
            </section>
            <section class="card odds-this">
                <h2>{say(words::ODDS_TITLE)}</h2>
                <h3>{format!("{} {} {}", name(attacker, language), say(words::AGAINST), name(defender, language))}</h3>
                {fight(Odds::of(figures.thrower(attacker), figures.thrower(defender)).into(), colours(attacker, defender), language)}
            </section>
            <section class="card odds-all">
                <h2>{say(words::ODDS_ALL)}</h2>
                <p class="small-print">{say(words::ODDS_ALL_NOTE)}</p>
                {by_bonus(&figures, language)}
                <p class="small-print">{say(words::NO_ADVANTAGE)}</p>
            </section>
            <section class="card to-say">
                <h2>{say(words::TO_SAY)}</h2>
                { for [words::SAY_COIN, words::SAY_COINS, words::SAY_MORE, words::SAY_SAME]
                    .map(|phrase| html! { <p>{say(phrase)}</p> }) }
                <p class="small-print">{say(words::SAY_SKILLS)}</p>
            </section>
            {duels(language)}
        </div>
    }
}

/// The two figures after one of them was chosen anew: the other one changes sides if it must, rank for rank.
fn paired(
    pieces: &[Piece],
    pair: [&'static str; 2],
    index: usize,
    kind: &'static str,
) -> [&'static str; 2] {
    let mut next = pair;
    next[index] = kind;
    let find = |kind: &str| pieces.iter().position(|piece| piece.kind == kind);
    if let (Some(chosen), Some(other)) = (find(kind), find(pair[1 - index]))
        && pieces[chosen].owner == pieces[other].owner
    {
        let across = (other + pieces.len() / 2) % pieces.len();
        next[1 - index] = pieces[across].kind;
    }
    next
}

#[cfg(test)]
mod tests {
    use engine::games::chevaliers::setup::Set;
    use engine::kernel::options::Options;

    use super::super::pieces::Figures;
    use super::paired;

    #[test]
    fn two_figures_of_one_side_never_meet() {
        let figures = Figures::of(Set::Standard, &Options::default());
        for chosen in &figures.pieces {
            for index in [0, 1] {
                let pair = paired(
                    &figures.pieces,
                    ["knight", "small-dragon"],
                    index,
                    chosen.kind,
                );
                let owner = |kind| {
                    figures
                        .pieces
                        .iter()
                        .find(|p| p.kind == kind)
                        .unwrap()
                        .owner
                };
                assert_ne!(owner(pair[0]), owner(pair[1]));
                assert_eq!(pair[index], chosen.kind);
            }
        }
    }

    #[test]
    fn every_set_has_its_bonuses_and_any_die() {
        let options = Options::default().with("die", "112233");
        for set in Set::ALL {
            let figures = Figures::of(set, &options);
            let bonuses: Vec<u8> = figures.pieces.iter().map(|piece| piece.bonus).collect();
            assert_eq!(bonuses, [set.bonus(), set.bonus()].concat());
            assert_eq!(figures.faces, [1, 1, 2, 2, 3, 3]);
        }
        let none = Figures::of(Set::Pocket, &Options::default().with("bonus", "000"));
        assert!(none.pieces.iter().all(|piece| piece.bonus == 0));
        let unknown = Options::default().with("die", "x").with("no-option", "1");
        assert_eq!(Figures::of(Set::Pocket, &unknown).faces, [1, 2, 3, 4, 5, 6]);
    }
}
