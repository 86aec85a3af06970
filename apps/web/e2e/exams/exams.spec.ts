import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, declineAndReturn, notices, openMore, saveFailure, subscriptionGate } from '../dialogs.ts';
import { openWithDrafts } from '../drafts.ts';
import { bmp, packedScan } from '../files/samples.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { doctorSees, type Records, recordsFor } from '../records.ts';

test.use({ user: patient });

interface StoredExam {
  id_indagine: number;
  indagine_stato: string;
  indagine_tipologia: string;
  indagine_data_display: string | null;
  id_allegati: number[];
}

const report = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const levels = ['Nessuna Restrizione', 'Basso', 'Moderato', 'Normale', 'Riservato', 'Strettamente riservato'];
const question = 'Sei sicuro di salvare i dati?';
const isSave = (request: Request) => request.method() === 'POST' && request.url().includes('/api/salva/esami/');

async function openExams(page: Page, title: string): Promise<Locator> {
  await page.goto('/webui/Registro/Esami');
  return openList(page, title);
}

const addExam = (records: Records, name: string, state = '0'): Promise<StoredExam> =>
  records.post('/api/salva/esami/0', {
    indagine_tipologia: name,
    indagine_stato: state,
    id_livello_confidenzialita: 6,
  });

const exams = (records: Records) => records.get<StoredExam[]>(`/api/getEsami/${records.id}/3`);

