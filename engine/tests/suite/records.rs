//! Records of saved games round-trip, parsing them never panics, and their JSON is valid for other parsers.

use engine::catalogue::{ALL, CHEVALIERS};
use engine::kernel::options::Options;
use engine::table::json::Json;
use engine::table::{MOST_ACTIONS, MOST_OPTIONS, Record, RecordError};
use proptest::prelude::{Strategy, any, prop, proptest};

use crate::names::name;

/// Returns the record of a game after some steps.
fn record(steps: usize) -> Record {
    let mut table = CHEVALIERS
        .open(&Options::default().with("set", "pocket"), 5)
        .expect("the options are legal");
    for step in 0..steps {
        let choices = table.choices();
        let choice = table
            .sample_roll()
            .unwrap_or_else(|| choices[step % choices.len()].clone());
        table.play(&choice).expect("a choice of this moment");
    }
    table.record()
}

fn json() -> impl Strategy<Value = Json> {
    let leaf = proptest::prop_oneof![
        proptest::strategy::Just(Json::Null),
        any::<bool>().prop_map(Json::Flag),
        any::<u64>().prop_map(Json::Number),
        any::<String>().prop_map(Json::Text),
    ];
    leaf.prop_recursive(4, 40, 5, |inner| {
        proptest::prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Json::List),
            prop::collection::btree_map(any::<String>(), inner, 0..5)
                .prop_map(|fields| Json::Object(fields.into_iter().collect())),
        ]
    })
}

#[test]
fn records_round_trip_with_sorted_keys() {
    let record = record(30);
    let text = record.write();
    assert_eq!(Record::read(&text), Ok(record.clone()));
    let keys: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("  \""))
        .collect();
    assert_eq!(keys.len(), 5);
    assert!(keys.is_sorted(), "{keys:?}");
    assert_eq!(serde_json::from_str::<Record>(&text).ok(), Some(record));
}

#[test]
fn records_of_other_json_writers_parse() {
    let record = record(12);
    let text = serde_json::to_string(&record).expect("a record is plain text");
    assert_eq!(Record::read(&text), Ok(record));
}

#[test]
fn invalid_records_name_the_fault() {
    let text = record(3).write();
    let newer = text.replace("partie/1", "partie/2");
    assert_eq!(
        Record::read(&newer),
        Err(RecordError::Newer("partie/2".to_owned()))
    );
    let nameless = text.replace("\"start\"", "\"begin\"");
    assert_eq!(Record::read(&nameless), Err(RecordError::Field("start")));
    let mut long = record(1);
    long.actions = vec!["end".to_owned(); MOST_ACTIONS];
    assert_eq!(Record::read(&long.write()), Ok(long.clone()));
    long.actions.push("end".to_owned());
    assert_eq!(Record::read(&long.write()), Err(RecordError::TooLong));
    let mut many = record(1);
    many.options = (0..=MOST_OPTIONS).map(|n| (n.to_string(), "x")).collect();
    assert_eq!(Record::read(&many.write()), Err(RecordError::TooLong));
    let broken = Record::read(&text[..20]);
    let Err(RecordError::Text(error)) = broken else {
        panic!("{broken:?}");
    };
    assert_eq!((error.at, name(error.reason)), (20, "BREAKS_OFF"));
}

#[test]
fn an_illegal_step_opens_at_the_last_legal_position() {
    let good = record(6);
    let mut bad = good.clone();
    bad.actions.insert(4, "a9-a1".to_owned());
    let opened = ALL.from_record(&bad, 0).expect("the start is legal");
    let broken = opened.broken.expect("the step is illegal");
    assert_eq!((broken.number, broken.step.as_str()), (5, "a9-a1"));
    assert_eq!(opened.table.steps(), good.actions[..4]);
}

proptest! {
    #[test]
    fn written_json_is_valid_for_serde(value in json()) {
        let text = value.write();
        assert_eq!(Json::read(&text), Ok(value));
        assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok(), "{text}");
    }

    #[test]
    fn json_parser_never_panics_on_random_text(text in ".*") {
        let ours = Json::read(&text);
        if ours.is_ok() {
            assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok(), "{text}");
        }
    }

    #[test]
    fn edited_records_never_panic(at in 0usize..500, insert in ".{0,3}", material in 0usize..4) {
        let mut text = record(8).write();
        let at = at.min(text.len());
        let end = (at + material).min(text.len());
        if text.is_char_boundary(at) && text.is_char_boundary(end) {
            text.replace_range(at..end, &insert);
        }
        if let Ok(record) = Record::read(&text) {
            let _ = ALL.from_record(&record, 0);
        }
    }
}
