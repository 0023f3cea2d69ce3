//! Cross table of two figures: the winner for each pair of faces.

use std::cmp::Ordering;

use engine::kernel::piece::Piece;
use engine::kernel::words::{Language, Phrase};
use yew::{Html, html};

use super::pieces::Figures;
use crate::state::settings::Faces;
use crate::widgets::icon::die_face;
use crate::widgets::token::colour;
use crate::words::classroom as words;

/// Renders the silhouette of a side, which means « this side wins ».
fn sign(figures: &Figures, piece: &Piece, language: Language) -> Html {
    html! {
        <svg class="sign" viewBox="-6 -8 112 124" role="img" aria-label={figures.name(piece, language)}>
            <use href={format!("#token-{}", colour(piece.suit))} x="-4" y="-4" width="108" height="116" />
        </svg>
    }
}

/// Renders the table of an attacker (columns) and a defender (rows).
pub fn cross(
    figures: &Figures,
    attacker: &Piece,
    defender: &Piece,
    writing: Faces,
    language: Language,
) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let name = |piece: &Piece| figures.name(piece, language);
    let die = |piece: &Piece, face: u8| die_face(face, &writing.symbol(face), colour(piece.suit));
    let cell = |attack: u8, defence: u8| {
        let order = (attack + attacker.bonus).cmp(&(defence + defender.bonus));
        let (class, content) = match order {
            Ordering::Greater => (colour(attacker.suit), sign(figures, attacker, language)),
            Ordering::Less => (colour(defender.suit), sign(figures, defender, language)),
            Ordering::Equal => (
                "tie",
                html! { <span role="img" aria-label={t(words::TIE)}>{"="}</span> },
            ),
        };
        html! { <td {class}>{content}</td> }
    };
    let row = |defence: u8| {
        html! {
            <tr>
                <th scope="row">{die(defender, defence)}</th>
                { for figures.faces.map(|attack| cell(attack, defence)) }
            </tr>
        }
    };
    html! {
        <>
        <p class="cross-title" id="cross-title">
            {figures.picture(attacker)}
            <b>{words::AGAINST.filled(language, &[("attacker", &name(attacker)), ("defender", &name(defender))])}</b>
            {figures.picture(defender)}
            <span class="cross-ask">{t(words::WHO_WINS)}</span>
        </p>
        <table class="cross" aria-labelledby="cross-title">
            <thead><tr>
                <td></td>
                { for figures.faces.map(|attack| html! { <th scope="col">{die(attacker, attack)}</th> }) }
            </tr></thead>
            <tbody>{ for figures.faces.map(row) }</tbody>
        </table>
        </>
    }
}
