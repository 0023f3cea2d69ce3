//! List of the documents: a picture and a name each, grouped by purpose.

use engine::kernel::words::Language;
use yew::{Callback, Html, MouseEvent, html};

use crate::sheets::{Document, Purpose};
use crate::words::paper as words;

/// Renders the documents, grouped by purpose.
pub fn choices(
    all: &[Document],
    shown: Document,
    onchoose: &Callback<Document>,
    language: Language,
) -> Html {
    let groups = Purpose::ALL.into_iter().map(|purpose| {
        let of_group = all.iter().filter(|document| document.purpose() == purpose);
        let name = purpose.name().text(language);
        html! {
            <div class="print-group" role="group" aria-label={name}>
                <h2>{name}</h2>
                <div class="print-choices">
                    { for of_group.map(|document| choice(*document, shown, onchoose, language)) }
                </div>
            </div>
        }
    });
    html! {
        <div class="print-groups" role="group" aria-label={words::WHICH_SHEETS.text(language)}>{ for groups }</div>
    }
}

/// Renders the button of a document.
fn choice(
    document: Document,
    shown: Document,
    onchoose: &Callback<Document>,
    language: Language,
) -> Html {
    let is_shown = document == shown;
    let onclick = onchoose.reform(move |_: MouseEvent| document);
    let class = if is_shown {
        "print-choice here"
    } else {
        "print-choice"
    };
    html! {
        <button type="button" {class} data-adult={document.slug()} aria-pressed={is_shown.to_string()} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={document.outline()} /></svg>
            <span>{document.name().text(language)}</span>
        </button>
    }
}
