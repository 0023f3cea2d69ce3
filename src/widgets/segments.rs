//! One choice among a few, side by side.

use yew::{AttrValue, Callback, Html, html};

/// One of the things to choose from.
pub struct Segment {
    value: &'static str,
    label: AttrValue,
    picture: Html,
}

impl Segment {
    /// A segment of words alone; its value is its name for the program.
    pub fn new(value: &'static str, label: impl Into<AttrValue>) -> Self {
        Self {
            value,
            label: label.into(),
            picture: Html::default(),
        }
    }

    /// The same segment with a picture.
    pub fn with(self, picture: Html) -> Self {
        Self { picture, ..self }
    }
}

/// A group of which one is chosen. `name` is its name for the program; no other group on the page has it.
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
