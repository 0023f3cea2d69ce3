//! The lock that only an adult opens: held for three seconds, or by keyboard.

use yew::{
    Callback, Html, MouseEvent, PointerEvent, Properties, classes, component, html, use_mut_ref,
    use_state,
};

use engine::kernel::words::Phrase;

use super::icon::icon;
use crate::browser::clock::{self, Timer};
use crate::settings_context::use_words;
use crate::words::{classroom as words, pages};

/// How long the lock is held, in milliseconds; the style sheet fills the ring until then.
const HOLD: u32 = 3_000;
/// When the hint goes, in milliseconds after the finger.
const HINT: u32 = 4_000;
/// How long after a touch the page follows, in milliseconds: after the picture of the touch itself.
const SEEN: u32 = 60;

/// What the lock opens.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// It was held long enough.
    pub onopen: Callback<()>,
    /// The picture on it.
    #[prop_or("icon-lock")]
    pub picture: &'static str,
    /// What it is for.
    #[prop_or(pages::ADULT)]
    pub label: Phrase,
    /// Its name for programs.
    #[prop_or("lock")]
    pub name: &'static str,
}

/// The lock in the corner.
#[component]
pub fn Lock(props: &Props) -> Html {
    let say = use_words();
    let held = use_state(|| false);
    let hint = use_state(|| false);
    // A finger is on it; the states follow later, since a tap is answered by the button's own look until its picture stands.
    let pressed = use_mut_ref(|| false);
    let holding = use_mut_ref(Vec::<Timer>::new);
    let hinting = use_mut_ref(Vec::<Timer>::new);
    let onpointerdown = {
        let (held, hint, pressed, holding) =
            (held.clone(), hint.clone(), pressed.clone(), holding.clone());
        let onopen = props.onopen.clone();
        Callback::from(move |event: PointerEvent| {
            if event.button() != 0 {
                return;
            }
            pressed.replace(true);
            let ring = {
                let (held, hint) = (held.clone(), hint.clone());
                clock::after(SEEN, move || {
                    hint.set(false);
                    held.set(true);
                })
            };
            let (held, pressed, onopen) = (held.clone(), pressed.clone(), onopen.clone());
            let open = clock::after(HOLD, move || {
                pressed.replace(false);
                held.set(false);
                onopen.emit(());
            });
            holding.replace(vec![ring, open]);
        })
    };
    let release = {
        let (held, hint) = (held.clone(), hint.clone());
        Callback::from(move |_: PointerEvent| {
            // Leaving the lock without having pressed it is no release.
            if !pressed.replace(false) {
                return;
            }
            holding.borrow_mut().clear();
            let show = {
                let (held, hint) = (held.clone(), hint.clone());
                clock::after(SEEN, move || {
                    held.set(false);
                    hint.set(true);
                })
            };
            let hint = hint.clone();
            hinting.replace(vec![show, clock::after(HINT, move || hint.set(false))]);
        })
    };
    let onclick = {
        let onopen = props.onopen.clone();
        Callback::from(move |event: MouseEvent| {
            // A click without a pointer comes from the keyboard; the question that follows is lock enough.
            if event.detail() == 0 {
                onopen.emit(());
            }
        })
    };
    let class = classes!("button", "adult", "lock", held.then_some("held"));
    html! {
        <div class={format!("lock-corner of-{}", props.name)}>
            <button type="button" {class} touch-action="none" data-adult={props.name} {onclick} {onpointerdown}
                onpointerup={release.clone()} onpointerleave={release.clone()} onpointercancel={release}>
                {icon(props.picture)}
                <svg class="lock-ring" viewBox="0 0 60 60" aria-hidden="true">
                    <circle cx="30" cy="30" r="26" />
                </svg>
                <span class="visually-hidden">{say(props.label)}</span>
            </button>
            <p class="lock-hint" role="status">
                if *hint { {say(words::LOCK_HINT)} }
            </p>
        </div>
    }
}
