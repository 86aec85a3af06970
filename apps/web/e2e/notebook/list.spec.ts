import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { writtenDay } from '../dates.ts';
import { answer, confirmSaving, notices, saveFailure } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { addEntry, recordsFor, type StoredEntry } from '../records.ts';
import { expectFirstColumns } from '../tables.ts';
import { listUrl, openEntries, pressAction, viewButtons } from './drawing.ts';

test.use({ user: patient });

// covers R-08 L-05 C-15
test('lists description and date, newest first', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const stored = await records.get<StoredEntry[]>(`/api/getTaccuinos/${records.id}`);
  await page.goto(listUrl);
  await expect(page.getByRole('button', { name: 'Segnalazioni', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  const list = await openEntries(page);
  await expect(page).toHaveTitle('Taccuino del dolore · Libretto');
  const rows = list.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(stored.length);

  await expectFirstColumns(list, ['Descrizione', 'Data']);

  const days = stored.map((entry) => entry.taccuino_data);
  expect(days).toEqual([...days].sort().reverse());
  for (const [index, { taccuino_descrizione, taccuino_data }] of stored.slice(0, 3).entries()) {
    await expect(rows.nth(index)).toContainText(taccuino_descrizione);
    await expect(rows.nth(index)).toContainText(writtenDay(taccuino_data));
  }
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

//
test('on a phone a row leads to its page, and delete, view and level stay', { tag: '@phone' }, async ({ page }) => {
  const list = await openEntries(page);
  const card = list.getByRole('listitem').first();
  await expect(card.getByRole('button')).toHaveCount(3);
  for (const action of ['Elimina', 'Visualizza', 'Confidenzialità']) {
    await expect(card.getByRole('button', { name: new RegExp(`^${action}: \\d{1,2} [a-z]{3} `) })).toBeVisible();
  }
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/Registro\/Taccuino\/\d+$/);
});

test('the first screen of a pain has its score, the change, its words and the drawing', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const stored = await records.get<StoredEntry[]>(`/api/getTaccuinos/${records.id}`);
  const entry = stored.find(({ taccuino_descrizione }) => taccuino_descrizione.startsWith('Schiena bloccata'));
  await page.goto(`${listUrl}/${entry?.id_taccuino}`);
  const main = page.getByRole('main');
  await expect(
    main.getByText(/^Dolore 9 su 10, peggio della volta prima, di mattina\s·\sil \d+ \p{L}+ era 6 su 10$/u),
  ).toBeInViewport();
  await expect(main.getByText(entry?.taccuino_descrizione ?? '', { exact: true })).toBeInViewport();
  await expect(main.getByText(/^Zona lombare sinistra, dietro: molto forte; /)).toBeInViewport();
  await expect(main.getByRole('img', { name: 'Disegno del dolore, Retro' })).toBeInViewport({ ratio: 1 });
  const compared = page.getByRole('region', { name: 'Prima e dopo' });
  await expect(compared.getByRole('slider')).toHaveCount(0);
  await compared.getByText('I due disegni a confronto').click();
  await expect(compared.getByRole('slider').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

// covers A-24 D-08 C-18
test('the preview shows front and back, each 30 percent wide', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const [newest] = await records.get<StoredEntry[]>(`/api/getTaccuinos/${records.id}`);
  const list = await openEntries(page);
  const imagesRequest = page.waitForRequest(`**/api/taccuino/${newest?.id_taccuino}/Images`);
  await list
    .getByRole('button', { name: /^Visualizza/ })
    .first()
    .click();
  await imagesRequest;
  const dialog = page.getByRole('dialog', { name: /^Segnalazione del/ });
  const images = dialog.getByRole('img', { name: /^Disegno del dolore/ });
  await expect(images).toHaveCount(2);
  await expect(images.first()).toHaveAccessibleName('Disegno del dolore, Fronte');
  await expect(images.last()).toHaveAccessibleName('Disegno del dolore, Retro');
  await expect(dialog).toContainText(newest?.taccuino_descrizione ?? '');
  for (const image of await images.all()) {
    const size = () => image.evaluate((element: HTMLImageElement) => [element.naturalWidth, element.naturalHeight]);
    await expect.poll(size).toEqual([419, 866]);
    const share = () =>
      image.evaluate((element) => {
        const place = element.closest('figure')?.parentElement;
        return element.getBoundingClientRect().width / (place?.getBoundingClientRect().width ?? 1);
      });
    await expect.poll(share).toBeCloseTo(0.3, 2);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(list.getByRole('button', { name: /^Visualizza/ }).first()).toBeFocused();
});

test('the preview describes the drawing in text', async ({ page }) => {
  const list = await openEntries(page);
  await list.getByRole('button', { name: /^Visualizza: .*Ginocchio destro gonfio/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Segnalazione del/ });
  const summaryText =
    'Ginocchio destro, davanti: moderato; Gamba destra, davanti: lieve; Cavo popliteo destro, dietro: lieve.';
  await expect(dialog.getByText(summaryText)).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Disegno del dolore, Fronte' })).toHaveAccessibleDescription(
    'Ginocchio destro: moderato; Gamba destra: lieve',
  );
  await expect(dialog.getByRole('img', { name: 'Disegno del dolore, Retro' })).toHaveAccessibleDescription(
    'Cavo popliteo destro: lieve',
  );
});

// covers M-26
test('drawings that fail to load are logged and show a placeholder', async ({ page, consoleErrors }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/api/taccuino/*/Images', (route) => route.fulfill({ status: 404, json: {} }));
  const list = await openEntries(page);
  await list
    .getByRole('button', { name: /^Visualizza/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Segnalazione del/ });
  await expect(dialog.getByText('Immagine non disponibile')).toHaveCount(2);
  await expect.poll(() => warnings.join()).toContain('The drawings of an entry could not be loaded');
  await expect(notices(page)).toHaveCount(0);
  await page.unroute('**/api/taccuino/*/Images');
  await dialog.getByRole('button', { name: 'Riprova a caricare i disegni' }).click();
  await expect(dialog.getByRole('img', { name: /^Disegno del dolore/ })).toHaveCount(2);
  consoleErrors.allow(/Failed to load resource/);
});

// covers A-26 D-09 M-14
test('the padlock changes the level of an entry', { tag: '@sizes' }, async ({ page, server, isMobile }) => {
  const words = `Da chiudere ${isMobile ? 'uno' : 'due'}`;
  const records = await recordsFor(server.url, patient);
  const entry = await addEntry(records, words);
  const list = await openEntries(page);
  await pressAction(list, 'Confidenzialità', words);
  const dialog = page.getByRole('dialog', { name: 'Modifica confidenzialità' });
  await expect(dialog.getByRole('radio', { name: 'Normale', exact: true })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Strettamente riservato' }).check();
  const sent = page.waitForRequest(`**/api/salva/tbl_taccuinos/${entry.id_taccuino}`);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  expect((await sent).postDataJSON()).toEqual({ id_livello_confidenzialita: 6 });
  await expect(notices(page)).toContainText('Confidenzialita aggiornato con successo!');
  await pressAction(list, 'Confidenzialità', words);
  await expect(dialog.getByRole('radio', { name: 'Strettamente riservato' })).toBeChecked();
});

// covers A-27 M-25 T-18 K-40
test('an entry is deleted after confirmation and restored', async ({ page, server, consoleErrors }) => {
  // The pointer above a row prefetches its page, perhaps after the entry was deleted.
  consoleErrors.allow(/404 .*\/api\/dettaglio/);
  const words = `Da eliminare due`;
  const records = await recordsFor(server.url, patient);
  const entry = await addEntry(records, words);
  const isStored = async () => {
    const all = await records.get<StoredEntry[]>(`/api/getTaccuinos/${records.id}`);
    return all.some((other) => other.id_taccuino === entry.id_taccuino);
  };
  const list = await openEntries(page);
  await pressAction(list, 'Elimina', words);
  await answer(page, 'Rimuovere la segnalazione?', 'Annulla');
  await expect(list.getByText(words)).toBeVisible();
  let go: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/salva/tbl_taccuinos/*', async (route) => {
    await answered;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/salva/tbl_taccuinos/*');
  await pressAction(list, 'Elimina', words);
  await answer(page, 'Rimuovere la segnalazione?', 'Elimina');
  const { deleted_at } = (await sent).postDataJSON();
  expect(deleted_at).toMatch(/^2012-12-20T/);
  await expect(list.getByText(words)).toHaveCount(0);
  go();
  await expect(notices(page)).toContainText('Segnalazione eliminata');
  // Focus moves to the row that took its place.
  await expect(list.locator('button:focus')).toHaveAccessibleName(/^[^:]+: /);
  expect(await isStored()).toBe(false);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(list.getByText(words)).toBeVisible();
  await expect.poll(isStored).toBe(true);
});

test('a failed deletion restores the entry in its place', async ({ page, consoleErrors }) => {
  const list = await openEntries(page);
  const rows = viewButtons(list);
  const names = () => rows.evaluateAll((all) => all.map((button) => button.ariaLabel));
  const before = await names();
  await page.route('**/api/salva/tbl_taccuinos/*', (route) => route.abort());
  await list
    .getByRole('button', { name: /^Elimina/ })
    .nth(1)
    .click();
  await answer(page, 'Rimuovere la segnalazione?', 'Elimina');
  await expect(notices(page)).toContainText(saveFailure);
  await expect.poll(names).toEqual(before);
  consoleErrors.allow(/Failed to load resource/);
});

test('searching filters entries by text; an empty search shows all', async ({ page }) => {
  const list = await openEntries(page);
  const rows = viewButtons(list);
  const all = await rows.count();
  await list.getByRole('searchbox').fill('GINOCCHIO DESTRO');
  await expect(rows).toHaveCount(1);
  await list.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(all);
});

// covers M-01
test('an empty notebook offers the first drawing', async ({ page }) => {
  await page.route('**/api/getTaccuinos/*', (route) => route.fulfill({ json: [] }));
  const list = await openEntries(page);
  await expect(list.getByText(/Quando senti un dolore, disegnalo/)).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Nuova segnalazione' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova segnalazione' })).toBeVisible();
});

test('a notebook that fails to load offers a retry, also offline', async ({ page, consoleErrors }) => {
  await page.route('**/api/getTaccuinos/*', (route) => route.abort());
  await page.goto(listUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Il server non risponde' })).toBeVisible();
  await page.unroute('**/api/getTaccuinos/*');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Taccuino del dolore' })).toBeVisible();
  consoleErrors.allow(/Failed to load resource/);
});

test('on a phone the two newest are on the first screen, below the map', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(listUrl);
  const rows = page.getByRole('region', { name: 'Segnalazioni' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  const room = async () => {
    const bar = await page.getByRole('navigation', { name: 'Menu principale' }).boundingBox();
    const last = await rows.last().boundingBox();
    return bar && last ? bar.y - last.y - last.height : Number.NaN;
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});
