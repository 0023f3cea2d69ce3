// Scenes of the class at the board, one a feature. Each receives the pupils' page, opens the projector if it shows something there,
// and takes its pictures with `shoot`.
import { expect } from "@playwright/test";
import { choosePieces, callNext, settle } from "../../../tests/browser/support/arena.js";
import { GAMES } from "../../../tests/browser/support/catalogue.js";
import { GAME, drawn, open, pauseWithTools, rest, small, tap } from "../../../tests/browser/support/game.js";
import { openTeacher } from "../../../tests/browser/support/teacher.js";
import { overGame } from "../../../tests/browser/support/whole-games.js";

/** A knight two squares before a small dragon. */
const NEAR = "1gt1g1/1d1dd1/6/2d3/6/2C3/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0";
/** A knight beside a small dragon. */
const MEET = "1gt1g1/1d1dd1/6/2d3/2C3/6/6/1SS1S1/3PC1 c1,x,d9,x P play - - 012/123456/100 0";
/** A great dragon attacks a knight. */
const FIGHT = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
/** The dragons take the castle with their first step. */
const AHEAD = "6/6/6/6/6/6/6/1t4/3P2 b1,e1,e9,b9 D play - - 012/123456/100 0";

/** Returns a saved game; `players` names the computer players. */
const savedGame = (start, players = ["", ""], seed = 7) => ({
  [GAME]: {
    banners: [],
    partie: { actions: [], format: "partie/1", game: GAMES[0], options: {}, start },
    players,
    seed,
    thrown: [false, false],
    undone: [],
  },
});

const press = (page, name, number = 0) => page.locator(`[data-adult="${name}"]`).nth(number).dispatchEvent("click");
const touch = (page, name) => page.locator(`[data-tap="${name}"]`).first().dispatchEvent("click");

/** Shows a page of the desk in the projector window. */
async function show(page, name) {
  await press(page, "show-menu");
  await page.locator(".class-parts").getByRole("button", { name }).click();
}

async function showToClass({ page, openWall, shoot }) {
  await open(page, { position: small() });
  // A game is saved from its first step on.
  for (const cell of ["b2", "b3"]) await tap(page, cell);
  const wall = await openWall();
  await openTeacher(page, "tables");
  await show(page, "Tableaux de combat");
  await wall.locator(".class-tables").waitFor();
  await shoot("Montrer à la classe : les tableaux, cachés");
  const result = wall.locator('[data-adult="class-result"]').nth(15);
  await result.press("Enter");
  await shoot("Une question");
  await result.press("Enter");
  await shoot("La réponse");
  for (const [name, place] of [
    ["Les 36 lancers possibles", ".class-chances"],
    ["Les mots des chevaliers", ".page-words"],
    ["Le défi du\u{a0}jour", ".page-course"],
    ["Le conte", ".page-tale"],
    ["Les règles", ".page-course"],
    ["Le plateau de la partie", ".page-projector section[data-shows=chevaliers]"],
  ]) {
    await show(page, name);
    await wall.locator(place).first().waitFor();
    await drawn(wall);
    await shoot(name);
  }
}

async function stop({ page, openWall, shoot }) {
  await open(page, { position: small() });
  await openWall();
  await shoot("La partie");
  await press(page, "pause");
  await page.locator(".pause-title").waitFor();
  await shoot("Stop, on regarde");
  await press(page, "tools");
  await page.locator(".pause-paper").waitFor();
  await shoot("Les outils de l’adulte");
  await press(page, "resume");
  await page.locator(".pause").waitFor({ state: "detached" });
  await shoot("On reprend");
}

async function council({ page, openWall, shoot }) {
  await open(page, { position: small() });
  await openWall();
  await pauseWithTools(page);
  await press(page, "council");
  await page.locator(".council-place").first().waitFor();
  await shoot("Le conseil : touche un pion, puis sa case");
  await press(page, "council-propose");
  await expect(page.locator(".council-card:not(.empty) .council-sign")).toHaveCount(3);
  await shoot("Trois coups");
  await press(page, "council-vote");
  for (const [sign, hands] of [2, 12, 7].entries()) {
    for (let hand = 0; hand < hands; hand += 1) await press(page, "council-raise", sign);
  }
  await shoot("Le vote");
  await press(page, "council-compare");
  await page.locator(".council-card.wins").waitFor();
  await shoot("On compare");
  await press(page, "council-play");
  await rest(page);
  await shoot("Le coup est joué");
}

