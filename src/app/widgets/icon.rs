//! A drawing of the symbol sheets.

use yew::{AttrValue, Html, Properties, component, html};

/// A drawing and its name, if it stands alone.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The id of the symbol.
    pub name: AttrValue,
    /// What it means, where no text says it.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// More classes.
    #[prop_or_default]
    pub class: AttrValue,
}

/// A drawing of the symbol sheets, as large as its class says.
#[component]
pub fn Icon(props: &Props) -> Html {
    let hidden = props.label.is_none().then_some("true");
    let role = props.label.as_ref().map(|_| "img");
    html! {
        <svg class={format!("icon {}", props.class)} viewBox="0 0 100 100" aria-hidden={hidden}
            {role} aria-label={props.label.clone()}>
            <use href={format!("#{}", props.name)} width="100" height="100" />
        </svg>
    }
}
