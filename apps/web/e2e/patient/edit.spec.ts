import type { Page, Request } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, confirmSaving, notices, saveFailure } from '../dialogs.ts';
import { expect, otherPatient, patient, test } from '../journey.ts';
import { doctorSees, recordsFor } from '../records.ts';

test.use({ user: patient });

interface StoredPatient {
  id_paziente: number;
  paziente_nome: string;
  paziente_cognome: string;
  paziente_codfiscale: string;
  id_stato_matrimoniale: number;
  user: { contact_detail: Record<'comune_nascita' | 'comune_residenza' | 'contatto_indirizzo', string> };
}

async function edit(page: Page, section: string) {
  await page.goto('/webui/Registro/SchedaPaziente');
  await page.getByRole('button', { name: `Modifica: ${section}` }).click();
  const dialog = page.getByRole('dialog', { name: section });
  await expect(dialog).toBeVisible();
  return dialog;
}

const isSave = (request: Request) => request.method() === 'PUT' && request.url().includes('/api/patient/');

// covers D-03 T-11 T-15 E-08 C-09 C-13 E-14 M-05 M-06 S-19
test('personal data are saved with the whole patient after confirmation', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const dialog = await edit(page, 'Dati personali');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const stored = () => records.get<StoredPatient>(`/api/patient/${records.id}`);
  const { user, ...before } = await stored();
  for (const [label, value] of [
    ['Nome', before.paziente_nome],
    ['Cognome', before.paziente_cognome],
    ['Codice fiscale', before.paziente_codfiscale],
    ['Comune di nascita', user.contact_detail.comune_nascita],
    ['Data di nascita', '12/03/1984'],
    ['Stato civile', String(before.id_stato_matrimoniale)],
  ] as const)
    await expect(
      dialog.getByLabel(new RegExp(`^${label}( \\(facoltativo\\))?$`)).and(page.locator('input, select')),
      label,
    ).toHaveValue(value);
  const marital = dialog
    .getByLabel('Stato civile')
    .getByRole('option')
    .filter({ hasNotText: /^Scegli/ });
  await expect(marital).toHaveText([
    'Celibe/Nubile',
    'Coniugato/a',
    'Unito/a civilmente',
    'Convivente',
    'Separato/a',
    'Divorziato/a',
    'Vedovo/a',
    'Non dichiarato',
  ]);
  await dialog.getByLabel('Nome', { exact: true }).fill('Giulia Maria');
  await dialog.getByRole('radio', { name: 'Femmina' }).check();
  const sent = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  expect((await sent).url()).toMatch(new RegExp(`/api/patient/${before.id_paziente}$`));
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({
    status: 'update',
    page: 'dati_personali',
    id_update: records.id,
    paziente_nome: 'Giulia Maria',
    paziente_sesso: 'female',
    user: { contact_detail: { comune_residenza: expect.any(String), contatto_telefono: expect.any(String) } },
  });
  expect(body).toHaveProperty('paziente_gruppo');
  await expect(notices(page)).toContainText('Salvato con successo!');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Dati personali' })).toContainText('Giulia Maria');
  await expect(page.getByRole('button', { name: 'Modifica: Dati personali' })).toBeFocused();
  expect((await stored()).paziente_nome).toBe('Giulia Maria');
  expect(await doctorSees(server.url, records, 'patient/{id}', 'Giulia Maria')).toBe(true);
});

// covers T-38
test('declining the confirmation saves nothing and loses nothing', async ({ page }) => {
  const dialog = await edit(page, 'Dati personali');
  let saved = false;
  page.on('request', (request) => {
    saved ||= isSave(request);
  });
  await dialog.getByLabel('Cognome').fill('Ferraro Rossi');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, 'Salvare le modifiche ?', 'Annulla');
  await expect(dialog.getByLabel('Cognome')).toHaveValue('Ferraro Rossi');
  await expect(dialog.getByRole('button', { name: 'Salva', exact: true })).toBeFocused();
  expect(saved).toBe(false);
});

