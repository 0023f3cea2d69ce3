// The way to the teacher's page, past the question that only adults answer.
import { expect } from "@playwright/test";

/** Answers the gate's question. */
export async function passGate(page) {
  const question = page.locator("[data-gate-a]");
  const sum = await question.evaluate(({ dataset }) => Number(dataset.gateA) + Number(dataset.gateB));
  for (const digit of String(sum)) await page.locator(`[data-key="${digit}"]`).click();
  await page.locator('[data-key="ok"]').click();
  await expect(page.locator("main.page-teacher")).toBeVisible();
}

/** Opens one part of the teacher's page: settings, tables, game or observations. */
export async function openTeacher(page, part = "tables") {
  await page.goto("./#/maitre");
  await passGate(page);
  await page.locator(`[data-adult="tab-${part}"]`).click();
}

/** Opens a file as the teacher does. */
export async function importFile(page, content, name = "partie.partie") {
  await openTeacher(page, "game");
  const buffer = Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
  await page.locator("[data-adult=import]").setInputFiles({ name, mimeType: "application/json", buffer });
}
