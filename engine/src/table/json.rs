//! JSON for saved games: whole numbers only, and errors with position and reason.
//!
//! A general parser carries float tables that are larger than the rules of a game. Tests compare this one with
//! `serde_json`.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use crate::kernel::read::ReadError;

/// Maximum nesting depth; no saved game reaches it.
const DEPTH: usize = 16;

crate::phrases! {
    /// The text ends too early.
    BREAKS_OFF: "Le texte s’arrête trop tôt.";
    /// No value begins here.
    NO_VALUE: "Ici, une valeur est attendue.";
    /// A punctuation mark is missing.
    MARK_MISSING: "Ici, il manque un signe (virgule, deux-points, guillemet ou crochet).";
    /// The number is not a whole number.
    NO_WHOLE_NUMBER: "Ce nombre n’est pas un entier positif.";
    /// Unknown escape sequence.
    NO_ESCAPE: "Ce caractère spécial n’existe pas.";
    /// Nested too deeply.
    TOO_DEEP: "Il y a trop de niveaux.";
    /// Text after the end.
    TOO_LONG: "Il y a du texte après la fin.";
}

/// JSON value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Json {
    /// `null`.
    Null,
    /// Boolean.
    Flag(bool),
    /// Whole number.
    Number(u64),
    /// String.
    Text(String),
    /// Array.
    List(Vec<Json>),
    /// Object, in the order of its text.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// Parses a text.
    ///
    /// # Errors
    /// Position and reason if the text is not JSON, or holds a number that is not whole.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0)?;
        reader.space();
        if reader.at < text.len() {
            return Err(reader.error(&TOO_LONG));
        }
        Ok(value)
    }

    /// Returns the field of this name, if the value is an object.
    pub fn get(&self, name: &str) -> Option<&Self> {
        let Self::Object(fields) = self else {
            return None;
        };
        let named = fields.iter().find(|(field, _)| field == name);
        named.map(|(_, value)| value)
    }

    /// Returns the string, if the value is one.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the strings, if the value is an array of strings.
    pub fn texts(&self) -> Option<Vec<String>> {
        let text = |value: &Self| value.text().map(String::from);
        match self {
            Self::List(values) => values.iter().map(text).collect(),
            _ => None,
        }
    }

    /// Returns the number, if the value is one.
    pub fn number(&self) -> Option<u64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// Returns the boolean, if the value is one.
    pub fn flag(&self) -> Option<bool> {
        match self {
            Self::Flag(flag) => Some(*flag),
            _ => None,
        }
    }

    /// Creates an array of strings.
    pub fn of_texts<'a>(texts: impl IntoIterator<Item = &'a String>) -> Self {
        Self::List(texts.into_iter().cloned().map(Self::Text).collect())
    }

    /// Creates an object with its fields sorted by name.
    pub fn of_fields<const N: usize>(fields: [(&str, Self); N]) -> Self {
        let mut sorted: Vec<(String, Self)> = Vec::with_capacity(N);
        for (name, value) in fields {
            let slot = sorted.partition_point(|(other, _)| other.as_str() < name);
            sorted.insert(slot, (String::from(name), value));
        }
        Self::Object(sorted)
    }

    /// Writes the value, indented, with one line per entry.
    pub fn write(&self) -> String {
        let mut out = String::new();
        self.append(&mut out, 0);
        out
    }

    fn append(&self, out: &mut String, depth: usize) {
        match self {
            Self::Null => out.push_str("null"),
            Self::Flag(flag) => out.push_str(if *flag { "true" } else { "false" }),
            Self::Number(number) => {
                let _ = write!(out, "{number}");
            }
            Self::Text(text) => quote(text, out),
            Self::List(values) => {
                let entries = values.iter().map(|value| (None, value));
                block(out, depth, ['[', ']'], entries);
            }
            Self::Object(fields) => {
                let entries = fields.iter().map(|(name, value)| (Some(name), value));
                block(out, depth, ['{', '}'], entries);
            }
        }
    }
}

fn block<'a>(
    out: &mut String,
    depth: usize,
    [open, close]: [char; 2],
    entries: impl Iterator<Item = (Option<&'a String>, &'a Json)>,
) {
    out.push(open);
    let mut any = false;
    for (name, value) in entries {
        if any {
            out.push(',');
        }
        any = true;
        indent(out, depth + 1);
        if let Some(name) = name {
            quote(name, out);
            out.push_str(": ");
        }
        value.append(out, depth + 1);
    }
    if any {
        indent(out, depth);
    }
    out.push(close);
}

