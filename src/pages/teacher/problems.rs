//! Tab of the problems: the filter, a problem by its number, the teacher's own, and six to print.

mod by_number;
pub mod own;
mod session;

use engine::catalogue::GameId;
use engine::kernel::problem::Kind;
use engine::kernel::words::{Language, Phrase};
use engine::problems::Problem;
use yew::{
    Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_state,
    use_state_eq,
};

use self::by_number::ByNumber;
use self::own::Own;
use self::session::session;
use super::link_card::LinkCard;
use crate::route::ProblemSelection;
use crate::settings_context::{use_settings_handle, use_words};
use crate::shell::history;
use crate::widgets::button::Button;
use crate::widgets::kind_sign::kind_sign;
use crate::widgets::level_dots::level_dots;
use crate::words::{problem_desk as words, saving};

/// Properties of `ProblemsPage`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Called when the card of a link is shown or hidden. While it is shown, it is printed alone.
    pub onshare: Callback<bool>,
}

/// Problem to share.
#[derive(Clone, PartialEq)]
pub struct Handed {
    game: GameId,
    asked: ProblemSelection,
}

type Tap = Callback<MouseEvent>;

/// Returns the callbacks that open and share a problem.
fn opened_or_handed(handed: Handed, onhand: &Callback<Handed>) -> (Tap, Tap) {
    let address = handed.asked.address(handed.game);
    let onopen = Callback::from(move |_: MouseEvent| history::follow(&address));
    let onshare = onhand.reform(move |_: MouseEvent| handed.clone());
    (onopen, onshare)
}

/// Returns the name of a kind.
pub const fn kind_name(kind: Kind) -> Phrase {
    match kind {
        Kind::Take => words::KIND_TAKE,
        Kind::Save => words::KIND_SAVE,
        Kind::Fight => words::KIND_FIGHT,
        Kind::Count => words::KIND_COUNT,
        Kind::Path => words::KIND_PATH,
        Kind::Two => words::KIND_TWO,
        Kind::Three => words::KIND_THREE,
    }
}

/// Returns the name of a grade.
pub const fn grade_name(grade: u8) -> Phrase {
    match grade {
        0 | 1 => words::GRADE_1,
        2 => words::GRADE_2,
        3 => words::GRADE_3,
        4 => words::GRADE_4,
        5.. => words::GRADE_5,
    }
}

/// Renders kind and grade of a problem.
pub fn facts(problem: &Problem, language: Language) -> Html {
    html! {
        <p class="problem-facts">
            {kind_sign(problem.kind)}
            <b>{kind_name(problem.kind).text(language)}</b>
            {level_dots(problem.grade)}
            <span>{grade_name(problem.grade).text(language)}</span>
        </p>
    }
}

/// Renders the buttons to choose a game.
pub fn games(chosen: GameId, language: Language, onchoose: &Callback<GameId>) -> Html {
    let game = |game: GameId| {
        let onclick = onchoose.reform(move |_: MouseEvent| game);
        let button = Button::new(game.info().name.text(language), onclick).class("plain");
        button.chosen(game == chosen).adult(game.slug()).view()
    };
    let label = saving::WHICH_GAME.text(language);
    html! { <div class="buttons edit-games" role="group" aria-label={label}>{ for GameId::ALL.iter().copied().map(game) }</div> }
}

/// Tab of the problems.
#[component]
pub fn ProblemsPage(props: &Props) -> Html {
    let t = use_words();
    let settings = use_settings_handle();
    let game = use_state_eq(|| GameId::ALL[0]);
    let handed = use_state(|| None::<Handed>);
    use_effect_with(
        (handed.is_some(), props.onshare.clone()),
        |(shown, onshare)| {
            onshare.emit(*shown);
            let onshare = onshare.clone();
            move || onshare.emit(false)
        },
    );
    let onhand = {
        let handed = handed.clone();
        Callback::from(move |next: Handed| handed.set(Some(next)))
    };
    let onclose = {
        let handed = handed.clone();
        Callback::from(move |()| handed.set(None))
    };
    let ongame = {
        let game = game.clone();
        Callback::from(move |next| game.set(next))
    };
    let onprint = {
        let address = format!("/imprimer/{}?feuille=defis-a4", game.slug());
        Callback::from(move |_: MouseEvent| history::follow(&address))
    };
    let language = settings.language;
    html! {
        <div class="teacher-body problems-tab">
            if let Some(Handed { game, asked }) = (*handed).clone() {
                <LinkCard address={asked.address(game)} name={game.info().name.text(language)} note={words::SHARE_NOTE}
                    too_long={words::SHARE_TOO_LONG} {onclose} />
            }
            {session(&settings)}
            <div class="stack">
                <section class="card">
                    <h2>{t(words::BY_NUMBER)}</h2>
                    <p class="small-print">{t(words::BY_NUMBER_NOTE)}</p>
                    {games(*game, language, &ongame)}
                    <ByNumber key={game.slug()} game={*game} onhand={onhand.clone()} />
                </section>
                <section class="card">
                    <h2>{t(words::SHEET)}</h2>
                    <p class="small-print">{t(words::SHEET_NOTE)}</p>
                    <div class="buttons">
                        {Button::new(t(words::SHEET_OPEN), onprint).class("plain").icon("icon-print").adult("problem-sheet").view()}
                    </div>
                </section>
            </div>
            <Own {onhand} />
        </div>
    }
}
