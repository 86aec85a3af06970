import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, confirmRecord, declineAndReturn, notices } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { doctorSees, type Records, recordsFor } from '../records.ts';

test.use({ user: patient });

interface Stored {
  id_diagnosi: number;
  diagnosi_stato: string;
  diagnosi_patologia: string;
}

const titles = ['Confermate', 'Sospette', 'Escluse'] as const;
type Title = (typeof titles)[number];

const list = (page: Page, title: Title): Locator => page.getByRole('region', { name: title });
const action = (of: Locator, label: string, name: string) => of.getByRole('button', { name: `${label}: ${name}` });
const isSave = '**/api/salva/diagnosi/*';

async function open(page: Page, ...opened: Title[]): Promise<void> {
  await page.goto('/webui/Registro/Diagnosi');
  for (const title of opened) await openList(page, title);
}

function add(records: Records, diagnosi_patologia: string, diagnosi_stato: '0' | '1' | '2'): Promise<Stored> {
  return records.post('/api/salva/diagnosi/0', {
    tipo_diagnosi: 'Diagnosi',
    diagnosi_patologia,
    diagnosiDetails: { careprovider: 'Elena Bianchi' },
    diagnosi_stato,
    id_livello_confidenzialita: 4,
  });
}

test('allergies and intolerances are marked by word and sign in preview, list and page', { tag: '@phone' }, async ({
  page,
}) => {
  const allergy = 'Allergia alla penicillina';
  const mark = (place: Locator) => place.getByText('Allergia', { exact: true });
  await page.goto('/webui/Registro/Diagnosi');
  const confirmed = list(page, 'Confermate');
  const preview = confirmed.getByRole('listitem').filter({ hasText: allergy });
  await expect(mark(preview)).toBeVisible();
  await expect(preview.locator('.lucide-triangle-alert')).toBeVisible();
  await expect(list(page, 'Escluse').locator('.lucide-triangle-alert')).toHaveCount(0);
  await openList(page, 'Confermate');
  const row = confirmed.locator('[data-row]').filter({ hasText: allergy });
  await expect(mark(row)).toBeVisible();
  await row.getByRole('link', { name: allergy }).click();
  await expect(page.getByRole('heading', { level: 1, name: allergy })).toBeVisible();
  await expect(mark(page.getByRole('main'))).toBeVisible();
  await expect(page.getByRole('main').locator('.lucide-triangle-alert')).toBeVisible();
});

// covers R-12 L-11 L-12 L-13 K-55 C-32 T-33
test('three tables show the diagnoses of each status with their actions', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const stored = await records.get<Stored[]>(`/api/diagnosiPatient/${records.id}`);
  await open(page, ...titles);
  await expect(page).toHaveTitle('Diagnosi · Libretto');
  for (const [state, title] of titles.entries()) {
    const table = list(page, title);
    for (const { diagnosi_stato, diagnosi_patologia } of stored) {
      const expected = diagnosi_stato === String(state) ? 1 : 0;
      await expect(action(table, 'Modifica', diagnosi_patologia)).toHaveCount(expected);
      await expect(action(table, 'Confidenzialità', diagnosi_patologia)).toHaveCount(expected);
      await expect(action(table, 'Elimina', diagnosi_patologia)).toHaveCount(expected);
      await expect(action(table, 'Sposta', diagnosi_patologia)).toHaveCount(state === 1 ? expected : 0);
    }
    const add = ['confermata', 'sospetta', 'esclusa'][state];
    await table.getByRole('button', { name: `Aggiungi diagnosi ${add}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Aggiungi diagnosi ${add}` });
    await dialog.getByRole('button', { name: 'Annulla' }).click();
    await expect(dialog).toBeHidden();
  }
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

// covers D-19 T-32 T-38 K-16 K-56 V-37 V-38 V-39 V-40 V-41 V-52 C-34 M-07 M-09 A-38 R-13
test('a new diagnosis: missing fields, an unlisted doctor, and the status of its table', async ({ page }) => {
  const name = `Vertigini due`;
  await open(page, 'Sospette');
  await list(page, 'Sospette').getByRole('button', { name: 'Aggiungi diagnosi sospetta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi diagnosi sospetta' });
  const kind = dialog.getByLabel('Tipo');
  const condition = dialog.getByLabel('Patologia');
  const doctor = dialog.getByLabel('Medico', { exact: true });
  await expect(kind.getByRole('option', { disabled: false })).toHaveText([
    /^Scegli/,
    'Diagnosi',
    'Allergia',
    'Intolleranza',
  ]);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  for (const field of [kind, condition, doctor]) {
    await expect(field).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
    await expect(field).toHaveAttribute('aria-required', 'true');
  }
  await expect(kind).toBeFocused();
  await expectAccessible(page);

  await expect(doctor.getByRole('option', { name: 'Tommaso Rinaldi' })).toBeAttached();
  await expect(doctor.getByRole('option', { name: 'Giulia Ferraro (sei tu)' })).toBeDisabled();
  await expect(dialog.getByLabel('Altro Medico')).toHaveCount(0);
  await doctor.selectOption('Nuovo Careprovider..');
  const other = dialog.getByLabel('Altro Medico');
  await expect(other).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  const away = dialog.getByRole('link', { name: /Aggiungi un dottore/ });
  await expect(away).toHaveAttribute('href', '/webui/Registro/Dottori');
  await expect(away).toHaveAttribute('target', '_blank');
  await other.fill(' Ada Neri ');
  await kind.selectOption('Intolleranza');
  const cause = dialog.getByLabel('A che cosa?');
  await cause.fill(name);
  await expect(dialog.getByLabel('Livello di confidenzialità').locator('option:checked')).toHaveText(
    'Strettamente riservato',
  );
  let saved = false;
  page.on('request', (request) => {
    saved ||= request.url().includes('/api/salva/diagnosi/');
  });
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, 'Sei sicuro di salvare i dati?', 'Annulla');
  await expect(cause).toHaveValue(name);
  expect(saved).toBe(false);
  const sent = page.waitForRequest('**/api/salva/diagnosi/0');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toEqual({
    id_diagnosi: 0,
    id_paziente: expect.any(Number),
    tipo_diagnosi: 'Intolleranza',
    diagnosi_patologia: name,
    diagnosiDetails: { careprovider: 'Ada Neri' },
    diagnosi_stato: '1',
    id_livello_confidenzialita: 6,
  });
  await expect(notices(page)).toContainText('Salvato con successo!');
  await expect(action(list(page, 'Sospette'), 'Modifica', name)).toBeVisible();
});

