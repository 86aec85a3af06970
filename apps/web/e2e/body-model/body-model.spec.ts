import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';
import { openEntries, save } from '../notebook/drawing.ts';
import { scrolled, touch, visibleBox } from '../touch.ts';

const url = '/webui/model/model3d';
const body = (page: Page) => page.locator('[data-stage="body"]');
const summary = (page: Page) => page.getByRole('region', { name: 'Zone segnate' });
const words = (page: Page) => summary(page).getByRole('listitem');

async function open(page: Page): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Corpo in 3D' })).toBeVisible();
  // Computing the body takes seconds on a slow machine.
  await expect(body(page)).toBeVisible({ timeout: 30_000 });
}

/** Coordinates are shares of the stage's height, from its middle and its upper edge. */
async function paint(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await body(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const box = await body(page).boundingBox();
  if (!box) throw new Error('The body is not visible.');
  const at = ([x, y]: readonly [number, number]) =>
    [box.x + box.width / 2 + x * box.height, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 6 });
  await page.mouse.up();
}

// covers R-40 S-65
test('a visitor paints the body and downloads two pictures without a request to the server', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
  });
  await open(page);
  const levels = ['Nessuno', 'Lieve', 'Moderato', 'Intenso', 'Forte', 'Molto forte'];
  const choices = page.getByRole('group', { name: /dolore/i }).locator('label');
  await expect(choices).toHaveText(levels.map((level, index) => `${index + 1}${level}`));
  // Each level paints over the previous one, and "Nessuno" erases.
  for (const level of ['Intenso', 'Nessuno', 'Forte']) {
    await page.getByRole('radio', { name: level, exact: true }).press('Space');
    await paint(page, [-0.06, 0.56], [-0.05, 0.58]);
    await expect(words(page)).toHaveText(level === 'Nessuno' ? [] : [new RegExp(`Coscia destra: ${level}`)]);
  }
  await page.getByRole('button', { name: 'Retro', exact: true }).click();
  await page.getByRole('radio', { name: 'Lieve', exact: true }).press('Space');
  await paint(page, [0.03, 0.3], [0.05, 0.3]);
  await expect(words(page)).toHaveText([/Coscia destra: Forte/, /: Lieve/]);
  await page.getByRole('button', { name: 'Annulla tratto' }).click();
  await expect(words(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Ripeti' }).click();
  await expect(words(page)).toHaveCount(2);
  // Resizing the window ends the stroke, because later points would be in the wrong place.
  const box = await body(page).boundingBox();
  if (!box) throw new Error('The body is not visible.');
  await page.mouse.move(box.x + box.width / 2 + 0.03 * box.height, box.y + 0.3 * box.height);
  await page.mouse.down();
  await page.setViewportSize({ width: 700, height: 700 });
  await expect.poll(async () => (await body(page).boundingBox())?.height).not.toBe(box.height);
  await body(page).hover({ position: { x: 330, y: 300 }, force: true });
  await page.mouse.up();
  await expect(words(page)).toHaveText([/Coscia destra: Forte/, /: Lieve/]);

  await expect(page.getByText('Questa pagina non conserva nulla.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crea una segnalazione' })).toHaveCount(0);
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await page.getByRole('button', { name: 'Scarica le immagini' }).click();
  await expect.poll(() => names.toSorted()).toEqual(['corpo-fronte.png', 'corpo-retro.png']);

  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))).not.toContain('png');
});

test('on a phone, scrolling paints nothing and painting has a full-screen mode', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  await body(page).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  const { x, y, width, height } = await visibleBox(body(page));
  const middle = x + width / 2;
  await touch(page, [{ from: [middle, y + height * 0.8], to: [middle, y + height * 0.3] }]);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 50);
  await expect(words(page)).toHaveCount(0);

  const draw = page.getByRole('button', { name: 'Disegna', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Corpo in 3D' });
  await page.touchscreen.tap(middle, y + height * 0.4);
  await expect(dialog).toBeVisible();
  await expect(words(page)).toHaveCount(0);
  // The phone's back gesture closes it like Escape.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(draw).toBeFocused();

  await draw.tap();
  const large = dialog.locator('[data-stage="body"]');
  await expect(large).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await visibleBox(large)).height).toBeGreaterThan(280);
  await expectAccessible(page);
  const still = await scrolled(page);
  const now = await visibleBox(large);
  const centre = now.x + now.width / 2;
  const chest = now.y + now.height * 0.3;
  await touch(page, [{ from: [centre - 5, chest], to: [centre + 5, chest + 40] }]);
  await expect(dialog.getByRole('button', { name: 'Annulla tratto' })).toBeEnabled();
  await touch(page, [{ from: [now.x + 8, chest + 60], to: [now.x + 8, chest - 60] }]);
  expect(await scrolled(page)).toBe(still);
  await dialog.getByRole('button', { name: 'Fatto', exact: true }).tap();
  await expect(dialog).toBeHidden();
  await expect(draw).toBeFocused();
  await expect(words(page)).not.toHaveCount(0);
  await expectNoHorizontalScroll(page);
});

test('with text at 200 % the full-screen mode shows the body, its tools and the close button', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('button', { name: 'Disegna', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Corpo in 3D' });
  await expect(dialog.getByRole('button', { name: 'Fatto', exact: true })).toBeInViewport({ ratio: 1 });
  const large = dialog.locator('[data-stage="body"]');
  await expect(large).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await visibleBox(large)).height).toBeGreaterThan(200);
});

test.describe('signed in', () => {
  test.use({ user: patient });

  // covers S-65
  test('a body painted by keyboard becomes a notebook entry', async ({ page }) => {
    await open(page);
    const name = `Dal corpo in 3D ${Date.now()}`;
    await body(page).focus();
    await page.keyboard.press('6');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(words(page)).toHaveText([/Torace destro: Molto forte/]);
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(words(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Crea una segnalazione' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Nuova segnalazione' })).toBeVisible();
    await expect(page).toHaveURL(/\/Nuova\?da=modello$/);
    const front = page.getByRole('main').getByRole('img', { name: /fronte/i });
    await expect(front).toBeVisible();
    const size = () => front.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(size).toEqual([419, 866]);
    await expect(page.getByText('Torace destro, davanti: molto forte', { exact: false }).first()).toBeVisible();
    // The draft is on the server and survives a reload.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    const choice = page.getByRole('region', { name: 'Hai una bozza non salvata' });
    await choice.getByRole('button', { name: 'Continua la bozza' }).click();
    await expect(front).toBeVisible();
    await page.getByLabel('Descrizione').fill(name);
    await page.getByLabel('Livello di confidenzialità').selectOption('Basso');
    await expectAccessible(page);
    await save(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Taccuino del dolore' })).toBeVisible();

    const list = await openEntries(page);
    await list.getByRole('button', { name: new RegExp(`^Visualizza: .*${name}`) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: /retro/i })).toBeVisible();
    await expect(dialog.getByText('Torace destro, davanti: molto forte', { exact: false }).first()).toBeVisible();
  });
});