// covers V-09 V-10 V-11 V-12 M-09
test('missing or short personal data are marked, and the first field is focused', async ({ page }) => {
  const dialog = await edit(page, 'Dati personali');
  await dialog.getByLabel('Nome', { exact: true }).fill(' ');
  await dialog.getByLabel('Cognome').fill('');
  await dialog.getByRole('combobox', { name: 'Comune di nascita' }).fill('');
  await dialog.getByLabel('Codice fiscale').fill('FRRGLI84C52H50');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  for (const field of [dialog.getByLabel('Nome', { exact: true }), dialog.getByLabel('Cognome')]) {
    await expect(field).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  }
  await expect(dialog.getByRole('combobox', { name: 'Comune di nascita' })).toHaveAccessibleDescription(
    /Questo campo è obbligatorio!/,
  );
  await expect(dialog.getByLabel('Codice fiscale')).toHaveAccessibleDescription(/Codice Fiscale non valido!/);
  await expect(dialog.getByLabel('Nome', { exact: true })).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await dialog.getByLabel('Cognome').fill('Ferraro');
  await expect(dialog.getByLabel('Cognome')).not.toHaveAttribute('aria-invalid', 'true');
});

// covers V-15
test('the sex is female or male and required', async ({ page }) => {
  await page.route('**/api/patient/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), paziente_sesso: 'unknown' } });
  });
  const dialog = await edit(page, 'Dati personali');
  const sex = dialog.getByRole('radiogroup', { name: 'Sesso' });
  await expect(sex.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(sex).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
});

// covers V-13 K-29 K-30 C-12 E-16
test('the place of birth is chosen from ten suggestions, requested after 700 ms without typing', async ({ page }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  const dialog = await edit(page, 'Dati personali');
  const field = dialog.getByRole('combobox', { name: 'Comune di nascita' });
  await page.clock.pauseAt(now + 60_000);
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/location/')) requestCount++;
  });
  await field.fill('San');
  await page.clock.runFor(699);
  expect(requestCount).toBe(0);
  const answered = page.waitForResponse('**/api/location/San');
  await page.clock.runFor(1);
  const cities: { city: string }[] = await (await answered).json();
  await page.clock.resume();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(10);
  await expect(options.first()).toContainText(cities[0]?.city ?? '');
  await field.press('Tab');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/Seleziona una delle città/);
  await field.fill('Bolog');
  await page.getByRole('option', { name: 'Bologna', exact: true }).click();
  await expect(field).toHaveValue('Bologna');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

// covers V-14
test('a future date of birth is replaced with the previous one', async ({ page }) => {
  const dialog = await edit(page, 'Dati personali');
  const field = dialog.getByLabel('Data di nascita', { exact: true });
  await field.fill('01/01/2099');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/La data inserita non è valida!/);
  await expect(field).toHaveValue('12/03/1984');
});

// covers V-14
test('without a previous date it becomes today', async ({ page }) => {
  await page.route('**/api/patient/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), paziente_nascita: null } });
  });
  const dialog = await edit(page, 'Dati personali');
  const field = dialog.getByLabel('Data di nascita', { exact: true });
  await field.fill('01/01/2099');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/La data inserita non è valida!/);
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  );
  await expect(field).toHaveValue(today);
});

test('an inconsistent tax code is a warning, not an error', async ({ page }) => {
  const dialog = await edit(page, 'Dati personali');
  await dialog.getByLabel('Codice fiscale').fill('RSSMRA85T10A562S');
  await expect(dialog.getByText('Il codice fiscale non corrisponde al cognome.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Salvare le modifiche ?' })).toBeVisible();
});

// covers D-04 V-16 V-17 V-18 V-20 M-10 M-20 S-20
test('contact details: missing fields are marked, an Italian number needs no prefix', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const { contact_detail } = (await records.get<StoredPatient>(`/api/patient/${records.id}`)).user;
  const dialog = await edit(page, 'Recapiti');
  await expectAccessible(page);
  const street = dialog.getByLabel('Indirizzo');
  const city = dialog.getByRole('combobox', { name: 'Comune di residenza' });
  const phone = dialog.getByLabel('Telefono', { exact: true });
  await expect(street).toHaveValue(contact_detail.contatto_indirizzo);
  await expect(city).toHaveValue(contact_detail.comune_residenza);
  await expect(phone).toHaveValue(/\d{7}|\d{3} \d/);
  await street.fill('');
  await city.fill('');
  await phone.fill('12345');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  for (const field of [street, city]) {
    await expect(field).toHaveAccessibleDescription(/Questo campo è obbligatorio(?!!)/);
  }
  await expect(phone).toHaveAccessibleDescription(/Il numero di telefono non è valido!/);
  await street.fill('Via Roma 1');
  await city.fill('Imola');
  await phone.fill('051 765 4321');
  const sent = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  expect((await sent).postDataJSON()).toMatchObject({
    page: 'recapiti',
    user: {
      contact_detail: {
        contatto_indirizzo: 'Via Roma 1',
        comune_residenza: 'Imola',
        contatto_telefono: '+390517654321',
      },
    },
  });
  await expect(notices(page)).toContainText('Salvato con successo!');
});

