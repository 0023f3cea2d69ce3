//! Card that shares an address: a QR code, and the link to copy.

use engine::kernel::words::Phrase;
use yew::platform::spawn_local;
use yew::{
    Callback, Children, Html, MouseEvent, Properties, component, hook, html, use_effect_with,
    use_node_ref, use_state,
};

use crate::settings_context::use_words;
use crate::shell::{clipboard, history, lazy_scripts};
use crate::widgets::button::Button;
use crate::widgets::drawing::{Drawing, Rect};
use crate::widgets::qr_code::{self, Modules};
use crate::words::{classroom, pages, saving as words};

/// Properties of `LinkCard`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Address of the app to share.
    pub address: String,
    /// Name of the game.
    pub name: &'static str,
    /// Explanation for the other device.
    pub note: Phrase,
    /// Message if the link is too long for a QR code.
    #[prop_or(words::SHARE_TOO_LONG)]
    pub too_long: Phrase,
    /// Additional choices.
    #[prop_or_default]
    pub children: Children,
    /// Closes the card.
    pub onclose: Callback<()>,
}

/// State of the QR code.
#[derive(Clone, PartialEq)]
enum Code {
    Drawing,
    Drawn(Modules),
    TooLong,
}

/// Renders the QR code.
fn squares(code: &Modules) -> Html {
    let side = qr_code::side(code);
    let all = Rect {
        x: 0.0,
        y: 0.0,
        w: side,
        h: side,
    };
    let mut draw = Drawing::default();
    draw.rect("qr-paper", all, 0.0)
        .path("qr-ink", qr_code::path(code));
    draw.picture("qr", all)
}

/// Returns the QR code of a link, which is generated asynchronously.
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

/// Card with the link and the QR code.
#[component]
pub fn LinkCard(props: &Props) -> Html {
    let t = use_words();
    let told = use_state(|| "");
    let field = use_node_ref();
    let link = history::link(&props.address);
    let code = use_code(&link);
    let oncopy = {
        let (field, told) = (field.clone(), told.clone());
        Callback::from(move |_: MouseEvent| {
            let copied = clipboard::copy(&field);
            told.set(t(if copied {
                classroom::COPIED
            } else {
                classroom::COPY_BY_HAND
            }));
        })
    };
    html! {
        <section class="card share-sheet" aria-label={t(words::SHARE)}>
            <div class="share-code" role="img" aria-label={format!("{} {}", t(words::CODE_OF), props.name)}>
                {match code {
                    Code::Drawing => html! { <p>{t(words::SHARE_DRAWS)}</p> },
                    Code::Drawn(code) => squares(&code),
                    Code::TooLong => html! { <p>{t(props.too_long)}</p> },
                }}
            </div>
            <div class="share-words">
                <h2>{t(words::SHARE)}</h2>
                <p class="share-name">{props.name}</p>
                <p class="small-print">{t(props.note)}</p>
                {props.children.clone()}
                <div class="field">
                    <label for="share-link">{t(words::SHARE_LINK)}</label>
                    <div class="with-button">
                        <input id="share-link" type="text" readonly={true} value={link} ref={field} />
                        {Button::new(t(classroom::COPY), oncopy).class("plain").adult("share-copy").view()}
                    </div>
                </div>
                <div class="buttons">
                    {Button::new(t(words::SHARE_PRINT), Callback::from(|_| history::print())).class("dark").adult("share-print").view()}
                    {Button::new(t(pages::CLOSE), props.onclose.reform(|_| ())).class("plain").adult("share-close").view()}
                </div>
                <p class="told" role="status">{*told}</p>
            </div>
        </section>
    }
}
