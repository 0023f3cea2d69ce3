// @ts-check
// Translations of the error panels in index.html, in the app's nine languages. They are separate from assets/words because the panels
// appear when nothing can be fetched. Running this script fills them in: in the app's language, or in that of the settings before the
// app has started.
(function () {
  /** @type {Record<string, Record<string, string>>} */
  var TEXTS = {
    fr: {
      stopped: "Petit accroc",
      saved: "L’application s’est arrêtée. La partie est gardée : rien n’est perdu.",
      reopen: "Rouvrir la dernière partie",
      unstarted: "L’application ne démarre pas",
      connection: "L’application n’a pas pu démarrer. Rien n’est perdu. Vérifiez la connexion, puis réessayez.",
      retry: "Réessayer",
      home: "Accueil",
    },
    en: {
      stopped: "A small hiccup",
      saved: "The app has stopped. The game is saved: nothing is lost.",
      reopen: "Reopen the last game",
      unstarted: "The app does not start",
      connection: "The app could not start. Nothing is lost. Check the connection, then try again.",
      retry: "Try again",
      home: "Home",
    },
    es: {
      stopped: "Un pequeño tropiezo",
      saved: "La aplicación se ha detenido. La partida está guardada: no se ha perdido nada.",
      reopen: "Reabrir la última partida",
      unstarted: "La aplicación no se inicia",
      connection: "La aplicación no ha podido iniciarse. No se ha perdido nada. Compruebe la conexión y vuelva a intentarlo.",
      retry: "Volver a intentar",
      home: "Inicio",
    },
    it: {
      stopped: "Un piccolo intoppo",
      saved: "L’applicazione si è fermata. La partita è salvata: non si è perso nulla.",
      reopen: "Riaprire l’ultima partita",
      unstarted: "L’applicazione non si avvia",
      connection: "L’applicazione non è riuscita ad avviarsi. Non si è perso nulla. Controlli la connessione, poi riprovi.",
      retry: "Riprova",
      home: "Inizio",
    },
    pt: {
      stopped: "Um pequeno percalço",
      saved: "A aplicação parou. O jogo está guardado: nada se perdeu.",
      reopen: "Reabrir o último jogo",
      unstarted: "A aplicação não arranca",
      connection: "A aplicação não conseguiu arrancar. Nada se perdeu. Verifique a ligação e tente de novo.",
      retry: "Tentar de novo",
      home: "Início",
    },
    tr: {
      stopped: "Küçük bir aksaklık",
      saved: "Uygulama durdu. Oyun kaydedildi: hiçbir şey kaybolmadı.",
      reopen: "Son oyunu yeniden aç",
      unstarted: "Uygulama açılmıyor",
      connection: "Uygulama başlatılamadı. Hiçbir şey kaybolmadı. Bağlantıyı denetleyin, sonra yeniden deneyin.",
      retry: "Yeniden dene",
      home: "Giriş",
    },
    uk: {
      stopped: "Невелика заминка",
      saved: "Застосунок зупинився. Гру збережено: нічого не втрачено.",
      reopen: "Знову відкрити останню гру",
      unstarted: "Застосунок не запускається",
      connection: "Застосунок не зміг запуститися. Нічого не втрачено. Перевірте з’єднання й спробуйте ще раз.",
      retry: "Спробувати ще раз",
      home: "Початок",
    },
    ar: {
      stopped: "عثرة صغيرة",
      saved: "توقّف التطبيق. اللعبة محفوظة: لم يضع شيء.",
      reopen: "إعادة فتح آخر لعبة",
      unstarted: "التطبيق لا يبدأ",
      connection: "لم يتمكّن التطبيق من البدء. لم يضع شيء. تحقّقوا من الاتصال ثم حاولوا من جديد.",
      retry: "المحاولة من جديد",
      home: "البداية",
    },
    "zh-Hans": {
      stopped: "出了点小问题",
      saved: "应用已停止运行。游戏已保存：什么都没有丢失。",
      reopen: "重新打开上一局游戏",
      unstarted: "应用打不开",
      connection: "应用未能启动。什么都没有丢失。请检查网络连接，然后重试。",
      retry: "再试一次",
      home: "首页",
    },
  };
  var root = document.documentElement;
  var isStarted = root.hasAttribute("data-motion");

  var language = function () {
    if (isStarted) return root.lang;
    try {
      return JSON.parse(localStorage.getItem(root.getAttribute("data-namespace") + "/settings") || "null").language;
    } catch (error) {
      return "fr";
    }
  };
  /**
   * @param {ParentNode} parent
   * @param {string} selector
   * @param {(element: HTMLElement) => void} work
   */
  var each = function (parent, selector, work) {
    Array.prototype.forEach.call(parent.querySelectorAll(selector), work);
  };
  var translate = function () {
    var tag = Object.prototype.hasOwnProperty.call(TEXTS, language()) ? language() : "fr";
    each(document, ".trouble", function (panel) {
      panel.lang = tag;
      panel.dir = tag === "ar" ? "rtl" : "ltr";
      each(panel, "[data-text]", function (element) {
        element.textContent = TEXTS[tag][element.getAttribute("data-text") || ""];
      });
    });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", translate);
  else translate();
})();
