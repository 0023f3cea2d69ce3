//! Flags that the problems of the day of one week have planted, and the pennant that all of them make.

use engine::kernel::words::Language;
use yew::{Html, classes, html};

use crate::state::pennant::FLAGS;
use crate::widgets::flag::flag;
use crate::words::problems;

/// Renders the flags of the week, or the pennant if all are planted.
pub fn flags_of_week(planted: usize, language: Language) -> Html {
    let label = problems::OF_WEEK.filled(language, &[("count", &planted)]);
    let one = |at: usize| {
        html! { <i class={classes!("problem-flag", (at < planted).then_some("planted"))}>{flag()}</i> }
    };
    match planted {
        FLAGS => html! {
            <svg class="pennant" viewBox="0 0 190 100" role="img" aria-label={label}>
                <path class="flag-pole" d="M12 4V97" />
                <path class="flag-cloth" d="M14 8L184 40L14 72z" />
                <use href="#icon-sun" x="24" y="17" width="46" height="46" />
            </svg>
        },
        _ => html! {
            <span class="flags-of-week" role="img" aria-label={label}>{ for (0..FLAGS).map(one) }</span>
        },
    }
}
