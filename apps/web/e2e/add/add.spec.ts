import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, confirmRecord } from '../dialogs.ts';
import { listDrafts } from '../drafts.ts';
import { doctor, expect, otherPatient, patient, test } from '../journey.ts';
import { type Records, recordsFor } from '../records.ts';

test.use({ user: patient });

interface StoredExam {
  id_indagine: number;
  indagine_tipologia: string;
  indagine_stato: string;
  indagine_data_display: string | null;
  id_livello_confidenzialita: number;
  id_allegati: number[];
}

interface StoredFile {
  id_file: number;
  id_indagine: number | null;
  file_nome: string;
  type: string;
  data_rilievo: string;
  id_livello_confidenzialita: number;
}

const page0 = '/webui/Registro/Nuovo';
const question = 'Sei sicuro di salvare i dati?';
const refusal = 'Questa sezione non è prevista nella tua sottoscrizione';
const photo = {
  name: 'image.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../public/icons/512.png', import.meta.url)),
};

const exams = (records: Records) => records.get<StoredExam[]>(`/api/getEsami/${records.id}/3`);
const files = async (records: Records) =>
  (await records.get<{ data: StoredFile[] }>(`/api/getFiles/${records.id}`)).data;
const addExam = (records: Records, exam: object) => records.post<StoredExam>('/api/salva/esami/0', exam);

