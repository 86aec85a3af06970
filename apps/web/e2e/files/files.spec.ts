import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { writtenDay } from '../dates.ts';
import { answer, confirmRecord, declineAndReturn, notices, openMore, subscriptionGate } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { doctorSees, type Records, recordsFor } from '../records.ts';
import { expectFirstColumns } from '../tables.ts';

test.use({ user: patient });

interface StoredFile {
  id_file: number;
  file_nome: string;
  type: string;
  id_livello_confidenzialita: number;
  kardia: { kardia_note: string }[];
  date_display: string;
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });

async function openFiles(page: Page, title: 'Kardia' | 'File'): Promise<Locator> {
  await page.goto('/webui/Registro/File');
  return openList(page, title);
}

const addFile = (records: Records, file_nome: string, more: object = {}): Promise<StoredFile> =>
  records.post('/api/files', {
    file: `data:application/pdf;base64,${pdf.toString('base64')}`,
    file_nome,
    file_type: 'application/pdf',
    type: 'documento',
    data_rilievo: '2026-01-15',
    id_livello_confidenzialita: 1,
    ...more,
  });
const files = async (records: Records) =>
  (await records.get<{ data: StoredFile[] }>(`/api/getFiles/${records.id}`)).data;

const press = (list: Locator, action: string, file: string) =>
  list.getByRole('button', { name: `${action}: ${file}`, exact: true }).click();

/** `21/11/2026`, as the contract has it, as the page shows it. */
const dayOf = (day: string | undefined) => writtenDay(day?.split('/').reverse().join('-'));

