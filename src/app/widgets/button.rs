//! The button: a picture, a word, or both.

use yew::{AttrValue, Callback, Children, Classes, Html, MouseEvent, Properties, component, html};

use super::icon::Icon;

/// What a button shows and does.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Its look: `main`, `adult`, `blue`, `red`, `round`, or none.
    #[prop_or_default]
    pub class: Classes,
    /// The picture on it.
    #[prop_or_default]
    pub icon: Option<AttrValue>,
    /// The word on it; hidden from the eye when `quiet`.
    pub label: AttrValue,
    /// Whether the word is only for those who cannot see the picture.
    #[prop_or_default]
    pub quiet: bool,
    /// Whether it is the chosen one of its group; absent where nothing is chosen.
    #[prop_or_default]
    pub chosen: Option<bool>,
    /// Whether it can be pressed.
    #[prop_or_default]
    pub disabled: bool,
    /// The name of the tap, where it does something in the game.
    #[prop_or_default]
    pub tap: Option<AttrValue>,
    /// The name of the control for adults.
    #[prop_or_default]
    pub adult: Option<AttrValue>,
    /// What is done when it is pressed.
    pub onclick: Callback<MouseEvent>,
    /// More pictures, after the word.
    #[prop_or_default]
    pub children: Children,
}

/// A button.
#[component]
pub fn Button(props: &Props) -> Html {
    let mut class = props.class.clone();
    class.push("button");
    if props.chosen == Some(true) {
        class.push("chosen");
    }
    let word = if props.quiet {
        "visually-hidden"
    } else {
        "word"
    };
    html! {
        <button type="button" {class} onclick={props.onclick.clone()} disabled={props.disabled}
            aria-pressed={props.chosen.map(|chosen| chosen.to_string())}
            data-tap={props.tap.clone()} data-adult={props.adult.clone()}>
            if let Some(icon) = &props.icon {
                <Icon name={icon.clone()} />
            }
            <span class={word}>{props.label.clone()}</span>
            {props.children.clone()}
        </button>
    }
}
