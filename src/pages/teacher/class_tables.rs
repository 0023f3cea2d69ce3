//! Tables of the fights for the class: each result is hidden until it is touched. The first touch asks, the second answers.

use engine::kernel::piece::Piece;
use engine::kernel::words::{Language, Phrase};
use yew::{
    AttrValue, Callback, Html, MouseEvent, UseStateHandle, classes, component, html, use_state_eq,
};

use super::pieces::{Figures, fighting_game};
use super::results::distinct;
use crate::pages::shared::frame::{Frame, OnHome};
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::shell::{history, voice};
use crate::state::settings::Faces;
use crate::widgets::button::Button;
use crate::widgets::icon::{die_face, drawing};
use crate::words::punctuation::list;
use crate::words::{classroom as words, fight};

/// Result of a table: bonus and face.
type Asked = (u8, u8);

/// Sentence that asks for a result.
fn question((bonus, face): Asked, language: Language) -> String {
    let number = fight::NUMBERS[usize::from(face)].text(language);
    let filled = |phrase: Phrase| phrase.filled(language, &[("number", &number)]);
    match bonus {
        0 => fight::HOW_MANY.text(language).to_owned(),
        1 => filled(fight::WITH_ONE_MORE),
        _ => filled(fight::WITH_TWO_MORE),
    }
}

/// Sentence that answers it.
fn answer((bonus, face): Asked, language: Language) -> String {
    let sum = fight::NUMBERS[usize::from(face + bonus)].text(language);
    fight::YES_NUMBER.filled(language, &[("number", &sum)])
}

/// Results of the tables, with the touched ones.
#[derive(Clone)]
struct Results {
    /// Result in question.
    asked: UseStateHandle<Option<Asked>>,
    /// Results that are shown.
    open: UseStateHandle<Vec<Asked>>,
    is_silent: bool,
    faces: Faces,
    language: Language,
}

impl Results {
    fn say(&self, text: &str) {
        if !self.is_silent {
            voice::say(text, self.language);
        }
    }

    /// Asks for a result, shows it, or hides it again.
    fn touch(&self, cell: Asked) {
        let mut shown: Vec<Asked> = self.open.iter().copied().collect();
        let before = shown.len();
        shown.retain(|one| *one != cell);
        if shown.len() < before {
            self.asked.set(None);
        } else if *self.asked == Some(cell) {
            shown.push(cell);
            self.asked.set(None);
            self.say(&answer(cell, self.language));
        } else {
            self.asked.set(Some(cell));
            self.say(&question(cell, self.language));
        }
        self.open.set(shown);
    }

    /// Returns a callback that shows these results and hides all others.
    fn set_all(&self, cells: Vec<Asked>) -> Callback<MouseEvent> {
        let (asked, open) = (self.asked.clone(), self.open.clone());
        Callback::from(move |_| {
            asked.set(None);
            open.set(cells.clone());
        })
    }

    /// Renders the button of a result.
    fn result(&self, cell: Asked) -> Html {
        let (is_open, is_asked) = (self.open.contains(&cell), *self.asked == Some(cell));
        let label = match is_open {
            true => answer(cell, self.language),
            false => question(cell, self.language),
        };
        let onclick = {
            let results = self.clone();
            Callback::from(move |_: MouseEvent| results.touch(cell))
        };
        let class = classes!(
            "class-result",
            is_open.then_some("open"),
            is_asked.then_some("asked")
        );
        html! {
            <button type="button" {class} aria-label={label} aria-pressed={is_open.to_string()} data-adult="class-result" {onclick}>
                if is_open { {cell.0 + cell.1} } else { {"?"} }
            </button>
        }
    }

    /// Renders the row of a face in the table of a bonus.
    fn row(&self, cell: Asked) -> Html {
        let (bonus, face) = cell;
        html! {
            <tr class={classes!((*self.asked == Some(cell)).then_some("asked"))}>
                <th scope="row">{die_face(face, &self.faces.symbol(face), "")}</th>
                <td class="class-coins">
                    { for (0..bonus).map(|_| drawing("coin", "coin-picture")) }
                    <span class="visually-hidden">{format!("+{bonus}")}</span>
                </td>
                <td>{self.result(cell)}</td>
            </tr>
        }
    }
}

/// Tables with hidden results.
#[component]
pub fn ClassTables() -> Html {
    let t = use_words();
    let language = use_language();
    let settings = use_settings_handle();
    let results = Results {
        asked: use_state_eq(|| None::<Asked>),
        open: use_state_eq(Vec::<Asked>::new),
        is_silent: settings.hush,
        faces: settings.faces,
        language,
    };
    let Some(game) = fighting_game() else {
        return Html::default();
    };
    let figures = Figures::of(game, game.entry().sanitize(settings.options.of(game)));
    let faces = distinct(figures.faces);
    let cells = |bonus: u8| faces.iter().map(move |(face, _)| (bonus, *face));
    let table = |bonus: u8| {
        let own: Vec<&Piece> = figures
            .pieces
            .iter()
            .filter(|piece| piece.bonus == bonus)
            .collect();
        let names = list(
            own.iter().map(|piece| figures.name(piece, language)),
            language,
        );
        html! {
            <section class="card class-table" aria-label={names}>
                <div class="result-pieces">{ for own.iter().map(|piece| figures.picture(piece)) }</div>
                <table><tbody>{ for cells(bonus).map(|cell| results.row(cell)) }</tbody></table>
            </section>
        }
    };
    let sentence = results.asked.map(|cell| question(cell, language));
    let onhome = Some(OnHome::Ask(Callback::from(|()| history::back())));
    let show_all = results.set_all((0..3).flat_map(cells).collect());
    let hide_all = results.set_all(Vec::new());
    html! {
        <Frame name="class" class="class-tables" {onhome} say={sentence.clone().map(AttrValue::from)} silent=true>
            <h1 class="page-title">{t(words::TITLE_TABLES)}</h1>
            <div class="class-body">{ for (0..3).map(table) }</div>
            <div class="class-buttons">
                <p class="class-question" role="status">{sentence}</p>
                {Button::new(t(words::SHOW_ALL), show_all).icon("icon-eye").adult("class-show-all").view()}
                {Button::new(t(words::HIDE_ALL), hide_all).icon("icon-eraser").adult("class-hide-all").view()}
            </div>
        </Frame>
    }
}