// covers R-18 L-20 L-21 C-49 C-51 M-48
test('two lists with their columns, search and actions', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  // Added today, dated January.
  await addFile(records, 'Esito di gennaio.pdf', { file_commento: 'Da rivedere' });
  await addFile(records, 'Traccia di gennaio.pdf', { type: 'kardia', kardia: [{ kardia_note: 'A riposo' }] });
  const traces = await openFiles(page, 'Kardia');
  const listed = await records.get<StoredFile[]>(`/api/getKardiaFile/${records.id}`);
  for (const { file_nome, date_display } of listed) {
    await expect(traces.locator('tr, li').filter({ hasText: file_nome })).toContainText(dayOf(date_display));
  }
  const morning = listed.find(({ file_nome }) => file_nome === 'ECG del mattino.pdf');
  const trace = traces.getByRole('row').filter({ hasText: 'ECG del mattino.pdf' });
  await expectFirstColumns(traces, ['Nome del file', 'Data']);
  for (const text of [
    dayOf(morning?.date_display),
    'Battito irregolare per qualche minuto',
    'Appena sveglia, seduta sul letto',
    'Cardiologia',
    'Nessuna Restrizione',
  ]) {
    await expect(trace).toContainText(text);
  }
  const list = await openList(page, 'File');
  await expectFirstColumns(list, ['Nome del file', 'Tipo', 'Data del rilievo', 'Commento']);
  const row = list.getByRole('row').filter({ hasText: 'Esito di gennaio.pdf' });
  await expect(row.locator('th, td')).toContainText([
    'Esito di gennaio.pdf',
    'Documento',
    '15 gen 2026',
    'Da rivedere',
  ]);
  await expect(list.getByText('ECG del mattino.pdf')).toHaveCount(0);
  await expect(traces.getByText('Esito di gennaio.pdf')).toHaveCount(0);
  for (const text of ['TC ginocchio.dcm', 'DICOM', 'Una delle immagini', 'Allegato a: RM ginocchio']) {
    await expect(list.getByText(text).first()).toBeVisible();
  }
  for (const action of ['Anteprima', 'Scarica', 'Modifica', 'Confidenzialità', 'Elimina']) {
    await expect(traces.getByRole('button', { name: `${action}: ECG del mattino.pdf` })).toBeVisible();
    await expect(list.getByRole('button', { name: `${action}: TC ginocchio.dcm` })).toBeVisible();
  }
  const attached = list.getByRole('button', { name: 'Elimina: Impegnativa RM ginocchio.pdf' });
  await expect(attached).toHaveAccessibleDescription(
    'Non puoi eliminare questo file: è allegato all’esame «RM ginocchio». Per eliminarlo staccalo prima, con Modifica.',
  );
  await traces.getByRole('searchbox').fill('scale');
  await expect(traces.getByText('ECG del mattino.pdf')).toHaveCount(0);
  await expect(traces.getByText('ECG dopo le scale.pdf')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

// covers A-49 D-24 D-26 V-55 V-56 V-58 V-59 M-43 T-41 K-15 K-49 C-46 C-52
test('a trace is added as a PDF and previewed', async ({ page, server }) => {
  const name = `Traccia due.pdf`;
  const list = await openFiles(page, 'Kardia');
  await list.getByRole('button', { name: 'Aggiungi tracciato Kardia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi tracciato Kardia' });
  const chooser = dialog.locator('input[type=file]');
  const kind = dialog.getByRole('combobox', { name: 'Tipo di file' });
  const day = dialog.getByRole('textbox', { name: 'Data del rilievo' });
  const save = dialog.getByRole('button', { name: 'Salva', exact: true });
  await expect(kind).toHaveValue('kardia');
  await expect(dialog.getByLabel('Livello di confidenzialità')).toHaveValue('1');
  await expect(kind.getByRole('option')).toHaveText([
    'Foto',
    'Video',
    'Registrazione',
    'Esami strumentali',
    'DICOM',
    'Documento',
    'Kardia',
  ]);
  expect(
    await kind.getByRole('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
  ).toEqual(['foto', 'Video', 'registrazione', 'esamistrumentali', 'dicom', 'documento', 'kardia']);
  await day.fill('');
  await save.click();
  await expect(chooser).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await expect(day).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  await expectAccessible(page);

  await day.fill('01/01/2100');
  await expect(day).toHaveAccessibleDescription(/La data di inserimento non può essere successiva alla data odierna/);
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  );
  await expect(day).toHaveValue(today);
  // A future date is replaced with today.
  await day.fill(`${today.slice(0, 6)}2100`);
  await expect(day).toHaveValue(today);
  await expect(day).toHaveAccessibleDescription(/non può essere successiva alla data odierna/);
  await chooser.setInputFiles({ name: 'Foto.png', mimeType: 'image/png', buffer: Buffer.from('\u0089PNG') });
  await save.click();
  await expect(chooser).toHaveAccessibleDescription(/Seleziona un file PDF/);
  await dialog.getByRole('button', { name: 'Togli Foto.png' }).click();
  await chooser.setInputFiles(pdfFile(name));
  await dialog.getByRole('textbox', { name: 'Nota' }).fill('Dopo il caffè');
  await openMore(dialog);
  await dialog.getByRole('textbox', { name: 'Commento' }).fill('Due tazzine');
  const specialties = dialog.getByRole('textbox', { name: 'Specialità' });
  await specialties.fill('cardiologia');
  await specialties.press('Enter');
  await save.click();
  await confirmRecord(page);
  await expect(notices(page)).toContainText('File salvato con successo!');
  await expect(list.getByText('Dopo il caffè').first()).toBeVisible();
  const records = await recordsFor(server.url, patient);
  const traces = await records.get<StoredFile[]>(`/api/getKardiaFile/${records.id}`);
  expect(traces.find(({ file_nome }) => file_nome === name)).toMatchObject({
    id_livello_confidenzialita: 1,
    file_commento: 'Due tazzine',
    tags: [2],
  });

  const shown = page.waitForRequest(`**/api/anteprimaKardia/*`);
  await press(list, 'Anteprima', name);
  await shown;
  const preview = page.getByRole('dialog', { name });
  const link = preview.getByRole('link', { name: /in una nuova scheda/ });
  await expect(link).toHaveAttribute('href', /^blob:/);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

// covers A-49 A-50 A-51 A-52 A-53
test('a trace is previewed, downloaded, edited, locked and deleted', async ({ page, server }) => {
  const name = 'Traccia tre.pdf';
  const records = await recordsFor(server.url, patient);
  await addFile(records, name, { type: 'kardia', kardia: [{ kardia_note: 'A riposo' }] });
  const list = await openFiles(page, 'Kardia');
  await press(list, 'Anteprima', name);
  const preview = page.getByRole('dialog', { name });
  await expect(preview.getByRole('link', { name: /in una nuova scheda/ })).toHaveAttribute('href', /^blob:/);
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await press(list, 'Scarica', name);
  expect(await readFile((await (await download).path()) ?? '')).toEqual(pdf);

  await press(list, 'Modifica', name);
  const editor = page.getByRole('dialog', { name: 'Modifica file' });
  await editor.getByRole('textbox', { name: 'Nota' }).fill('Dopo la corsa');
  await editor.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await expect(list.getByText('Dopo la corsa')).toBeVisible();

  await press(list, 'Confidenzialità', name);
  const lock = page.getByRole('dialog');
  await lock.getByRole('radio', { name: /^Riservato/ }).check();
  await lock.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await expect(lock).toBeHidden();
  const traces = await records.get<StoredFile[]>(`/api/getKardiaFile/${records.id}`);
  expect(traces.find(({ file_nome }) => file_nome === name)).toMatchObject({
    id_livello_confidenzialita: 5,
    kardia: [{ kardia_note: 'Dopo la corsa' }],
  });

  await press(list, 'Elimina', name);
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(notices(page)).toContainText('File eliminato con successo!');
  await expect(list.getByText(name)).toHaveCount(0);
});

/** On a phone the level is on the row; the page of the file has the other actions. */
async function pressOnPhone(page: Page, list: Locator, label: string, name: string) {
  await page.goto('/webui/Registro/File');
  const level = list.getByRole('button', { name: new RegExp(`^${label}: ${name}`) });
  const row = list.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(row).toBeVisible();
  if (await level.isVisible()) return level.click();
  await row.click();
  const button = page.getByRole('main').getByRole('button', { name: label, exact: true }).first();
  const menu = page.getByRole('button', { name: `Altre azioni: ${name}`, exact: true });
  await expect(menu).toBeVisible();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

// covers A-54 A-55 A-56 A-57 C-47 C-48 C-50 D-25 D-27 D-28 M-44 M-45 M-46 M-47 T-41
test('a file is edited, locked, downloaded, deleted and restored', { tag: '@sizes' }, async ({
  page,
  server,
  isMobile,
}) => {
  const name = `Lettera ${isMobile ? 'uno' : 'due'}.pdf`;
  const records = await recordsFor(server.url, patient);
  const { id_file } = await addFile(records, name);
  const list = await openFiles(page, 'File');
  const act = async (label: string) => {
    if (isMobile) await pressOnPhone(page, list, label, name);
    else await press(list, label, name);
  };

  await act('Modifica');
  const editor = page.getByRole('dialog', { name: 'Modifica file' });
  await expect(editor.getByLabel('Livello di confidenzialità')).toHaveCount(0);
  await expect(editor.getByRole('combobox', { name: 'Tipo di file' })).toHaveValue('documento');
  await expect(editor.getByRole('textbox', { name: 'Data del rilievo' })).toHaveValue('15/01/2026');
  await editor.getByRole('textbox', { name: 'Commento' }).fill('Della dottoressa');
  await editor.getByRole('button', { name: /^(Aggiungi )?Cardiologia$/ }).click();
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await expect(notices(page)).toContainText('File cambiato con successo!');
  await expect((isMobile ? page.getByRole('main') : list).getByText('Della dottoressa').first()).toBeVisible();

  await act('Confidenzialità');
  const lock = page.getByRole('dialog');
  await lock.getByRole('radio', { name: /^Riservato/ }).check();
  await lock.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await expect(notices(page)).toContainText('Confidenzialità modificata con successo!');
  expect(await doctorSees(server.url, records, 'getFiles/{id}', name)).toBe(false);

  const download = page.waitForEvent('download');
  await act('Scarica');
  expect(await readFile((await (await download).path()) ?? '')).toEqual(pdf);
  await expect(notices(page)).toContainText('File scaricato con successo!');

  await act('Elimina');
  await answer(page, 'Sei sicuro di cancellare il record?', 'Annulla');
  expect((await files(records)).some((file) => file.id_file === id_file)).toBe(true);
  await act('Elimina');
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(notices(page)).toContainText('File eliminato con successo!');
  await expect(list.getByText(name)).toHaveCount(0);
  expect((await files(records)).some((file) => file.id_file === id_file)).toBe(false);
  await page.goto('/webui/Registro/Cestino');
  await page.getByRole('button', { name: `Ripristina: ${name}` }).click();
  await expect(notices(page)).toContainText(`Ripristinato: ${name}`);
  expect((await files(records)).find((file) => file.id_file === id_file)).toMatchObject({
    file_commento: 'Della dottoressa',
    tags: [2],
    id_livello_confidenzialita: 5,
  });
});

// covers M-48
test('deleting a file that was attached in another tab fails with the reason', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const records = await recordsFor(server.url, patient);
  await addFile(records, 'Contesa.pdf');
  const list = await openFiles(page, 'File');
  const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'author' };
  await page.route('**/api/files/*', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await press(list, 'Elimina', 'Contesa.pdf');
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(notices(page)).toContainText('Non puoi eliminare questo file: lo ha aggiunto un’altra persona.');
  await expect(list.getByText('Contesa.pdf')).toBeVisible();
});

test('a file with a wrong type is rejected with the reason, without advice to retry', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/422/);
  const list = await openFiles(page, 'File');
  await list.getByRole('button', { name: 'Aggiungi file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi file' });
  const buffer = Buffer.from('<html><script>document.title = 1</script></html>');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Neo.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('combobox', { name: 'Tipo di file' }).selectOption('foto');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  const alert = dialog.getByRole('alert').first();
  await expect(alert).toContainText('Il contenuto del file non corrisponde al tipo scelto');
  await expect(dialog.getByText(/riprovare più tardi|scrivi all’assistenza/)).toHaveCount(0);
});

// covers V-57 M-43
test('an upload resumes after a lost connection and completes', async ({ page, server, context, consoleErrors }) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|could not be reached/);
  const content = Buffer.from(Array.from({ length: 2_000_000 }, (_, i) => 97 + ((i * 7) % 26)));
  const list = await openFiles(page, 'File');
  await list.getByRole('button', { name: 'Aggiungi file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi file' });
  const kind = dialog.getByRole('combobox', { name: 'Tipo di file' });
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(kind).toHaveAccessibleDescription(/Seleziona un tipo di file valido\./);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Diario.txt', mimeType: 'text/plain', buffer: content });
  await expect(kind).toHaveValue('documento');
  const offsets: number[] = [];
  await page.route('**/api/caricamenti/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const { offset } = route.request().postDataJSON();
    offsets.push(offset);
    if (offsets.length !== 3) return route.continue();
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await expect(dialog.getByText('Connessione persa: riprende da solo appena torna')).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', /^0\.5/);
  await context.setOffline(false);
  await expect(notices(page)).toContainText('File salvato con successo!');
  // Chunks of 512 KiB; the third is sent twice.
  const part = 524_288;
  expect(offsets).toEqual([0, part, 2 * part, 2 * part, 3 * part]);
  const records = await recordsFor(server.url, patient);
  const saved = (await files(records)).find(({ file_nome }) => file_nome === 'Diario.txt');
  const { data } = await records.get<{ data: string }>(`/api/getDRoute/${saved?.id_file}`);
  expect(Buffer.from(await (await fetch(server.url + data)).arrayBuffer()).equals(content)).toBe(true);
});

// An image of one pixel (RFC 2397).
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// covers D-24 V-55 V-57 M-43 M-49
test('several files upload at once, each with its type, progress and error; none is lost', {
  tag: '@sizes',
}, async ({ page, server, consoleErrors, isMobile }) => {
  consoleErrors.allow(/422|503/);
  const uniqueName = (name: string) => `${isMobile ? 'Telefono' : 'Tavolo'} ${name}`;
  const list = await openFiles(page, 'File');
  await list.getByRole('button', { name: 'Aggiungi file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi file' });
  const buffer = Buffer.from('<html><script>document.title = 1</script></html>');
  await dialog
    .locator('input[type=file]')
    .setInputFiles([
      pdfFile(uniqueName('referto.pdf')),
      { name: uniqueName('neo.png'), mimeType: 'image/png', buffer: png },
      { name: uniqueName('falso.png'), mimeType: 'image/png', buffer },
      { name: uniqueName('note.txt'), mimeType: 'text/plain', buffer: Buffer.from('Note') },
      { name: uniqueName('dati.bin'), mimeType: 'application/octet-stream', buffer: Buffer.from([1, 2, 3, 4]) },
    ]);
  const kind = (name: string) => dialog.getByRole('combobox', { name: `Tipo di file: ${uniqueName(name)}` });
  await expect(kind('referto.pdf')).toHaveValue('documento');
  await expect(kind('neo.png')).toHaveValue('foto');
  await expect(dialog.locator('img')).not.toHaveCount(0);
  const save = dialog.getByRole('button', { name: 'Salva', exact: true });
  await save.click();
  await expect(kind('dati.bin')).toHaveAccessibleDescription(/Seleziona un tipo di file valido\./);
  await expect(kind('note.txt')).toHaveAccessibleDescription('');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Togli ${uniqueName('dati.bin')}` }).click();

  await page.route('**/api/files', (route) =>
    route.request().postDataJSON().file_nome === uniqueName('note.txt')
      ? route.fulfill({ status: 503 })
      : route.fallback(),
  );
  await save.click();
  await confirmRecord(page);
  await expect(dialog.getByText(/2 file non sono stati caricati/).first()).toContainText(
    'Gli altri 2 file sono salvati.',
  );
  const line = (name: string) => dialog.getByRole('listitem').filter({ hasText: uniqueName(name) });
  await expect(line('falso.png')).toContainText('Il contenuto del file non corrisponde al tipo scelto');
  await expect(line('note.txt')).toContainText('Si è verificato un problema. Si prega di riprovare più tardi');
  await expect(line('referto.pdf')).toContainText('Caricato');
  await expect(dialog.getByText(/Se il problema continua, scrivi all’assistenza/)).toBeVisible();
  await expectNoHorizontalScroll(page);

  await page.unroute('**/api/files');
  await dialog.getByRole('button', { name: `Togli ${uniqueName('falso.png')}` }).click();
  // Removing an uploaded file deletes it from the record after confirmation.
  await dialog.getByRole('button', { name: `Togli ${uniqueName('neo.png')}` }).click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(line('neo.png')).toHaveCount(0);
  await save.click();
  await confirmRecord(page);
  await expect(notices(page)).toContainText('2 file caricati con successo!');
  await expect(dialog).toBeHidden();
  await expect(list.getByText(uniqueName('note.txt')).first()).toBeInViewport();
  const stored = await files(await recordsFor(server.url, patient));
  const uploaded = stored.filter(({ file_nome }) => file_nome.startsWith(uniqueName('')));
  expect(uploaded.map(({ file_nome, type }) => [file_nome, type]).sort()).toEqual([
    [uniqueName('note.txt'), 'documento'],
    [uniqueName('referto.pdf'), 'documento'],
  ]);
});

// covers P-15 P-16
test('adding and changing require the subscription', async ({ page }) => {
  const requests: string[] = [];
  await page.route('**/api/security/hasPermission', (route) => {
    requests.push(route.request().postDataJSON().data);
    return route.fulfill({ json: { data: false } });
  });
  const list = await openFiles(page, 'File');
  await list.getByRole('button', { name: 'Aggiungi file' }).click();
  await declineAndReturn(page);
  await press(list, 'Modifica', 'TC ginocchio.dcm');
  await expect(subscriptionGate(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(requests).toEqual(['aggiungifile', 'modificafile']);
});

test('photo, audio and scan are previewed on the page', async ({ page }) => {
  const list = await openFiles(page, 'File');
  const previewDialog = async (name: string) => {
    await press(list, 'Anteprima', name);
    return page.getByRole('dialog', { name });
  };
  const close = async (dialog: Locator) => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  const photo = await previewDialog('Neo sulla spalla.png');
  await expect(photo.getByRole('img', { name: 'Neo sulla spalla.png' })).toBeVisible();
  await close(photo);

  const sound = await previewDialog('Suoni del cuore.wav');
  const player = sound.locator('audio');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => Math.round(audio.duration))).toBe(4);
  await close(sound);

  const scan = await previewDialog('TC ginocchio.dcm');
  await expect(scan.getByText('CT · Ginocchio destro · KNEE · 256 × 256')).toBeVisible();
  const brightness = scan.getByRole('slider', { name: 'Luminosità' });
  await expect(brightness).toHaveAttribute('aria-valuetext', 'centro 60');
  await scan.getByRole('group', { name: /Immagine/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(brightness).not.toHaveAttribute('aria-valuetext', 'centro 60');
  await page.keyboard.press('0');
  await expect(brightness).toHaveAttribute('aria-valuetext', 'centro 60');
  await expectAccessible(page);
});

test('on a phone the row of an attached file shows the level of its exam', { tag: '@phone' }, async ({ page }) => {
  const list = await openFiles(page, 'File');
  const row = list.getByRole('listitem').filter({ hasText: 'Referto RX colonna.pdf' });
  await expect(row.getByText('Confidenzialità: Normale')).toBeAttached();
  await expect(row.getByText('Confidenzialità: Nessuna Restrizione')).toHaveCount(0);
});
