//! Facts about the device, and how safe the games saved on it are.

/// Kind of device, from the user agent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Apple tablet or phone.
    Ipad,
    /// Android tablet or phone.
    Android,
    /// `ChromeOS` computer.
    Chromebook,
    /// Any other computer.
    Computer,
}

impl Kind {
    /// Reads the user agent. `touches` tells whether the screen is a multi-touch screen: an iPad identifies itself as
    /// a Mac.
    pub fn read(agent: &str, touches: bool) -> Self {
        if ["iPad", "iPhone", "iPod"]
            .iter()
            .any(|name| agent.contains(name))
            || (agent.contains("Macintosh") && touches)
        {
            Self::Ipad
        } else if agent.contains("Android") {
            Self::Android
        } else if agent.contains("CrOS") {
            Self::Chromebook
        } else {
            Self::Computer
        }
    }
}

/// Checks whether the browser deletes the data of a site after seven days without a visit, as `WebKit` does.
pub fn forgets(agent: &str) -> bool {
    agent.contains("AppleWebKit")
        && !["Chrome", "Chromium", "Android"]
            .iter()
            .any(|name| agent.contains(name))
}

/// Facts about the device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    /// Kind of device.
    pub kind: Kind,
    /// Whether the app runs installed, not in a browser tab.
    pub is_installed: bool,
    /// Whether this is the single-file edition, opened without a server.
    pub is_file: bool,
    /// Whether a test write to storage succeeded.
    pub keeps: bool,
    /// Whether saved texts reach the disk at once, so that they survive a power cut.
    pub is_durable: bool,
    /// Whether the browser deletes the data of a site after seven days without a visit.
    pub forgets: bool,
    /// Whether the browser has granted persistent storage; `None` if it does not say.
    pub promised: Option<bool>,
    /// Used share of the storage quota, in per cent; `None` if the browser does not say.
    pub taken: Option<u8>,
}

/// Durability of the saved games, the worst case first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Nothing is saved beyond this visit.
    Visit,
    /// The storage quota is nearly used up.
    Full,
    /// Saved games are deleted after seven days without a visit.
    SevenDays,
    /// Saved games stay in this browser and do not travel with the file.
    ThisComputer,
    /// The browser may delete them when storage runs low.
    MayGo,
    /// The browser keeps them.
    Stays,
}

impl Device {
    /// Returns the durability of the games saved here.
    pub fn fate(&self) -> Fate {
        if !self.keeps {
            Fate::Visit
        } else if self.taken.is_some_and(|taken| taken >= 90) {
            Fate::Full
        } else if self.is_file {
            Fate::ThisComputer
        } else if self.forgets && !self.is_installed {
            Fate::SevenDays
        } else if self.promised == Some(true) || (self.forgets && self.is_installed) {
            Fate::Stays
        } else {
            Fate::MayGo
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Device, Fate, Kind, forgets};

    const IPAD: &str = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15";
    const ANDROID: &str = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36";
    const CHROMEBOOK: &str = "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36";
    const EDGE: &str = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0";
    const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

    #[test]
    fn browsers_are_told_apart_by_their_names() {
        assert_eq!(Kind::read(IPAD, true), Kind::Ipad);
        assert_eq!(Kind::read(IPAD, false), Kind::Computer);
        assert_eq!(Kind::read(ANDROID, true), Kind::Android);
        assert_eq!(Kind::read(CHROMEBOOK, true), Kind::Chromebook);
        assert_eq!(Kind::read(EDGE, true), Kind::Computer);
        assert_eq!(
            [IPAD, ANDROID, EDGE, FIREFOX].map(forgets),
            [true, false, false, false]
        );
    }

    #[test]
    fn most_severe_storage_risk_is_reported_first() {
        let tab = Device {
            kind: Kind::Ipad,
            is_installed: false,
            is_file: false,
            keeps: true,
            is_durable: true,
            forgets: true,
            promised: None,
            taken: Some(3),
        };
        let desk = Device {
            kind: Kind::Computer,
            forgets: false,
            promised: Some(false),
            ..tab
        };
        let fates = [
            (tab, Fate::SevenDays),
            (
                Device {
                    is_installed: true,
                    ..tab
                },
                Fate::Stays,
            ),
            (
                Device {
                    keeps: false,
                    ..tab
                },
                Fate::Visit,
            ),
            (
                Device {
                    taken: Some(90),
                    ..tab
                },
                Fate::Full,
            ),
            (desk, Fate::MayGo),
            (
                Device {
                    promised: None,
                    ..desk
                },
                Fate::MayGo,
            ),
            (
                Device {
                    promised: Some(true),
                    ..desk
                },
                Fate::Stays,
            ),
            (
                Device {
                    is_file: true,
                    promised: Some(true),
                    ..desk
                },
                Fate::ThisComputer,
            ),
        ];
        for (device, fate) in fates {
            assert_eq!(device.fate(), fate, "{device:?}");
        }
    }
}
