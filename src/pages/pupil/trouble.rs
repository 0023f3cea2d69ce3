//! Message page, once its chunk is loaded.

use yew::{Callback, Html, Properties, component};

use crate::pages::pupil::chunks::TABLE;
use crate::pages::shared::chunk::use_chunk;
use crate::pages::shared::message::Trouble;
use crate::settings_context::use_language;

/// Properties of [`TroublePage`].
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Subject of the message.
    pub trouble: Trouble,
    /// Closes the page. Without it the page leads home.
    #[prop_or_default]
    pub onclose: Option<Callback<()>>,
}

/// Message page, once its chunk is loaded.
#[component]
pub fn TroublePage(props: &Props) -> Html {
    let language = use_language();
    let views = use_chunk(&TABLE, true);
    views.map_or_else(Html::default, |views| {
        (views.message)(&props.trouble, props.onclose.clone(), language)
    })
}
