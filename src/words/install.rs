//! Installation of the app, and the games saved on the device.

engine::phrases! {
    /// Title of the page.
    TITLE: "Installer";
    /// Label of the choice.
    WHICH: "Sur quel appareil\u{a0}?";
    IPAD: "iPad";
    ANDROID: "Android";
    CHROMEBOOK: "Chromebook";
    WINDOWS: "Windows";
    BOARD: "Tableau";

    IPAD_1: "Dans Safari, touchez Partager.";
    IPAD_2: "Choisissez «\u{a0}Sur l’écran d’accueil\u{a0}», puis Ajouter.";
    ANDROID_1: "Dans Chrome, touchez le menu.";
    ANDROID_2: "Choisissez «\u{a0}Ajouter à l’écran d’accueil\u{a0}», puis Installer.";
    HOME_3: "Touchez l’icône de Table ronde.";
    BAR_CHROME: "Dans Chrome, cliquez sur cette icône, au bout de la barre d’adresse.";
    BAR_EDGE: "Dans Edge ou Chrome, cliquez sur cette icône, au bout de la barre d’adresse.";
    ASK_2: "Cliquez sur Installer.";
    SHELF_3: "Ouvrez Table ronde par son icône, en bas de l’écran.";
    BOARD_1: "Apportez le fichier «\u{a0}table-\u{2060}ronde.html\u{a0}» sur une clé USB.";
    BOARD_2: "Touchez-le deux fois\u{a0}: il s’ouvre dans Chrome, Edge ou Firefox, sans réseau.";
    BOARD_3: "La touche F11 met le jeu en plein écran.";

    // Texts in the pictures, as the devices show them.
    MENU_COPY: "Copier";
    MENU_BOOKMARK: "Ajouter aux favoris";
    MENU_HOME_IPAD: "Sur l’écran d’accueil";
    MENU_NEW_TAB: "Nouvel onglet";
    MENU_HISTORY: "Historique";
    MENU_HOME_ANDROID: "Ajouter à l’écran d’accueil";
    ASK_INSTALL: "Installer l’application\u{a0}?";
    YES_INSTALL: "Installer";
    NO_INSTALL: "Annuler";

    NOTE_IPAD: "Avant d’installer sur iPad, enregistrez votre partie.";
    NOTE_IPAD_WHY: "L’onglet de Safari et l’application installée ne partagent pas ce qu’ils gardent\u{a0}: le coin de l’adulte, page «\u{a0}Partie\u{a0}», enregistre un fichier et le rouvre. Safari oublie après sept jours sans visite\u{a0}; l’application installée, non.";
    NOTE_ONCE: "Une seule connexion suffit.";
    NOTE_ONCE_WHY: "Quand «\u{a0}Prête hors connexion\u{a0}» s’affiche en haut de cette page, tout est sur l’appareil\u{a0}: le réseau peut être coupé.";
    NOTE_BOARD: "Un tableau Android ou Windows s’installe aussi comme une tablette ou un ordinateur.";
    NOTE_BOARD_WHY: "Demandez le fichier à la personne qui héberge le site\u{a0}: il est dans l’archive de Table ronde. Les parties restent dans le navigateur du tableau, pas sur la clé.";

    // Minimum versions, and where a device shows its version.
    FLOOR_IPAD: "Il faut iPadOS 14 ou plus récent\u{a0}; pour les jeux seuls, iOS 12 suffit.";
    FLOOR_IPAD_WHERE: "La version se lit dans Réglages, Général, Informations.";
    FLOOR_CHROME: "Il faut Chrome 79 ou plus récent\u{a0}; pour les jeux seuls, Chrome 69 suffit.";
    FLOOR_CHROME_WHERE: "La version se lit à l’adresse «\u{a0}chrome://version\u{a0}».";
    FLOOR_COMPUTER: "Il faut Chrome 79, Edge 79, Firefox 78, Safari 14 ou plus récent\u{a0}; pour les jeux seuls, Chrome 69 suffit.";
    FLOOR_COMPUTER_WHERE: "La version se lit dans le menu du navigateur\u{a0}: Aide, À propos.";

    // Card on the teacher page.
    IS_INSTALLED: "Installée sur cet appareil.";
    IS_TAB: "Ouverte dans un onglet, pas installée\u{a0}: «\u{a0}Installer\u{a0}» montre comment faire.";
    IS_FILE: "Copie en un seul fichier\u{a0}: rien à installer, pas besoin de réseau.";
    FATE_VISIT: "Ce navigateur ne garde rien\u{a0}: la partie sera oubliée quand la page se fermera. Enregistrez-la en fichier, à la page «\u{a0}Partie\u{a0}».";
    FATE_FULL: "L’appareil est presque plein\u{a0}: libérez de la place, ou enregistrez la partie en fichier.";
    FATE_POWER_CUT: "Le stockage de cet appareil répond mal\u{a0}: les parties pourraient ne pas survivre à une coupure de courant. Fermez l’application et rouvrez-la, ou enregistrez la partie en fichier.";
    FATE_SEVEN_DAYS: "Safari oubliera la partie si vous n’ouvrez pas cette page pendant sept jours. Installez l’application, ou enregistrez la partie en fichier.";
    FATE_THIS_COMPUTER: "La partie reste dans le navigateur de cet ordinateur, tant que le fichier garde sa place\u{a0}: elle ne voyage pas avec la clé. Pour l’emporter, enregistrez-la en fichier.";
    FATE_MAY_GO: "La partie est gardée. Le navigateur pourrait l’effacer si l’appareil manquait de place\u{a0}: une application installée est mieux gardée.";
    FATE_STAYS: "La partie est gardée\u{a0}: le navigateur ne l’efface pas de lui-même.";
    PRIVATE: "Une fenêtre privée oublie tout en se fermant\u{a0}; effacer les données du navigateur efface aussi les parties.";
}
