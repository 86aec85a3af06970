import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';

export const list = '/webui/calcolatricemedica/calcoloScores';

interface PatientData {
  age: number | null;
  sex: 'female' | 'male' | 'unknown';
}

export async function mockPatient(page: Page, { age, sex }: PatientData): Promise<void> {
  await page.route('**/api/patient/*', async (route) => {
    const response = await route.fetch();
    const record = await response.json();
    const json = { ...record, paziente_nascita: null, paziente_eta: age, paziente_sesso: sex };
    await route.fulfill({ response, json });
  });
}

/** Answers all other questions with no. */
export async function answer(page: Page, yes: readonly string[]): Promise<void> {
  const questions = page.getByRole('main').getByRole('radiogroup');
  await expect(questions.first()).toBeVisible();
  for (const question of await questions.all()) {
    if ((await question.getAttribute('aria-disabled')) === 'true') continue;
    const label = ((await question.locator('legend').textContent()) ?? '').trim();
    const reply = yes.some((text) => label.startsWith(text)) ? 'Sì' : 'No';
    const option = question.getByRole('radio', { name: reply, exact: true });
    if ((await option.count()) > 0) await option.check();
  }
}

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByRole('textbox', { name: label }).fill(value);
}

export const result = (page: Page): Locator => page.getByRole('region', { name: 'Risultato' });

export const row = (page: Page, label: string): Locator =>
  result(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) });

export const compute = (page: Page) => page.getByRole('button', { name: 'Calcola', exact: true }).click();

/** Returns the request body. */
export async function save(page: Page, name: string): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/score'));
  const reloaded = page.waitForResponse((response) => response.url().endsWith(`/${name}`) && response.status() === 200);
  await page.getByRole('button', { name: 'Salva il risultato' }).click();
  const body = (await sent).postDataJSON();
  const history = await (await reloaded).json();
  expect(history[0].valore_score).toBe(body.valore_score);
  return body;
}

export const runningTotal = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'Punteggio' }).locator('xpath=..');

/** Returns ancestors that are grids, whose rows overlap when printed. */
export function gridAncestors(element: Element): string[] {
  const found: string[] = [];
  for (let one = element.parentElement; one?.closest('form'); one = one.parentElement) {
    if (getComputedStyle(one).display === 'grid') found.push(`${one.tagName} ${one.className}`);
  }
  return found;
}

/** Returns pixels; negative when they overlap. */
export async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  if (!above || !below) throw new Error('An element is not visible.');
  return below.y - (above.y + above.height);
}