async function problemOfDay({ page, shoot }) {
  await page.goto("./");
  await page.locator("main:not([data-prerendered])").waitFor();
  await shoot("Le troisième bouton de l’accueil");
  await page.goto("./#/defis/chevaliers?numero=3");
  await page.locator("section.problem[data-stage=awaited]").waitFor();
  await shoot("Le défi");
  await press(page, "class-vote");
  for (const [at, hands] of [0, 7, 12, 0, 3].entries()) {
    for (let hand = 0; hand < hands; hand += 1) await press(page, "class-hand", at);
  }
  await shoot("La classe répond sur ses doigts");
  await press(page, "class-compare");
  await shoot("On compare");
  await press(page, "class-try");
  await page.locator("section.problem[data-stage=solved]").waitFor();
  await shoot("La solution");
  await page.goto("./#/imprimer/chevaliers?feuille=calendrier");
  await page.locator("svg.printed-sheet").first().waitFor();
  await shoot("Un mois de défis sur papier");
}

async function toldMoves({ page, openWall, shoot }) {
  await open(page, { position: NEAR });
  await openWall();
  for (const name of ["c4", "c5", "b2", "b3"]) await tap(page, name);
  await page.locator(".remark .said").waitFor();
  await shoot("Le coup est raconté");
}

async function announcedMoves({ page, openWall, shoot }) {
  await open(page, { position: NEAR });
  await openWall();
  await tap(page, "c4");
  await tap(page, "b5");
  await page.locator(".way-answers").waitFor();
  await shoot("Dis avant de jouer");
  await tap(page, "diagonal");
  await shoot("Le coup est joué");
}

async function arena({ page, shoot }) {
  await page.goto("./#/arene");
  await page.locator(".arena-piece").first().waitFor();
  await shoot("L’arène : deux pions");
  await choosePieces(page);
  await page.locator("[data-tap=roll]").first().waitFor();
  await shoot("Les dés");
  await settle(page);
  await shoot("Les tours");
  for (let fights = 1; fights < 10; fights += 1) {
    await callNext(page);
    await choosePieces(page);
    await settle(page);
  }
  await callNext(page);
  await page.locator(".arena-histogram").waitFor();
  await shoot("Que s’est-il passé ?");
}

async function tale({ page, shoot }) {
  await page.goto("./#/conte/chevaliers");
  const next = page.locator(".course-next");
  for (let number = 0; number < 8; number += 1) {
    await page.locator(".tale-picture use").nth(1).waitFor();
    await shoot(`Le conte, page ${number + 1}`);
    if ((await next.locator('use[href="#icon-check"]').count()) > 0) break;
    await next.press("Enter");
    await drawn(page);
  }
  await page.goto("./#/imprimer/chevaliers?feuille=conte");
  await page.locator(".book-code").first().waitFor();
  await shoot("Le petit livre et ses carrés");
}

async function suitcase({ page, shoot }) {
  await page.goto("./#/imprimer/chevaliers");
  await page.locator("svg.printed-sheet").first().waitFor();
  await shoot("La valise");
  const download = page.waitForEvent("download");
  await press(page, "pdf");
  await page.locator(".print-progress progress").waitFor();
  await shoot("Le fichier se prépare");
  await download;
  await page.locator(".print-progress progress").waitFor({ state: "detached" });
  await shoot("Le fichier est prêt");
}

