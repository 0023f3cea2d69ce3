//! Tab of the skill statistics: counts for each banner and each skill. They name no person.

use engine::kernel::problem::Kind;
use engine::kernel::words::{Language, Phrase};
use yew::{Callback, Html, MouseEvent, component, html, use_state};

use super::presets::banner;
use super::problems::kind_name;
use crate::pages::shared::skill_stats;
use crate::settings_context::{use_language, use_words};
use crate::shell::storage;
use crate::shell::{clock, page};
use crate::state::skill_stats::{Skill, SkillCount, SkillStats};
use crate::widgets::button::Button;
use crate::widgets::icon::{drawing, icon};
use crate::widgets::kind_sign::kind_sign;
use crate::words::{animals, desk as words, problem_desk};

/// State of the erasing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Erasing {
    Offered,
    Asked,
    Done,
}

/// Returns the name and the drawing of a skill.
const fn face(skill: Skill) -> (Phrase, &'static str) {
    match skill {
        Skill::ReadDie => (words::SKILL_READ, "icon-die"),
        Skill::AddBonus => (words::SKILL_ADD, "coin"),
        Skill::Compare => (words::SKILL_COMPARE, "help-shown"),
        Skill::RespectTurn => (words::SKILL_TURN, "person"),
        Skill::Solve(kind) => (kind_name(kind), "sword-stone"),
    }
}

/// Renders a count: both numbers, and a bar with the share of right first answers.
fn cell(count: SkillCount, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    if count.tries == 0 {
        return html! { <td class="not-seen"><span aria-hidden="true">{"·"}</span><span class="visually-hidden">{t(words::NOT_SEEN)}</span></td> };
    }
    let share = count.first_right * 100 / count.tries;
    html! {
        <td>
            <span class="count"><b>{count.first_right}</b>{" "}{words::OF.filled(language, &[("tries", &count.tries)])}</span>
            <span class="count-bar" aria-hidden="true"><i style={format!("width:{share}%")}></i></span>
        </td>
    }
}

/// Returns the first and the last day of the counts, formatted for readers.
fn days(all: &SkillStats, language: Language) -> Option<String> {
    let days = || all.entries.iter().map(|entry| entry.day);
    let (first, last) = (days().min()?, days().max()?);
    let written = |day| clock::written(day, language);
    let [first, last] = [first, last].map(written);
    Some(words::DAYS.filled(language, &[("first", &first), ("last", &last)]))
}

/// Renders the table of teams and skills.
fn table(all: &SkillStats, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let head = Skill::ALL.map(|skill| {
        let (name, picture) = face(skill);
        html! { <th scope="col">{drawing(picture, "icon skill-picture")}<span>{t(name)}</span></th> }
    });
    let row = |animal: &str| {
        let name = animals::name(animal).text(language);
        html! {
            <tr data-team={animal.to_owned()}>
                <th scope="row"><span class="team">
                    if !animal.is_empty() { {banner(animal)} }
                    <span>{name}</span>
                </span></th>
                { for Skill::ALL.map(|skill| cell(all.total(animal, skill), language)) }
            </tr>
        }
    };
    html! {
        <div class="table-room" tabindex="0" role="group" aria-label={t(words::OBSERVED)}>
            <table class="observed">
                <thead><tr><th scope="col">{t(words::TEAM)}</th>{ for head }</tr></thead>
                <tbody>{ for all.animals().into_iter().map(row) }</tbody>
            </table>
        </div>
    }
}

/// Renders the table of problems, by kind.
fn problems(all: &SkillStats, language: Language) -> Html {
    let t = |phrase: Phrase| phrase.text(language);
    let row = |kind: Kind| {
        html! {
            <tr data-kind={kind.name()}>
                <th scope="row"><span class="team">{kind_sign(kind)}<span>{t(kind_name(kind))}</span></span></th>
                {cell(all.solved(kind), language)}
            </tr>
        }
    };
    html! {
        <>
            <h2>{t(problem_desk::SOLVED)}</h2>
            <div class="table-room" tabindex="0" role="group" aria-label={t(problem_desk::SOLVED)}>
                <table class="observed"><tbody>{ for Kind::ALL.map(row) }</tbody></table>
            </div>
            <p class="small-print">{t(problem_desk::SOLVED_NOTE)}</p>
        </>
    }
}

/// Skill statistics, with buttons to print and erase them.
#[component]
pub fn ObservationsPage() -> Html {
    let t = use_words();
    let language = use_language();
    let all = use_state(skill_stats::forget_expired);
    let erasing = use_state(|| Erasing::Offered);
    let to = |next: Erasing| {
        let erasing = erasing.clone();
        Callback::from(move |_: MouseEvent| erasing.set(next))
    };
    let erase = {
        let (all, erasing) = (all.clone(), erasing.clone());
        Callback::from(move |_: MouseEvent| {
            storage::remove(storage::SKILL_STATS);
            all.set(SkillStats::default());
            erasing.set(Erasing::Done);
        })
    };
    let onprint = Callback::from(|_: MouseEvent| page::print());
    let is_empty = all.entries.is_empty();
    html! {
        <div class="teacher-body observations">
            <section class="card observed-card">
                <h2>{t(words::OBSERVED)}</h2>
                if is_empty {
                    <div class="observed-nothing">
                        {icon("icon-eye")}
                        <p><b>{t(words::OBSERVED_NOTHING)}</b></p>
                        <p>{t(words::OBSERVED_HOW)}</p>
                    </div>
                } else {
                    { for days(&all, language).map(|days| html! { <p class="observed-days">{days}</p> }) }
                    if !all.animals().is_empty() {
                        {table(&all, language)}
                    }
                    if Kind::ALL.into_iter().any(|kind| all.solved(kind).tries > 0) {
                        {problems(&all, language)}
                    }
                }
                <p class="small-print">{t(words::OBSERVED_NOTE)}{" "}{t(words::OBSERVED_FADES)}</p>
                <div class="buttons erase-observed" role="status">
                    {match *erasing {
                        Erasing::Offered if !is_empty => html! { <>
                            {Button::new(t(words::PRINT), onprint).class("dark").icon("icon-file").adult("print-observed").view()}
                            {Button::new(t(words::ERASE), to(Erasing::Asked)).class("plain").icon("icon-cross").adult("erase-observed").view()}
                        </> },
                        Erasing::Offered => Html::default(),
                        Erasing::Asked => html! { <>
                            <p>{t(words::ERASE_ASK)}</p>
                            {Button::new(t(words::ERASE_NO), to(Erasing::Offered)).class("plain").adult("erase-observed-no").view()}
                            {Button::new(t(words::ERASE_YES), erase).class("dark").icon("icon-cross").adult("erase-observed-yes").view()}
                        </> },
                        Erasing::Done => html! { <p><b>{t(words::ERASED)}</b></p> },
                    }}
                </div>
            </section>
        </div>
    }
}
