import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { writtenDay } from '../dates.ts';
import { answer, confirmRecord, declineAndReturn, notices, openMore } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { recordsFor } from '../records.ts';
import { expectFirstColumns } from '../tables.ts';
import { action, add, done, getRow, isSave, list, open, type Stored, titles } from './therapy-lists.ts';

test.use({ user: patient });

interface Listed {
  farmaco: { descrizione_breve: string };
  data_inizio: string;
}

// covers R-15 R-43 L-16 L-17 L-18 L-19 A-40 A-41 A-42 A-43 A-44 A-45 A-46 A-47 C-40 K-57
test('three lists; on a phone delete is visible and the page of a drug says the rest', {
  tag: '@sizes',
}, async ({ page, server, isMobile }) => {
  await open(page, ...titles);
  await expect(page).toHaveTitle('Farmaci · Libretto');
  const [current, over, forbidden] = titles.map((title) => list(page, title)) as [Locator, Locator, Locator];
  await expect(current.getByRole('button', { name: 'Aggiungi terapia in corso' })).toBeVisible();
  await expect(over.getByRole('button', { name: 'Aggiungi terapia conclusa' })).toBeVisible();
  await expect(forbidden.getByRole('button', { name: 'Aggiungi farmaco vietato' })).toBeVisible();
  // The colour is the only content of the dot.
  for (const [table, colour] of [
    [current, 'green'],
    [over, 'grey'],
    [forbidden, 'pink'],
  ] as const) {
    await expect(table.getByRole('heading').first().locator('[data-color]')).toHaveAttribute('data-color', colour);
  }
  await expect(forbidden.getByText('Orticaria e gonfiore del viso dopo la prima compressa')).toBeVisible();
  const row = getRow(current, 'Inderal');
  const records = await recordsFor(server.url, patient);
  const stored = await records.get<Listed[]>(`/api/getFarmaci/${records.id}/1`);
  const inderal = stored.find(({ farmaco }) => farmaco.descrizione_breve === 'Inderal');
  if (isMobile) {
    await expect(row).toContainText('1 compressa da 40 mg · Due volte al giorno');
    await expect(row.getByRole('button')).toHaveCount(2);
    await expect(row.getByRole('button', { name: 'Elimina: Inderal' })).toBeVisible();
    await expect(row.getByRole('button', { name: /^Confidenzialità: Inderal\. .*Normale/ })).toBeVisible();
  } else {
    await expect(over.getByText('Bronchite')).toBeVisible();
    for (const label of ['Periodo', 'Dose e frequenza', 'Medico']) {
      await expect(current.getByRole('columnheader').getByText(label, { exact: true })).toBeVisible();
    }
    for (const label of ['Diagnosi', 'Note']) await expect(row.getByText(label, { exact: true })).toBeVisible();
    await expect(row.getByText('orale')).toBeVisible();
    await expect(row.getByText('Confidenzialità: Normale', { exact: true })).toBeVisible();
    await expect(forbidden.getByText('Motivo', { exact: true }).first()).toBeVisible();
    await expect(current.getByText('Avvisi accettati')).toBeVisible();
    const buttons = await row
      .locator('[data-actions] button')
      .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel?.split(':')[0]));
    expect(buttons).toEqual([
      'Sposta',
      'Informazioni',
      'Modifica',
      'Confidenzialità',
      'Elimina',
      'Segnala una reazione avversa',
    ]);
    const columns = ['Dose e frequenza', 'Periodo', 'Medico'];
    await expectFirstColumns(current, ['Farmaco', ...columns]);
    await expectFirstColumns(over, ['Farmaco', ...columns]);
    await expectFirstColumns(forbidden, ['Farmaco', 'Motivo', ...columns.slice(1)]);
    await expect(row.locator('th, td')).toContainText([
      'Inderal',
      /1 compressa da 40 mg.*Due volte al giorno.*Note: Per avere meno crisi/,
      writtenDay(inderal?.data_inizio),
      /Davide Fontana.*Diagnosi: Emicrania senza aura/,
    ]);
    await expect(getRow(forbidden, 'Augmentin').locator('th, td')).toContainText([
      'Augmentin',
      'Orticaria e gonfiore del viso dopo la prima compressa',
      /^Dal /,
      /Elena Bianchi.*Diagnosi: Allergia alla penicillina/,
    ]);
    await action(current, 'Modifica', 'Inderal').click();
    const editor = page.getByRole('dialog', { name: 'Modifica farmaco' });
    await expect(editor.getByRole('combobox', { name: 'Farmaco' })).toHaveValue(/Inderal/);
    await editor.getByRole('button', { name: 'Annulla' }).click();
    await expect(editor).toBeHidden();
    const details = page.waitForEvent('popup');
    await action(current, 'Informazioni', 'Inderal').click();
    await expect(await details).toHaveURL(/\/farmacoDetails\/farm-inderal$/);
  }
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  if (!isMobile) return;
  await row.getByRole('link').click();
  for (const words of [
    'Due volte al giorno',
    '1 compressa da 40 mg',
    'Davide Fontana',
    'Emicrania senza aura',
    'Per avere meno crisi. Non smettere di colpo.',
  ]) {
    await expect(page.getByRole('main')).toContainText(words);
  }
  await page.getByRole('button', { name: 'Altre azioni: Inderal' }).click();
  for (const action of ['Elimina', 'Segnala una reazione avversa']) {
    await expect(page.getByRole('menuitem', { name: action, exact: true })).toBeVisible();
  }
});

