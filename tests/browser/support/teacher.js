// The teacher's page, behind the parental gate.
import { expect } from "@playwright/test";

/** Answers the gate's question. */
export async function answerGate(page) {
  const question = page.locator("[data-gate-a]");
  const sum = await question.evaluate(({ dataset }) => Number(dataset.gateA) + Number(dataset.gateB));
  for (const digit of String(sum)) await page.locator(`[data-key="${digit}"]`).click();
  await page.locator('[data-key="ok"]').click();
}

/** Passes the parental gate. */
export async function passGate(page) {
  await answerGate(page);
  await expect(page.locator("main.page-teacher")).toBeVisible();
}

/** Exports the game file from the end of a game, through the gate. */
export async function exportFile(page) {
  await page.locator(".victory-buttons [data-adult=export]").click();
  await passGate(page);
  const waits = page.waitForEvent("download");
  await page.locator(".game-data [data-adult=export]").click();
  return waits;
}

/** Opens one part of the teacher's page: settings, tables, game or observations. */
export async function openTeacher(page, part = "tables") {
  await page.goto("./#/maitre");
  await passGate(page);
  await page.locator(`[data-adult="tab-${part}"]`).click();
}

/** Imports a file as the teacher does. */
export async function importFile(page, content, name = "partie.partie") {
  await openTeacher(page, "game");
  const buffer = Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
  await page.locator("[data-adult=import]").setInputFiles({ name, mimeType: "application/json", buffer });
}
