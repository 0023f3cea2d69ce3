//! Settings round-trip, whatever unknown entries stand beside them.

use engine::catalogue::GameId;
use engine::kernel::options::Options;
use engine::kernel::problem::Kind;
use engine::kernel::step::Seat;
use engine::kernel::words::Tag;

use super::{
    Faces, GameLength, Help, Lettering, Motion, Persist, Placing, Settings, Step, Switch,
    TaughtOptions, Theme, languages,
};

/// Settings that all differ from their defaults. The struct literal makes the compiler demand each new setting here.
fn changed() -> Settings {
    let mut filter = super::ProblemFilter::default();
    filter.switch_kind(Kind::Count);
    filter.switch_grade(5);
    let die = Options::default().with("die", "112233");
    let tag = Tag::new("uk").expect("a tag");
    Settings {
        announces: true,
        cheers: true,
        count_after: super::CountAfter::Twenty,
        crests: super::Crests::default().with(Seat(1), Some("crest-cat")),
        faces: Faces::Fingers,
        games: vec![GameId::ALL[1]],
        help: Help::Memory,
        hush: true,
        mute_voice: true,
        mute_effects: true,
        mute_narration: true,
        class_language: tag,
        home_language: Tag::new("ar"),
        language: languages::of(tag),
        length: GameLength::Whole,
        lettering: Lettering::Cursive,
        lowered: true,
        misreads: true,
        motion: Motion::Reduced,
        problem_filter: filter,
        options: TaughtOptions::default().with(GameId::ALL[0], die),
        placing: Placing::ByHand,
        real_dice: true,
        screen_sleeps: true,
        seed: Some(7),
        switch: Switch::Function,
        switch_step: Step(2_000),
        theme: Theme::Night,
        varied: true,
        others: Vec::new(),
    }
}

#[test]
fn every_setting_is_saved_and_restored() {
    let settings = changed();
    let restored = Settings::read(&settings.to_json().write()).expect("settings");
    assert_eq!(restored.others, [], "saved, but take() does not know them");
    assert_eq!(restored, settings);
    // `known()` writes each field under its own name, and each differs from its default here.
    let (saved, at_first) = (settings.known(), Settings::default().known());
    let unchanged = saved.iter().filter(|field| at_first.contains(field));
    assert_eq!(
        unchanged.map(|(name, _)| name).collect::<Vec<_>>(),
        Vec::<&String>::new()
    );
}

#[test]
fn absent_settings_have_defaults() {
    assert_eq!(Settings::read("{}"), Some(Settings::default()));
}

#[test]
fn unknown_settings_keep_the_known_ones() {
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
    // Unknown entries survive, except those changed since.
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
    fn random_settings_never_panic(text in ".*", name in "[a-z]*", value in ".*") {
        let _ = Settings::read(&text);
        let _ = Settings::read(&format!("{{\"{name}\": {value}}}"));
    }
}