test('what must not be taken heads the page and leads to its list', { tag: '@phone' }, async ({ page, server }) => {
  await page.goto('/webui/Registro/Farmaci');
  const line = page.getByRole('link', { name: 'Da non prendere: Plasil, Augmentin' });
  await expect(line).toBeInViewport();
  await line.click();
  const forbidden = list(page, 'Farmaci Vietati');
  await expect(forbidden.getByRole('button', { name: 'Farmaci Vietati' })).toHaveAttribute('aria-expanded', 'true');
  await expect(forbidden.getByText('Orticaria e gonfiore')).toBeInViewport();

  const records = await recordsFor(server.url, patient);
  const stored = await records.get<{ id_terapie: number }[]>(`/api/getFarmaci/${records.id}/0`);
  for (const { id_terapie } of stored) await records.post('/api/farmaci', { id_terapie, status: 'delete' });
  await page.reload();
  await expect(list(page, 'Farmaci Vietati').getByText('Nessun farmaco vietato')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Da non prendere/ })).toHaveCount(0);
});

test('on a desktop, a dozen therapies with long texts fit in a table', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const long = 'Idroclorotiazidespironolattonebisoprololofumarato';
  for (let i = 0; i < 10; i++) await add(records, `${long} ${i}`, { note: `${long} prima di dormire` });
  await open(page, 'Terapie in Corso');
  const current = list(page, 'Terapie in Corso');
  const row = getRow(current, `${long} 9`);
  await expect(row).toBeVisible();
  const box = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect());
  const edge = (await box(current)).right;
  for (const label of ['Sposta', 'Segnala una reazione avversa']) {
    const { width, right } = await box(action(row, label, `${long} 9`));
    expect(width).toBeGreaterThanOrEqual(24);
    expect(right).toBeLessThanOrEqual(edge);
  }
  await expect(getRow(current, 'Inderal').getByText('propranololo', { exact: true })).toBeVisible();
  await expect(getRow(current, 'Inderal').getByText('ATC C07AA05')).toBeVisible();
  // Dates stay on one line next to long texts.
  const reason = `${long} ${long}`;
  await add(records, `${long} vietato`, { tipo_terapia: '0', note: reason });
  await open(page, 'Farmaci Vietati');
  const lines = await getRow(list(page, 'Farmaci Vietati'), `${long} vietato`)
    .getByText(/^Dal \d{1,2}\s[a-z]{3}\s\d{4}$/)
    .evaluate((period) => {
      const text = document.createTreeWalker(period, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      range.setStart(text ?? period, 'Dal '.length);
      range.setEnd(text ?? period, 'Dal 26 ott 2025'.length);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
  // As cards, thirteen rows took 3,996 px, 307 px each.
  for (const name of ['Brufen', 'Pantorc', 'Imigran', 'Inderal']) {
    expect((await box(getRow(current, name))).height, name).toBeLessThan(200);
  }
  await expectNoHorizontalScroll(page);
  for (const { id_terapie, farmaco } of await records.get<Stored[]>(`/api/getFarmaci/${records.id}/3`)) {
    if (farmaco.descrizione_breve.startsWith(long)) {
      await records.post('/api/farmaci', { id_terapie, status: 'delete' });
    }
  }
});

// covers A-40 D-22 M-42 T-34 T-35
test('a therapy moves to either of the other lists, with a reason to and from the forbidden ones', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 412/);
  const name = 'Da spostare';
  const records = await recordsFor(server.url, patient);
  await add(records, name, { note: 'Prima di dormire' });
  await open(page, ...titles);
  await expect(action(list(page, 'Terapie in Corso'), 'Informazioni', name)).toHaveAccessibleDescription(
    'Nessuna informazione di dettaglio per questo farmaco',
  );
  await action(list(page, 'Terapie in Corso'), 'Sposta', name).click();
  const dialog = page.getByRole('dialog', { name: 'Sposta farmaco' });
  const offersOnly = async (...targets: string[]) => {
    await expect(dialog.getByRole('radio')).toHaveCount(targets.length);
    for (const target of targets) await expect(dialog.getByRole('radio', { name: target, exact: true })).toBeVisible();
  };
  await offersOnly('Farmaco Vietato', 'Terapia Conclusa');
  await dialog.getByRole('radio', { name: 'Terapia Conclusa' }).check();
  await expect(dialog.getByRole('textbox', { name: 'Data di fine' })).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
  await expect(dialog.getByLabel('Motivo')).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'Farmaco Vietato' }).check();
  await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
  await expect(dialog.getByLabel('Motivo')).toHaveAccessibleDescription(
    /Il motivo è obbligatorio per le terapie vietate\./,
  );
  await dialog.getByLabel('Motivo').fill('Gonfiore');
  await expectAccessible(page);
  let sent = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toMatchObject({
    status: 'update',
    tipo_terapia: 0,
    note: 'Gonfiore · Prima di dormire',
  });
  await expect(notices(page)).toContainText(done);

  await action(list(page, 'Farmaci Vietati'), 'Sposta', name).click();
  await offersOnly('Terapia in Corso', 'Terapia Conclusa');
  await dialog.getByRole('radio', { name: 'Terapia in Corso' }).check();
  // A typed name cannot be checked for interactions.
  const question = page.getByRole('dialog', { name: /^Da spostare: leggi gli avvisi/ });
  await expect(question.getByText(/le interazioni non si possono verificare/)).toBeVisible();
  await question.getByRole('button', { name: 'Continua lo stesso' }).click();
  await expect(dialog.getByText('Motivo: Gonfiore · Prima di dormire')).toBeVisible();
  await expect(dialog.getByLabel('Motivo')).toBeVisible();
  sent = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toEqual({
    id_terapie: expect.any(Number),
    status: 'update',
    tipo_terapia: 1,
    accetta_interazioni: true,
  });
  await expect(action(list(page, 'Terapie in Corso'), 'Sposta', name)).toBeVisible();

  const over = 'Finita da tempo';
  const { id_terapie } = await add(records, over, { data_fine: '2026-01-20' });
  await page.reload();
  const current = getRow(list(page, 'Terapie in Corso'), over);
  await expect(current.getByText('Il periodo è finito')).toBeVisible();
  await current.getByRole('button', { name: `Concludi: ${over}` }).click();
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await records.post('/api/farmaci', { id_terapie, status: 'update', note: 'Da un altro dispositivo' });
  await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
  await confirmRecord(page);
  await expect(dialog.getByText(/cambiati in un’altra finestra/)).toBeVisible();
  sent = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
  await answer(page, 'Sostituire la versione nuova con la tua?', 'Conferma');
  expect((await sent).postDataJSON()).toMatchObject({ tipo_terapia: 2, data_fine: '2026-01-20' });
  await action(list(page, 'Terapie Concluse'), 'Sposta', over).click();
  await offersOnly('Farmaco Vietato', 'Terapia in Corso');
  await expect(dialog.getByLabel('Motivo')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Annulla' }).click();

  await action(list(page, 'Farmaci Vietati'), 'Sposta', 'Augmentin').click();
  await dialog.getByRole('radio', { name: 'Terapia in Corso' }).check();
  await page.getByRole('button', { name: 'Non spostare' }).click();
  await expect(dialog).toBeHidden();
  await expect(action(list(page, 'Farmaci Vietati'), 'Sposta', 'Augmentin')).toBeFocused();
});

