//! A move as it is told to those who do not see the board: written for screen readers, not spoken.

use engine::kernel::words::Language;

engine::phrases! {
    GOES_TO: "va en", "goes to";
}

/// The nouns among the names of pieces that are feminine in French.
const FEMININE: [&str; 5] = ["carte", "pierre", "princesse", "tour", "tête"];

/// A piece at the beginning of a sentence: « Le chevalier », « La tour », « L’anneau », « Tyran ».
pub fn subject(name: &str, language: Language) -> String {
    let first = name.split([' ', '-']).next().unwrap_or(name).to_lowercase();
    let is_named = name.starts_with(char::is_uppercase);
    let article = match language {
        _ if first == "tyran" => "",
        Language::English if is_named => "",
        Language::English => "The ",
        Language::French if first.starts_with(['a', 'e', 'é', 'i', 'o', 'u']) => "L’",
        Language::French if FEMININE.contains(&first.as_str()) => "La ",
        Language::French => "Le ",
    };
    format!("{article}{name}")
}

/// « Le chevalier va en c3. »
pub fn told(name: &str, place: &str, language: Language) -> String {
    let goes = GOES_TO.text(language);
    format!("{} {goes} {place}.", subject(name, language))
}

#[cfg(test)]
mod tests {
    use engine::kernel::words::Language;

    use super::{subject, told};

    #[test]
    fn every_piece_has_its_article() {
        let french = |name| subject(name, Language::French);
        for (name, expected) in [
            ("soldat", "Le soldat"),
            ("chevalier blanc, taille 1", "Le chevalier blanc, taille 1"),
            ("Prince Ardent", "Le Prince Ardent"),
            ("Princesse Annabelle", "La Princesse Annabelle"),
            ("Tyran", "Tyran"),
            ("tour neutre", "La tour neutre"),
            ("pierre-obstacle", "La pierre-obstacle"),
            ("anneau", "L’anneau"),
        ] {
            assert_eq!(french(name), expected);
        }
        let english = |name| subject(name, Language::English);
        assert_eq!(english("great dragon"), "The great dragon");
        assert_eq!(english("Prince Ardent"), "Prince Ardent");
    }

    #[test]
    fn a_move_names_the_piece_and_where_it_goes() {
        let text = told("chevalier", "c3", Language::French);
        assert_eq!(text, "Le chevalier va en c3.");
        let text = told("knight", "c3", Language::English);
        assert_eq!(text, "The knight goes to c3.");
    }
}
