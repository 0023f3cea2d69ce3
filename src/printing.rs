//! Print page: the choice of sheets and ink, and a preview.

mod choices;
mod export;
mod loading;

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, UseStateHandle, component, hook, html,
    use_effect_with, use_memo, use_state_eq,
};

use self::export::{Export, dress};
use self::loading::{use_codes, use_plan, use_posed, use_waiting};
use crate::games_context::use_games;
use crate::handbook::Reading;
use crate::route::{Route, Wish};
use crate::settings_context::{use_language, use_settings_handle};
use crate::sheets::{Document, Printed, Sheet, Told};
use crate::shell::{chunk_loading, history, storage};
use crate::state::saved::Saved;
use crate::widgets::button::Button;
use crate::widgets::heading::head;
use crate::widgets::segments::{Segment, segments};
use crate::words::{paper as words, problem_desk, punctuation};

/// Properties of [`PrintPage`].
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: GameId,
    /// Requests of the address.
    pub wish: Wish,
}

const COLOUR: &str = "couleur";
const BLACK: &str = "noir";

/// Renders the `@page` rule: paper size without margins. All sheets of a document have the same size.
fn paper_size(sheets: &[Sheet]) -> Html {
    let (w, h) = sheets
        .first()
        .map_or((210.0, 297.0), |sheet| sheet.format.size());
    let rule = format!(
        "@page{{size:{w}mm {h}mm;margin:0}}@media print{{html,body{{margin:0;padding:0;background:#fff}}}}"
    );
    html! { <style>{rule}</style> }
}

/// Renders the sheets of a document. Of the suitcase it renders the cover alone: all sheets at once are too heavy for an old tablet
/// (docs/decisions/029).
fn preview(document: Document, sheets: &[Sheet], game: GameId, is_black: bool) -> Html {
    let count = match document {
        Document::Suitcase => 1,
        _ => sheets.len(),
    };
    let sheet = |sheet: &Sheet| {
        let dress = dress(sheet, is_black);
        let picture = AttrValue::from(sheet.markup(game.slug()));
        let (w, h) = sheet.format.size();
        let style = format!("--sheet-width:{w}mm;--sheet-height:{h}mm");
        html! { <div class={dress.class()} {style}>{Html::from_html_unchecked(picture)}</div> }
    };
    html! { { for sheets.iter().take(count).map(sheet) } }
}

fn games(here: GameId, language: Language) -> Html {
    let link = |&game: &GameId| {
        let route = Route::print(game);
        let class = if game == here { "tab here" } else { "tab" };
        html! {
            <a {class} href={format!("#{}", route.path())} aria-current={(game == here).then_some("page")}>
                {game.info().name.text(language)}
            </a>
        }
    };
    html! { <nav class="tabs" aria-label={words::WHICH_GAME.text(language)}>{ for GameId::ALL.iter().map(link) }</nav> }
}

/// Sheets of the shown document, with the state of their data.
struct Shown {
    /// The documents of the game.
    all: Vec<Document>,
    /// The shown document.
    document: Document,
    /// Its sheets; none until its data are loaded.
    sheets: Rc<Vec<Sheet>>,
    /// State of the session plan.
    reading: Reading,
    /// Documents that the suitcase lacks because their data are not loaded.
    lacking: Vec<Document>,
}

/// Choices on the page, beside the document.
#[derive(Clone, Copy, PartialEq)]
struct Choice {
    set: &'static str,
    draw: u64,
    is_black: bool,
}

/// Returns the sheets of the chosen document, or of the one to show first.
#[hook]
fn use_sheets(game: GameId, chosen: Option<Document>, choice: Choice, wish: &Wish) -> Shown {
    let (settings, held) = (use_settings_handle(), use_games());
    let (language, home) = (settings.language, settings.home());
    let told = use_memo(game, |game| {
        let saved = storage::load_if_readable::<Saved>(storage::GAME)?;
        Told::of(&*saved.table_of(*game, held)?)
    });
    let (is_posing, posed) = use_posed(game, choice.draw);
    let contents = (choice.set, posed.clone(), (home, settings.crests));
    let printed = use_memo(contents.clone(), |(set, posed, (home, crests))| {
        let set = game.paper().sets.iter().find(|known| known.slug == *set);
        let printed = Printed::new(game, set.map_or(&[], |set| set.options));
        let printed = printed
            .telling((*told).clone())
            .beside(*home)
            .dressed(|piece| crests.on(piece, game.info()));
        printed.posing((**posed).clone())
    });
    let all: Vec<Document> = printed.documents().collect();
    let document = chosen.unwrap_or_else(|| first_of(&all, wish));
    let is_suitcase = document == Document::Suitcase;
    let (reading, plan) = use_plan(game, document);
    let codes = use_codes(game, &told, document);
    let is_waiting = use_waiting(is_suitcase && (is_posing || reading.is_coming));
    let lacking = [
        plan.is_none().then_some(Document::Session),
        posed.is_none().then_some(Document::SIX_PROBLEMS),
    ];
    let asked = (
        contents,
        (plan, codes, is_suitcase && choice.is_black),
        (document, language, is_waiting),
    );
    let sheets = use_memo(
        asked,
        |(_, (plan, codes, is_black), (document, language, is_waiting))| {
            let printed = (*printed).clone().planned((**plan).clone()).coded(codes);
            let sheets =
                (!is_waiting).then(|| printed.in_black(*is_black).sheets(*document, *language));
            sheets.unwrap_or_default()
        },
    );
    Shown {
        all,
        document,
        sheets,
        reading,
        lacking: lacking.into_iter().flatten().collect(),
    }
}