// covers A-42 A-43 A-44 D-20 D-21 M-16 T-37
test('a therapy is edited and its level changed; restoring a deleted one requires accepting its interactions', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const name = 'Moment';
  const drug = { id_farmaco_codifa: 'farm-moment', accetta_interazioni: true };
  const records = await recordsFor(server.url, patient);
  const { id_terapie } = await add(records, name, { ...drug, id_livello_confidenzialita: 4 });
  await open(page, 'Terapie in Corso');
  const table = list(page, 'Terapie in Corso');
  const saved = async () =>
    (await records.get<Stored[]>(`/api/getFarmaci/${records.id}/1`)).find((one) => one.id_terapie === id_terapie);

  await action(table, 'Modifica', name).click();
  const editor = page.getByRole('dialog', { name: 'Modifica farmaco' });
  await expect(editor.getByLabel('Livello di confidenzialità')).toHaveCount(0);
  await openMore(editor);
  await editor.getByLabel('Note').fill('Solo se serve');
  const edited = page.waitForRequest(isSave);
  await editor.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  expect((await edited).postDataJSON()).toMatchObject({ id_terapie, status: 'update', note: 'Solo se serve' });
  await expect(getRow(table, name)).toContainText('Solo se serve');
  expect(await saved()).toMatchObject({ note: 'Solo se serve', tipo_terapia: 1, id_livello_confidenzialita: 4 });

  await action(table, 'Confidenzialità', name).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica confidenzialità' });
  await dialog.getByRole('radio', { name: 'Riservato', exact: true }).check();
  let sent = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toMatchObject({ status: 'update', id_livello_confidenzialita: 5 });
  await expect(notices(page)).toContainText('Hai aggiornato con successo il livello di confidenzialità!');
  expect(await saved()).toMatchObject({ id_livello_confidenzialita: 5 });

  sent = page.waitForRequest(isSave);
  await action(table, 'Elimina', name).click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  expect((await sent).postDataJSON()).toMatchObject({ status: 'delete' });
  await expect(action(table, 'Elimina', name)).toHaveCount(0);
  expect(await saved()).toBeUndefined();
  const back = notices(page).getByRole('button', { name: 'Ripristina' });
  await back.click();
  const question = page.getByRole('dialog', { name: /^Moment: leggi gli avvisi/ });
  await question.getByRole('button', { name: 'Non ripristinare' }).click();
  await expect(notices(page)).toContainText('Non ripristinato');
  await back.click();
  await question.getByRole('button', { name: 'Continua lo stesso' }).click();
  await expect(action(table, 'Elimina', name)).toBeVisible();
  await records.post('/api/farmaci', { id_terapie, status: 'delete' });
});

