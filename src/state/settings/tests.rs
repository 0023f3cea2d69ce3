//! Settings are read back, whatever else stands beside them.

use engine::kernel::problem::Kind;

use super::{Length, Lettering, Persist, Placing, Settings, Step, Switch, Theme};

#[test]
fn settings_are_read_back() {
    let mut offer = super::Offer::default();
    offer.switch_kind(Kind::Count);
    offer.switch_grade(5);
    let settings = Settings {
        cheers: true,
        count_after: super::CountAfter::Twenty,
        hush: true,
        length: Length::Whole,
        lettering: Lettering::Cursive,
        lowered: true,
        offer,
        placing: Placing::ByHand,
        seed: Some(7),
        switch: Switch::Function,
        switch_step: Step(2_000),
        ..Settings::default()
    };
    assert_eq!(Settings::read(&settings.to_json().write()), Some(settings));
}

#[test]
fn what_is_absent_has_its_default() {
    assert_eq!(Settings::read("{}"), Some(Settings::default()));
}

#[test]
fn what_is_unknown_leaves_the_rest_standing() {
    let text = r#"{"hush": true, "seed": "x", "theme": "pink", "tomorrow": [1]}"#;
    let mut read = Settings::read(text).expect("settings");
    let others = read.others.clone();
    assert_eq!(others.len(), 3);
    let hushed = Settings {
        hush: true,
        others: others.clone(),
        ..Settings::default()
    };
    assert_eq!(read, hushed);
    // A newer version finds them again, but for what was chosen since.
    let written = Settings::read(&read.to_json().write()).expect("settings");
    assert_eq!(written, read);
    read.theme = Theme::Night;
    let written = Settings::read(&read.to_json().write()).expect("settings");
    assert_eq!(written.theme, Theme::Night);
    assert_eq!(written.others.len(), 2);
    let twice = Settings::read(r#"{"colour": 1, "colour": 3}"#).expect("settings");
    assert!(Settings::read(&twice.to_json().write()).is_some());
    assert_eq!(Settings::read("[]"), None);
}

proptest::proptest! {
    #[test]
    fn no_text_makes_it_panic(text in ".*", name in "[a-z]*", value in ".*") {
        let _ = Settings::read(&text);
        let _ = Settings::read(&format!("{{\"{name}\": {value}}}"));
    }
}
