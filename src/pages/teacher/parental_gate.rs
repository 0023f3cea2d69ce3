//! Parental gate: a sum that pupils of this age can neither read nor solve.

use engine::kernel::words::{Language, Phrase};
use yew::{
    Callback, Html, KeyboardEvent, MouseEvent, Properties, component, html, use_effect,
    use_effect_with, use_memo, use_mut_ref, use_state,
};

use crate::route::Route;
use crate::settings_context::{use_language, use_words};
use crate::shell::{clock, history, page, random, storage};
use crate::state::digits;
use crate::state::parental_gate::{KEYS, Key, Lockout, Pressed, Question};
use crate::widgets::heading::head;
use crate::widgets::icon::icon;
use crate::words::punctuation::label;
use crate::words::{classroom as words, fight};

/// Properties of `ParentalGate`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Called after the right answer.
    pub onopen: Callback<()>,
    /// Called to leave the gate; by default it leads home.
    #[prop_or_else(|| Callback::from(|()| history::go(&Route::Home)))]
    pub onleave: Callback<()>,
}

/// Returns the wrong answers so far. They are saved, so that neither leaving the page nor a reload ends a pause.
fn patience() -> Lockout {
    storage::load_or_default(storage::PARENTAL_GATE)
}

/// Returns the remaining pause, in milliseconds.
fn rest() -> u64 {
    patience().remaining(clock::now())
}

/// Parental gate.
#[component]
pub fn ParentalGate(props: &Props) -> Html {
    let t = use_words();
    let language = use_language();
    let is_framed = use_memo((), |()| history::is_framed_elsewhere());
    let question = use_state(|| Question::drawn(random::seed()));
    // Two key events may arrive before the next render.
    let latest = use_mut_ref(|| *question);
    let note = use_state(|| None::<Phrase>);
    let rests = use_state(|| rest() > 0);
    use_effect_with(*rests, {
        let rests = rests.clone();
        move |on| {
            let left = u32::try_from(rest()).unwrap_or_default();
            let wake = on.then(|| clock::after(left, move || rests.set(false)));
            move || drop(wake)
        }
    });
    let press = {
        let (question, note, rests) = (question.clone(), note.clone(), rests.clone());
        let onopen = props.onopen.clone();
        Callback::from(move |key: Key| {
            let before = patience();
            let (mut next, mut patience) = (*latest.borrow(), before);
            let pressed = next.press(&mut patience, key, (clock::now(), random::seed()));
            match pressed {
                Pressed::LockedOut => return,
                Pressed::Open => {
                    if before != patience {
                        storage::remove(storage::PARENTAL_GATE);
                    }
                    return onopen.emit(());
                }
                Pressed::Typing => note.set(None),
                Pressed::Empty => note.set(Some(words::GATE_EMPTY)),
                Pressed::Wrong => {
                    storage::save(storage::PARENTAL_GATE, &patience);
                    note.set(Some(words::GATE_WRONG));
                    rests.set(true);
                }
            }
            *latest.borrow_mut() = next;
            question.set(next);
        })
    };
    use_effect({
        let press = press.clone();
        let is_shut = *is_framed;
        move || {
            page::listen_to_keys(move |event| {
                if let Some(key) = key_of(event).filter(|_| !is_shut) {
                    press.emit(key);
                }
            })
        }
    });
    let [a, b] = question.numbers();
    let leave = props.onleave.clone();
    if *is_framed {
        return framed(language, move || leave.emit(()));
    }
    html! {
        <main class="page adult-page page-gate">
            {head(language, t(words::GATE_TITLE), move || leave.emit(()), Html::default())}
            <section class="card gate-card">
                <p class="gate-for">{t(words::GATE_FOR)}</p>
                <p class="gate-question" data-gate-a={a.to_string()} data-gate-b={b.to_string()}>
                    {asked(*question, language)}
                </p>
                <p class="gate-typed" aria-live="polite">
                    <span class="visually-hidden">{label(t(words::GATE_TYPED), language)}{" "}</span>
                    <output>{question.typed().map_or_else(String::new, |typed| typed.to_string())}</output>
                </p>
                <div class="keypad">{ for KEYS.map(|key| button(key, &press, *rests, language)) }</div>
                <p class="gate-note" role="status">{note.map(t)}</p>
            </section>
        </main>
    }
}

/// Renders the closed gate for a frame of another site, which could trick an adult into erasing data (clickjacking).
fn framed(language: Language, leave: impl Fn() + 'static) -> Html {
    html! {
        <main class="page adult-page page-gate">
            {head(language, words::GATE_TITLE.text(language), leave, Html::default())}
            <section class="card gate-card">
                <p>{words::GATE_FRAMED.text(language)}</p>
                <p><a class="button main" target="_blank" href={history::link_to_this_page()}>{words::GATE_OWN_TAB.text(language)}</a></p>
            </section>
        </main>
    }
}

/// Returns the question: « quatre mille sept cent huit plus 36… »
fn asked(question: Question, language: Language) -> String {
    let [thousands, hundreds, ones] = question
        .words()
        .map(|digit| fight::NUMBERS[usize::from(digit)].text(language));
    let [_, more] = question.numbers();
    words::GATE_QUESTION.filled(
        language,
        &[
            ("thousands", &thousands),
            ("hundreds", &hundreds),
            ("ones", &ones),
            ("more", &more),
        ],
    )
}

/// Maps a key of the keyboard to a key of the keypad, wherever the focus is.
fn key_of(event: &KeyboardEvent) -> Option<Key> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let name = event.key();
    match (name.as_str(), digits::to_ascii(&name).parse()) {
        ("Backspace", _) => Some(Key::Erase),
        // Enter presses the focused button.
        ("Enter", _) => (!event.repeat() && !page::is_on_control(event)).then_some(Key::Ok),
        (_, Ok(digit @ 0..=9)) => Some(Key::Digit(digit)),
        _ => None,
    }
}

/// Renders a key of the keypad. It is disabled during a pause.
fn button(key: Key, press: &Callback<Key>, disabled: bool, language: Language) -> Html {
    let onclick = press.reform(move |_: MouseEvent| key);
    // A clicked key does not take the focus, since Enter would press it once more.
    let onmousedown = Callback::from(|event: MouseEvent| event.prevent_default());
    match key {
        Key::Digit(digit) => html! {
            <button type="button" class="button key" data-key={digit.to_string()} {disabled} {onclick} {onmousedown}>{digit}</button>
        },
        Key::Erase => html! {
            <button type="button" class="button key" data-key="erase" {disabled} {onclick} {onmousedown}>
                {icon("icon-cross")}
                <span class="visually-hidden">{words::ERASE_DIGIT.text(language)}</span>
            </button>
        },
        Key::Ok => html! {
            <button type="button" class="button key dark" data-key="ok" {disabled} {onclick} {onmousedown}>
                {icon("icon-check")}
                <span class="visually-hidden">{words::OPEN.text(language)}</span>
            </button>
        },
    }
}
