//! Parental lock: opened by holding it for three seconds, or by keyboard.

use yew::{
    Callback, Html, MouseEvent, PointerEvent, Properties, classes, component, html, use_mut_ref,
    use_state,
};

use engine::kernel::words::Phrase;

use super::icon::icon;
use crate::settings_context::use_words;
use crate::shell::clock::{self, Timer};
use crate::words::{classroom as words, pages};

/// Hold time, in milliseconds; the CSS ring fills in this time.
const HOLD: u32 = 3_000;
/// Time until the hint disappears, after the release, in milliseconds.
const HINT: u32 = 4_000;
/// Delay of the state changes after a touch, in milliseconds: the browser paints the pressed look first.
const SEEN: u32 = 60;

/// Props of the lock.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Callback when the lock opens.
    pub onopen: Callback<()>,
    /// Label.
    #[prop_or(pages::ADULT)]
    pub label: Phrase,
    /// Name in the `data-adult` attribute.
    #[prop_or("lock")]
    pub name: &'static str,
}

/// Lock in the corner of a page.
#[component]
pub fn Lock(props: &Props) -> Html {
    let t = use_words();
    let held = use_state(|| false);
    let hint = use_state(|| false);
    // Whether a pointer is down. The states change later, so that the tap is first acknowledged by the button's own
    // look.
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
            // `pointerleave` without a press is not a release.
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
            // A click with `detail` 0 comes from the keyboard; the question that follows is protection enough.
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
                {icon("icon-lock")}
                <svg class="lock-ring" viewBox="0 0 60 60" aria-hidden="true">
                    <circle cx="30" cy="30" r="26" />
                </svg>
                <span class="visually-hidden">{t(props.label)}</span>
            </button>
            <p class="lock-hint" role="status">
                if *hint { {t(words::LOCK_HINT)} }
            </p>
        </div>
    }
}