// covers D-05 K-23 K-24 K-25 S-21
test('medical information: eight blood groups, with a space on the wire', async ({ page }) => {
  const dialog = await edit(page, 'Informazioni mediche');
  await expectAccessible(page);
  const group = dialog.getByLabel('Gruppo sanguigno');
  const offered = group.getByRole('option').filter({ hasText: /[+-]$/ });
  await expect(offered).toHaveText(['0+', '0-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-']);
  await group.selectOption('AB-');
  await dialog.getByRole('radio', { name: 'Non acconsento' }).check();
  const first = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  expect((await first).postDataJSON()).toMatchObject({ paziente_gruppo: 'AB -', paziente_donatore_organi: '0' });
  await expect(page.getByRole('region', { name: 'Informazioni mediche' })).toContainText('AB-');
  await page.getByRole('button', { name: 'Modifica: Informazioni mediche' }).click();
  await dialog.getByRole('radio', { name: 'Acconsento', exact: true }).check();
  const second = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  expect((await second).postDataJSON()).toMatchObject({ paziente_donatore_organi: '1' });
  await page.getByRole('button', { name: 'Modifica: Informazioni mediche' }).click();
  await expect(group.locator('option:checked')).toHaveText('AB-');
  await expect(dialog.getByRole('radio', { name: 'Acconsento', exact: true })).toBeChecked();
});

// covers M-04 T-03 T-11
test('a failed save keeps the text and reloads the card, and a second attempt succeeds', async ({
  page,
  consoleErrors,
}) => {
  const dialog = await edit(page, 'Recapiti');
  const street = dialog.getByLabel('Indirizzo');
  await street.fill('Via del Tentativo 7');
  await page.route('**/api/patient/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  const reloaded = page.waitForRequest((request) => request.method() === 'GET' && /api\/patient/.test(request.url()));
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(dialog.getByRole('alert').filter({ hasText: saveFailure })).toBeVisible();
  await reloaded;
  await expect(street).toHaveValue('Via del Tentativo 7');
  await page.unroute('**/api/patient/*');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(notices(page)).toContainText('Salvato con successo!');
  consoleErrors.allow(/Failed to load resource/);
});

test('errors found by the server are shown at their field', async ({ page, consoleErrors }) => {
  const dialog = await edit(page, 'Dati personali');
  await page.route('**/api/patient/*', (route) => {
    const errors = [{ path: '/user/contact_detail/comune_nascita', code: 'unknown-place', message: 'unknown' }];
    const problem = { type: 'about:blank', title: 'Invalid', status: 422, code: 'invalid', errors };
    return route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(problem) });
  });
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  const field = dialog.getByRole('combobox', { name: 'Comune di nascita' });
  await expect(field).toHaveAccessibleDescription(/Seleziona una delle città/);
  await expect(field).toBeFocused();
  consoleErrors.allow(/Failed to load resource/);
});

test('leaving a changed form by Escape, Annulla or going back asks for confirmation', async ({ page }) => {
  const dialog = await edit(page, 'Recapiti');
  await dialog.getByLabel('Indirizzo').fill('Via Nuova 3');
  await page.keyboard.press('Escape');
  await answer(page, 'Uscire senza salvare?', 'Continua a modificare');
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await answer(page, 'Uscire senza salvare?', 'Continua a modificare');
  await expect(dialog.getByLabel('Indirizzo')).toHaveValue('Via Nuova 3');
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await answer(page, 'Uscire senza salvare?', 'Esci senza salvare');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Modifica: Recapiti' })).toBeFocused();
});

test.describe('another patient', () => {
  test.use({ user: otherPatient });

  test('edits the card without a subscription', async ({ page }) => {
    const dialog = await edit(page, 'Informazioni mediche');
    await dialog.getByLabel('Gruppo sanguigno').selectOption('B+');
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await confirmSaving(page);
    await expect(notices(page)).toContainText('Salvato con successo!');
  });
});
