//! Putting the app on a device, and what becomes of the games kept there.

engine::phrases! {
    /// The title of the page.
    TITLE: "Installer", "Install";
    /// The label of the choice.
    WHICH: "Sur quel appareil\u{a0}?", "On which device?";
    IPAD: "iPad", "iPad";
    ANDROID: "Android", "Android";
    CHROMEBOOK: "Chromebook", "Chromebook";
    WINDOWS: "Windows", "Windows";
    BOARD: "Tableau", "Whiteboard";

    IPAD_1: "Dans Safari, touchez Partager.", "In Safari, tap Share.";
    IPAD_2: "Choisissez «\u{a0}Sur l’écran d’accueil\u{a0}», puis Ajouter.", "Choose “Add to Home Screen”, then Add.";
    ANDROID_1: "Dans Chrome, touchez le menu.", "In Chrome, tap the menu.";
    ANDROID_2: "Choisissez «\u{a0}Ajouter à l’écran d’accueil\u{a0}», puis Installer.",
        "Choose “Add to Home screen”, then Install.";
    HOME_3: "Ouvrez Table ronde par son image.", "Open Round Table by its picture.";
    BAR_CHROME: "Dans Chrome, cliquez sur ce signe, au bout de l’adresse.", "In Chrome, click this sign, at the end of the address.";
    BAR_EDGE: "Dans Edge ou Chrome, cliquez sur ce signe, au bout de l’adresse.",
        "In Edge or Chrome, click this sign, at the end of the address.";
    ASK_2: "Cliquez sur Installer.", "Click Install.";
    SHELF_3: "Ouvrez Table ronde par son image, en bas de l’écran.", "Open Round Table by its picture, at the bottom of the screen.";
    BOARD_1: "Sur une clé, apportez le fichier «\u{a0}table-\u{2060}ronde.html\u{a0}».", "Bring the file “table-\u{2060}ronde.html” on a USB stick.";
    BOARD_2: "Touchez-le deux fois\u{a0}: il s’ouvre dans Chrome, Edge ou Firefox, sans réseau.",
        "Tap it twice: it opens in Chrome, Edge or Firefox, without a network.";
    BOARD_3: "La touche F11 donne tout l’écran au jeu.", "The key F11 gives the whole screen to the game.";

    // What stands in the pictures, as the devices write it.
    MENU_COPY: "Copier", "Copy";
    MENU_BOOKMARK: "Ajouter aux favoris", "Add Bookmark";
    MENU_HOME_IPAD: "Sur l’écran d’accueil", "Add to Home Screen";
    MENU_NEW_TAB: "Nouvel onglet", "New tab";
    MENU_HISTORY: "Historique", "History";
    MENU_HOME_ANDROID: "Ajouter à l’écran d’accueil", "Add to Home screen";
    ASK_INSTALL: "Installer l’application\u{a0}?", "Install app?";
    YES_INSTALL: "Installer", "Install";
    NO_INSTALL: "Annuler", "Cancel";

    NOTE_IPAD: "Avant d’installer sur iPad, enregistrez votre partie.", "Before installing on an iPad, save your game.";
    NOTE_IPAD_WHY: "L’onglet de Safari et l’application installée ne partagent pas ce qu’ils gardent\u{a0}: le coin du maître, page «\u{a0}Partie\u{a0}», enregistre un fichier et le rouvre. Safari oublie après sept jours sans visite\u{a0}; l’application installée, non.",
        "The Safari tab and the installed app do not share what they keep: the teacher’s corner, page “Game”, saves a file and opens it again. Safari forgets after seven days without a visit; the installed app does not.";
    NOTE_ONCE: "Une fois avec le réseau suffit.", "Once with the network is enough.";
    NOTE_ONCE_WHY: "Quand «\u{a0}Prête hors connexion\u{a0}» s’affiche en haut de cette page, tout est sur l’appareil\u{a0}: le réseau peut être coupé.",
        "When “Ready offline” stands at the top of this page, everything is on the device: the network may be cut.";
    NOTE_BOARD: "Un tableau Android ou Windows s’installe aussi comme une tablette ou un ordinateur.",
        "An Android or Windows board installs like a tablet or a computer too.";
    NOTE_BOARD_WHY: "Le fichier vient de qui héberge le site, avec l’archive de Table ronde. Les parties restent dans le navigateur du tableau, pas sur la clé.",
        "The file comes from whoever hosts the site, with the archive of Round Table. Games stay in the browser of the board, not on the stick.";

    // What a device must have, and where it says what it has.
    FLOOR_IPAD: "Il faut iPadOS 14 ou plus récent\u{a0}; pour les jeux seuls, iOS 12 suffit.", "It takes iPadOS 14 or newer; for the games alone, iOS 12 will do.";
    FLOOR_IPAD_WHERE: "La version se lit dans Réglages, Général, Informations.", "Settings, General, About tells the version.";
    FLOOR_CHROME: "Il faut Chrome 79 ou plus récent\u{a0}; pour les jeux seuls, Chrome 69 suffit.", "It takes Chrome 79 or newer; for the games alone, Chrome 69 will do.";
    FLOOR_CHROME_WHERE: "La version se lit à l’adresse «\u{a0}chrome://version\u{a0}».", "The address “chrome://version” tells the version.";
    FLOOR_COMPUTER: "Il faut Chrome 79, Edge 79, Firefox 78, Safari 14 ou plus récent\u{a0}; pour les jeux seuls, Chrome 69 suffit.",
        "It takes Chrome 79, Edge 79, Firefox 78, Safari 14 or newer; for the games alone, Chrome 69 will do.";
    FLOOR_COMPUTER_WHERE: "La version se lit dans le menu du navigateur\u{a0}: Aide, À propos.", "The menu of the browser tells the version: Help, About.";

    // The card of the teacher.
    IS_INSTALLED: "Installée sur cet appareil.", "Installed on this device.";
    IS_TAB: "Ouverte dans un onglet, pas installée\u{a0}: «\u{a0}Installer\u{a0}» montre comment faire.",
        "Open in a tab, not installed: “Install” shows how.";
    IS_FILE: "Copie en un seul fichier\u{a0}: rien à installer, pas besoin de réseau.", "The copy in one file: nothing to install, no network needed.";
    FATE_VISIT: "Ce navigateur ne garde rien\u{a0}: la partie sera oubliée quand la page se fermera. Enregistrez-la en fichier, à la page «\u{a0}Partie\u{a0}».",
        "This browser keeps nothing: the game will be forgotten when the page closes. Save it as a file, on the page “Game”.";
    FATE_FULL: "L’appareil est presque plein\u{a0}: libérez de la place, ou enregistrez la partie en fichier.",
        "The device is almost full: free some room, or save the game as a file.";
    FATE_SEVEN_DAYS: "Safari oubliera la partie après sept jours sans ouvrir cette page. Installez l’application, ou enregistrez la partie en fichier.",
        "Safari will forget the game after seven days without opening this page. Install the app, or save the game as a file.";
    FATE_THIS_COMPUTER: "La partie reste dans le navigateur de cet ordinateur, tant que le fichier garde sa place\u{a0}: elle ne voyage pas avec la clé. Pour l’emporter, enregistrez-la en fichier.",
        "The game stays in the browser of this computer, as long as the file keeps its place: it does not travel with the stick. To take it along, save it as a file.";
    FATE_MAY_GO: "La partie est gardée. Le navigateur pourrait l’effacer si l’appareil manquait de place\u{a0}: une application installée est mieux gardée.",
        "The game is kept. The browser might drop it if the device lacked room: an installed app is kept better.";
    FATE_STAYS: "La partie est gardée\u{a0}: le navigateur ne l’efface pas de lui-même.", "The game is kept: the browser does not drop it by itself.";
    PRIVATE: "Une fenêtre privée oublie tout en se fermant\u{a0}; effacer les données du navigateur efface aussi les parties.",
        "A private window forgets everything when it closes; clearing the browser’s data clears the games too.";
}
