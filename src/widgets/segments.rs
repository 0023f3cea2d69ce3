//! Segmented control: one choice among a few, side by side.

use yew::{AttrValue, Callback, Html, html};

/// Option of a segmented control.
pub struct Segment {
    value: &'static str,
    label: AttrValue,
    picture: Html,
}

impl Segment {
    /// Creates a segment with a text label; `value` is its value in the form.
    pub fn new(value: &'static str, label: impl Into<AttrValue>) -> Self {
        Self {
            value,
            label: label.into(),
            picture: Html::default(),
        }
    }

    /// Adds a picture.
    pub fn with(self, picture: Html) -> Self {
        Self { picture, ..self }
    }
}

/// Renders a group with one chosen segment. `name` is its form name, unique on the page.
pub fn segments(
    name: &'static str,
    label: &'static str,
    all: impl IntoIterator<Item = Segment>,
    chosen: &str,
    onchoose: &Callback<&'static str>,
) -> Html {
    let choices = all.into_iter().map(|segment| (segment, onchoose.clone()));
    let choice = |(segment, choose): (Segment, Callback<&'static str>)| {
        let value = segment.value;
        html! {
            <label class="segment" data-value={value}>
                <input class="visually-hidden" type="radio" {name} {value} checked={value == chosen}
                    onchange={move |_| choose.emit(value)} />
                <span class="segment-face">{segment.picture}<span>{segment.label}</span></span>
            </label>
        }
    };
    html! {
        <fieldset class="segments" data-setting={name}>
            <legend>{label}</legend>
            <div class="segment-row">{ for choices.map(choice) }</div>
        </fieldset>
    }
}