async function crests({ page, openWall, shoot }) {
  await page.goto(`./#/preparation/${GAMES[0]}`);
  for (const [army, crest] of [
    [0, "crest-sun"],
    [1, "crest-cat"],
  ]) {
    await page.locator("[data-army]").nth(army).click();
    await page
      .locator(".crest-choice")
      .filter({ has: page.locator(`use[href="#${crest}"]`) })
      .dispatchEvent("click");
    await shoot("Choisis ton emblème");
    await page.keyboard.press("Escape");
    await page.locator(".crest-row").waitFor({ state: "detached" });
  }
  await open(page, { position: NEAR });
  await openWall();
  await tap(page, "c4");
  await tap(page, "c5");
  await shoot("Les emblèmes sur le plateau");
  await page.goto(`./#/imprimer/${GAMES[0]}?feuille=pions-a4`);
  await page.locator("svg.printed-sheet").first().waitFor();
  await shoot("Les emblèmes sur papier");
}

async function faceToFace({ page, openWall, shoot }) {
  await page.goto(`./#/preparation/${GAMES[0]}`);
  await shoot("Côte à côte ou face à face");
  await page.goto(`./#/jeu/${GAMES[0]}?anim=0`);
  await rest(page);
  await openWall();
  await shoot("La partie, face à face");
  for (const name of ["c5", "c6"]) await tap(page, name);
  await page.locator(".half").first().waitFor();
  await shoot("Deux dés");
  for (let die = 0; die < 2; die += 1) await touch(page, "roll");
  await expect(page.locator(".half .answer")).toHaveCount(12);
  await shoot("Deux questions à la fois");
}

async function presets({ page, shoot }) {
  await openTeacher(page, "settings");
  await page.locator("[data-preset]").first().scrollIntoViewIfNeeded();
  await shoot("Les réglages tout prêts");
  await page.goto("./#/preparation/chevaliers");
  await page.locator(".setup-cards, main").first().waitFor();
  await drawn(page);
  await shoot("Les durées sur les cartes");
}

async function treasureCount({ page, shoot }) {
  await page.clock.install();
  await page.goto("./#/jeu/chevaliers?anim=0");
  await rest(page);
  for (const name of ["b2", "b1", "end", "d1", "d2"]) await tap(page, name);
  await page.clock.runFor(16 * 60_000);
  await page.locator(".table-button").click();
  await page.getByRole("dialog").waitFor();
  await shoot("C’est l’heure");
  await page.getByRole("button", { name: "On compte" }).click();
  await page.locator(".counting").waitFor();
  await page.clock.runFor(3_000);
  await shoot("On compte les trésors");
}

async function misreading({ page, shoot }) {
  await page.goto("./#/jeu/chevaliers?anim=0");
  await rest(page);
  await touch(page, "roll");
  await expect(page.locator(".fight .ribbon-text")).toHaveText(/^Moi, je lis/);
  await shoot("Copain lit son dé");
}

async function statement({ page, shoot }) {
  await page.goto("./#/credits");
  const heading = page.getByRole("heading", { name: /Accessibilité/ }).first();
  await heading.scrollIntoViewIfNeeded();
  await shoot("La déclaration d’accessibilité");
}

/** Scenes by name, with the settings and saved data that they need. */
export const SCENES = [
  { name: "show", play: showToClass },
  { name: "stop", play: stop },
  { name: "council", play: council },
  { name: "problem-of-day", play: problemOfDay },
  { name: "told-moves", play: toldMoves },
  { name: "announced-moves", settings: { announces: true }, play: announcedMoves },
  { name: "arena", settings: { help: "shown" }, play: arena },
  { name: "tale", saved: () => ({ [GAME]: overGame(GAMES[0]) }), play: tale },
  { name: "suitcase", play: suitcase },
  { name: "crests", play: crests },
  {
    name: "face-to-face",
    settings: { help: "asked", lowered: false },
    saved: () => ({ [GAME]: { ...savedGame(MEET)[GAME], facing: true } }),
    play: faceToFace,
  },
  { name: "presets", play: presets },
  { name: "treasure-count", settings: { "count-after": "15" }, saved: () => savedGame(AHEAD), play: treasureCount },
  { name: "misreading", settings: { help: "asked", misreads: true }, saved: () => savedGame(FIGHT, ["", "2"]), play: misreading },
  { name: "statement", play: statement },
];
