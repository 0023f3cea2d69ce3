//! The three best moves of the game in progress, with their probabilities of winning.

use std::rc::Rc;

use engine::kernel::step::Turn;
use engine::table::Table;
use yew::{Html, Properties, component, html};

use crate::pages::shared::best_moves::{Advised, use_hints};
use crate::pages::shared::steps::reading;
use crate::settings_context::use_language;
use crate::state::settings::Faces;
use crate::words::classroom as words;

/// Properties of `BestMoves`.
#[derive(Properties)]
pub struct Props {
    /// The table, at the position to analyse.
    pub table: Rc<dyn Table>,
    /// Notation of dice.
    pub faces: Faces,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.table, &other.table) && self.faces == other.faces
    }
}

/// Best moves. The search starts when the component mounts.
#[component]
pub fn BestMoves(props: &Props) -> Html {
    let language = use_language();
    let decides = matches!(props.table.turn(), Turn::Decision(_));
    let found = use_hints(decides.then(|| props.table.position()), {
        let table = props.table.clone();
        move || table.clone_box()
    });
    if !decides {
        return Html::default();
    }
    let line = |(hint, reason): &Advised| {
        // Rounds parts of a thousand to per cent.
        let percent = (hint.win_probability + 5) / 10;
        let width = format!("width:{percent}%");
        html! {
            <li class="best-move">
                <span>{reading(hint.choice.text(), props.faces, language)}</span>
                <span class="why">{ for reason.as_ref().map(|reason| reason.phrase.text(language)) }</span>
                <span class="chance">{words::PERCENT.filled(language, &[("number", &percent)])}</span>
                <span class="bar" aria-hidden="true"><span class="bar-part" style={width} /></span>
            </li>
        }
    };
    html! {
        <section class="card best-moves" aria-busy={found.is_none().to_string()}>
            <h2>{words::BEST_MOVES.text(language)}</h2>
            <p class="small-print">{words::BEST_MOVES_NOTE.text(language)}</p>
            if let Some(list) = &found {
                <ol>{ for list.iter().map(line) }</ol>
            } else {
                <p role="status">{words::BEST_MOVES_SOUGHT.text(language)}</p>
            }
        </section>
    }
}