// covers D-18 T-31
test('a suspected diagnosis moves to either of the other tables', async ({ page, server }) => {
  const targets = { Escluse: '2', Confermate: '0' } as const;
  const records = await recordsFor(server.url, patient);
  for (const title of Object.keys(targets)) await add(records, `Da spostare in ${title}`, '1');
  await open(page, ...titles);
  for (const [title, state] of Object.entries(targets)) {
    const name = `Da spostare in ${title}`;
    await action(list(page, 'Sospette'), 'Sposta', name).click();
    const dialog = page.getByRole('dialog', { name: 'Sposta diagnosi' });
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    for (const target of Object.keys(targets)) await expect(dialog.getByRole('radio', { name: target })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: title }).check();
    const sent = page.waitForRequest(isSave);
    await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
    await confirmRecord(page);
    expect((await sent).postDataJSON()).toEqual({ diagnosi_stato: state });
    await expect(action(list(page, title as Title), 'Modifica', name)).toBeVisible();
    await expect(action(list(page, 'Sospette'), 'Modifica', name)).toHaveCount(0);
  }
});

// covers T-33 D-19
test('editing a confirmed diagnosis changes its status but not its level', async ({ page, server }) => {
  const name = 'Da riaprire';
  await add(await recordsFor(server.url, patient), name, '0');
  await open(page, 'Confermate', 'Sospette');
  await action(list(page, 'Confermate'), 'Modifica', name).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica diagnosi' });
  await expect(dialog.getByLabel('Medico', { exact: true })).toHaveValue('Elena Bianchi');
  await expect(dialog.getByLabel('Livello di confidenzialità')).toHaveCount(0);
  await dialog.getByLabel('Stato').selectOption('Sospetta');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await action(list(page, 'Sospette'), 'Modifica', name).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Stato')).toHaveCount(0);
});

// covers E-25 M-16
test('the padlock changes the level of a diagnosis', async ({ page, server }) => {
  const name = 'Da chiudere';
  const records = await recordsFor(server.url, patient);
  await add(records, name, '2');
  const isVisibleToDoctor = () => doctorSees(server.url, records, 'diagnosiPatient/{id}', name);
  expect(await isVisibleToDoctor()).toBe(true);
  await open(page, 'Escluse');
  await action(list(page, 'Escluse'), 'Confidenzialità', name).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica confidenzialità' });
  await expect(dialog.getByRole('radio', { name: 'Normale', exact: true })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Riservato', exact: true }).check();
  const sent = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toEqual({ id_livelo_confidenzialita: 5 });
  await expect(notices(page)).toContainText('Hai aggiornato con successo il livello di confidenzialità!');
  await expect(list(page, 'Escluse').getByText('Riservato', { exact: true })).toBeVisible();
  expect(await isVisibleToDoctor()).toBe(false);
});

// covers C-33 M-08
test('a diagnosis is deleted after confirmation and restored', async ({ page, server }) => {
  const name = `Da eliminare due`;
  const { id_diagnosi } = await add(await recordsFor(server.url, patient), name, '0');
  await open(page, 'Confermate');
  const table = list(page, 'Confermate');
  await action(table, 'Elimina', name).click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Annulla');
  await expect(action(table, 'Elimina', name)).toBeFocused();
  const sent = page.waitForRequest(`**/api/diagnosi/${id_diagnosi}`);
  await action(table, 'Elimina', name).click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  expect((await sent).method()).toBe('DELETE');
  await expect(notices(page)).toContainText('Diagnosi eliminata');
  await expect(action(table, 'Elimina', name)).toHaveCount(0);
  // Focus moves to the row that took its place.
  await expect(table.locator('button:focus')).toHaveAccessibleName(/^[^:]+: /);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(action(table, 'Elimina', name)).toBeVisible();
});

// covers P-07 P-08 P-09 P-23
test('adding, changing and moving require the subscription', async ({ page }) => {
  const requests: string[] = [];
  await page.route('**/api/security/hasPermission', (route) => {
    requests.push(route.request().postDataJSON().data);
    return route.fulfill({ json: { data: false } });
  });
  await open(page, 'Sospette');
  const table = list(page, 'Sospette');
  await table
    .getByRole('button', { name: /^Confidenzialità: / })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Modifica confidenzialità' }).getByRole('button', { name: 'Annulla' }).click();
  await table
    .getByRole('button', { name: /^Elimina/ })
    .first()
    .click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Annulla');
  // Asked before a press, for the lock of the button that adds.
  expect(requests).toEqual(['aggiungidiagnosi']);
  for (const button of [
    table.getByRole('button', { name: 'Aggiungi diagnosi sospetta' }),
    table.getByRole('button', { name: /^Modifica/ }).first(),
    table.getByRole('button', { name: /^Sposta/ }).first(),
  ]) {
    await button.click();
    await declineAndReturn(page);
  }
  expect(requests).toEqual(['aggiungidiagnosi', 'modificadiagnosi', 'spostaDiagnosi']);
});