const day = (offset = 0) => {
  const then = new Date(Date.now() + offset * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(then);
};

/** Counts taps from the start page. Choosing in the system's camera or file dialog is none. */
async function fromPlus(page: Page) {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await page.goto('/webui/Registro/SchedaPaziente');
  await tap(page.getByRole('link', { name: 'Aggiungi', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Aggiungi' })).toBeVisible();
  const button = (name: string) => page.getByRole('main').getByRole('button', { name });
  const choose = async (name: string, file = photo) => {
    const chooser = page.waitForEvent('filechooser');
    await tap(button(name));
    await (await chooser).setFiles(file);
  };
  const summary = page.getByRole('dialog', { name: question });
  return { tap, button, choose, summary, save: summary.getByRole('button', { name: 'Salva' }), taps: () => taps };
}

const saved = (page: Page) => page.getByRole('main').getByText('Salvato con successo!');

test('a photo becomes a completed exam in four taps', { tag: '@phone' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { tap, button, choose, summary, save, taps } = await fromPlus(page);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await choose('Fotografa');
  await expect(page.getByRole('heading', { name: 'Che cos’è?' })).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await tap(button('Esami del sangue'));
  await expect(summary.getByRole('img', { name: 'image.png' })).toBeVisible();
  await expect(summary.getByText('Esami del sangue')).toBeVisible();
  await expect(summary.getByRole('radio', { name: 'Oggi' })).toBeChecked();
  await expect(summary.getByLabel('Livello di confidenzialità')).toHaveValue('6');
  await expect(summary.getByText('Lo vede: nessun dottore')).toBeVisible();
  await expectAccessible(page);
  await tap(save);
  await expect(saved(page)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(4);
  await expect(page.getByText('Lo vede: nessun dottore')).toBeVisible();
  await expectAccessible(page);

  const exam = (await exams(records)).find(({ indagine_tipologia }) => indagine_tipologia === 'Esami del sangue');
  expect(exam).toMatchObject({
    indagine_stato: '2',
    indagine_data_display: day(),
    id_livello_confidenzialita: 6,
    indagine_categoria: 'LA',
  });
  const own = (await files(records)).filter(({ id_indagine }) => id_indagine === exam?.id_indagine);
  expect(own).toEqual([
    expect.objectContaining({ id_file: exam?.id_allegati[0], type: 'foto', id_livello_confidenzialita: 6 }),
  ]);
  expect(own[0]?.file_nome).toMatch(/^Esami del sangue \d\d-\d\d-\d{4}\.png$/);

  await button('Fallo vedere').click();
  const lock = page.getByRole('dialog', { name: 'Modifica confidenzialità' });
  await lock.getByRole('radio', { name: 'Normale' }).check();
  await lock.getByRole('button', { name: 'Salva' }).click();
  await confirmRecord(page);
  await expect(page.getByText('Lo vede: Elena Bianchi')).toBeVisible();
  expect((await exams(records)).find(({ id_indagine }) => id_indagine === exam?.id_indagine)).toMatchObject({
    id_livello_confidenzialita: 4,
  });
  expect((await files(records)).find(({ id_file }) => id_file === own[0]?.id_file)).toMatchObject({
    id_livello_confidenzialita: 4,
  });
});

test('a photo completes a waiting exam, which keeps its level and past day', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const waiting = { indagine_tipologia: 'Spirometria', indagine_stato: '1', id_livello_confidenzialita: 3 };
  const { id_indagine } = await addExam(records, { ...waiting, indagine_data_display: day(-9) });
  const later = { ...waiting, indagine_tipologia: 'Audiometria', indagine_data_display: day(9) };
  const { id_indagine: future } = await addExam(records, later);
  const { tap, button, choose, summary, save, taps } = await fromPlus(page);
  await choose('Fotografa');
  // Passed appointments stand first.
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Spirometria');
  await tap(button('Spirometria'));
  await expect(summary.getByText('Passa da Programmati a Completati.')).toBeVisible();
  await expect(summary.getByText('Resta il giorno dell’esame')).toBeVisible();
  await expect(summary.getByText('Moderato', { exact: true })).toBeVisible();
  await expect(summary.getByLabel('Livello di confidenzialità')).toHaveCount(0);
  await tap(save);
  await expect(saved(page)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(4);
  const find = async (id: number) => (await exams(records)).find((exam) => exam.id_indagine === id);
  expect(await find(id_indagine)).toMatchObject({
    indagine_stato: '2',
    indagine_data_display: day(-9),
    id_livello_confidenzialita: 3,
    id_allegati: [expect.any(Number)],
  });
  const [attachment] = (await files(records)).filter((file) => file.id_indagine === id_indagine);
  expect(attachment).toMatchObject({ id_livello_confidenzialita: 3, data_rilievo: day(-9) });

  await choose('Fotografa');
  await button('Mostra').click();
  await button('Audiometria').click();
  await expect(summary.getByRole('radio', { name: 'Oggi' })).toBeChecked();
  await save.click();
  await expect(saved(page)).toBeVisible();
  expect(await find(future)).toMatchObject({ indagine_stato: '2', indagine_data_display: day() });
});

test('a document is saved in four taps, and another exam is looked up', { tag: '@phone' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { tap, button, choose, summary, save, taps } = await fromPlus(page);
  const letter = { ...photo, name: 'Lettera di dimissione.png' };
  await choose('Scegli un file', letter);
  await tap(button('Ricetta o documento'));
  await tap(save);
  await expect(saved(page)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(4);
  expect((await files(records)).find(({ file_nome }) => file_nome === letter.name)).toMatchObject({
    id_indagine: null,
    type: 'documento',
    id_livello_confidenzialita: 6,
    data_rilievo: day(),
  });

  await choose('Fotografa');
  await page.getByRole('button', { name: 'Altro esame', exact: true }).click();
  await save.click();
  await expect(summary.getByText('Questo campo è obbligatorio!')).toBeVisible();
  await summary.getByRole('combobox', { name: 'Tipo di indagine' }).fill('elettrocardiogramma');
  await page
    .getByRole('option', { name: /^Elettrocardiogramma/i })
    .first()
    .click();
  await summary.getByRole('radio', { name: 'Ieri' }).check();
  await save.click();
  await expect(saved(page)).toBeVisible();
  const exam = (await exams(records)).find(({ indagine_tipologia }) => /^elettrocardiogra/i.test(indagine_tipologia));
  expect(exam).toMatchObject({ indagine_stato: '2', indagine_data_display: day(-1) });
});

test('a file that did not arrive is kept and sent again', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/500 \(Internal Server Error\)/);
  const records = await recordsFor(server.url, patient);
  const { button, choose, summary, save } = await fromPlus(page);
  const failing = '**/api/files';
  const body = JSON.stringify({ type: 'about:blank', title: 'x', status: 500, code: 'internal', request_id: 'x' });
  const fail = () =>
    page.route(failing, (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body }));
  await fail();
  await choose('Fotografa');
  await button('Radiografia o ecografia').click();
  await summary.getByRole('button', { name: 'Cambia nome' }).click();
  await summary.getByRole('combobox', { name: 'Tipo di indagine' }).fill('Ecografia della spalla');
  await page.keyboard.press('Tab');
  await save.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Ecografia della spalla' });
  await expect(alert).toContainText('è salvato, il suo file non ancora');
  await expect(alert).toContainText('nel browser non conserviamo dati clinici');
  await expect(page.getByRole('img', { name: 'image.png' })).toBeVisible();
  await expectAccessible(page);
  const isSaved = async () => {
    const exam = (await exams(records)).find(
      ({ indagine_tipologia }) => indagine_tipologia === 'Ecografia della spalla',
    );
    return [exam?.indagine_stato, exam?.id_allegati.length];
  };
  expect(await isSaved()).toEqual(['2', 0]);
  const refused = page.waitForResponse(failing);
  await button('Riprova').click();
  await refused;
  await expect(alert).toBeVisible();

  // The description outlives the page, the photo does not.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(alert).toContainText('Fotografa o scegli di nuovo il file');
  await page.unroute(failing);
  await choose('Scegli un file');
  await expect(saved(page)).toBeVisible();
  expect(await isSaved()).toEqual(['2', 1]);
  await expect.poll(() => listDrafts(records)).toEqual([]);
  const stored = await page.evaluate(async () => [
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    (await indexedDB.databases()).length,
  ]);
  expect(stored[0]).not.toContain('Ecografia');
  expect(stored[1]).toBe(0);
});

test('the pages of one report go into one exam, and those that failed follow', { tag: '@phone' }, async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/500 \(Internal Server Error\)/);
  const records = await recordsFor(server.url, patient);
  const { button, choose, summary, save } = await fromPlus(page);
  await choose('Fotografa');
  await choose('Aggiungi una pagina');
  await choose('Aggiungi una pagina');
  await choose('Aggiungi una pagina');
  const pages = page.getByRole('status').filter({ hasText: 'pagine' });
  await expect(pages).toHaveText('4 pagine');
  await button('Togli l’ultima').click();
  await expect(pages).toHaveText('3 pagine');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await button('Altro esame').click();
  await expect(summary).toContainText('3 pagine');
  await summary.getByRole('combobox', { name: 'Tipo di indagine' }).fill('Referto di tre pagine');
  await page.keyboard.press('Tab');
  let requests = 0;
  const body = JSON.stringify({ type: 'about:blank', title: 'x', status: 500, code: 'internal', request_id: 'x' });
  await page.route('**/api/files', (route) => {
    requests += 1;
    return requests === 2
      ? route.fulfill({ status: 500, contentType: 'application/problem+json', body })
      : route.continue();
  });
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Referto di tre pagine' })).toBeVisible();
  const exam = async () =>
    (await exams(records)).find(({ indagine_tipologia }) => indagine_tipologia === 'Referto di tre pagine');
  expect((await exam())?.id_allegati).toHaveLength(1);
  await button('Riprova').click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Referto di tre pagine · 3 pagine');
  const own = (await exam())?.id_allegati ?? [];
  const names = (await files(records)).filter(({ id_file }) => own.includes(id_file)).map(({ file_nome }) => file_nome);
  expect(names.sort()).toEqual([
    expect.stringMatching(/^Referto di tre pagine [\d-]+ \(2\)\.png$/),
    expect.stringMatching(/^Referto di tre pagine [\d-]+ \(3\)\.png$/),
    expect.stringMatching(/^Referto di tre pagine [\d-]+\.png$/),
  ]);
});

test('several files are chosen at once', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { button, summary, save } = await fromPlus(page);
  const chooser = page.waitForEvent('filechooser');
  await button('Scegli un file').click();
  const named = (name: string) => ({ ...photo, name });
  await (await chooser).setFiles([named('Lettera 1.png'), named('Lettera 2.png')]);
  await button('Ricetta o documento').click();
  await expect(summary).toContainText('2 pagine');
  await save.click();
  await expect(saved(page)).toBeVisible();
  const own = (await files(records)).filter(({ file_nome }) => /^Lettera \d\.png$/.test(file_nome));
  expect(own.map(({ type }) => type)).toEqual(['documento', 'documento']);
});

