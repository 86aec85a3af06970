import { expect, type Locator, type Page } from '@playwright/test';
import { confirmSaving } from '../dialogs.ts';
import { openList } from '../lists.ts';

export const listUrl = '/webui/Registro/Taccuino';
export const newUrl = '/webui/Registro/Taccuino/Nuova';

export async function openNew(page: Page): Promise<void> {
  await page.goto(newUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova segnalazione' })).toBeVisible();
  await expect(sheet(page, 'front')).toBeVisible();
}

export const sheet = (page: Page, view: 'front' | 'back') => page.locator(`[data-stage="${view}"]`);

export async function draw(page: Page, view: 'front' | 'back', height = 0.3): Promise<void> {
  // A wide page has both sheets next to each other.
  await expect(sheet(page, 'front').or(sheet(page, 'back')).first()).toBeVisible();
  if (!(await sheet(page, view).isVisible())) {
    // With the keyboard, because the sticky tools may cover the radio.
    await page.getByRole('radio', { name: view === 'front' ? 'Fronte' : 'Retro' }).press('Space');
  }
  const stage = sheet(page, view);
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (!box) throw new Error(`The ${view} sheet is not visible.`);
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.42, height));
  await page.mouse.down();
  await page.mouse.move(...at(0.5, height + 0.01), { steps: 4 });
  await page.mouse.move(...at(0.58, height), { steps: 4 });
  await page.mouse.up();
}

export const summary = (page: Page): Locator => page.getByRole('region', { name: 'Zone segnate' });

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
}

export async function openEntries(page: Page): Promise<Locator> {
  await page.goto(listUrl);
  return openList(page, 'Segnalazioni');
}

export const viewButtons = (list: Locator) => list.getByRole('button', { name: /^Visualizza/ });

/** On phones an entry is edited on its page, to which its row leads. */
export async function pressAction(list: Locator, action: string, description: string): Promise<void> {
  const button = list.getByRole('button', { name: new RegExp(`^${action}: .*${description}`) });
  const row = list.getByRole('link', { name: new RegExp(description) });
  await button.or(row).first().waitFor();
  if (await button.isVisible()) return button.click();
  expect(action, `an action on the row of an entry on a phone: ${description}`).toBe('Modifica');
  await row.click();
}
