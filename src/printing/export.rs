//! Print and PDF buttons, with the progress and the result of the PDF export.

use std::cell::Cell;
use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};
use yew::platform::spawn_local;
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_memo,
    use_state_eq,
};

use crate::settings_context::use_language;
use crate::sheets::{Document, Dress, Sheet};
use crate::shell::{chunk_loading, pdf};
use crate::widgets::button::Button;
use crate::words::paper as words;

/// Properties of [`Export`].
#[derive(Properties)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// The document.
    pub document: Document,
    /// Its sheets; none while its data load.
    pub sheets: Rc<Vec<Sheet>>,
    /// Whether the ink is black.
    pub is_black: bool,
    /// Name of the PDF file.
    pub file: AttrValue,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        let of = |props: &Self| (props.game, props.document, props.is_black);
        of(self) == of(other) && self.file == other.file && Rc::ptr_eq(&self.sheets, &other.sheets)
    }
}

/// State of the PDF export.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Making {
    Idle,
    /// The PDF program is loading.
    Loading,
    /// The page with this index is being made.
    Page(usize),
    Done(bool),
}

/// Returns the ink of a sheet.
pub fn dress(sheet: &Sheet, is_black: bool) -> Dress {
    match (sheet.outline, is_black) {
        (true, _) => Dress::Outline,
        (false, true) => Dress::Black,
        (false, false) => Dress::Colour,
    }
}

/// Buttons of a document. Its key is the document and its ink, so that a change cancels the export.
#[component]
pub fn Export(props: &Props) -> Html {
    let language = use_language();
    let t = |phrase: Phrase| phrase.text(language);
    let making = use_state_eq(|| Making::Idle);
    let is_mounted = use_memo((), |()| Cell::new(true));
    use_effect_with((), {
        let is_mounted = is_mounted.clone();
        move |()| move || is_mounted.set(false)
    });
    let onpdf = Callback::from({
        let (making, sheets, file) = (making.clone(), props.sheets.clone(), props.file.clone());
        let (slug, is_black) = (props.game.slug(), props.is_black);
        move |_: MouseEvent| {
            making.set(Making::Loading);
            let count = sheets.len();
            let (on_page, on_end) = (making.setter(), making.setter());
            let (sheets, is_mounted) = (sheets.clone(), is_mounted.clone());
            let page = move |index: usize| {
                let sheet = sheets.get(index).filter(|_| is_mounted.get())?;
                on_page.set(Making::Page(index));
                let class = dress(sheet, is_black).class();
                Some(format!(
                    "<div class=\"{class}\">{}</div>",
                    sheet.markup(slug)
                ))
            };
            let file = file.clone();
            spawn_local(async move {
                chunk_loading::crests().await;
                let is_made = pdf::make(&file, count, page).await.is_some();
                on_end.set(Making::Done(is_made));
            });
        }
    });
    let is_empty = props.sheets.is_empty();
    let is_busy = matches!(*making, Making::Loading | Making::Page(_));
    let is_suitcase = props.document == Document::Suitcase;
    let pdf = match is_suitcase {
        true => Button::new(t(words::MAKE_SUITCASE), onpdf).class("dark"),
        false => Button::new(t(words::AS_PDF), onpdf),
    };
    html! {
        <>
            <div class="print-buttons">
                // The page shows only the cover of the suitcase.
                if !is_suitcase {
                    {Button::new(t(words::PRINT_NOW), Callback::from(|_| pdf::print()))
                        .class("dark").icon("icon-print").disabled(is_empty).adult("print").view()}
                }
                {pdf.icon("icon-download").disabled(is_busy || is_empty).adult("pdf").view()}
            </div>
            {progress(*making, props.sheets.len(), language)}
        </>
    }
}

/// Renders the progress and the result of an export of `count` pages.
fn progress(making: Making, count: usize, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language).to_owned();
    let (text, done) = match making {
        Making::Idle => (String::new(), None),
        Making::Loading => (t(words::MAKING), Some(0)),
        Making::Page(index) => {
            let holes: [(_, &dyn std::fmt::Display); 2] =
                [("number", &(index + 1)), ("count", &count)];
            (words::MAKING_PAGE.filled(language, &holes), Some(index))
        }
        Making::Done(true) => (t(words::MADE), None),
        Making::Done(false) => (t(words::NOT_MADE), None),
    };
    html! {
        <>
            <p class="print-said" role="status">{text}</p>
            <div class="print-progress">
                if let Some(done) = done {
                    <progress aria-label={t(words::MAKING)} max={count.to_string()} value={done.to_string()} />
                }
            </div>
        </>
    }
}
