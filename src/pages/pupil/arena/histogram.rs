//! Histogram of the dice of the class: one column for each face, one block for each throw.

use yew::{AttrValue, Html, html};

use super::Station;
use crate::fight::fighter::of_real_dice;
use crate::fight::numeral::numeral;
use crate::pages::shared::frame::Frame;
use crate::widgets::said::said;
use crate::words::{arena as words, pages};

/// Least number of blocks that fill a column.
const LEAST: u32 = 10;
/// Height of a block with the gap above it.
const BLOCK: u32 = 10;
/// Delay between two new blocks of a column, in milliseconds.
const APART: u32 = 180;

impl Station {
    /// Renders the column of a face. Blocks that the class has not seen fall onto the others.
    fn column(&self, face: u8, highest: u32) -> Html {
        let of = |counts: &[u32]| counts.get(usize::from(face)).copied().unwrap_or(0);
        let (count, seen) = (of(&self.arena.counts), of(&self.arena.seen));
        let block = |number: u32| {
            let is_new = number >= seen;
            let class = if is_new {
                "arena-block new"
            } else {
                "arena-block"
            };
            let delay =
                is_new.then(|| format!("animation-delay:{}ms", APART * (number - seen + 1)));
            let y = BLOCK * (highest - 1 - number) + 1;
            html! { <rect {class} style={delay} x="6" y={y.to_string()} width="88" height={(BLOCK - 1).to_string()} /> }
        };
        let settings = &self.settings;
        html! {
            <div class="arena-column" role="img" aria-label={format!("{face}: {count}")} data-face={face.to_string()} data-count={count.to_string()}>
                <svg viewBox={format!("0 0 100 {}", BLOCK * highest)} preserveAspectRatio="none" aria-hidden="true">
                    { for (0..count).map(block) }
                </svg>
                <span class="arena-face">{numeral(face, of_real_dice(settings), settings.language)}</span>
            </div>
        }
    }

    /// Renders the histogram and its question.
    pub fn histogram(&self) -> Html {
        let highest = self.arena.counts.iter().copied().max().unwrap_or(0);
        let highest = highest.max(LEAST);
        let faces = self.armies.faces.iter();
        let say = AttrValue::Static(self.t(words::WHAT_HAPPENED));
        html! {
            <Frame key="histogram" name="arena" onhome={self.onhome.clone()} {say}>
                <h1 class="page-title"><span class="word">{said(self.t(words::WHAT_HAPPENED))}</span></h1>
                <div class="arena-histogram">{ for faces.map(|face| self.column(*face, highest)) }</div>
                <div class="arena-bar">{self.next(pages::NEXT, true)}</div>
                {self.dialog.clone()}
            </Frame>
        }
    }
}
