//! Quarantine: texts that did not parse, one after another under one key.

/// Splits the quarantine into its texts. Each begins with a bracket at the beginning of a line.
pub fn texts(all: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for line in all.lines() {
        match found.last_mut() {
            Some(text) if !line.starts_with(['{', '[']) => {
                text.push('\n');
                text.push_str(line);
            }
            _ => found.push(line.to_owned()),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::texts;

    #[test]
    fn quarantine_splits_into_its_texts() {
        assert_eq!(texts(""), Vec::<String>::new());
        assert_eq!(texts("game?"), ["game?"]);
        let one = "{\n  \"partie\": {\n    \"actions\": [";
        let two = "[\"parchment\"]";
        assert_eq!(texts(&format!("{one}\n{two}\n{one}")), [one, two, one]);
    }
}
