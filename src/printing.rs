//! Print page: the choice of sheets and ink, and a preview.

mod choices;

use std::rc::Rc;

use engine::catalogue::GameId;
use engine::kernel::words::{Language, Phrase};
use engine::problems::Problem;
use yew::platform::spawn_local;
use yew::{
    AttrValue, Callback, Html, MouseEvent, Properties, UseStateHandle, component, hook, html,
    use_effect_with, use_memo, use_state, use_state_eq,
};

use self::choices::choices;
use crate::games_context::use_games;
use crate::handbook::{Reading, use_handbook};
use crate::route::{Route, Wish};
use crate::settings_context::use_settings_handle;
use crate::sheets::{Document, Dress, Plan, Posed, Printed, Sheet, Told, is_printable};
use crate::shell::{chunk_loading, clock, history, pdf, storage};
use crate::state::daily_rotation;
use crate::state::saved::Saved;
use crate::widgets::button::Button;
use crate::widgets::heading::head;
use crate::widgets::segments::{Segment, segments};
use crate::words::{paper as words, problem_desk};

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

/// State of the PDF export.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Making {
    Idle,
    Busy,
    Done(bool),
}

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

fn preview(sheets: &[Sheet], game: GameId, is_black: bool) -> Html {
    let sheet = |sheet: &Sheet| {
        let dress = match (sheet.outline, is_black) {
            (true, _) => Dress::Outline,
            (false, true) => Dress::Black,
            (false, false) => Dress::Colour,
        };
        let picture = AttrValue::from(sheet.markup(game.slug()));
        let (w, h) = sheet.format.size();
        let style = format!("--sheet-width:{w}mm;--sheet-height:{h}mm");
        html! { <div class={dress.class()} {style}>{Html::from_html_unchecked(picture)}</div> }
    };
    html! { { for sheets.iter().map(sheet) } }
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

/// Print page.
#[component]
pub fn PrintPage(props: &Props) -> Html {
    let settings = use_settings_handle();
    let language = settings.language;
    let t = |phrase: Phrase| phrase.text(language);
    let (game, wish) = (props.game, &props.wish);
    let sets = game.paper().sets;
    let set = use_state_eq(|| {
        let wished = wish.set.as_deref();
        let known = sets.iter().find(|set| Some(set.slug) == wished);
        known.or(sets.first()).map_or("", |set| set.slug)
    });
    let ink = use_state_eq(|| if wish.black { BLACK } else { COLOUR });
    let making = use_state(|| Making::Idle);
    let held = use_games();
    let draw = use_state_eq(|| 0_u64);
    let posed = use_posed(game, *draw);
    let told = use_memo(game, |game| {
        let saved = storage::load_if_readable::<Saved>(storage::GAME)?;
        Told::of(&*saved.table_of(*game, held)?)
    });
    let home = settings.home();
    let chosen = use_state_eq(|| None::<Document>);
    let (reading, plan) = use_plan(game, *chosen, wish);
    let contents = (*set, posed, home, plan);
    let printed = use_memo(contents.clone(), |(set, posed, home, plan)| {
        let chosen = sets.iter().find(|known| known.slug == *set);
        let printed = Printed::new(game, chosen.map_or(&[], |set| set.options));
        let printed = printed.telling((*told).clone()).beside(*home);
        printed.posing((**posed).clone()).planned((**plan).clone())
    });
    let all: Vec<Document> = printed.documents().collect();
    let shown = chosen.unwrap_or_else(|| first_of(&all, wish));
    let asked = (contents, shown, language);
    let sheets = use_memo(asked, |(_, shown, language)| {
        printed.sheets(*shown, *language)
    });
    let onink = Callback::from({
        let ink = ink.clone();
        move |value| ink.set(value)
    });
    let onset = Callback::from({
        let set = set.clone();
        move |value| set.set(value)
    });
    let inks = [(COLOUR, words::IN_COLOUR), (BLACK, words::IN_BLACK)];
    let inks = inks.map(|(value, name)| Segment::new(value, t(name)));
    let file = format!("{}-{}.pdf", game.slug(), shown.slug());
    let onchoose = choosing(&chosen, &making);
    let count = sheets.len();
    let counted = words::SHEET_COUNT.filled(language, &[("count", &count)]);
    html! {
        <main class="page adult-page page-print">
            {head(language, t(words::TO_PRINT), history::back, games(game, language))}
            <div class="print-tools">
                {buttons(&making, &sheets, language)}
                {choices(&all, shown, &onchoose, language)}
                if let Document::Problems(_) = shown {
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
                if shown == Document::Session {
                    {reading.notice(sheets.is_empty(), language)}
                }
                {preview(&sheets, game, *ink == BLACK)}
            </section>
            <div hidden=true>{Html::from_html_unchecked(AttrValue::from(include_str!("../assets/games/flat.svg")))}</div>
        </main>
    }
}

/// Returns the callback for choosing a document. It clears the status of an earlier export.
fn choosing(
    chosen: &UseStateHandle<Option<Document>>,
    making: &UseStateHandle<Making>,
) -> Callback<Document> {
    let (chosen, making) = (chosen.clone(), making.clone());
    Callback::from(move |document| {
        chosen.set(Some(document));
        making.set(Making::Idle);
    })
}

/// Returns the document to show first. The one in the address may be missing until its problems are loaded.
fn first_of(all: &[Document], wish: &Wish) -> Document {
    let is_wished = |document: &&Document| Some(document.slug()) == wish.sheet.as_deref();
    let wished = all.iter().find(is_wished).or(all.first());
    wished.copied().unwrap_or(Document::Session)
}

/// Returns the session plan, which is loaded when its sheet is chosen; `None` until then.
#[hook]
fn use_plan(game: GameId, chosen: Option<Document>, wish: &Wish) -> (Reading, Rc<Option<Plan>>) {
    let slug = chosen.map(Document::slug).or(wish.sheet.as_deref());
    let reading = use_handbook(slug == Some(Document::Session.slug()));
    let plan = use_memo((reading.handbook.clone(), game), |(handbook, game)| {
        let all = handbook.passages(&format!("{}.session", game.slug()));
        Plan::of(all.iter().map(|passage| (passage.name, passage.text)))
    });
    (reading, plan)
}

/// Returns the problems of a game's file, once they are loaded.
#[hook]
fn use_problems(game: GameId) -> Option<Rc<Vec<Problem>>> {
    let all = use_state(|| None);
    use_effect_with(game, {
        let all = all.setter();
        move |&game| {
            spawn_local(async move {
                let text = chunk_loading::text(&format!("problems/{}.txt", game.slug())).await;
                let read = text.and_then(|text| Problem::read_all(&text).ok());
                all.set(read.map(Rc::new));
            });
        }
    });
    (*all).clone()
}

/// Returns the problems of a sheet, once they are loaded: a draw of the day among the included kinds and grades.
#[hook]
fn use_posed(game: GameId, draw: u64) -> Rc<Option<Posed>> {
    let (all, settings) = (use_problems(game), use_settings_handle());
    use_memo((all, draw), |(all, draw)| {
        let all = all.as_ref()?;
        let offer = &settings.problem_filter;
        let grades = offer.grades();
        let six = |fits: &dyn Fn(&Problem) -> bool| {
            daily_rotation::of_sheet(all, &grades, (clock::day(), *draw), fits)
        };
        let mut places = six(&|problem| is_printable(problem) && offer.has_kind(problem.kind));
        if places.is_empty() {
            // No included problem can be printed.
            places = six(&is_printable);
        }
        Some(Posed {
            problems: places.into_iter().map(|place| all[place].clone()).collect(),
            is_of_day: *draw == 0,
        })
    })
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

/// Renders the print and PDF buttons, and the status of the export.
fn buttons(making: &UseStateHandle<Making>, sheets: &[Sheet], language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let said = match **making {
        Making::Idle => "",
        Making::Busy => t(words::MAKING),
        Making::Done(true) => t(words::MADE),
        Making::Done(false) => t(words::NOT_MADE),
    };
    let is_busy = **making == Making::Busy;
    let is_empty = sheets.is_empty();
    let making = making.clone();
    let onpdf = Callback::from(move |_: MouseEvent| {
        making.set(Making::Busy);
        let making = making.clone();
        pdf::make(Callback::from(move |made| making.set(Making::Done(made))));
    });
    html! {
        <>
            <div class="print-buttons">
                {Button::new(t(words::PRINT_NOW), Callback::from(|_| pdf::print()))
                    .class("dark").icon("icon-print").disabled(is_empty).adult("print").view()}
                {Button::new(t(words::AS_PDF), onpdf)
                    .icon("icon-download").disabled(is_busy || is_empty).adult("pdf").view()}
            </div>
            <p class="print-said" role="status">{said}</p>
        </>
    }
}