test('leaving without saving a photo is asked about', async ({ page }) => {
  const { choose, button } = await fromPlus(page);
  await choose('Fotografa');
  await page.getByRole('link', { name: 'Salute', exact: true }).click();
  await answer(page, 'Uscire senza salvare?', 'Continua a modificare');
  await expect(page.getByRole('heading', { name: 'Che cos’è?' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Annulla' }).click();
  await expect(button('Fotografa')).toBeVisible();
});

test('a photo that was left unsaved is offered again until it is given up', async ({ page }) => {
  const { choose, button } = await fromPlus(page);
  const leave = () => page.getByRole('link', { name: 'Salute', exact: true }).click();
  const back = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Salute' })).toBeVisible();
    await page.getByRole('link', { name: 'Aggiungi', exact: true }).click();
  };
  const offer = page.getByRole('region', { name: 'Hai una foto non salvata' });
  await choose('Fotografa');
  await leave();
  const question = page.getByRole('alertdialog', { name: 'Uscire senza salvare?' });
  await expect(question).toContainText('resta pronto in «Aggiungi»');
  await expect(question.getByRole('button', { name: 'Continua a modificare' })).toBeFocused();
  await question.getByRole('button', { name: 'Esci senza salvare' }).click();
  await back();
  await offer.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('heading', { name: 'Che cos’è?' })).toBeVisible();
  await leave();
  await answer(page, 'Uscire senza salvare?', 'Esci senza salvare');
  await back();
  await offer.getByRole('button', { name: 'Scarta' }).click();
  await answer(page, 'Scartare la foto?', 'Scarta');
  await expect(offer).toHaveCount(0);
  await leave();
  await back();
  await expect(button('Fotografa')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('blood pressure takes five taps and two numbers', { tag: '@phone' }, async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { tap, button, taps } = await fromPlus(page);
  await tap(button('Misure'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Pressione massima')).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Oggi' })).toBeChecked();
  await expect(dialog.getByLabel('Livello di confidenzialità')).toBeVisible();
  await page.keyboard.type('131');
  await tap(dialog.getByLabel('Pressione minima'));
  await page.keyboard.type('79');
  await tap(dialog.getByRole('button', { name: 'Salva' }));
  await tap(page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Conferma' }));
  await expect(saved(page)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(5);
  await expect(page.getByText('Salvato con successo!')).toHaveCount(1);
  await expect(page.getByText('Misure: 131/79 mmHg')).toBeVisible();
  expect(await records.get<object[]>(`/api/rilevazioniPatient/${records.id}`)).toContainEqual(
    expect.objectContaining({
      parametro_pressione_max: 131,
      parametro_pressione_min: 79,
      data_rilevazione: day(),
    }),
  );
  await expect(button('Fallo vedere')).toBeVisible();
});

test('the other kinds ask what is required, with today and the strictest level', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { button } = await fromPlus(page);
  const dialog = page.getByRole('dialog');
  const save = async () => {
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await confirmRecord(page);
    await expect(dialog).toBeHidden();
    await expect(saved(page)).toBeVisible();
  };

  await button('Visita').click();
  await expect(dialog.getByRole('radio', { name: 'Oggi' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Altra' }).check();
  const otherDay = dialog.getByRole('textbox', { name: 'Quale giorno' });
  await otherDay.fill('15/01/1900');
  for (const name of ['Motivazione', 'Osservazioni', 'Conclusioni'])
    await dialog.getByLabel(name).fill(`${name} nuova`);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(otherDay).toHaveAccessibleDescription(/La data è prima della nascita/);
  await otherDay.fill('15/01/2026');
  await save();
  const visits = await records.get<object[]>(`/api/visitePatient/${records.id}`);
  expect(visits).toContainEqual(
    expect.objectContaining({ visita_data: '2026-01-15', visita_motivazione: 'Motivazione nuova' }),
  );
  await expect(page.getByText('Visita: Motivazione nuova')).toBeVisible();

  await button('Vaccino').click();
  await dialog.getByRole('combobox', { name: 'Vaccino' }).fill('twinrix');
  await page
    .getByRole('option', { name: /^Twinrix/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Nessuna' }).click();
  await dialog.getByRole('radio', { name: '1ª dose' }).check();
  await expect(dialog.getByLabel('Livello di confidenzialità')).toHaveValue('6');
  await expect(dialog.getByRole('radio', { name: 'Oggi' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Altra' }).check();
  await otherDay.fill('01/01/2099');
  await expect(otherDay).toHaveAccessibleDescription(/La data inserita non è valida!/);
  await dialog.getByRole('radio', { name: 'Ieri' }).check();
  await save();
  const { data: vaccinations } = await records.get<{ data: object[] }>(`/api/getVaccinis/${records.id}`);
  expect(vaccinations).toContainEqual(
    expect.objectContaining({ vaccinazione_data: day(-1), vaccinazione_richiamo: 1 }),
  );
  await expect(page.getByText(/^Vaccino: Twinrix/)).toBeVisible();
  await expect(page.getByText('Lo vede: nessun dottore')).toBeVisible();

  await button('Diagnosi').click();
  await dialog.getByRole('radio', { name: 'Allergia' }).check();
  await dialog.getByRole('radio', { name: 'Confermata' }).check();
  await expect(dialog).toHaveAccessibleName('Aggiungi allergia');
  await dialog.getByLabel('A che cosa?').fill('Allergia al lattice');
  await dialog.getByLabel('Medico').selectOption({ index: 1 });
  await save();
  expect(JSON.stringify(await records.get<object>(`/api/diagnosiPatient/${records.id}`))).toContain(
    'Allergia al lattice',
  );
  await expect(page.getByRole('main').getByText('Allergia al lattice', { exact: true })).toBeVisible();

  await button('Farmaco').click();
  await expect(dialog.getByLabel('Data di inizio', { exact: true })).toHaveValue(day().split('-').reverse().join('/'));
  await expect(dialog.getByLabel('Note')).toBeHidden();
  await dialog.getByRole('button', { name: 'Annulla' }).click();

  await button('Dolore').click();
  await expect(page).toHaveURL(/\/Registro\/Taccuino\/Nuova$/);
});

test.describe('on the free plan', () => {
  test.use({ user: otherPatient });

  test('what the plan lacks has a lock before the tap', { tag: '@sizes' }, async ({ page }) => {
    const { button } = await fromPlus(page);
    const locked = page.getByRole('button', { name: 'Non è nel tuo piano' });
    await expect(locked).toHaveText(['Dolore']);
    await button('Dolore').click();
    const dialog = page.getByRole('alertdialog', { name: refusal });
    await expect(dialog).toBeVisible();

    await page.route('**/api/security/hasPermission', (route) => route.fulfill({ json: { data: false } }));
    await page.goto(page0);
    await expect(locked).toHaveText([
      /^Fotografa/,
      ...['Scegli un file', 'Esame', 'Dolore', 'Farmaco', 'Visita', 'Vaccino', 'Diagnosi', 'Allergia o intolleranza'],
    ]);
    await expectAccessible(page);
    await button('Fotografa').click();
    await dialog.getByRole('button', { name: 'Iscriviti' }).click();
    await expect(page).toHaveURL(/\/Registro\/Paypal$/);
    await page.goto(page0);
    await button('Misure').click();
    await expect(page.getByRole('dialog', { name: 'Aggiungi rilevazione' })).toBeVisible();
  });
});

test.describe('a doctor', () => {
  test.use({ user: doctor });

  test('adds to their own record', async ({ page, server }) => {
    const records = await recordsFor(server.url, doctor);
    const { tap, button, choose, save } = await fromPlus(page);
    await choose('Fotografa');
    await tap(button('Esami del sangue'));
    await tap(save);
    await expect(saved(page)).toBeVisible();
    expect(await exams(records)).toHaveLength(1);
    expect(await files(records)).toHaveLength(1);
  });
});

test('a new record opens in its first empty field, and on a phone before a choice', { tag: '@sizes' }, async ({
  page,
  isMobile,
}) => {
  const first = {
    Misure: 'parametro_pressione_max',
    Farmaco: 'farmaco',
    Visita: isMobile ? 'visita_data-choice' : 'visita_motivazione',
    Vaccino: 'vaccino',
    Esame: isMobile ? 'indagine_stato' : 'indagine_tipologia',
    Diagnosi: isMobile ? 'tipo_diagnosi' : 'diagnosi_stato',
  };
  for (const [kind, name] of Object.entries(first)) {
    await page.goto('/webui/Registro/Nuovo');
    await page.getByRole('main').getByRole('button', { name: kind, exact: true }).click();
    await expect(page.getByRole('dialog').locator(':focus')).toHaveAttribute('name', name);
  }
});
