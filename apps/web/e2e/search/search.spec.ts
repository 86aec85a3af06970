import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, patient, test } from '../journey.ts';

test.use({ user: patient });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cerca' });
const statusOf = (page: Page) =>
  dialogOf(page)
    .getByRole('status')
    .filter({ hasText: /risultat/ });
const openSearch = (page: Page) => page.getByRole('button', { name: 'Cerca nel libretto' }).click();

test('one field finds records of every kind with one tap, and none is stored', { tag: '@sizes' }, async ({ page }) => {
  await page.goto('/webui/Registro/SchedaPaziente');
  await openSearch(page);
  const dialog = dialogOf(page);
  const field = dialog.getByRole('searchbox', { name: 'Cerca nel libretto' });
  await expect(field).toBeFocused();

  const sent = page.waitForRequest('**/api/cerca');
  await field.fill('ginocchio');
  const request = await sent;
  expect([request.method(), request.url()]).toEqual(['POST', expect.stringMatching(/\/api\/cerca$/)]);
  await expect(statusOf(page)).toHaveText(/^\d+ risultat[oi]$/);
  const notebook = dialog.getByRole('region', { name: /^Taccuino \d+$/ });
  await expect(notebook.getByRole('link').first()).toContainText(/ginocchio/i);
  await expect(notebook.getByText('ginocchio').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await notebook.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/Registro\/Taccuino\/\d+$/);
  await expect(dialog).toBeHidden();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  expect(stored).not.toContain('ginocchio');

  // Back from a result, the search goes on where it was, and typing begins another.
  await page.goBack();
  await openSearch(page);
  await expect(field).toHaveValue('ginocchio');
  await expect(notebook.getByRole('link').first()).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('Inderal');
  await expect(field).toHaveValue('Inderal');
  await page.reload();
  await openSearch(page);
  await expect(field).toHaveValue('');
});

test('dates, substances, doctors, pages and words with a typo are found', async ({ page }) => {
  await page.goto('/webui/Registro/Farmaci');
  await openSearch(page);
  const dialog = dialogOf(page);
  const field = dialog.getByRole('searchbox');
  const find = async (text: string, group: RegExp, result: RegExp) => {
    await field.fill(text);
    await expect(dialog.getByRole('region', { name: group }).getByRole('link', { name: result }).first()).toBeVisible();
  };
  await find('Bianchi', /^Medici/, /Elena Bianchi/);
  await find('penicilina', /^Diagnosi/, /Allergia alla penicillina/);
  const forbidden = /^Augmentin.*Farmaco vietato · tra le penicilline/;
  await find('penicilina', /^Farmaci/, forbidden);
  await expect(dialog.getByText('Cure', { exact: true })).toHaveCount(1);
  await find('mal di testa', /^Taccuino/, /^Mal di testa/);
  await expect(dialog.getByRole('link', { name: /mal di pancia/ })).toHaveCount(0);
  await find('propranololo', /^Farmaci/, /Inderal/);
  await find('vaccini', /^Pagine e strumenti/, /^Vaccini$/);
  await find('calcolatori', /^Pagine e strumenti/, /^Dosi$/);
  await find('privacy', /^Pagine e strumenti/, /^Chi vede che cosa$/);
  await find('tessera', /^Pagine e strumenti/, /^Scheda di emergenza$/);
  await find('esci', /^Pagine e strumenti/, /^Account$/);
  await field.fill('zzzzzz');
  await expect(statusOf(page)).toHaveText('Nessun risultato per «zzzzzz»');
  await expect(dialog.getByText('prova con una parola sola o con una data')).toBeVisible();
});

test('all results of a kind are shown on request', async ({ page }) => {
  await page.goto('/webui/Registro/Visite');
  await openSearch(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('searchbox').fill('pressione');
  const readings = dialog.getByRole('region', { name: /^Rilevazioni \d+$/ });
  const trend = readings.getByRole('link', { name: /^Pressione · / });
  const total = (await readings.getByRole('heading').textContent())?.match(/\d+$/)?.[0];
  const newest = await readings.getByRole('link').nth(1).textContent();
  const value = newest?.match(/\d+\/\d+/)?.[0];
  await expect(trend).toHaveText(new RegExp(`^Pressione · ${total} misurazioni, ultima ${value} il \\d+ [a-z]{3}$`));
  await expect(readings.getByRole('link')).toHaveCount(1 + 3);
  await readings.getByRole('button', { name: 'Mostra tutte Rilevazioni' }).click();
  await expect.poll(() => readings.getByRole('link').count()).toBeGreaterThan(10);
  await trend.click();
  await expect(page).toHaveURL(/\/Registro\/Visite\/misure\/pressione$/);
});

test('of a pain that is written again and again the newest three are shown first', async ({ page }) => {
  await page.goto('/webui/Registro/Taccuino');
  await openSearch(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('searchbox').fill('destra');
  const notebook = dialog.getByRole('region', { name: /^Taccuino \d+$/ });
  await expect(notebook.getByRole('link')).toHaveCount(3);
  await notebook.getByRole('button', { name: 'Mostra tutti Taccuino' }).click();
  await expect.poll(() => notebook.getByRole('link').count()).toBeGreaterThan(3);
});

test('the keyboard opens the search, walks through the results and returns', async ({ page }) => {
  await page.goto('/webui/Registro/Esami');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Cerca nel libretto' }).first().focus();
  await page.keyboard.press('Control+k');
  const dialog = dialogOf(page);
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('ginocchio');
  await expect(statusOf(page)).toHaveText(/^\d+ risultat[oi]$/);
  const results = dialog.getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(results.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  // The first empties the field, as in every search.
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cerca nel libretto' }).first()).toBeFocused();
});

test('before anything is typed it leads to the parts of the record, also by keyboard @phone', async ({ page }) => {
  await page.goto('/webui/Registro/SchedaPaziente');
  await openSearch(page);
  const dialog = dialogOf(page);
  const places = dialog.getByRole('region', { name: 'Vai a' });
  const names = ['Esami', 'Farmaci', 'Visite', 'Rilevazioni', 'Documenti'];
  for (const name of names) await expect(places.getByRole('link', { name, exact: true })).toBeInViewport();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const field = dialog.getByRole('searchbox');
  await field.fill('e');
  await expect(places).toHaveCount(0);
  await field.fill('');
  await field.press('ArrowDown');
  await expect(places.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(places.getByRole('link').nth(1)).toBeFocused();
  await places.getByRole('link', { name: 'Rilevazioni', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Rilevazioni' })).toBeFocused();
});

test('a failed search is repeated', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource|ERR_FAILED/);
  await page.goto('/webui/Registro/Visite');
  await openSearch(page);
  const dialog = dialogOf(page);
  await page.route('**/api/cerca', (route) => route.abort());
  await dialog.getByRole('searchbox').fill('ginocchio');
  const failure = dialog.getByText('Non riusciamo a cercare nel libretto. Riprova.');
  await expect(failure).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/cerca');
  await dialog.getByRole('button', { name: 'Riprova' }).click();
  await expect(failure).toBeHidden();
  await expect(statusOf(page)).toHaveText(/^\d+ risultat[oi]$/);
});