/// Print page.
#[component]
pub fn PrintPage(props: &Props) -> Html {
    let language = use_language();
    let t = |phrase: Phrase| phrase.text(language);
    let (game, wish) = (props.game, &props.wish);
    let sets = game.paper().sets;
    let set = use_state_eq(|| {
        let wished = wish.set.as_deref();
        let known = sets.iter().find(|set| Some(set.slug) == wished);
        known.or(sets.first()).map_or("", |set| set.slug)
    });
    let ink = use_state_eq(|| if wish.black { BLACK } else { COLOUR });
    let draw = use_state_eq(|| 0_u64);
    let chosen = use_state_eq(|| None::<Document>);
    use_effect_with((), |()| chunk_loading::show_crests());
    let choice = Choice {
        set: *set,
        draw: *draw,
        is_black: *ink == BLACK,
    };
    let is_black = choice.is_black;
    let Shown {
        all,
        document,
        sheets,
        reading,
        lacking,
    } = use_sheets(game, *chosen, choice, wish);
    let onink = setting(&ink);
    let onset = setting(&set);
    let onchoose = Callback::from({
        let chosen = chosen.clone();
        move |document| chosen.set(Some(document))
    });
    let inks = [(COLOUR, words::IN_COLOUR), (BLACK, words::IN_BLACK)];
    let inks = inks.map(|(value, name)| Segment::new(value, t(name)));
    let file = AttrValue::from(format!("{}-{}.pdf", game.slug(), document.slug()));
    let key = format!("{file} {} {}", *ink, *set);
    let count = sheets.len();
    let counted = words::SHEET_COUNT.filled(language, &[("count", &count)]);
    html! {
        <main class="page adult-page page-print">
            {head(language, t(words::TO_PRINT), history::back, games(game, language))}
            <div class="print-tools">
                {choices::suitcase(document, &onchoose, language)}
                <Export {key} {game} {document} sheets={sheets.clone()} {is_black} file={file.clone()} />
                {choices::choices(&all, document, &onchoose, language)}
                if let Document::Problems(_) = document {
                    {draws(&draw, language)}
                }
                {segments("encre", t(words::INK), inks, *ink, &onink)}
                if sets.len() > 1 {
                    {segments("pions", t(words::BONUSES),
                        sets.iter().map(|set| Segment::new(set.slug, t(set.name))), *set, &onset)}
                }
                <p class="small-print">{t(words::HINT)}</p>
            </div>
            <section class="print-preview" id="sheets" data-file={file} aria-label={counted}>
                {paper_size(&sheets)}
                {match document {
                    Document::Session => reading.notice(sheets.is_empty(), language),
                    Document::Suitcase => suitcase_notes(&reading, &sheets, &lacking, language),
                    _ => Html::default(),
                }}
                {preview(document, &sheets, game, is_black)}
            </section>
            <div hidden=true>{Html::from_html_unchecked(AttrValue::from(include_str!("../assets/games/flat.svg")))}</div>
        </main>
    }
}

/// Returns the callback that stores a choice.
fn setting(state: &UseStateHandle<&'static str>) -> Callback<&'static str> {
    let state = state.clone();
    Callback::from(move |value| state.set(value))
}

/// Returns the document to show first: the suitcase, or the one in the address. The latter may be missing until its problems
/// are loaded.
fn first_of(all: &[Document], wish: &Wish) -> Document {
    let is_wished = |document: &Document| Some(document.slug()) == wish.sheet.as_deref();
    match Document::ALL.into_iter().find(is_wished) {
        None => Document::Suitcase,
        Some(wished) if all.contains(&wished) => wished,
        Some(_) => all[1],
    }
}

/// Returns the notices of the suitcase: it loads, lacks a document, or the preview shows its cover alone.
fn suitcase_notes(
    reading: &Reading,
    sheets: &[Sheet],
    lacking: &[Document],
    language: Language,
) -> Html {
    let text = match sheets.len() {
        0 => words::SUITCASE_LOADS.text(language).to_owned(),
        count => {
            let count = words::SHEET_COUNT.filled(language, &[("count", &count)]);
            words::SUITCASE_PREVIEW.filled(language, &[("sheets", &count)])
        }
    };
    let names = lacking
        .iter()
        .map(|document| document.name().text(language));
    let things = punctuation::list(names, language);
    html! {
        <div class="print-notes" role="status">
            if !(things.is_empty() || sheets.is_empty()) {
                <p>{words::SUITCASE_LACKS.filled(language, &[("things", &things)])}</p>
            }
            <p>{text}</p>
            if lacking.contains(&Document::Session) && !reading.is_coming {
                {reading.retry(language)}
            }
        </div>
    }
}

/// Renders the buttons for the six problems of the day and for six others.
fn draws(draw: &UseStateHandle<u64>, language: Language) -> Html {
    let to = |next: u64| {
        let draw = draw.clone();
        Callback::from(move |_: MouseEvent| draw.set(next))
    };
    let todays = Button::new(problem_desk::TODAYS.text(language), to(0));
    let another = Button::new(problem_desk::ANOTHER_DRAW.text(language), to(**draw + 1));
    html! {
        <div class="print-draws">
            {another.class("plain").icon("icon-restart").adult("another-draw").view()}
            {todays.class("plain").disabled(**draw == 0).adult("todays-draw").view()}
        </div>
    }
}
