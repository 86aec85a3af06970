import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { writtenDay } from '../dates.ts';
import { confirmRecord, declineAndReturn, notices } from '../dialogs.ts';
import { draftWith } from '../drafts.ts';
import { expect, patient, test } from '../journey.ts';
import { confirmByKey, focusAndPress, pressAction, saveByKey, tabTo, typeInto } from '../keyboard.ts';
import { openList, openListByKey } from '../lists.ts';
import { type Records, recordsFor } from '../records.ts';
import { expectFirstColumns } from '../tables.ts';

test.use({ user: patient });

interface Stored {
  id_vaccinazione: number;
  vaccinidetails: { descrizione_breve: string };
  vaccinazione_data: string;
  vaccinazione_richiamo: number;
  vaccinazione_reazioni: string;
  id_livello_confidenzialita: number;
}

const isSave = '**/api/salva/vaccinations/*';

async function open(page: Page): Promise<Locator> {
  await page.goto('/webui/Registro/Vaccini');
  return openList(page, 'Vaccinazioni');
}

async function openByKey(page: Page): Promise<Locator> {
  await page.goto('/webui/Registro/Vaccini');
  return openListByKey(page, 'Vaccinazioni');
}

function add(records: Records, id_vaccino: string, vaccinazione_data: string): Promise<Stored> {
  return records.post('/api/salva/vaccinations/0', {
    id_vaccino,
    vaccinazione_data,
    vaccinazione_reazioni: 'Nessuna',
    vaccinazione_richiamo: 1,
    id_livello_confidenzialita: 4,
  });
}

const action = (of: Locator, label: string, name: string) => of.getByRole('button', { name: `${label}: ${name}` });

// covers R-17 L-23 A-63 A-64 A-65 A-66 C-62 S-37
test('lists vaccinations with their actions, the schedule with due doses, and links', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { data: stored } = await records.get<{ data: Stored[] }>(`/api/getVaccinis/${records.id}`);
  await page.goto('/webui/Registro/Vaccini');
  const newest = stored.toSorted((one, other) => other.vaccinazione_data.localeCompare(one.vaccinazione_data))[0];
  const closed = page.getByRole('region', { name: 'Vaccinazioni' }).getByRole('listitem');
  await expect(closed).toHaveText([/Richiamo entro/, new RegExp(newest?.vaccinidetails.descrizione_breve ?? '?')]);
  const list = await openList(page, 'Vaccinazioni');
  await expect(page).toHaveTitle('Vaccini · Libretto');
  await expect(list.getByRole('button', { name: /^Modifica: / })).toHaveCount(stored.length);
  const reaction = 'Braccio indolenzito per due giorni';
  const boostrix = stored.find(({ vaccinazione_reazioni }) => vaccinazione_reazioni === reaction);
  const day = writtenDay(boostrix?.vaccinazione_data);
  const row = list.getByRole('row').filter({ hasText: reaction });
  await expect(row.locator('th, td')).toContainText(['Boostrix', day, '1', reaction, 'Moderato']);
  for (const label of ['Informazioni', 'Modifica', 'Confidenzialità', 'Elimina']) {
    await expect(list.getByRole('button', { name: new RegExp(`^${label}: Boostrix, `) })).toBeVisible();
  }
  await expectFirstColumns(list, ['Vaccino', 'Data', 'Richiamo', 'Reazioni', 'Confidenzialità']);
  // With the menu, a small desktop has less room than a tablet.
  const lock = list.getByRole('button', { name: /^Confidenzialità: Boostrix, / });
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await lock.click({ trial: true });
    await expect(lock).toBeInViewport({ ratio: 1 });
  }
  const schedule = page.getByRole('region', { name: 'Il calendario vaccinale' });
  const due = schedule.getByRole('listitem').filter({ hasText: 'Difterite, tetano e pertosse, richiamo' });
  await expect(due.filter({ hasText: /Richiamo entro \p{L}+ \d{4}/u })).toBeVisible();
  await expect(due.filter({ hasText: /Fatta (il |l’)/ })).toBeVisible();
  await expect(schedule).toContainText('non sostituisce il parere del medico');
  await expect(schedule).toContainText('2 agosto 2023');
  const links = page.getByRole('region', { name: 'Link utili' }).getByRole('link');
  const addresses = [
    'https://www.salute.gov.it',
    'https://www.epicentro.iss.it',
    'https://www.issalute.it',
    'https://medicinali.aifa.gov.it',
    'https://www.fascicolosanitario.gov.it',
    'https://www.ecdc.europa.eu',
  ];
  await expect(links).toHaveCount(addresses.length);
  for (const [index, address] of addresses.entries()) await expect(links.nth(index)).toHaveAttribute('href', address);
  await expect(links.first()).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const details = page.context().waitForEvent('page');
  await list.getByRole('button', { name: /^Informazioni: Boostrix, / }).click();
  await expect(await details).toHaveURL(/\/farmacoDetails\/vacc-boostrix\?/);
});

