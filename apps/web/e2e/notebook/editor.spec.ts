import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, notices, radioLabel, saveFailure } from '../dialogs.ts';
import { listDrafts } from '../drafts.ts';
import { expect, patient, test } from '../journey.ts';
import { addEntry, recordsFor, type StoredEntry } from '../records.ts';
import { draw, listUrl, newUrl, openEntries, openNew, pressAction, save, sheet, summary } from './drawing.ts';

test.use({ user: patient });

/** Width and height from the PNG header. */
function readSize(dataUrl: string): [number, number] {
  const bytes = Buffer.from(dataUrl.replace('data:image/png;base64,', ''), 'base64');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

function readCornerPixel(page: Page, dataUrl: string): Promise<number[]> {
  return page.evaluate(async (url) => {
    const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(2, 2, 1, 1).data ?? [])];
  }, dataUrl);
}

// covers R-10 S-22 S-24 S-25 A-29 C-16 E-17 K-31 K-32
test('a pain is drawn, described, saved and found in the list', { tag: '@sizes' }, async ({
  page,
  server,
  isMobile,
}) => {
  const words = `Disegnato ${isMobile ? 'uno' : 'due'}`;
  const description = `${words}\nPrima una fitta, poi un bruciore`;
  const records = await recordsFor(server.url, patient);
  await openNew(page);
  await expect(page).toHaveTitle('Nuova segnalazione · Libretto');
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  );
  await expect(page.getByLabel('Data', { exact: true })).toHaveValue(today);
  await expect(sheet(page, 'front')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await draw(page, 'front');
  await expect(summary(page).getByRole('listitem')).not.toHaveCount(0);
  await draw(page, 'back');
  await expect(sheet(page, 'back')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.getByLabel('Descrizione').fill(description);
  await page.getByLabel('Livello di confidenzialità').selectOption('Riservato');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /api\/taccuino\/$/.test(request.url()));
  await save(page);
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({
    id_taccuino: 0,
    id_paziente: expect.any(Number),
    taccuino_2d_drawn: 1,
    taccuino_data: today.split('/').reverse().join('-'),
    taccuino_descrizione: description,
    id_livello_confidenzialita: 5,
  });
  // Region numbers of the body map: both sides of the chest and of the middle of the back, in the default level.
  expect(body.taccuino_zone).toEqual(
    ['108', '109', '212', '213'].map((zona_regione) => ({
      zona_lato: zona_regione < '200' ? 'anteriore' : 'posteriore',
      zona_regione,
      zona_livello: 3,
    })),
  );
  for (const image of [body.taccuino_report_anteriore, body.taccuino_report_posteriore]) {
    expect(image).toMatch(/^data:image\/png;base64,/);
    expect(readSize(image)).toEqual([419, 866]);
    expect(await readCornerPixel(page, image)).toEqual([255, 255, 255, 255]);
  }
  await expect(page).toHaveURL(new RegExp(`${listUrl}$`));
  await expect(page.getByRole('main').getByText('Salvato con successo!')).toBeVisible();
  const list = page.getByRole('region', { name: 'Segnalazioni' });
  await expect(list.getByText(words).first()).toBeVisible();
  const stored = await records.get<StoredEntry[]>(`/api/getTaccuinos/${records.id}`);
  expect(stored.some((entry) => entry.taccuino_descrizione === description)).toBe(true);
});

//
test('the address of a new entry is not parsed as an id, in any case', async ({ page }) => {
  await page.goto(newUrl.replace('Nuova', 'nuova'));
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova segnalazione' })).toBeVisible();
});

// covers S-23 K-34 K-35 K-36 K-37 K-38 K-39
test('the six levels have their colours, and strokes use the selected one', async ({ page }) => {
  await openNew(page);
  const colours = { Nessuno: '#ffffff', Lieve: '#008000', Moderato: '#0000ff', Intenso: '#800080', Forte: '#8b0000' };
  const levels = page.getByRole('group', { name: 'Intensità del dolore' }).first();
  await expect(levels.getByRole('radio')).toHaveCount(6);
  for (const [name, colour] of Object.entries({ ...colours, 'Molto forte': '#ff0000' })) {
    const fill = await radioLabel(levels, name).locator('circle').getAttribute('fill');
    expect(normalise(fill ?? ''), name).toBe(colour);
  }
  for (const [index, name] of ['Lieve', 'Forte', 'Molto forte'].entries()) {
    await radioLabel(levels, name).click();
    await draw(page, 'front', 0.25 + index * 0.1);
    await expect(summary(page)).toContainText(name);
  }
});

function normalise(colour: string): string {
  const short = /^#(\w)(\w)(\w)$/.exec(colour);
  return (short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : colour).toLowerCase();
}

// covers A-31 M-24
test('resetting the drawing asks for confirmation', async ({ page }) => {
  await openNew(page);
  // The sheet is taller than the screen, so the wheel scrolls the page.
  await sheet(page, 'front').hover({ position: { x: 200, y: 60 } });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await draw(page, 'front');
  const marked = summary(page).getByRole('listitem');
  await expect(marked).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Ripristina', exact: true }).click();
  await answer(page, 'Ripristina modifiche ?', 'Annulla');
  await expect(marked).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Ripristina', exact: true }).click();
  await answer(page, 'Ripristina modifiche ?', 'Ripristina');
  await expect(marked).toHaveCount(0);
  await page.getByRole('button', { name: 'Annulla tratto' }).click();
  await expect(marked).not.toHaveCount(0);
});

