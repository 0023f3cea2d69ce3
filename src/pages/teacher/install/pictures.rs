//! Pictures of the installation guide: a device and its screen. All have a viewBox of 306 by 216, and the screen
//! reaches from (14, 11) to (292, 185).

use yew::{Html, html};

/// Body around a screen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Body {
    /// Tablet.
    Tablet,
    /// Computer with a keyboard.
    Laptop,
    /// Whiteboard on a stand.
    Board,
}

/// Renders a device with a picture on its screen.
pub fn device(body: Body, screen: Html) -> Html {
    let case = match body {
        Body::Tablet => {
            html! { <rect class="tablet-case" x="2" y="2" width="302" height="192" rx="16" /> }
        }
        Body::Laptop => html! { <>
            <path class="tablet-case" d="M6 192h294l4 14q1 6-6 6H8q-7 0-6-6z" />
            <rect class="tablet-case" x="4" y="2" width="298" height="190" rx="12" />
            <path class="tablet-line" d="M126 199h54" />
        </> },
        Body::Board => html! { <>
            <path class="tablet-line" d="M70 190v22M236 190v22M50 213h40M216 213h40" />
            <rect class="tablet-case" x="5" y="3" width="296" height="189" rx="5" />
            <rect class="tablet-own" x="96" y="187" width="114" height="9" rx="3" />
        </> },
    };
    html! {
        <svg class="tablet" viewBox="0 0 306 216" aria-hidden="true">
            {case}
            <rect class="tablet-screen" x="14" y="11" width="278" height="174" rx="6" />
            {screen}
        </svg>
    }
}

/// Renders the browser's install icon in the address bar: a screen with an arrow down.
fn install_sign() -> Html {
    html! {
        <path class="tablet-sign" d="M258 18h-7q-3 0-3 3v13q0 3 3 3h24q3 0 3-3v-5M256 42h14M269 15v14M263 24l6 6 6-6" />
    }
}

fn bar() -> Html {
    html! { <path class="tablet-bar" d="M14 48V17a6 6 0 0 1 6-6H286a6 6 0 0 1 6 6V48z" /> }
}

/// Place to tap at the right end of the bar.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Marker {
    /// Icon of the icon set, beside the address.
    Icon(&'static str),
    /// Install icon, inside the address.
    Address,
}

/// Renders the app in a browser, with a ring at the place to tap.
pub fn browser_page(sign: Marker) -> Html {
    let end = match sign {
        Marker::Icon(name) => html! { <>
            <rect class="tablet-address" x="62" y="19" width="166" height="21" rx="8" />
            <use href={format!("#{name}")} x="251" y="17" width="25" height="25" />
        </> },
        Marker::Address => html! { <>
            <rect class="tablet-address" x="40" y="15" width="244" height="29" rx="14" />
            {install_sign()}
        </> },
    };
    html! { <>
        {bar()}
        {end}
        <use href="#round-table" x="72" y="60" width="160" height="112" />
        <circle class="tablet-here" cx="263.5" cy="29.500" r="25" />
    </> }
}

/// Renders a menu of three lines, one of them highlighted.
pub fn menu_page(lines: [&'static str; 3], choose: usize) -> Html {
    let line = |(index, text): (usize, &'static str)| {
        let y = 68 + 34 * index;
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
        {bar()}
        <rect class="tablet-menu" x="24" y="56" width="258" height="114" rx="10" />
        { for lines.into_iter().enumerate().map(line) }
    </> }
}

/// Renders the install prompt of a computer.
pub fn ask_page(question: &'static str, yes: &'static str, no: &'static str) -> Html {
    html! { <>
        {bar()}
        <rect class="tablet-address" x="40" y="15" width="244" height="29" rx="14" />
        {install_sign()}
        <rect class="tablet-menu" x="52" y="56" width="232" height="116" rx="10" />
        <text class="tablet-text chosen-question" x="66" y="82">{question}</text>
        <use href="#round-table" x="64" y="92" width="50" height="38" />
        <text class="tablet-text line" x="124" y="117">{"Table ronde"}</text>
        <rect class="tablet-chosen" x="66" y="134" width="104" height="30" rx="15" />
        <text class="tablet-text chosen-line middle-line" x="118" y="154">{yes}</text>
        <rect class="tablet-button" x="180" y="134" width="92" height="30" rx="15" />
        <text class="tablet-text line middle-line" x="226" y="154">{no}</text>
    </> }
}

fn app(x: i32, y: i32, size: i32) -> Html {
    let [x, y, side] = [x, y, size].map(|number| number.to_string());
    html! { <rect class="tablet-app" {x} {y} width={side.clone()} height={side} rx={(size / 4).to_string()} /> }
}

/// Renders the app on the home screen of a tablet.
pub fn home_page() -> Html {
    let apps = [
        (40, 34),
        (100, 34),
        (160, 34),
        (220, 34),
        (40, 104),
        (100, 104),
    ];
    html! { <>
        { for apps.into_iter().map(|(x, y)| app(x, y, 44)) }
        <rect class="tablet-own" x="156" y="96" width="62" height="62" rx="13" />
        <use href="#round-table" x="160" y="106" width="54" height="42" />
    </> }
}

/// Renders the app in the taskbar of a computer.
pub fn shelf_page() -> Html {
    html! { <>
        <use class="tablet-faint" href="#round-table" x="72" y="26" width="160" height="100" />
        <path class="tablet-bar" d="M14 143H292v36a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z" />
        { for [72, 108, 208].into_iter().map(|x| app(x, 151, 27)) }
        <rect class="tablet-own" x="144" y="132" width="56" height="50" rx="11" />
        <use href="#round-table" x="147" y="137" width="50" height="40" />
    </> }
}

/// Renders a USB stick with its file.
pub fn stick_page(file: &'static str) -> Html {
    html! { <>
        <rect class="tablet-own" x="34" y="72" width="92" height="50" rx="9" />
        <path class="tablet-button" d="M126 82h34v30h-34z" />
        <path class="tablet-line" d="M136 92h10M136 102h10" />
        <circle class="tablet-app" cx="56" cy="97" r="9" />
        <path class="tablet-own" d="M196 42h50l22 22v66H196z" />
        <path class="tablet-line" d="M246 42v22h22" />
        <use href="#round-table" x="202" y="72" width="60" height="46" />
        <text class="tablet-text chosen-question middle-line" x="206" y="156">{file}</text>
    </> }
}

/// Renders the double-clicked file.
pub fn twice_page(file: &'static str) -> Html {
    html! { <>
        <path class="tablet-own" d="M108 28h56l24 24v70H108z" />
        <path class="tablet-line" d="M164 28v24h24" />
        <use href="#round-table" x="116" y="62" width="66" height="50" />
        <text class="tablet-text chosen-question middle-line" x="148" y="148">{file}</text>
        <circle class="tablet-here" cx="180" cy="66" r="13" />
        <circle class="tablet-here" cx="180" cy="66" r="25" />
        <use href="#hand" x="163" y="64" width="60" height="65" />
    </> }
}

/// Renders the app in full screen, with the key that switches it on.
pub fn whole_page() -> Html {
    html! { <>
        <use href="#round-table" x="62" y="20" width="182" height="128" />
        <path class="tablet-line" d="M26 40V23h17M280 40V23h-17M26 156v17h17M280 156v17h-17" />
        <rect class="tablet-own" x="127" y="150" width="52" height="28" rx="6" />
        <text class="tablet-text chosen-question middle-line" x="153" y="170">{"F11"}</text>
    </> }
}
