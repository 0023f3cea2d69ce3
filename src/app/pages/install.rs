//! How to put the app on the home screen, in pictures.

use engine::kernel::words::Phrase;
use yew::{Html, Properties, component, html};

use crate::browser::history;
use crate::browser::offline::Offline;
use crate::widgets::head::head;
use crate::widgets::icon::{drawing, icon};
use crate::widgets::offline_badge::offline_badge;
use crate::words::{classroom as words, use_language, use_words};

/// What is known of the copy on this device.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Whether it works offline.
    pub offline: Offline,
}

/// A kind of tablet and the three things to do on it.
struct Device {
    name: Phrase,
    steps: [Phrase; 3],
    /// The sign of the button to tap first.
    sign: &'static str,
    /// The menu that opens, and the line of it to choose.
    menu: [Phrase; 3],
    choose: usize,
}

const DEVICES: [Device; 2] = [
    Device {
        name: words::INSTALL_IPAD,
        steps: [words::IPAD_1, words::IPAD_2, words::INSTALL_3],
        sign: "icon-share",
        menu: [
            words::MENU_COPY,
            words::MENU_BOOKMARK,
            words::MENU_HOME_IPAD,
        ],
        choose: 2,
    },
    Device {
        name: words::INSTALL_ANDROID,
        steps: [words::ANDROID_1, words::ANDROID_2, words::INSTALL_3],
        sign: "icon-menu",
        menu: [
            words::MENU_NEW_TAB,
            words::MENU_HOME_ANDROID,
            words::MENU_HISTORY,
        ],
        choose: 1,
    },
];

/// A tablet with something on its screen.
fn tablet(screen: Html) -> Html {
    html! {
        <svg class="tablet" viewBox="0 0 306 196" aria-hidden="true">
            <rect class="tablet-case" x="2" y="2" width="302" height="192" rx="16" />
            <rect class="tablet-screen" x="14" y="11" width="278" height="174" rx="8" />
            {screen}
        </svg>
    }
}

fn browser_page(sign: &'static str) -> Html {
    html! { <>
        <path class="tablet-bar" d="M14 46V19a8 8 0 0 1 8-8H284a8 8 0 0 1 8 8V46z" />
        <rect class="tablet-address" x="62" y="18" width="166" height="21" rx="8" />
        <use href="#round-table" x="72" y="58" width="160" height="112" />
        <use href={format!("#{sign}")} x="251" y="16" width="25" height="25" />
        <circle class="tablet-here" cx="263.500" cy="28.500" r="25" />
    </> }
}

fn menu_page(lines: [&'static str; 3], choose: usize) -> Html {
    let line = |(index, text): (usize, &'static str)| {
        let y = 66 + 34 * index;
        let class = if index == choose {
            "chosen-line"
        } else {
            "line"
        };
        html! { <>
            if index == choose {
                <rect class="tablet-chosen" x="31" y={(y - 5).to_string()} width="244" height="30" rx="6" />
            }
            <text class={format!("tablet-text {class}")} x="42" y={(y + 15).to_string()}>{text}</text>
        </> }
    };
    html! { <>
        <path class="tablet-bar" d="M14 46V19a8 8 0 0 1 8-8H284a8 8 0 0 1 8 8V46z" />
        <rect class="tablet-menu" x="24" y="54" width="258" height="114" rx="10" />
        { for lines.into_iter().enumerate().map(line) }
    </> }
}

fn home_page() -> Html {
    let app = |(x, y): (i32, i32)| {
        html! {
            <rect class="tablet-app" x={x.to_string()} y={y.to_string()} width="44" height="44" rx="10" />
        }
    };
    let apps = [
        (40, 34),
        (100, 34),
        (160, 34),
        (220, 34),
        (40, 104),
        (100, 104),
    ];
    html! { <>
        { for apps.into_iter().map(app) }
        <rect class="tablet-own" x="156" y="96" width="62" height="62" rx="13" />
        <use href="#round-table" x="160" y="106" width="54" height="42" />
    </> }
}

/// How to put the app on the home screen.
#[component]
pub fn Install(props: &Props) -> Html {
    let say = use_words();
    let language = use_language();
    let device = |device: &Device| {
        let pictures = [
            browser_page(device.sign),
            menu_page(device.menu.map(say), device.choose),
            home_page(),
        ];
        let step = |(index, (picture, step)): (usize, (Html, Phrase))| {
            html! {
                <li>
                    {tablet(picture)}
                    <p><span class="step-number" aria-hidden="true">{index + 1}</span><span>{say(step)}</span></p>
                    if index < 2 { {drawing("icon-arrow", "icon step-arrow")} }
                </li>
            }
        };
        html! {
            <section class="install-device">
                <h2>{say(device.name)}</h2>
                <ol class="install-steps">
                    { for pictures.into_iter().zip(device.steps).enumerate().map(step) }
                </ol>
            </section>
        }
    };
    html! {
        <main class="page adult-page page-install">
            {head(language, say(words::INSTALL_TITLE), history::back, offline_badge(props.offline, language))}
            <div class="install-body">
                { for DEVICES.iter().map(device) }
                <section class="card export-first">
                    {icon("icon-download")}
                    <p><strong>{say(words::EXPORT_FIRST)}</strong>{" "}{say(words::EXPORT_FIRST_WHY)}</p>
                </section>
            </div>
        </main>
    }
}
