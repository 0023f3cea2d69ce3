//! The three result tables: the die alone, with a bonus of one, and with a bonus of two.

use engine::kernel::piece::Piece;
use engine::kernel::words::Language;
use yew::{Html, html};

use super::pieces::Figures;
use crate::state::settings::Faces;
use crate::widgets::icon::{die_face, drawing, icon};
use crate::words::classroom as words;
use crate::words::punctuation::list;

/// Returns the distinct faces of a die, with the number of sides that show each.
pub fn distinct(faces: [u8; 6]) -> Vec<(u8, usize)> {
    let mut counted: Vec<(u8, usize)> = Vec::new();
    for face in faces {
        match counted.last_mut() {
            Some((last, count)) if *last == face => *count += 1,
            _ => counted.push((face, 1)),
        }
    }
    counted
}

/// Renders the table of one bonus, with the figures that have it.
fn result_table(figures: &Figures, bonus: u8, writing: Faces, language: Language) -> Html {
    let titles = [words::DIE_ALONE, words::DIE_PLUS_ONE, words::DIE_PLUS_TWO];
    let title = titles[usize::from(bonus)].text(language);
    let own: Vec<&Piece> = figures
        .pieces
        .iter()
        .filter(|piece| piece.bonus == bonus)
        .collect();
    let names: Vec<&str> = own
        .iter()
        .map(|piece| figures.name(piece, language))
        .collect();
    let names = match names[..] {
        [] => words::NO_PIECE.text(language).to_owned(),
        _ => list(names, language),
    };
    let row = |(face, count): (u8, usize)| {
        let often = words::FACES_OF_SIX.filled(language, &[("count", &count)]);
        html! {
            <tr>
                <th scope="row">
                    {die_face(face, &writing.symbol(face), "")}
                    if count > 1 {
                        <span class="often" aria-label={often} role="img">{"×"}{count}</span>
                    }
                </th>
                <td>
                    if bonus == 0 { <span class="none" aria-hidden="true">{"–"}</span> }
                    { for (0..bonus).map(|_| drawing("coin", "coin-picture")) }
                    <span class="visually-hidden">{format!("+{bonus}")}</span>
                </td>
                <td class="result-number">{icon("icon-arrow")}<b>{face + bonus}</b></td>
            </tr>
        }
    };
    let class = if own.is_empty() {
        "card result unused"
    } else {
        "card result"
    };
    html! {
        <section {class}>
            <div class="result-pieces">{ for own.iter().map(|piece| figures.picture(piece)) }</div>
            <h2><span class="result-names">{names}</span>{title}</h2>
            <table>
                <thead class="visually-hidden"><tr>
                    <th scope="col">{words::COLUMN_DIE.text(language)}</th>
                    <th scope="col">{words::COLUMN_BONUS.text(language)}</th>
                    <th scope="col">{words::COLUMN_RESULT.text(language)}</th>
                </tr></thead>
                <tbody>{ for distinct(figures.faces).into_iter().map(row) }</tbody>
            </table>
        </section>
    }
}

/// Renders the three tables.
pub fn results(figures: &Figures, writing: Faces, language: Language) -> Html {
    html! {
        <div class="results">
            { for (0..3).map(|bonus| result_table(figures, bonus, writing, language)) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::distinct;

    #[test]
    fn repeated_faces_are_counted() {
        assert_eq!(distinct([1, 1, 2, 2, 3, 3]), [(1, 2), (2, 2), (3, 2)]);
        assert_eq!(distinct([0, 1, 2, 3, 4, 5]).len(), 6);
    }
}