/** On phones the page of the exam, to which its row leads, has the actions. */
async function pressAction(page: Page, list: Locator, label: string, name: string) {
  const button = list.getByRole('button', { name: `${label}: ${name}`, exact: true });
  const row = list.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(button.or(row).first()).toBeVisible();
  if (await button.isVisible()) return button.click();
  await row.click();
  const names = label === 'Vedi gli allegati' ? 'Apri referto' : label;
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${names}`) })
    .click();
}

test('an appointment with an hour is in the list and on the start page', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const romanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
  const [day, nextDay] = [2, 3].map((days) => romanDay.format(Date.now() + days * 86_400_000)) as [string, string];
  const typed = (iso: string) => iso.split('-').toReversed().join('/');
  await records.post('/api/salva/esami/0', {
    ...{ indagine_tipologia: 'Audiometria', indagine_stato: '1', indagine_data_display: day, indagine_ora: '15:00' },
    id_livello_confidenzialita: 6,
  });
  const list = await openExams(page, 'Programmati');
  await list.getByRole('button', { name: 'Aggiungi esame programmato' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi esame programmato' });
  await dialog.getByRole('combobox', { name: 'Tipo di indagine' }).fill('Campimetria');
  await dialog.getByLabel(/^Ora/).fill('9.30');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(dialog.getByLabel(/^Data/)).toHaveAccessibleDescription(/Scrivi anche il giorno dell’appuntamento/);
  await expect(dialog.getByLabel(/^Ora/)).toHaveValue('09:30');
  await expectAccessible(page);
  await dialog.getByLabel(/^Data/).fill(typed(day));
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('alle 09:30');
  await answer(page, question, 'Conferma');
  await expect(list.getByText('alle 09:30').first()).toBeVisible();

  await page.goto('/webui/Registro/SchedaPaziente');
  const next = page.getByRole('region', { name: 'Prossimo' });
  await expect(next).toContainText('alle 09:30');
  await next.getByRole('link', { name: 'Campimetria' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campimetria' })).toBeVisible();
  await expect(page.getByText('alle 09:30').first()).toBeVisible();

  // Another day asks for the hour again.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Modifica/ })
    .click();
  const editor = page.getByRole('dialog', { name: 'Modifica esame' });
  await editor.getByLabel(/^Data/).fill(typed(nextDay));
  await expect(editor.getByLabel(/^Ora/)).toHaveValue('');
  await expect(editor.getByLabel(/^Ora/)).toHaveAccessibleDescription(/Prima era alle 09:30/);
  await editor.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, question, 'Conferma');
  await expect(page.getByText('alle 09:30')).toHaveCount(0);
  await page.goto('/webui/Registro/SchedaPaziente');
  await expect(next.getByRole('link', { name: 'Audiometria' })).toBeVisible();
  await expect(next).toContainText('alle 15:00');
});

// covers R-11 S-26 L-06 L-07 L-08 A-32 A-33 K-45 K-46 K-47 C-19
test('a booked exam without a day says so', { tag: '@sizes' }, async ({ page, server, isMobile }) => {
  const { id_indagine: id } = await addExam(await recordsFor(server.url, patient), 'Spirometria', '1');
  const list = await openExams(page, 'Programmati');
  const row = list.getByRole(isMobile ? 'listitem' : 'row').filter({ hasText: 'Spirometria' });
  await expect(row).toBeVisible();
  if (isMobile) await expect(row).toContainText('Giorno da stabilire');
  await page.goto(`/webui/Registro/Esami/${id}`);
  await expect(page.getByText(/^Giorno da stabilire/)).toBeVisible();
});

test('three lists show their exams and offer to add one', { tag: '@sizes' }, async ({ page, server, isMobile }) => {
  const records = await recordsFor(server.url, patient);
  await addExam(records, 'Nient’altro che il nome');
  const stored = await exams(records);
  const requested = await openExams(page, 'Richiesti');
  await expect(requested.getByText('RM ginocchio').first()).toBeVisible();
  const scheduled = await openList(page, 'Programmati');
  await expect(scheduled.getByText('Pap test').first()).toBeVisible();
  const completed = await openList(page, 'Completati');
  await expect(completed.getByText('Elettrocardiogramma').first()).toBeVisible();
  for (const [state, list] of [requested, scheduled, completed].entries()) {
    const own = stored.filter(({ indagine_stato }) => indagine_stato === String(state));
    const rows = isMobile ? list.getByRole('listitem') : list.getByRole('button', { name: /^Modifica: / });
    await expect(rows).toHaveCount(own.length);
  }
  for (const list of [requested, completed]) await expect(list.getByText('Pap test')).toHaveCount(0);
  for (const list of [scheduled, completed]) {
    await expect(list.getByRole('button', { name: /: RM ginocchio/ })).toHaveCount(0);
    await expect(list.getByRole('link', { name: /^RM ginocchio/ })).toHaveCount(0);
  }
  for (const [list, label] of [
    [requested, 'Aggiungi esame richiesto'],
    [scheduled, 'Aggiungi esame programmato'],
    [completed, 'Aggiungi esame completato'],
  ] as const) {
    await list.getByRole('button', { name: label }).click();
    const dialog = page.getByRole('dialog', { name: label });
    await dialog.getByRole('button', { name: 'Annulla' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Stampa esami' })).toBeVisible();
  await expect(page.getByLabel('Cerca negli esami')).toBeVisible();
  if (isMobile) {
    const row = requested.getByRole('listitem').filter({ hasText: 'RM ginocchio' });
    const height = await row.getByRole('link').evaluate((link) => link.getBoundingClientRect().height);
    expect(height).toBeGreaterThanOrEqual(56);
    await expect(row.getByRole('button')).toHaveCount(1);
    await expect(row.getByRole('button', { name: /^Confidenzialità: RM ginocchio/ })).toBeVisible();
    // "Normale" would read like a finding, and is what most rows are.
    const padlock = await row.getByRole('button', { name: /Normale$/ }).boundingBox();
    expect(padlock?.width).toBeLessThan(60);
    const strict = scheduled.getByRole('listitem').filter({ hasText: 'Ecocolordoppler tronchi sovraaortici' });
    await expect(strict.getByText('Strettamente riservato', { exact: true })).toBeInViewport();
  }
  // axe reports controls that the sticky bar covers.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

// covers D-10 V-25 V-26 V-27 K-14 T-20 K-41 K-42 K-43 K-44 C-20 C-23 M-04 M-09 T-03
test('a new exam: looked up, added to its list, at level 6', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/status of 500/);
  const records = await recordsFor(server.url, patient);
  const { centri_convenzionati_specialistici: centres } = await records.get<{
    centri_convenzionati_specialistici: { record_id: number; centro_nome: string }[];
  }>(`/api/getCentriIndagini/${records.id}`);
  const centre = centres[0]?.centro_nome ?? '';
  const diagnosis = await records.post<{ id_diagnosi: number }>('/api/salva/diagnosi/0', {
    tipo_diagnosi: 'Diagnosi',
    diagnosi_patologia: 'Respiro affannoso',
    diagnosiDetails: { careprovider: 'Elena Bianchi' },
    diagnosi_stato: '1',
    id_livello_confidenzialita: 4,
  });
  const list = await openExams(page, 'Programmati');
  await list.getByRole('button', { name: 'Aggiungi esame programmato' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi esame programmato' });
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  const type = dialog.getByRole('combobox', { name: 'Tipo di indagine' });
  await expect(type).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await expectAccessible(page);

  const lookups: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/indaginifilter')) lookups.push(request.postDataJSON().search);
  });
  await type.fill('sp');
  await expect(page.getByText('Scrivi almeno 3 lettere per cercare')).toBeVisible();
  await type.fill('spi');
  const found = page.getByRole('option', { name: /^Spirometria/ }).first();
  await expect(found).toBeVisible();
  expect(lookups).toEqual(['spi']);
  await found.click();
  await openMore(dialog);
  const group = dialog.getByRole('combobox', { name: 'Gruppo' });
  await expect(group).toHaveValue('SS');
  await expect(group.getByRole('option').filter({ hasNotText: /^Scegli/ })).toHaveText([
    'Studi Specialistici (SS)',
    'Studi Radiologici (SR)',
    'Laboratori Analisi (LA)',
    'Patologia',
  ]);
  const level = dialog.getByLabel('Livello di confidenzialità');
  await expect(level).toHaveValue('6');
  await expect(level.getByRole('option')).toHaveText(levels);
  await dialog.getByLabel(/^Data/).fill('15/01/2099');
  await dialog.getByRole('combobox', { name: 'Centro' }).selectOption(centre);
  await dialog.getByRole('checkbox', { name: 'Respiro affannoso' }).check();
  await dialog.getByRole('combobox', { name: 'Medico' }).selectOption('Elena Bianchi');
  await page.route('**/api/salva/esami/*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  const reloaded = page.waitForRequest('**/api/getEsami/*/3');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, question, 'Conferma');
  await expect(dialog.getByRole('alert').filter({ hasText: saveFailure })).toBeVisible();
  await reloaded;
  let sent = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, question, 'Conferma');
  const saved = (await sent).postDataJSON();
  expect(saved).toMatchObject({
    indagine_stato: '1',
    indagine_tipologia: expect.stringMatching(/^Spirometria/),
    indagine_categoria: 'SS',
    indagine_data_display: '2099-01-15',
    id_diagn_investigations: expect.any(Number),
    id_centro_indagine: centres[0]?.record_id,
    careprovider: 'Elena Bianchi',
    diags: [diagnosis.id_diagnosi],
    id_livello_confidenzialita: 6,
  });
  await expect(notices(page)).toContainText('Salvato con successo!');
  await expect(list.getByText(/^Spirometria/).first()).toBeVisible();

  await pressAction(page, list, 'Modifica', saved.indagine_tipologia);
  const editor = page.getByRole('dialog', { name: 'Modifica esame' });
  await expect(editor.getByRole('combobox', { name: 'Tipo di indagine' })).toHaveValue(/^Spirometria/);
  await editor.getByLabel('Motivo').fill('Fiato corto');
  sent = page.waitForRequest(isSave);
  await editor.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, question, 'Conferma');
  expect((await sent).url()).not.toMatch(/\/0$/);
  expect((await sent).postDataJSON()).toMatchObject({ indagine_motivo: 'Fiato corto', careprovider: 'Elena Bianchi' });
});

// covers D-12 T-21 K-46 K-47
test('an exam moves to either of the other lists after confirmation', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/status of 412/);
  const records = await recordsFor(server.url, patient);
  const { id_indagine: id } = await addExam(records, 'Da spostare');
  const list = await openExams(page, 'Richiesti');
  await pressAction(page, list, 'Sposta', 'Da spostare');
  const dialog = page.getByRole('dialog', { name: 'Sposta esame' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: /Richiesti/ })).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: /Completati/ })).toBeVisible();
  await dialog.getByRole('radio', { name: /Programmati/ }).check();
  await expectAccessible(page);
  // Another device has set a date since.
  await records.post(`/api/salva/esami/${id}`, { indagine_data_display: '2099-01-10' });
  await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: question })).toContainText('Senza data');
  await answer(page, question, 'Conferma');
  await dialog.getByText(/Nel frattempo questi dati sono stati cambiati/).waitFor();
  await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
  await answer(page, 'Sostituire la versione nuova con la tua?', 'Conferma');
  await expect(notices(page)).toContainText('Salvato con successo!');
  await expect(list.getByText('Da spostare')).toHaveCount(0);
  const moved = { id_indagine: id, indagine_stato: '1', indagine_data_display: '2099-01-10' };
  expect(await exams(records)).toContainEqual(expect.objectContaining(moved));
  await pressAction(page, await openList(page, 'Programmati'), 'Sposta', 'Da spostare');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  for (const target of [/Richiesti/, /Completati/])
    await expect(dialog.getByRole('radio', { name: target })).toBeVisible();
});

// covers D-12 D-13 P-04 T-20 T-21
test('the page asks once how a past scheduled exam went', { tag: '@sizes' }, async ({ page, server, isMobile }) => {
  const records = await recordsFor(server.url, patient);
  const [done, later, missed] = ['Eseguito', 'Rinviato', 'Saltato'].map(
    (word) => `${word} ${isMobile ? 'telefono' : 'tavolo'}`,
  ) as [string, string, string];
  for (const name of [done, later, missed]) {
    await records.post('/api/salva/esami/0', {
      indagine_tipologia: name,
      indagine_stato: '1',
      indagine_data_display: '2026-01-15',
      id_livello_confidenzialita: 5,
    });
  }
  await page.goto('/webui/Registro/Esami');
  const card = page.getByRole('region', { name: 'Com’è andata?' });
  const line = (name: string) => card.getByRole('listitem').filter({ hasText: name });
  const say = (answer: string, name: string) => card.getByRole('button', { name: `${answer}: ${name}`, exact: true });
  await expect(line(done)).toContainText('Era in programma il 15 gen 2026');
  await expect(card.getByText('Pap test')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await say('Non fatto', missed).click();
  await expect(line(missed)).toContainText('non te lo chiederemo più');
  await expect(say('Correggi', missed)).toBeFocused();
  await say('Correggi', missed).click();
  await expect(say('È stato fatto', missed)).toBeFocused();
  await say('Non fatto', missed).click();
  await expect(say('Correggi', missed)).toBeFocused();

  await say('Spostato ad altra data', later).click();
  const editor = page.getByRole('dialog', { name: 'Modifica esame' });
  await expect(editor.getByLabel(/^Data/)).toBeFocused();
  await editor.getByLabel(/^Data/).fill('15/01/2099');
  await editor.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, question, 'Conferma');
  await expect(line(later)).toHaveCount(0);

  const sent = page.waitForRequest(isSave);
  await say('È stato fatto', done).click();
  expect((await sent).postDataJSON()).toEqual({ indagine_stato: '2' });
  await expect(line(done)).toContainText('Ora è tra i Completati');
  await say('Allega il referto', done).click();
  const attach = page.getByRole('dialog', { name: 'Allega un file' });
  await expect(attach.getByLabel('Livello di confidenzialità')).toHaveValue('5');
  await attach
    .locator('input[type=file]')
    .setInputFiles({ name: 'Referto.pdf', mimeType: 'application/pdf', buffer: report });
  await attach.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, question, 'Conferma');
  const list = page.getByRole('region', { name: 'Completati' });
  await expect(list.getByText(done).first()).toBeInViewport();
  const mine = (await exams(records)).filter(({ indagine_tipologia: name }) => [done, later, missed].includes(name));
  expect(mine.map((exam) => [exam.indagine_stato, exam.indagine_data_display, exam.id_allegati.length]).sort()).toEqual(
    [
      ['1', '2026-01-15', 0],
      ['1', '2099-01-15', 0],
      ['2', '2026-01-15', 1],
    ],
  );

  await page.reload();
  await expect(page.getByRole('button', { name: 'Programmati', exact: true })).toBeVisible();
  // It was opened to show the exam, which is not remembered.
  const header = list.getByRole('button', { name: 'Completati', exact: true });
  await expect(header).toHaveAttribute('aria-expanded', 'false');
  await header.click();
  await expect(list.getByText(done).first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await openWithDrafts(page, '/webui/Registro/Diagnosi');
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnosi' })).toBeVisible();
  await expect(page.getByText(/non salvat/)).toHaveCount(0);

  // Another past date asks again.
  const { id_indagine: id } = mine.find(({ indagine_tipologia: name }) => name === missed) as StoredExam;
  await records.post(`/api/salva/esami/${id}`, { indagine_data_display: '2026-02-01' });
  await page.route('**/api/security/hasPermission', (route) => route.fulfill({ json: { data: false } }));
  await page.goto('/webui/Registro/Esami');
  await say('È stato fatto', missed).click();
  await expect(subscriptionGate(page)).toBeVisible();
  await records.post(`/api/salva/esami/${id}`, { indagine_stato: '3', deleted_at: '2012-12-20T00:00:00.000Z' });
});

// covers D-13 D-14 M-28 V-28 V-29 V-30 V-31 K-15 C-24 C-25
test('files are attached, previewed and downloaded', { tag: '@sizes' }, async ({ page, server, isMobile }) => {
  const name = `Con allegato ${isMobile ? 'uno' : 'due'}`;
  await addExam(await recordsFor(server.url, patient), name, '2');
  const list = await openExams(page, 'Completati');
  await pressAction(page, list, 'Allega un file', name);
  const dialog = page.getByRole('dialog', { name: 'Allega un file' });
  // Defaults to the level of its exam.
  const level = dialog.getByLabel('Livello di confidenzialità');
  await expect(level).toHaveValue('6');
  await expect(level.getByRole('option')).toHaveText(levels);
  const date = dialog.getByLabel(/^Data/);
  const written = await date.inputValue();
  await date.fill('');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  const file = dialog.locator('input[type=file]');
  for (const field of [file, dialog.getByRole('combobox', { name: 'Tipo di file' }), date]) {
    await expect(field).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  }
  await expectAccessible(page);
  await date.fill(written);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Referto più.pdf', mimeType: 'application/pdf', buffer: report });
  await expect(dialog.getByRole('combobox', { name: 'Tipo di file' })).toHaveValue('documento');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, question, 'Conferma');
  await expect(notices(page)).toContainText('File caricato con successo!');

  const records = await recordsFor(server.url, patient);
  const exam = (await exams(records)).find(({ indagine_tipologia }) => indagine_tipologia === name);
  const attach = (file_nome: string, file_type: string, type: string, bytes: Buffer) =>
    records.post('/api/files', {
      id_indagine: exam?.id_indagine,
      file: `data:${file_type};base64,${bytes.toString('base64')}`,
      file_nome,
      file_type,
      type,
      created_at: '2026-01-15',
      id_livello_confidenzialita: 6,
    });
  await attach('Lastra.bmp', 'image/bmp', 'foto', bmp);
  await attach('Risonanza.dcm', 'application/dicom', 'dicom', packedScan);
  await attach('Nota.txt', 'text/plain', 'documento', Buffer.from('Da portare al controllo'));
  await page.goto('/webui/Registro/Esami');
  await pressAction(page, list, 'Vedi gli allegati', name);
  const files = page.getByRole('dialog', { name: 'Allegati' });
  await expect(files.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const look = async (file: string, see: (preview: Locator) => Promise<void>) => {
    const eye = files.getByRole('button', { name: `Anteprima di ${file}` });
    await eye.press('Enter');
    const preview = page.getByRole('dialog', { name: file });
    await see(preview);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(eye).toBeFocused();
  };
  const download = (within: Locator, file: string | RegExp) =>
    Promise.all([page.waitForEvent('download'), within.getByRole('button', { name: file }).click()]);
  await look('Lastra.bmp', async (preview) => {
    const image = preview.getByRole('img', { name: 'Lastra.bmp' });
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(4);
  });
  await look('Risonanza.dcm', (preview) => expect(preview.getByText('MR · 8 × 8')).toBeVisible());
  await look('Nota.txt', async (preview) => {
    await expect(preview.getByText('Per questo tipo di file non c’è un’anteprima.')).toBeVisible();
    const [saved] = await download(preview, 'Scarica');
    expect(saved.suggestedFilename()).toBe('Nota.txt');
    await expect(notices(page)).toContainText('File scaricato con successo!');
  });
  await look('Referto più.pdf', (preview) =>
    expect(preview.getByRole('link', { name: /in una nuova scheda/ })).toHaveAttribute('href', /^blob:/),
  );
  const [saved] = await download(files, 'Scarica Referto più.pdf');
  expect(saved.suggestedFilename()).toBe('Referto più.pdf');
});

// covers M-29 M-49
test('a failed download names the support address', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/503/);
  await addExam(await recordsFor(server.url, patient), 'Senza rete', '2');
  await page.route('**/api/files', (route) => route.fulfill({ status: 503 }));
  const list = await openExams(page, 'Completati');
  await pressAction(page, list, 'Allega un file', 'Senza rete');
  const dialog = page.getByRole('dialog', { name: 'Allega un file' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Nota.txt', mimeType: 'text/plain', buffer: Buffer.from('Nota') });
  await dialog.getByRole('combobox', { name: 'Tipo di file' }).selectOption('Documento');
  await page.route('**/api/caricamenti/*', () => {});
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, question, 'Conferma');
  await dialog.getByRole('button', { name: 'Interrompi il caricamento di Nota.txt' }).click();
  await expect(dialog.getByText(/Caricamento interrotto/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Salva', exact: true })).toBeEnabled();
  await expect(dialog.getByText(/Si è verificato un problema/)).toHaveCount(0);
  await page.unroute('**/api/caricamenti/*');

  await dialog.getByRole('button', { name: 'Riprova a caricare Nota.txt' }).click();
  await answer(page, question, 'Conferma');
  await expect(dialog.getByRole('alert').first()).toContainText(
    'Si è verificato un problema. Si prega di riprovare più tardi',
  );
  await expect(dialog.getByText(/scrivi all’assistenza/)).toBeVisible();
  await page.unroute('**/api/files');
  await dialog.getByRole('button', { name: 'Riprova a caricare Nota.txt' }).click();
  await answer(page, question, 'Conferma');
  await expect(dialog).toBeHidden();
});

// covers D-11
test('the padlock changes the level of an exam', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await addExam(records, 'Da chiudere');
  const isVisibleToDoctor = () => doctorSees(server.url, records, 'getEsami/{id}/3', 'Da chiudere');
  expect(await isVisibleToDoctor()).toBe(false);
  const list = await openExams(page, 'Richiesti');
  await pressAction(page, list, 'Confidenzialità', 'Da chiudere');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Basso/ }).check();
  const sent = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, 'Salvare le modifiche ?', 'Conferma');
  expect((await sent).postDataJSON()).toEqual({ id_livello_confidenzialita: 2 });
  await expect(notices(page)).toContainText('Confidenzialita aggiornato con successo!');
  expect(await isVisibleToDoctor()).toBe(true);
});

// covers T-19
test('a deleted exam disappears and can be restored', async ({ page, server }) => {
  await addExam(await recordsFor(server.url, patient), 'Da cancellare');
  const list = await openExams(page, 'Richiesti');
  await pressAction(page, list, 'Elimina', 'Da cancellare');
  const sent = page.waitForRequest(isSave);
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  expect((await sent).postDataJSON()).toEqual({ indagine_stato: '3', deleted_at: '2012-12-20T00:00:00.000Z' });
  await expect(list.getByText('Da cancellare')).toHaveCount(0);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(list.getByText('Da cancellare')).toBeVisible();
});

// covers S-26 D-15 M-27 V-32 T-22 C-21
test('the search requires three characters, highlights the match, and reports a failure', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/500/);
  await page.goto('/webui/Registro/Esami');
  const box = page.getByLabel('Cerca negli esami');
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/esamifilter')) requestCount += 1;
  });
  await box.fill('ec');
  await box.press('Enter');
  await box.fill('ECO');
  await box.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tu hai cercato per:' });
  await expect(dialog).toContainText('ECO');
  await expect(dialog.getByText('Ecocolordoppler tronchi sovraaortici')).toBeVisible();
  expect(requestCount).toBe(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click();
  await page.route('**/api/esamifilter', (route) => route.fulfill({ status: 500 }));
  await box.fill('inesistente');
  await box.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Qualcosa non ha funzionato' })).toBeVisible();
  await expect(dialog.getByText('nessuna data')).toHaveCount(0);
  await expect(dialog.getByText('Ecocolordoppler tronchi sovraaortici')).toHaveCount(0);
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await page.unroute('**/api/esamifilter');
  await dialog.getByRole('button', { name: 'Riprova' }).click();
  await expect(dialog.getByRole('heading', { name: 'nessuna data' })).toBeVisible();
});

test('a search result names its centre and opens its row in a collapsed list', async ({ page }) => {
  await page.goto('/webui/Registro/Esami');
  const box = page.getByLabel('Cerca negli esami');
  await box.fill('ginocchio');
  await box.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tu hai cercato per:' });
  await dialog.getByRole('button', { name: /RM ginocchio/ }).click();
  await expect(dialog).toBeHidden();
  const list = page.getByRole('region', { name: 'Richiesti' });
  const row = list.getByRole('row').or(list.getByRole('listitem')).filter({ hasText: 'RM ginocchio' });
  await expect(row).toBeInViewport();
  await expect(row.getByRole('link').first()).toBeFocused();
});

// covers A-32 T-20
test('a new exam is shown in its list, even when collapsed', async ({ page }) => {
  await page.goto('/webui/Registro/Esami');
  const list = page.getByRole('region', { name: 'Completati' });
  const header = list.getByRole('button', { name: 'Completati', exact: true });
  await expect(header).toHaveAttribute('aria-expanded', 'false');
  await list.getByRole('button', { name: 'Aggiungi esame completato' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi esame completato' });
  await dialog.getByRole('combobox', { name: 'Tipo di indagine' }).fill('Esame appena scritto');
  await dialog.getByLabel(/^Data/).fill('02/02/2019');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, question, 'Conferma');
  await expect(dialog).toBeHidden();
  await expect(header).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByText('Esame appena scritto')).toBeInViewport();
});

// covers P-02 P-03 P-04 P-23
test('a missing subscription is reported before the form, with the name of the feature', async ({ page }) => {
  const requests: string[] = [];
  await page.route('**/api/security/hasPermission', (route) => {
    requests.push(route.request().postDataJSON().data);
    return route.fulfill({ json: { data: false } });
  });
  const list = await openExams(page, 'Richiesti');
  await pressAction(page, list, 'Confidenzialità', 'RM ginocchio');
  await page.getByRole('dialog', { name: 'Modifica confidenzialità' }).getByRole('button', { name: 'Annulla' }).click();
  await pressAction(page, list, 'Elimina', 'RM ginocchio');
  await answer(page, 'Sei sicuro di cancellare il record?', 'Annulla');
  // Asked before a press, for the lock of the button that adds.
  expect(requests).toEqual(['aggiungiesame']);
  await list.getByRole('button', { name: 'Aggiungi esame richiesto' }).click();
  await declineAndReturn(page);
  await pressAction(page, list, 'Modifica', 'RM ginocchio');
  await declineAndReturn(page);
  await pressAction(page, list, 'Sposta', 'RM ginocchio');
  await expect(subscriptionGate(page)).toBeVisible();
  expect(requests).toEqual(['aggiungiesame', 'modificaesame', 'spostaEsame']);
});

// covers R-12 A-38
test('an exam is kept as a draft while a diagnosis is added', async ({ page }) => {
  const list = await openExams(page, 'Richiesti');
  await list.getByRole('button', { name: 'Aggiungi esame richiesto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi esame richiesto' });
  const type = dialog.getByRole('combobox', { name: 'Tipo di indagine' });
  await type.fill('Esame di un altro medico');
  // Closes the suggestions that cover the form.
  await type.press('Tab');
  await dialog.getByRole('combobox', { name: 'Medico' }).selectOption('Nuovo Careprovider..');
  await dialog.getByLabel('Altro Medico').fill('Bruno Conti');
  await openMore(dialog);
  await dialog.getByRole('button', { name: 'Nuova Diagnosi..' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnosi' })).toBeVisible();
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(type).toHaveValue('Esame di un altro medico');
  await expect(dialog.getByLabel('Altro Medico')).toHaveValue('Bruno Conti');
});

// covers C-26 C-71 A-33
test('all exams are downloaded as a PDF', async ({ page }) => {
  await page.goto('/webui/Registro/Esami');
  await page.getByRole('button', { name: 'Stampa esami' }).click();
  // Strictly confidential exams are printed only on request.
  const question = page.getByRole('dialog', { name: 'Che cosa stampare' });
  await expect(question.getByLabel('Fino alla confidenzialità')).toHaveValue('5');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Annulla' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Stampa esami' }).click();
  const printRequest = page.waitForRequest('**/api/downloadEsami/*');
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Stampa' }).click();
  expect(new URL((await printRequest).url()).searchParams.get('livello')).toBe('5');
  expect((await download).suggestedFilename()).toMatch(/^Esami \d{4}-\d{2}-\d{2}\.pdf$/);
});