// covers S-59 C-43
test('doses of today are recorded; reminders name no drug unless selected; everything is printed', async ({
  page,
  server,
}) => {
  await page.goto('/webui/Registro/Farmaci');
  const today = page.getByRole('region', { name: 'Da prendere oggi' });
  await expect(today.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(6);
  await expect(today.getByRole('heading', { level: 3 })).toHaveText(['Mattina', 'Pranzo', 'Sera', 'Al bisogno']);
  await expect(today.getByText(/al massimo 2 in un giorno$/)).toBeVisible();
  // Updates are optimistic, so wait for the request before reloading.
  const saved = () => page.waitForResponse((answer) => answer.url().endsWith('/api/assunzioni') && answer.ok());
  const doseSaved = saved();
  await today.getByRole('button', { name: 'Presa: Pantorc delle 07:30' }).click();
  await doseSaved;
  await expect(today.getByRole('button', { name: 'Correggi: Pantorc delle 07:30' })).toBeFocused();
  const skipped = saved();
  await today.getByRole('button', { name: 'Saltata: Brufen delle 13:00' }).click();
  await skipped;
  await expect(today.getByText('2 di 5 segnate')).toBeVisible();
  await page.reload();
  await expect(today.getByText(/^Presa( alle| in anticipo, alle|, segnata in ritardo alle) \d\d:\d\d$/)).toBeVisible();
  await today.getByRole('button', { name: 'Correggi: Pantorc delle 07:30' }).click();
  await today.getByRole('button', { name: 'Correggi: Brufen delle 13:00' }).click();
  await expect(today.getByText('0 di 5 segnate')).toBeVisible();

  await today.getByRole('button', { name: 'Promemoria nel calendario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Promemoria nel calendario' });
  await expect(dialog.getByRole('checkbox', { name: 'Scrivi i nomi dei farmaci' })).not.toBeChecked();
  await expectAccessible(page);
  const calendarRequest = page.waitForRequest('**/api/promemoriaTerapie/*');
  const calendar = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Scarica' }).click();
  expect(new URL((await calendarRequest).url()).searchParams.get('nomi')).toBe('false');
  expect((await calendar).suggestedFilename()).toBe('Promemoria.ics');

  const records = await recordsFor(server.url, patient);
  const { aggiornamento } = await records.get<{ aggiornamento: string }>('/api/datiFarmaci');
  const day = writtenDay(aggiornamento);
  await expect(page.getByText(`Dati dei farmaci aggiornati al ${day}: elenco di Libretto.`)).toBeVisible();
  await page.getByRole('button', { name: 'Stampa per il paziente' }).click();
  const question = page.getByRole('dialog', { name: 'Che cosa stampare' });
  await question.getByLabel('Fino alla confidenzialità').selectOption('6');
  await expect(question).toContainText('anche ciò che è strettamente riservato');
  const wanted = page.waitForRequest('**/api/downloadTerapie/*');
  const paper = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Stampa' }).click();
  expect(new URL((await wanted).url()).searchParams.get('livello')).toBe('6');
  expect((await paper).suggestedFilename()).toMatch(/^Farmaci \d{4}-\d{2}-\d{2}\.pdf$/);
});

test('a dose of a drug as needed is recorded when it is taken, and can be corrected', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const all = await records.get<Stored[]>(`/api/getFarmaci/${records.id}/1`);
  const imigran = all.find(({ farmaco }) => farmaco.descrizione_breve === 'Imigran');
  const yesterday = await page.evaluate(() => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12).toISOString().slice(0, 10);
  });
  const before = { id_terapie: imigran?.id_terapie, giorno: yesterday, ora: '00:30' };
  await records.post('/api/assunzioni', { ...before, esito: 'presa' });
  await page.goto('/webui/Registro/Farmaci');
  const row = page
    .getByRole('region', { name: 'Da prendere oggi' })
    .getByRole('listitem')
    .filter({ hasText: 'al massimo 2 in un giorno' });
  await expect(row).toContainText(/Ultima dose ieri alle 00:30, \d+ ore fa/);
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  const taken = saved();
  await row.getByRole('button', { name: 'Presa adesso: Imigran' }).click();
  await taken;
  await expect(row.getByRole('status')).toHaveText('Oggi 1 dose');
  await expect(row).not.toContainText('ieri');
  await expect(page.getByText('0 di 5 segnate')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/webui/Registro/Farmaci/${imigran?.id_terapie}`);
  const own = page.getByRole('region', { name: 'Al bisogno' });
  await expect(own.getByText(/^Presa alle \d\d:\d\d$/)).toBeVisible();
  const corrected = saved();
  await own.getByRole('button', { name: /^Correggi: Imigran delle/ }).click();
  await corrected;
  await expect(own.getByText(/^Presa alle/)).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Presa adesso: Imigran' })).toBeFocused();
  await records.post('/api/assunzioni', { ...before, esito: null });
});

// covers P-12 P-13 P-14
test('adding, changing and moving require the subscription', async ({ page }) => {
  const requests: string[] = [];
  await page.route('**/api/security/hasPermission', (route) => {
    requests.push(route.request().postDataJSON().data);
    return route.fulfill({ json: { data: false } });
  });
  await open(page, 'Terapie in Corso');
  const table = list(page, 'Terapie in Corso');
  for (const button of [
    table.getByRole('button', { name: 'Aggiungi terapia in corso' }),
    action(table, 'Modifica', 'Inderal'),
    action(table, 'Sposta', 'Inderal'),
  ]) {
    await button.click();
    await declineAndReturn(page);
  }
  expect(requests).toEqual(['aggiungifarmaci', 'modificafarmaci', 'spostaFarmaci']);
});