// covers V-01
test('the level is the strictest at first, and the date cannot be in the future', async ({ page }) => {
  await openNew(page);
  const date = page.getByLabel('Data', { exact: true });
  await expect(page.getByLabel('Livello di confidenzialità')).toHaveValue('6');
  await date.fill('01/01/2099');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(date).toHaveAccessibleDescription(/La data inserita non è valida!/);
  await expect(date).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

// covers M-04
test('a failed save keeps the drawing and the text', async ({ page, server, consoleErrors }) => {
  await openNew(page);
  await draw(page, 'front');
  const marks = summary(page).getByRole('listitem');
  await expect(marks).toHaveText([/Torace destro/, /Torace sinistro/]);
  await page.getByLabel('Descrizione').fill('Non deve andare perso');
  await page.getByLabel('Livello di confidenzialità').selectOption('Basso');
  await page.route('**/api/taccuino/', (route) => route.fulfill({ status: 500, json: {} }));
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: saveFailure })).toBeVisible();
  await expect(page.getByLabel('Descrizione')).toHaveValue('Non deve andare perso');
  await expect(marks).toHaveText([/Torace destro/, /Torace sinistro/]);
  await page.unroute('**/api/taccuino/');
  await save(page);
  await expect(page).toHaveURL(new RegExp(`${listUrl}$`));
  const records = await recordsFor(server.url, patient);
  await expect.poll(() => listDrafts(records)).not.toContain('taccuino.nuova');
  consoleErrors.allow(/Failed to load resource/);
});

// covers R-09 T-17 A-25 C-17
test('only the description of an existing entry can be edited; date and drawings are locked', async ({
  page,
  server,
}) => {
  const words = `Da correggere due`;
  const entry = await addEntry(await recordsFor(server.url, patient), words);
  const list = await openEntries(page);
  await pressAction(list, 'Modifica', words);
  await expect(page).toHaveURL(new RegExp(`${listUrl}/${entry.id_taccuino}$`));
  const form = page.getByRole('dialog', { name: 'Modifica segnalazione' });
  await expect(form).toBeVisible();
  const date = form.getByLabel('Data', { exact: true });
  await expect(date).toHaveValue('15/01/2026');
  await expect(date).toHaveAttribute('readonly', '');
  await expect(date).toHaveAccessibleDescription(/non si può modificare/);
  await expect(form.getByText(/I disegni salvati non si possono modificare/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Disegno del dolore/ })).toHaveCount(2);
  await expect(sheet(page, 'front')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await form.getByLabel('Descrizione').fill(`${words}, corretto`);
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/api/taccuino/'));
  await save(page);
  const request = await sent;
  expect(request.url()).toMatch(new RegExp(`/api/taccuino/${entry.id_taccuino}$`));
  expect(request.postDataJSON()).toEqual({
    id_taccuino: entry.id_taccuino,
    id_paziente: expect.any(Number),
    taccuino_descrizione: `${words}, corretto`,
  });
  await expect(notices(page)).toContainText('Salvato con successo!');
  await expect(page.getByRole('main').getByText(`${words}, corretto`, { exact: true })).toBeVisible();
});

//
test('an entry is read before it is edited, with what its colours mean @phone', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { id_taccuino: id } = await addEntry(records, 'Ginocchio gonfio', {
    taccuino_intensita: 7,
    taccuino_momento: 'sera',
    taccuino_zone: [{ zona_lato: 'anteriore', zona_regione: '125', zona_livello: 5 }],
  });
  await page.goto(`${listUrl}/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Ginocchio gonfio', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('15 gen 2026');
  await expect(main.getByText(/7 su 10.*sera/i)).toBeVisible();
  await expect(main.getByRole('list', { name: 'Legenda' }).getByRole('listitem')).toContainText([
    'Lieve',
    'Moderato',
    'Intenso',
    'Forte',
    'Molto forte',
  ]);
  await expect(page.getByLabel('Descrizione')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Salva', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await main.getByRole('button', { name: 'Modifica', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Modifica segnalazione' });
  await expect(form.getByLabel('Descrizione')).toHaveValue('Ginocchio gonfio');
  await form.getByRole('button', { name: 'Annulla' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${listUrl}/${id}$`));
});

//
test('a missing entry and a malformed id show the not-found page', async ({ page }) => {
  for (const id of ['999999', 'abc', '1e1', '0', '-3']) {
    await page.goto(`${listUrl}/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina non trovata' })).toBeVisible();
  }
});

//
test('Annulla goes back, or to the patient card without history', async ({ page, context }) => {
  await page.goto(listUrl);
  await page.getByRole('button', { name: 'Nuova segnalazione' }).click();
  await expect(sheet(page, 'front')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${listUrl}$`));
  const other = await context.newPage();
  await openNew(other);
  await other.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(other).toHaveURL(/\/Registro\/SchedaPaziente$/);
});

test('leaving with unsaved changes asks for confirmation', async ({ page }) => {
  await page.goto(listUrl);
  await page.getByRole('button', { name: 'Nuova segnalazione' }).click();
  await expect(sheet(page, 'front')).toBeVisible();
  await draw(page, 'front');
  await page.goBack();
  await answer(page, 'Uscire senza salvare?', 'Continua a modificare');
  await expect(page).toHaveURL(new RegExp(`${newUrl}$`));
  await expect(summary(page).getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await answer(page, 'Uscire senza salvare?', 'Esci senza salvare');
  await expect(page).toHaveURL(new RegExp(`${listUrl}$`));
  await expect(page.getByText('Hai una bozza non salvata')).toBeVisible();
  await page.getByRole('button', { name: 'Scarta' }).click();
  await expect(page.getByText('Hai una bozza non salvata')).toHaveCount(0);
});
