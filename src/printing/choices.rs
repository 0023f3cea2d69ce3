//! List of the documents: a picture and a name each, grouped by purpose.

use engine::kernel::words::Language;
use yew::{Callback, Html, MouseEvent, classes, html};

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
        let of_group = all.iter().filter(|document| document.purpose() == Some(purpose));
        let name = purpose.name().text(language);
        html! {
            <div class="print-group" role="group" aria-label={name}>
                <h2>{name}</h2>
                <div class="print-choices">
                    { for of_group.map(|document| choice(*document, (shown, Html::default()), onchoose, language)) }
                </div>
            </div>
        }
    });
    html! {
        <div class="print-groups" role="group" aria-label={words::WHICH_SHEETS.text(language)}>{ for groups }</div>
    }
}

/// Renders the wide button of the suitcase, with a note about its content.
pub fn suitcase(shown: Document, onchoose: &Callback<Document>, language: Language) -> Html {
    let note = words::SUITCASE_NOTE.text(language);
    let note = html! { <small>{note}</small> };
    choice(Document::Suitcase, (shown, note), onchoose, language)
}

/// Renders the button of a document, with a note after its name.
fn choice(
    document: Document,
    (shown, note): (Document, Html),
    onchoose: &Callback<Document>,
    language: Language,
) -> Html {
    let is_shown = document == shown;
    let onclick = onchoose.reform(move |_: MouseEvent| document);
    let class = classes!(
        "print-choice",
        is_shown.then_some("here"),
        (document == Document::Suitcase).then_some("print-suitcase"),
    );
    html! {
        <button type="button" {class} data-adult={document.slug()} aria-pressed={is_shown.to_string()} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d={document.outline()} /></svg>
            <span>{document.name().text(language)}{note}</span>
        </button>
    }
}
