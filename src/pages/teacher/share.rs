//! A link and a QR code for a position or a whole game.

use engine::catalogue::{ALL, GameId, compact};
use engine::table::Record;
use yew::platform::spawn_local;
use yew::{
    Callback, Html, MouseEvent, Properties, component, hook, html, use_effect_with, use_node_ref,
    use_state, use_state_eq,
};

use crate::browser::{clipboard, history, lazy_scripts};
use crate::settings_context::{use_language, use_words};
use crate::widgets::button::Button;
use crate::widgets::drawing::{Drawing, Rect};
use crate::words::{classroom, kept as words};

/// The game to hand on.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Which game it is.
    pub game: GameId,
    /// The game with its steps.
    pub record: Record,
    /// Where it stands.
    pub position: String,
    /// Closes the card.
    pub onclose: Callback<()>,
}

/// A code as far as it is known.
#[derive(Clone, PartialEq)]
enum Code {
    Drawing,
    Drawn(Vec<Vec<bool>>),
    TooLong,
}

/// White squares around a code, as its standard asks.
const QUIET: usize = 4;

/// The address of a position or of a whole game, below the page's own.
fn address(props: &Props, whole: bool) -> String {
    let slug = props.game.slug();
    let by_position = || format!("/jeu/{slug}?position={}", history::encoded(&props.position));
    if !whole {
        return by_position();
    }
    match ALL.from_record(&props.record, 0) {
        Ok(opened) => format!("/jeu/{slug}?partie={}", compact::write(ALL, &*opened.table)),
        Err(_) => by_position(),
    }
}

/// The squares as one path; a row of dark squares is one piece of it.
fn squares(code: &[Vec<bool>]) -> Html {
    let mut path = String::new();
    for (y, row) in code.iter().enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, other| one == other) {
            if run[0] {
                let (left, top, width) = (x + QUIET, y + QUIET, run.len());
                path.push_str(&format!("M{left} {top}h{width}v1h-{width}z"));
            }
            x += run.len();
        }
    }
    let side = (code.len() + 2 * QUIET) as f64;
    let all = Rect {
        x: 0.0,
        y: 0.0,
        w: side,
        h: side,
    };
    let mut draw = Drawing::default();
    draw.rect("qr-paper", all, 0.0).path("qr-ink", path);
    draw.picture("qr", all)
}

/// The code of a link, which is drawn meanwhile.
#[hook]
fn use_code(link: &str) -> Code {
    let code = use_state(|| Code::Drawing);
    use_effect_with(link.to_owned(), {
        let code = code.setter();
        move |link| {
            code.set(Code::Drawing);
            let link = link.clone();
            spawn_local(async move {
                code.set(match lazy_scripts::squares(link).await {
                    Some(squares) => Code::Drawn(squares),
                    None => Code::TooLong,
                });
            });
        }
    });
    (*code).clone()
}

/// The card with the link and the code.
#[component]
pub fn Share(props: &Props) -> Html {
    let say = use_words();
    let language = use_language();
    let whole = use_state_eq(|| true);
    let told = use_state(|| "");
    let field = use_node_ref();
    let link = history::link(&address(props, *whole));
    let code = use_code(&link);
    let choose = |choice: bool, label, name| {
        let whole = whole.clone();
        let chosen = *whole == choice;
        let onclick = Callback::from(move |_: MouseEvent| whole.set(choice));
        Button::new(say(label), onclick)
            .class("plain")
            .chosen(chosen)
            .adult(name)
            .view()
    };
    let oncopy = {
        let (field, told) = (field.clone(), told.clone());
        Callback::from(move |_: MouseEvent| {
            let copied = clipboard::copy(&field);
            told.set(say(if copied {
                classroom::COPIED
            } else {
                classroom::COPY_BY_HAND
            }));
        })
    };
    let name = props.game.info().name.text(language);
    html! {
        <section class="card share-sheet" aria-label={say(words::SHARE)}>
            <div class="share-code" role="img" aria-label={format!("{} {name}", say(words::CODE_OF))}>
                {match code {
                    Code::Drawing => html! { <p>{say(words::SHARE_DRAWS)}</p> },
                    Code::Drawn(code) => squares(&code),
                    Code::TooLong => html! { <p>{say(words::SHARE_TOO_LONG)}</p> },
                }}
            </div>
            <div class="share-words">
                <h2>{say(words::SHARE)}</h2>
                <p class="share-name">{name}</p>
                <p class="small-print">{say(words::SHARE_NOTE)}</p>
                <div class="buttons" role="group" aria-label={say(words::SHARE_WHAT)}>
                    {choose(true, words::SHARE_GAME, "share-game")}
                    {choose(false, words::SHARE_POSITION, "share-position")}
                </div>
                <div class="field">
                    <label for="share-link">{say(words::SHARE_LINK)}</label>
                    <div class="with-button">
                        <input id="share-link" type="text" readonly={true} value={link} ref={field} />
                        {Button::new(say(classroom::COPY), oncopy).class("plain").adult("share-copy").view()}
                    </div>
                </div>
                <div class="buttons">
                    {Button::new(say(words::SHARE_PRINT), Callback::from(|_| history::print())).class("dark").adult("share-print").view()}
                    {Button::new(say(crate::words::pages::CLOSE), props.onclose.reform(|_| ())).class("plain").adult("share-close").view()}
                </div>
                <p class="told" role="status">{*told}</p>
            </div>
        </section>
    }
}
