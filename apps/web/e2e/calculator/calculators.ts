import { expect, type Locator, type Page } from '@playwright/test';

export const dosesUrl = '/webui/calcolatricemedica/Dosi';
export const clearanceUrl = '/webui/calcolatricemedica/Clearance';
export const libraryUrl = '/webui/calcolatricemedica/Calcolatori';

export async function changePatient(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route('**/api/patient/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
}

export function bornYearsAgo(years: number): string {
  const day = new Date(Date.now() - 24 * 60 * 60_000);
  // 29 February exists in leap years only.
  return `${day.getFullYear() - years}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(Math.min(28, day.getDate())).padStart(2, '0')}`;
}

export const form = (page: Page, name: string): Locator => page.getByRole('form', { name, exact: true });
export const result = (page: Page, name: string): Locator => page.getByRole('region', { name: `Risultato: ${name}` });
export const calculate = (of: Locator) => of.getByRole('button', { name: 'Calcola' }).click();

/** Matches the start of the label, because required fields add a suffix. */
export const field = (of: Locator | Page, label: string): Locator =>
  of.getByRole('textbox', { name: new RegExp(`^${label}`) });

const cardHeading = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });

export async function openCard(page: Page, title: string): Promise<void> {
  await expect(cardHeading(page, title)).toBeVisible();
  await expect(form(page, title)).toBeHidden();
  await cardHeading(page, title).click();
  await expect(form(page, title)).toBeVisible();
}

export async function closeCard(page: Page, title: string): Promise<void> {
  await expect(form(page, title)).toBeVisible();
  await cardHeading(page, title).click();
  await expect(form(page, title)).toBeHidden();
}

export async function fillMeasures(page: Page, weight: string, height: string): Promise<void> {
  await field(page, 'Peso').fill(weight);
  await field(page, 'Altezza').fill(height);
}
