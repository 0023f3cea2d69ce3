//! Tables of the fights for the class: each result is hidden until it is touched. The first touch asks, the second answers.

use engine::kernel::piece::Piece;
use engine::kernel::words::{Language, Phrase};
use yew::{AttrValue, Callback, Html, MouseEvent, classes, component, html, use_state_eq};

use super::pieces::{Figures, fighting_game};
use super::results::distinct;
use crate::pages::shared::frame::{Frame, OnHome};
use crate::settings_context::{use_language, use_settings_handle, use_words};
use crate::shell::{history, voice};
use crate::widgets::button::Button;
use crate::widgets::icon::{die_face, drawing};
use crate::words::punctuation::list;
use crate::words::{classroom as words, fight};

/// Result that the class is asked for: bonus and face.
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

/// Tables with hidden results.
#[component]
pub fn ClassTables() -> Html {
    let t = use_words();
    let language = use_language();
    let settings = use_settings_handle();
    let asked = use_state_eq(|| None::<Asked>);
    let open = use_state_eq(Vec::<Asked>::new);
    let Some(game) = fighting_game() else {
        return Html::default();
    };
    let figures = Figures::of(game, game.entry().sanitize(settings.options.of(game)));
    let faces = distinct(figures.faces);
    let all: Vec<Asked> = (0..3)
        .flat_map(|bonus| faces.iter().map(move |(face, _)| (bonus, *face)))
        .collect();
    let say = {
        let hush = settings.hush;
        move |text: String| {
            if !hush {
                voice::say(&text, language);
            }
        }
    };
    let ontouch = |cell: Asked| {
        let (asked, open) = (asked.clone(), open.clone());
        Callback::from(move |_: MouseEvent| {
            let is_open = open.contains(&cell);
            let mut shown: Vec<Asked> = open.iter().copied().filter(|one| *one != cell).collect();
            if is_open {
                asked.set(None);
            } else if *asked == Some(cell) {
                shown.push(cell);
                asked.set(None);
                say(answer(cell, language));
            } else {
                asked.set(Some(cell));
                say(question(cell, language));
            }
            open.set(shown);
        })
    };
    let result = |cell: Asked| {
        let (bonus, face) = cell;
        let is_open = open.contains(&cell);
        let is_asked = *asked == Some(cell);
        let sum = face + bonus;
        let label = match is_open {
            true => answer(cell, language),
            false => words::HIDDEN_RESULT.filled(language, &[("sum", &question(cell, language))]),
        };
        html! {
            <button type="button" class={classes!("class-result", is_open.then_some("open"), is_asked.then_some("asked"))}
                aria-label={label} aria-pressed={is_open.to_string()} data-adult="class-result" onclick={ontouch(cell)}>
                if is_open { {sum} } else { {"?"} }
            </button>
        }
    };
    let row = |cell: Asked| {
        let (bonus, face) = cell;
        html! {
            <tr class={classes!((*asked == Some(cell)).then_some("asked"))}>
                <th scope="row">{die_face(face, &settings.faces.symbol(face), "")}</th>
                <td class="class-coins">
                    { for (0..bonus).map(|_| drawing("coin", "coin-picture")) }
                    <span class="visually-hidden">{format!("+{bonus}")}</span>
                </td>
                <td>{result(cell)}</td>
            </tr>
        }
    };
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
                <table><tbody>{ for faces.iter().map(|(face, _)| row((bonus, *face))) }</tbody></table>
            </section>
        }
    };
    let set_all = |cells: Vec<Asked>| {
        let (asked, open) = (asked.clone(), open.clone());
        Callback::from(move |_: MouseEvent| {
            asked.set(None);
            open.set(cells.clone());
        })
    };
    let sentence = asked.map(|cell| question(cell, language));
    let onhome = Some(OnHome::Ask(Callback::from(|()| history::back())));
    html! {
        <Frame name="class" class="class-tables" {onhome} say={sentence.clone().map(AttrValue::from)} silent=true>
            <h1 class="page-title">{t(words::TITLE_TABLES)}</h1>
            <div class="class-body">{ for (0..3).map(table) }</div>
            <div class="class-buttons">
                <p class="class-question" role="status">{sentence}</p>
                {Button::new(t(words::SHOW_ALL), set_all(all)).icon("icon-eye").adult("class-show-all").view()}
                {Button::new(t(words::HIDE_ALL), set_all(Vec::new())).icon("icon-eraser").adult("class-hide-all").view()}
            </div>
        </Frame>
    }
}
