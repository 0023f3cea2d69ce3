//! Steps of the game in progress, with their seats and buttons to go to each.

use engine::kernel::info::GameInfo;
use engine::kernel::step::{Seat, Turn};
use engine::kernel::words::Language;
use engine::table::Table;
use yew::{Callback, Html, MouseEvent, html};

use crate::pages::shared::steps::reading;
use crate::state::players::Assignment;
use crate::state::settings::Faces;
use crate::widgets::token::emblem;
use crate::words::classroom as words;

/// Step, with the seat whose turn it was.
struct Taken {
    seat: Seat,
    text: String,
}

/// Returns all steps, undone ones included.
fn all(table: &dyn Table) -> Vec<Taken> {
    let mut seats = Vec::new();
    let mut walk = table.clone_box();
    while walk.undo() {
        seats.push(walk.seat());
    }
    seats.reverse();
    let mut walk = table.clone_box();
    loop {
        let seat = walk.seat();
        if !walk.redo() {
            break;
        }
        seats.push(seat);
    }
    let texts = table.steps().into_iter().chain(table.undone());
    seats
        .into_iter()
        .zip(texts)
        .map(|(seat, text)| Taken { seat, text })
        .collect()
}

/// Undoes the steps since the last decision of a child if children play against the computer; otherwise one step.
pub fn take_back(table: &mut dyn Table, assignment: &Assignment) {
    let players = table.scene().players;
    let is_child = |seat: Seat| assignment.of(seat).is_none();
    let children = players
        .iter()
        .filter(|player| is_child(player.seat))
        .count();
    let is_mixed = (1..players.len()).contains(&children);
    let is_there = |table: &dyn Table| match table.turn() {
        Turn::Decision(seat) => is_child(seat),
        Turn::Chance | Turn::Over(_) => false,
    };
    while table.undo() {
        if !is_mixed || is_there(table) {
            return;
        }
    }
}

/// Renders the list, the latest step first. `onstep` is called with the number of steps to keep.
pub fn steps(
    table: &dyn Table,
    writing: Faces,
    language: Language,
    onstep: &Callback<usize>,
) -> Html {
    let taken = table.steps().len();
    let card: &GameInfo = table.info();
    let line = |number: usize, content: Html| {
        let onstep = onstep.clone();
        let onclick = Callback::from(move |_: MouseEvent| onstep.emit(number));
        let class = if number > taken {
            "step-line taken-back"
        } else {
            "step-line"
        };
        html! {
            <li>
                <button type="button" {class} data-step={number.to_string()} {onclick}
                    aria-current={(number == taken).then_some("step")}>
                    {content}
                    if number > taken { <span class="small-print">{words::STEP_TAKEN_BACK.text(language)}</span> }
                </button>
            </li>
        }
    };
    let step = |(index, step): (usize, &Taken)| {
        let seat = &card.seats[usize::from(step.seat.0)];
        line(
            index + 1,
            html! { <>
                <span class="step-count">{index + 1}</span>
                {emblem(seat)}
                <span class="visually-hidden">{seat.name.text(language)}</span>
                <span class="step-text">{reading(&step.text, writing, language)}</span>
            </> },
        )
    };
    let start = html! { <><span class="step-count">{0}</span><span>{words::STEP_START.text(language)}</span></> };
    html! {
        <ol class="step-list" tabindex="0" aria-label={words::STEPS.text(language)}>
            { for all(table).iter().enumerate().rev().map(step) }
            {line(0, start)}
        </ol>
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::step::Seat;
    use engine::search::PlayerKind;

    use super::{Assignment, all, take_back};
    use crate::pages::shared::steps::go_to;

    #[test]
    fn taking_back_leads_to_the_last_choice_of_a_child() {
        let mut table = GameId::Kingdom
            .entry()
            .open(&Options::default(), 3)
            .expect("the default options are legal");
        let assignment = Assignment::default().with(Seat(1), PlayerKind::named("copain"));
        for _ in 0..4 {
            let choice = table.choices().into_iter().next().expect("a step");
            table.play(&choice).expect("a legal step");
        }
        take_back(&mut *table, &assignment);
        assert_eq!((table.steps().len(), table.seat()), (2, Seat(0)));
        take_back(
            &mut *table,
            &assignment.with(Seat(0), PlayerKind::named("3")),
        );
        assert_eq!(table.steps().len(), 1);
        take_back(&mut *table, &Assignment::default());
        assert_eq!(table.steps().len(), 0);
    }

    #[test]
    fn every_step_has_its_seat_and_can_be_returned_to() {
        let mut table = GameId::Chevaliers
            .entry()
            .open(&Options::default(), 3)
            .expect("the default options are legal");
        let mut expected = Vec::new();
        for _ in 0..9 {
            expected.push(table.seat());
            let choice = table.choices().into_iter().next().expect("a step");
            table.play(&choice).expect("a legal step");
        }
        let end = table.position();
        for count in [4, 0, 7, 9] {
            go_to(&mut *table, count);
            assert_eq!(table.steps().len(), count);
            let seats: Vec<_> = all(&*table).iter().map(|step| step.seat).collect();
            assert_eq!(seats, expected);
        }
        assert_eq!(table.position(), end);
    }
}
