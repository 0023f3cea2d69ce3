//! The lock that only an adult opens: held for three seconds, or by keyboard.

use yew::{
    Callback, Html, MouseEvent, PointerEvent, Properties, component, html, use_mut_ref, use_state,
};

use engine::kernel::words::Phrase;

use super::icon::icon;
use crate::browser::clock::{self, Timer};
use crate::settings_context::use_words;
use crate::words::{classroom as words, pages};

/// How long the lock is held, in milliseconds; the style sheet fills the ring in the same time.
const HOLD: u32 = 3_000;
/// How long the hint stays.
const HINT: u32 = 4_000;

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
    let holding = use_mut_ref(|| None::<Timer>);
    let hinting = use_mut_ref(|| None::<Timer>);
    let onpointerdown = {
        let (held, hint, holding) = (held.clone(), hint.clone(), holding.clone());
        let onopen = props.onopen.clone();
        Callback::from(move |_: PointerEvent| {
            hint.set(false);
            held.set(true);
            let (held, onopen) = (held.clone(), onopen.clone());
            *holding.borrow_mut() = Some(clock::after(HOLD, move || {
                held.set(false);
                onopen.emit(());
            }));
        })
    };
    let release = {
        let (held, hint) = (held.clone(), hint.clone());
        Callback::from(move |_: PointerEvent| {
            // Leaving the lock without having pressed it is no release.
            if holding.borrow_mut().take().is_none() || !*held {
                return;
            }
            held.set(false);
            hint.set(true);
            let hint = hint.clone();
            *hinting.borrow_mut() = Some(clock::after(HINT, move || hint.set(false)));
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
    let oncontextmenu = Callback::from(|event: MouseEvent| event.prevent_default());
    let class = if *held {
        "button adult lock held"
    } else {
        "button adult lock"
    };
    html! {
        <div class={format!("lock-corner of-{}", props.name)}>
            <button type="button" {class} touch-action="none" data-adult={props.name} {onclick} {onpointerdown} {oncontextmenu}
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