// covers S-36 T-46 V-64 V-65 V-66 V-67 V-68 V-69 V-70 K-18 K-58 C-63 V-52
test('a new vaccination: missing fields, a future date, the vaccine and the one-tap answer', {
  tag: '@sizes',
}, async ({ page }) => {
  const list = await open(page);
  await list.getByRole('button', { name: 'Aggiungi vaccinazione' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi vaccinazione' });
  const vaccine = dialog.getByRole('combobox', { name: 'Vaccino' });
  const date = dialog.getByRole('textbox', { name: 'Data' });
  const dose = dialog.getByRole('radiogroup', { name: 'Richiamo' });
  const reactions = dialog.getByRole('textbox', { name: 'Reazioni' });
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  for (const field of [vaccine, date, dose, reactions]) {
    await expect(field).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
    await expect(field).toHaveAttribute('aria-required', 'true');
  }
  await expect(dose.locator('label')).toHaveText(['1ª dose', '2ª dose', '3ª dose']);
  const level = dialog.getByRole('combobox', { name: 'Livello di confidenzialità' });
  await expect(level).toHaveAttribute('aria-required', 'true');
  await expect(vaccine).toBeFocused();
  await expectAccessible(page);

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/farmaciVacciniFilter')) requests.push(request.postDataJSON().search);
  });
  await vaccine.fill('zz');
  await expect(page.getByText('Scrivi almeno 3 lettere per cercare')).toBeVisible();
  await vaccine.fill('zzz');
  await expect(page.getByText('Nessun risultato trovato !').first()).toBeVisible();
  expect(requests).toEqual(['zzz']);
  await vaccine.fill('J07');
  await expect(page.getByRole('option')).toHaveCount(10);
  await vaccine.fill('twinrix');
  await expect(page.getByRole('option', { name: /^Twinrix/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(vaccine).toHaveValue(/^Twinrix/);

  // Uses the browser's time zone, which may be a day ahead of this process.
  const written = (daysAhead: number) =>
    page.evaluate(
      (ahead) =>
        new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('it-IT', {
          day: '2-digit',
          month: '2-digit',
          year: 'numeric',
        }),
      daysAhead,
    );
  await date.fill(await written(1));
  await expect(date).toHaveValue(await written(0));
  await expect(date).toHaveAccessibleDescription(/La data inserita non è valida!/);
  await date.fill(await written(2));
  await expect(date).toHaveValue(await written(0));
  await date.fill('02/03/2020');
  await expect(date).not.toHaveAccessibleDescription(/non è valida/);
  await tabTo(page, dialog.getByRole('radio', { name: '1ª dose' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '2ª dose' })).toBeChecked();
  await focusAndPress(page, dialog.getByRole('button', { name: 'Nessuna' }));
  await expect(reactions).toHaveValue('Nessuna');
  await expect(level).toHaveValue('6');

  const sent = page.waitForRequest(isSave);
  await saveByKey(page, dialog);
  expect((await sent).postDataJSON()).toMatchObject({
    id_vaccinazione: 0,
    id_vaccino: 'vacc-twinrix',
    vaccinazione_data: '2020-03-02',
    vaccinazione_reazioni: 'Nessuna',
    vaccinazione_richiamo: 2,
    id_livello_confidenzialita: 6,
  });
  await expect(notices(page)).toContainText('Salvato con successo!');
  // On a phone the row leads to the page that edits it.
  const row = list.getByRole('link', { name: /^Twinrix.* 2 mar 2020/ });
  await expect(action(list, 'Modifica', 'Twinrix, 2 mar 2020').or(row).first()).toBeVisible();
});

// covers A-64 A-65 V-68 M-16
test('by keyboard alone a vaccination is edited without its level, which its own control changes', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  const { id_vaccinazione: id } = await add(records, 'vacc-havrix', '2018-05-04');
  const list = await openByKey(page);
  const pen = action(list, 'Modifica', 'Havrix, 4 mag 2018');
  await pressAction(page, pen);
  const dialog = page.getByRole('dialog', { name: 'Modifica vaccinazione' });
  await expect(dialog.getByRole('combobox', { name: 'Livello di confidenzialità' })).toHaveCount(0);
  await typeInto(page, dialog.getByRole('textbox', { name: 'Reazioni' }), 'Febbre per un giorno');
  await saveByKey(page, dialog);
  await expect(list.getByText('Febbre per un giorno')).toBeVisible();
  await expect(pen).toBeFocused();

  await pressAction(page, action(list, 'Confidenzialità', 'Havrix, 4 mag 2018'));
  const lock = page.getByRole('dialog', { name: 'Modifica confidenzialità' });
  const chosen = lock.getByRole('radio', { name: 'Normale', exact: true });
  await expect(chosen).toBeChecked();
  await tabTo(page, chosen);
  await page.keyboard.press('ArrowDown');
  await expect(lock.getByRole('radio', { name: 'Riservato', exact: true })).toBeChecked();
  await saveByKey(page, lock);
  await expect(notices(page)).toContainText('Hai aggiornato con successo il livello di confidenzialità!');
  const { data } = await records.get<{ data: Stored[] }>(`/api/getVaccinis/${records.id}`);
  expect(data.find(({ id_vaccinazione }) => id_vaccinazione === id)).toMatchObject({
    vaccinazione_reazioni: 'Febbre per un giorno',
    id_livello_confidenzialita: 5,
  });
});

// covers A-66 T-45
test('by keyboard alone a vaccination is deleted with a fixed past timestamp after confirmation, and restored', async ({
  page,
  server,
}) => {
  const { id_vaccinazione } = await add(await recordsFor(server.url, patient), 'vacc-vaqta', '2017-05-04');
  const list = await openByKey(page);
  const remove = action(list, 'Elimina', 'Vaqta, 4 mag 2017');
  await pressAction(page, remove);
  await expect(page.getByRole('alertdialog', { name: 'Sei sicuro di cancellare il record?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  const sent = page.waitForRequest(`**/api/salva/vaccinations/${id_vaccinazione}`);
  await page.keyboard.press('Enter');
  await confirmByKey(page, 'Elimina');
  expect((await sent).postDataJSON()).toEqual({ deleted_at: '2012-12-20T00:00:00.000Z' });
  await expect(notices(page)).toContainText('Vaccinazione eliminata');
  await expect(remove).toHaveCount(0);
  // Moves the focus to the notifications.
  await page.keyboard.press('F8');
  await expect(notices(page).getByRole('button', { name: 'Ripristina' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeVisible();
});

// covers P-17 P-18 T-46
test('adding and changing require the subscription; a failed save keeps the text', async ({ page, consoleErrors }) => {
  const list = await open(page);
  consoleErrors.allow(/500|Failed to load resource/);
  await page.route(isSave, (route) => route.fulfill({ status: 500, json: {} }));
  await list
    .getByRole('button', { name: /^Modifica: Boostrix/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Modifica vaccinazione' });
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await expect(dialog).toContainText('Siamo spiacenti si è verificato un errore. La preghiamo di riprovare più tardi');
  await dialog.getByRole('button', { name: 'Annulla' }).click();

  const requests: string[] = [];
  await page.route('**/api/security/hasPermission', (route) => {
    requests.push(route.request().postDataJSON().data);
    return route.fulfill({ json: { data: false } });
  });
  await page.reload();
  for (const button of [
    list.getByRole('button', { name: 'Aggiungi vaccinazione' }),
    list.getByRole('button', { name: /^Modifica/ }).first(),
  ]) {
    await button.click();
    await declineAndReturn(page);
  }
  expect(requests).toEqual(['aggiungivaccini', 'modificavaccini']);
});

test('an unfinished vaccination is offered again and does not overwrite a later change', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 412/);
  const records = await recordsFor(server.url, patient);
  const { id_vaccinazione: id } = await add(records, 'vacc-boostrix', '2012-03-04');
  const list = await open(page);
  await action(list, 'Modifica', 'Boostrix, 4 mar 2012').click();
  const dialog = page.getByRole('dialog', { name: 'Modifica vaccinazione' });
  const draftSaved = draftWith(page, 'vaccini.nuova', 'Febbre, da qui');
  await dialog.getByLabel('Reazioni').fill('Febbre, da qui');
  await draftSaved;
  await page.goto('/webui/Registro/SchedaPaziente');
  const resume = page.getByRole('link', { name: 'Bozza: vaccino · Boostrix' });
  await expect(resume).toBeVisible();
  await records.post(`/api/salva/vaccinations/${id}`, {
    id_vaccino: 'vacc-boostrix',
    vaccinazione_data: '2012-03-04',
    vaccinazione_reazioni: 'Altrove',
    vaccinazione_richiamo: 2,
  });
  await resume.click();
  await expect(dialog.getByLabel('Reazioni')).toHaveValue('Febbre, da qui');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await expect(dialog.getByText(/Se salvi di nuovo, sostituisce la versione nuova/)).toBeVisible();
});

test('a schedule without birth date and sex asks for both at once', async ({ page }) => {
  await page.route('**/api/calendarioVaccinale/*', async (route) => {
    const response = await route.fetch();
    const schedule = await response.json();
    await route.fulfill({ response, json: { ...schedule, mancano: ['paziente_nascita', 'paziente_sesso'] } });
  });
  await page.goto('/webui/Registro/Vaccini');
  const schedule = page.getByRole('region', { name: 'Il calendario vaccinale' });
  await expect(schedule.getByText('Per mostrare il calendario serve la data di nascita')).toBeVisible();
  await expect(schedule.getByText('Si prega di aggiornare il sesso')).toBeVisible();
  await expect(schedule.getByRole('link', { name: 'Apri la Scheda Paziente' })).toHaveCount(1);
  await expectAccessible(page);
});