fn indent(out: &mut String, depth: usize) {
    out.push('\n');
    (0..depth).for_each(|_| out.push_str("  "));
}

fn quote(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if c < ' ' => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn error(&self, reason: &'static crate::kernel::words::Phrase) -> ReadError {
        let reason = if self.at < self.text.len() {
            reason
        } else {
            &BREAKS_OFF
        };
        ReadError::new(self.at, reason)
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.peek() {
            self.at += 1;
        }
    }

    fn takes(&mut self, mark: &str) -> bool {
        let found = self.text.as_bytes()[self.at..].starts_with(mark.as_bytes());
        self.at += if found { mark.len() } else { 0 };
        found
    }

    fn mark(&mut self, mark: &str) -> Result<(), ReadError> {
        self.space();
        if self.takes(mark) {
            Ok(())
        } else {
            Err(self.error(&MARK_MISSING))
        }
    }

    fn value(&mut self, depth: usize) -> Result<Json, ReadError> {
        self.space();
        if depth > DEPTH {
            return Err(self.error(&TOO_DEEP));
        }
        match self.peek() {
            Some(b'"') => Ok(Json::Text(self.string()?)),
            Some(b'[') => self.list(depth),
            Some(b'{') => self.object(depth),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ if self.takes("true") => Ok(Json::Flag(true)),
            _ if self.takes("false") => Ok(Json::Flag(false)),
            _ if self.takes("null") => Ok(Json::Null),
            _ => Err(self.error(&NO_VALUE)),
        }
    }

    fn number(&mut self) -> Result<Json, ReadError> {
        let start = self.at;
        while let Some(b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9') = self.peek() {
            self.at += 1;
        }
        let digits = &self.text[start..self.at];
        let is_plain = digits == "0" || !digits.starts_with(['0', '+']);
        let number = digits.parse().ok().filter(|_| is_plain);
        number
            .map(Json::Number)
            .ok_or(ReadError::new(start, &NO_WHOLE_NUMBER))
    }

    fn list(&mut self, depth: usize) -> Result<Json, ReadError> {
        self.mark("[")?;
        let mut values = Vec::new();
        self.space();
        if self.takes("]") {
            return Ok(Json::List(values));
        }
        loop {
            values.push(self.value(depth + 1)?);
            self.space();
            if self.takes("]") {
                return Ok(Json::List(values));
            }
            self.mark(",")?;
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, ReadError> {
        self.mark("{")?;
        let mut fields = Vec::new();
        self.space();
        if self.takes("}") {
            return Ok(Json::Object(fields));
        }
        loop {
            self.space();
            if self.peek() != Some(b'"') {
                return Err(self.error(&MARK_MISSING));
            }
            let name = self.string()?;
            self.mark(":")?;
            fields.push((name, self.value(depth + 1)?));
            self.space();
            if self.takes("}") {
                return Ok(Json::Object(fields));
            }
            self.mark(",")?;
        }
    }

    fn string(&mut self) -> Result<String, ReadError> {
        self.at += 1;
        let mut out = String::new();
        loop {
            let rest = &self.text[self.at..];
            let plain = rest.find(|c| c == '"' || c == '\\' || c < ' ');
            let plain = plain.unwrap_or(rest.len());
            out.push_str(&rest[..plain]);
            self.at += plain;
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(out);
                }
                Some(b'\\') => out.push(self.escape()?),
                _ => return Err(self.error(&MARK_MISSING)),
            }
        }
    }

    fn escape(&mut self) -> Result<char, ReadError> {
        let start = self.at;
        self.at += 1;
        let kind = self.peek().ok_or(self.error(&NO_ESCAPE))?;
        self.at += 1;
        let c = match kind {
            b'"' => '"',
            b'\\' => '\\',
            b'/' => '/',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.unicode().ok_or(ReadError::new(start, &NO_ESCAPE)),
            _ => return Err(ReadError::new(start, &NO_ESCAPE)),
        };
        Ok(c)
    }

    fn unicode(&mut self) -> Option<char> {
        let high = self.hex()?;
        if !(0xd800..0xdc00).contains(&high) {
            return char::from_u32(high);
        }
        if !self.takes("\\u") {
            return None;
        }
        let low = self.hex()?.checked_sub(0xdc00).filter(|low| *low < 0x400)?;
        char::from_u32(0x10000 + ((high - 0xd800) << 10) + low)
    }

    fn hex(&mut self) -> Option<u32> {
        let digits = self.text.get(self.at..self.at + 4)?;
        let plain = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        self.at += 4;
        plain.then(|| u32::from_str_radix(digits, 16).ok())?
    }
}
