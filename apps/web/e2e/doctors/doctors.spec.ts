import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, notices, saveFailure } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { type Records, recordsFor } from '../records.ts';
import { expectFirstColumns } from '../tables.ts';

test.use({ user: patient });

interface Doctor {
  id_cpp: number;
  fullname: string;
  cpp_localita_iscrizione: string;
  specializzation: string;
}
interface Association {
  id_cpp: number;
  assegnazione_confidenzialita: number;
  visibility: number;
  tags: number[];
  care_provider: Doctor;
}

const saveQuestion = 'Sei sicuro di salvare i dati?';

async function open(page: Page): Promise<{ own: Locator; search: Locator }> {
  await page.goto('/webui/Registro/Dottori');
  return { own: await openList(page, 'I tuoi dottori'), search: await openList(page, 'Ricerca dottore') };
}

const action = (list: Locator, label: string, name: string) => list.getByRole('button', { name: `${label}: ${name}` });
const sent = (page: Page, path: string) =>
  page.waitForRequest((request: Request) => request.method() === 'POST' && request.url().endsWith(path));

async function associated(records: Records): Promise<Association[]> {
  return (await records.get<{ data: Association[] }>(`/api/getAscDoctors/${records.id}`)).data;
}

async function associate(records: Records, name: string): Promise<Doctor> {
  const { data } = await records.get<{ data: Doctor[] }>(`/api/getNAdoctors/${records.id}`);
  const doctor = data.find(({ fullname }) => fullname === name);
  if (doctor === undefined) throw new Error(`${name} is not in the directory.`);
  await records.post('/api/dottori', { status: 'add', id_cpp: doctor.id_cpp });
  return doctor;
}

