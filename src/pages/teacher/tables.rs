//! Tab of the fight tables, for any piece set.

use engine::catalogue::GameId;
use engine::kernel::desk::{Desk, Picture, TeacherOption};
use engine::kernel::odds::Odds;
use engine::kernel::options::Options;
use engine::kernel::piece::Piece;
use engine::kernel::words::Language;
use yew::{Callback, Html, component, html, use_state};

use super::chances::{by_bonus, colours, fight};
use super::class_chances;
use super::class_screen::show_button;
use super::cross::cross;
use super::duels::duels;
use super::pieces::{Figures, fighting_game};
use super::results::results;
use super::rule_options::choose;
use crate::route::Route;
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::widgets::segments::{Segment, segments};
use crate::words::classroom as words;

/// Fight tables.
#[component]
pub fn Tables() -> Html {
    let t = use_words();
    let language = use_language();
    let settings = use_settings_handle();
    let chosen = use_state(|| None::<[&'static str; 2]>);
    let Some(game) = fighting_game() else {
        return Html::default();
    };
    let desk = game.entry().desk();
    let set = desk.options.iter().find(|of| of.picture == Picture::Pieces);
    let options = game.entry().sanitize(settings.options.of(game));
    let figures = Figures::of(game, options.clone());
    let Some(pair) = (*chosen).or_else(|| figures.first_pair()) else {
        return Html::default();
    };
    let figure = |kind: &str| figures.pieces.iter().find(|piece| piece.kind == kind);
    let (Some(attacker), Some(defender)) = (figure(pair[0]), figure(pair[1])) else {
        return Html::default();
    };
    let name = |piece: &Piece| figures.name(piece, language);
    let pick = |index: usize| {
        let (chosen, pieces) = (chosen.clone(), figures.pieces.clone());
        Callback::from(move |kind: &'static str| {
            chosen.set(Some(paired(&pieces, pair, index, kind)));
        })
    };
    let choice = |piece: &Piece| Segment::new(piece.kind, name(piece)).with(figures.picture(piece));
    let all = || figures.pieces.iter().map(choice);
    html! {
        <div class="teacher-body tables">
            <div class="set-choice">
                { for set.map(|set| sets(set, game, &options, &choose(set, game, &settings), language)) }
                <p class="small-print">{t(words::DIE_OF_SETTINGS)}</p>
                {show_button(Route::ClassTables.path(), language)}
            </div>
            {results(&figures, settings.faces, language)}
            <section class="card pairing">
                <h2 class="visually-hidden">{t(words::WHO_WINS)}</h2>
                <div class="pickers">
                    {segments("attacker", t(words::ATTACKER), all(), attacker.kind, &pick(0))}
                    {segments("defender", t(words::DEFENDER), all(), defender.kind, &pick(1))}
                </div>
                {cross(&figures, attacker, defender, settings.faces, language)}
            </section>
            <section class="card odds-this">
                <h2>{t(words::ODDS_TITLE)}</h2>
                <h3>{words::AGAINST.filled(language, &[("attacker", &name(attacker)), ("defender", &name(defender))])}</h3>
                {fight(Odds::of(figures.thrower(attacker), figures.thrower(defender)), colours(attacker, defender), language)}
                {show_button(class_chances::address(pair), language)}
            </section>
            {all_odds(&figures, language)}
            {to_say(desk, language)}
            {duels(language)}
        </div>
    }
}

/// Renders the choice of the piece set.
fn sets(
    set: &TeacherOption,
    game: GameId,
    options: &Options,
    onset: &Callback<&'static str>,
    language: Language,
) -> Html {
    let faces = set.values.iter().map(|value| {
        let pictures = Figures::pictures(game, set.option, value.value);
        Segment::new(value.value, value.name.text(language)).with(pictures)
    });
    let now = options.get(set.option).unwrap_or(set.values[0].value);
    segments("table-set", set.name.text(language), faces, now, onset)
}

/// Renders the odds of every difference of bonuses.
fn all_odds(figures: &Figures, language: Language) -> Html {
    html! {
        <section class="card odds-all">
            <h2>{words::ODDS_ALL.text(language)}</h2>
            <p class="small-print">{words::ODDS_ALL_NOTE.text(language)}</p>
            {by_bonus(figures, language)}
            <p class="small-print">{words::NO_ADVANTAGE.text(language)}</p>
        </section>
    }
}

/// Renders sentences to say about the fights, and the skills they exercise.
fn to_say(desk: &Desk, language: Language) -> Html {
    let sayings = desk.sayings.iter();
    html! {
        <section class="card to-say">
            <h2>{words::TO_SAY.text(language)}</h2>
            { for sayings.map(|phrase| html! { <p>{phrase.text(language)}</p> }) }
            { for desk.skills.map(|skills| html! { <p class="small-print">{skills.text(language)}</p> }) }
        </section>
    }
}

/// Returns the two figures after one of them was changed. If both would be on one side, the other changes to the
/// figure of equal rank.
pub fn paired(
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
    use engine::kernel::options::Options;

    use super::{Figures, fighting_game, paired};

    fn figures(options: Options) -> Figures {
        Figures::of(fighting_game().expect("a game with fights"), options)
    }

    #[test]
    fn two_figures_of_one_side_never_meet() {
        let figures = figures(Options::default());
        let pair = figures.first_pair().expect("two sides");
        assert_eq!(pair, ["knight", "small-dragon"]);
        for chosen in &figures.pieces {
            for index in [0, 1] {
                let pair = paired(&figures.pieces, pair, index, chosen.kind);
                let owner = |kind| {
                    let mut pieces = figures.pieces.iter();
                    pieces.find(|piece| piece.kind == kind).unwrap().owner
                };
                assert_ne!(owner(pair[0]), owner(pair[1]));
                assert_eq!(pair[index], chosen.kind);
            }
        }
    }

    #[test]
    fn figures_have_the_bonuses_and_the_die_of_the_options() {
        for (set, bonus) in [
            ("standard", [0, 1, 2]),
            ("pocket", [0, 1, 2]),
            ("pocket-printed", [1, 1, 2]),
        ] {
            let figures = figures(Options::default().with("set", set).with("die", "112233"));
            let bonuses: Vec<u8> = figures.pieces.iter().map(|piece| piece.bonus).collect();
            assert_eq!(bonuses, [bonus, bonus].concat());
            assert_eq!(figures.faces, [1, 1, 2, 2, 3, 3]);
        }
        let none = figures(Options::default().with("bonus", "000"));
        assert!(none.pieces.iter().all(|piece| piece.bonus == 0));
        let unknown = Options::default().with("die", "x").with("no-option", "1");
        assert_eq!(figures(unknown).faces, [1, 2, 3, 4, 5, 6]);
    }
}