// covers R-13 L-09 L-10
test('both tables show the doctors of the server', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const [elena] = await associated(records);
  const { own, search } = await open(page);
  await expect(page).toHaveTitle('Dottori · Libretto');
  const row = own.getByRole('row').filter({ hasText: 'Elena Bianchi' });
  const cells = (of: Locator) => of.locator('th, td');
  await expect(cells(row)).toContainText(['Elena Bianchi', 'Bologna', 'Totale', 'Normale', 'Medicina generale']);
  expect(elena).toMatchObject({ visibility: 1, assegnazione_confidenzialita: 4 });
  for (const label of ['Invia email', 'Confidenzialità', 'Rimuovi']) {
    await expect(action(own, label, 'Elena Bianchi')).toBeVisible();
  }
  const { data } = await records.get<{ data: Doctor[] }>(`/api/getNAdoctors/${records.id}`);
  for (const { fullname } of data) await expect(action(search, 'Aggiungi', fullname)).toBeVisible();
  await expect(search.getByRole('button', { name: /^Aggiungi: / })).toHaveCount(data.length);
  await expect(action(search, 'Aggiungi', 'Elena Bianchi')).toHaveCount(0);
  const irene = search.getByRole('row').filter({ hasText: 'Irene Caruso' });
  const { cpp_localita_iscrizione: place, specializzation: field } =
    data.find(({ fullname }) => fullname === 'Irene Caruso') ?? ({} as Doctor);
  await expect(cells(irene)).toContainText(['Irene Caruso', place, field]);

  await expectFirstColumns(own, ['Nome e cognome', 'Località', 'Visibilità', 'Confidenzialità', 'Specialità']);
  await expectFirstColumns(search, ['Nome e cognome', 'Località', 'Specialità']);

  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

// covers L-10 A-37 T-23 T-25 K-54 V-36 C-27 C-29 M-30
test('a doctor is found by part of the name and added after confirmation', async ({ page, server }) => {
  const [part, name] = ['REA mor', 'Andrea Moretti'];
  const { own, search } = await open(page);
  await search.getByRole('searchbox').fill('Bologna');
  await expect(search.getByRole('button', { name: /^Aggiungi: / })).toHaveCount(0);
  await search.getByRole('searchbox').fill(part);
  await expect(search.getByRole('button', { name: /^Aggiungi: / })).toHaveCount(1);
  await action(search, 'Aggiungi', name).click();
  await answer(page, saveQuestion, 'Annulla');
  await expect(action(search, 'Aggiungi', name)).toBeFocused();
  expect(
    (await associated(await recordsFor(server.url, patient))).map((one) => one.care_provider.fullname),
  ).not.toContain(name);

  const saved = sent(page, '/api/dottori');
  await action(search, 'Aggiungi', name).click();
  await answer(page, saveQuestion, 'Aggiungi');
  expect((await saved).postDataJSON()).toMatchObject({ status: 'add', assegnazione_confidenzialita: 1, visibility: 2 });
  await expect(notices(page)).toContainText('Hai aggiunto un dottore!');
  const ask = page.getByRole('dialog', { name: /^Adesso vede \d+ di \d+\. Che cosa deve vedere\?$/ });
  await expect(ask.getByRole('button', { name: 'Solo l’essenziale' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Annulla' }).click();
  const row = own.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Nessuna Restrizione');
  await expect(row).toContainText('Minima');
  await expect(action(search, 'Aggiungi', name)).toHaveCount(0);

  const reloaded = ['getNAdoctors', 'getAscDoctors'].map((list) => page.waitForRequest(`**/api/${list}/*`));
  await search.getByRole('searchbox').fill('');
  await Promise.all(reloaded);
  await expect(action(search, 'Aggiungi', 'Irene Caruso')).toBeVisible();
});

// covers A-36 T-24 T-25 C-28 M-31
test('a doctor is removed after confirmation and restored with the same access', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const name = 'Francesca Villa';
  const { id_cpp } = await associate(records, name);
  await records.post('/api/associatedCareProviders', {
    id_cpp,
    assegnazione_confidenzialita: 5,
    visibility: 3,
    tags: [15],
  });
  const { own, search } = await open(page);
  const isAssociated = async () => (await associated(records)).some((one) => one.id_cpp === id_cpp);
  await action(own, 'Rimuovi', name).click();
  await answer(page, 'Rimuovere il medico associato?', 'Annulla');
  await expect(action(own, 'Rimuovi', name)).toBeFocused();
  expect(await isAssociated()).toBe(true);
  const saved = sent(page, '/api/dottori');
  await action(own, 'Rimuovi', name).click();
  await answer(page, 'Rimuovere il medico associato?', 'Rimuovi');
  expect((await saved).postDataJSON()).toMatchObject({ status: 'delete', id_cpp });
  await expect(notices(page)).toContainText('Hai rimosso con successo il medico associato!');
  await expect(action(own, 'Rimuovi', name)).toHaveCount(0);
  await expect(action(search, 'Aggiungi', name)).toBeVisible();
  expect(await isAssociated()).toBe(false);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(action(own, 'Rimuovi', name)).toBeVisible();
  expect(await associated(records)).toContainEqual(
    expect.objectContaining({ id_cpp, assegnazione_confidenzialita: 5, visibility: 3, tags: [15] }),
  );
});

// covers A-35 C-30 D-16 E-23 M-16 T-25 T-26 T-27 V-52
test('the padlock changes level, visibility and specialties of a doctor', async ({ page, server, isMobile }) => {
  const records = await recordsFor(server.url, patient);
  const name = isMobile ? 'Giorgio Pellegrini' : 'Leonardo Marchetti';
  const { id_cpp } = await associate(records, name);
  const tags = await records.get<{ id: number; tag: string }[]>('/api/tags');
  const { own } = await open(page);
  await action(own, 'Confidenzialità', name).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica confidenzialità' });
  await dialog.getByRole('button', { name: 'Scelta fine' }).click();
  await expect(dialog.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
  await dialog.getByRole('radio', { name: 'Riservato', exact: true }).check();
  const visibility = dialog.getByLabel('Livello di visibilità');
  await expect(visibility).toHaveAttribute('aria-required', 'true');
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await visibility.selectOption('Parziale');
  await expect(dialog.getByRole('checkbox', { name: 'Seleziona tutte' })).toBeChecked();
  for (const { tag } of tags) await expect(dialog.getByRole('checkbox', { name: tag, exact: true })).toBeChecked();
  await dialog.getByRole('checkbox', { name: 'Cardiologia' }).uncheck();
  await expectAccessible(page);

  const before = (await associated(records)).find((one) => one.id_cpp === id_cpp);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, saveQuestion, 'Annulla');
  expect((await associated(records)).find((one) => one.id_cpp === id_cpp)).toEqual(before);
  const saved = sent(page, '/api/associatedCareProviders');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, saveQuestion, 'Conferma');
  expect((await saved).postDataJSON()).toEqual({
    id_cpp,
    id_careprovider: id_cpp,
    assegnazione_confidenzialita: 5,
    visibility: 3,
    tags: tags.filter(({ tag }) => tag !== 'Cardiologia').map(({ id }) => id),
  });
  await expect(notices(page)).toContainText('Hai aggiornato con successo il livello di confidenzialità!');
  await expect(own.getByRole(isMobile ? 'listitem' : 'row').filter({ hasText: name })).toContainText('Parziale');
  const stored = (await associated(records)).find((one) => one.id_cpp === id_cpp);
  expect(stored).toMatchObject({ assegnazione_confidenzialita: 5, visibility: 3 });
  expect(stored?.tags).toHaveLength(tags.length - 1);
  await expect(action(own, 'Confidenzialità', name)).toBeFocused();
});

// covers A-34 C-31 E-24 M-32 T-29 T-30 D-17
test('a message to a doctor keeps its text until it is sent', { tag: '@sizes' }, async ({ page, consoleErrors }) => {
  const { own } = await open(page);
  await action(own, 'Invia email', 'Tommaso Rinaldi').click();
  const dialog = page.getByRole('dialog', { name: 'Nuova Email' });
  await expectAccessible(page);
  await expect(dialog.getByRole('term')).toHaveText(['Da', 'A']);
  await expect(dialog.getByRole('definition')).toHaveText([
    `Giulia Ferraro, ${patient}`,
    /Tommaso Rinaldi\s*tommasorinaldi@medici\.example/,
  ]);
  await dialog.getByLabel('Oggetto').fill('Controllo di giovedì');
  await dialog.getByLabel('Testo').fill('Buongiorno dottore, posso venire alle dieci?');
  const { promise: waited, resolve: fail } = Promise.withResolvers<void>();
  await page.route('**/api/sendMail', async (route) => {
    await waited;
    await route.fulfill({ status: 503, json: {} });
  });
  await dialog.getByRole('button', { name: 'Invia', exact: true }).click();
  const sending = dialog.getByRole('button', { name: /^Invia/ });
  await expect(sending).toHaveAttribute('aria-busy', 'true');
  await expect(sending.locator('> [aria-hidden]')).toHaveCount(1);
  fail();
  await expect(dialog.getByRole('alert').filter({ hasText: 'L’email non è stata inviata' })).toBeVisible();
  await expect(dialog.getByLabel('Oggetto')).toHaveValue('Controllo di giovedì');
  await page.unroute('**/api/sendMail');
  await page.route('**/api/sendMail', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(dialog).toBeHidden();
  const unanswered = notices(page).filter({ hasText: 'non sappiamo se l’email a Tommaso Rinaldi sia partita' });
  await unanswered.getByRole('button', { name: 'Riprendi il testo' }).click();
  await expect(dialog.getByLabel('Testo')).toHaveValue('Buongiorno dottore, posso venire alle dieci?');
  await page.unroute('**/api/sendMail');
  consoleErrors.allow(/Failed to load resource/);

  const posted = sent(page, '/api/sendMail');
  await dialog.getByRole('button', { name: 'Invia', exact: true }).click();
  expect((await posted).postDataJSON()).toEqual({
    topic: 'Controllo di giovedì',
    text: 'Buongiorno dottore, posso venire alle dieci?',
    to: 'tommasorinaldi@medici.example',
    from: patient,
    name: 'Giulia Ferraro',
    recName: 'Tommaso Rinaldi',
  });
  await expect(
    dialog.getByRole('status').filter({ hasText: 'il messaggio per Tommaso Rinaldi aspetta' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click();
  await expect(action(own, 'Invia email', 'Tommaso Rinaldi')).toBeFocused();

  // The response of a server that has a mail server.
  await page.route('**/api/sendMail', (route) => route.fulfill({ json: { spedisce: true } }));
  await action(own, 'Invia email', 'Tommaso Rinaldi').click();
  await dialog.getByLabel('Oggetto').fill('Grazie');
  await dialog.getByLabel('Testo').fill('A giovedì');
  await dialog.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Inviata a Tommaso Rinaldi.' })).toBeVisible();
});

test('a failed change is reported and leaves the lists unchanged', async ({ page, consoleErrors }) => {
  const { own } = await open(page);
  await page.route('**/api/dottori', (route) => route.fulfill({ status: 503, json: {} }));
  await action(own, 'Rimuovi', 'Elena Bianchi').click();
  await answer(page, 'Rimuovere il medico associato?', 'Rimuovi');
  await expect(notices(page)).toContainText(saveFailure);
  await expect(action(own, 'Rimuovi', 'Elena Bianchi')).toBeVisible();
  consoleErrors.allow(/Failed to load resource/);
});

// covers P-26
test('the record is previewed as a doctor sees it, with what is hidden', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const doctors = await associated(records);
  const elena = doctors.find(({ care_provider: { fullname } }) => fullname === 'Elena Bianchi');
  const { cartella, nascosti } = await records.get<{
    cartella: { tbl_taccuinos: { taccuino_descrizione: string }[] };
    nascosti: { area: string; motivo: string; numero: number }[];
  }>(`/api/vediCome/${elena?.id_cpp}`);
  const own = await records.get<{ taccuino_descrizione: string }[]>(`/api/getTaccuinos/${records.id}`);
  const seen = cartella.tbl_taccuinos.map(({ taccuino_descrizione: words }) => words);
  const secret = own.map(({ taccuino_descrizione: words }) => words).filter((words) => !seen.includes(words));
  expect(secret).not.toEqual([]);
  expect(nascosti).toContainEqual({ area: 'notebook', motivo: 'level', numero: secret.length });

  const lists = await open(page);
  await action(lists.own, 'Vedi come il dottore', 'Elena Bianchi').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elena Bianchi');
  await expect(page.getByText('Il libretto come lo vede Elena Bianchi')).toBeVisible();
  const pain = page.getByRole('region', { name: 'Dolore', exact: true });
  await expect(pain).toContainText(`Nascosti: ${secret.length} troppo riservat`);
  const all = pain.getByRole('button', { name: /^Mostra tutti/ });
  if (seen.length > 2) await all.click();
  for (const words of seen) await expect(pain.getByText(words).first()).toBeVisible();
  for (const words of secret) await expect(page.getByText(words)).toHaveCount(0);
  // The date of entry is not presented as the date of the disease.
  const problems = page.getByRole('region', { name: 'Problemi confermati' });
  await expect(problems.getByText(/^Inserita il/).first()).toBeVisible();
  await expect(problems.getByRole('term').filter({ hasText: /^Data$/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.getByLabel('Dottore').selectOption('Tommaso Rinaldi');
  await expect(page.getByText('Il libretto come lo vede Tommaso Rinaldi')).toBeVisible();
});

test('without doctors the page leads to the directory, or to an invitation if that is empty', async ({ page }) => {
  await page.route('**/api/getAscDoctors/*', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto('/webui/Registro/Dottori');
  await expect(page.getByRole('heading', { name: 'Ancora nessun dottore' })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Cerca un dottore' }).click();
  await expect(page.getByRole('region', { name: 'Ricerca dottore' }).getByRole('searchbox')).toBeFocused();

  await page.route('**/api/getNAdoctors/*', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto('/webui/Registro/Dottori');
  await expect(page.getByRole('heading', { name: 'Ancora nessun dottore' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ricerca dottore' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Invita un dottore' }).click();
  await expect(page.getByRole('dialog', { name: 'Invita un dottore' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerca un dottore' })).toHaveCount(0);
});
