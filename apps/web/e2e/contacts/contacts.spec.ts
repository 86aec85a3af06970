import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { answer, confirmSaving, notices, saveFailure } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { addContact, doctorSees, recordsFor, type StoredContact } from '../records.ts';

test.use({ user: patient });

const lists = {
  emergency: { title: 'Contatti di emergenza', add: 'Aggiungi contatto di emergenza', table: 'contattiemergenza' },
  other: { title: 'Altri contatti', add: 'Aggiungi contatto', table: 'contattialtro' },
} as const;

type Kind = keyof typeof lists;

async function open(page: Page, kind: Kind): Promise<Locator> {
  await page.goto('/webui/Registro/SchedaPaziente');
  return openList(page, lists[kind].title);
}

const isSave = (request: Request) => request.method() === 'POST' && request.url().includes('/api/salva/contatti');

const action = (list: Locator, label: string, name: string) => list.getByRole('button', { name: `${label}: ${name}` });

for (const kind of ['emergency', 'other'] as const) {
  // covers L-02 L-03 L-04 C-10 C-11 A-19 A-20
  test(`lists ${kind} contacts with name, kind and telephone`, async ({ page, server }) => {
    const records = await recordsFor(server.url, patient);
    const path = kind === 'emergency' ? 'emergenzaGet' : 'moreContactsGet';
    const stored = await records.get<(StoredContact & { tipologia_nome: string })[]>(`/api/${path}/${records.id}`);
    const list = await open(page, kind);
    for (const contact of stored) {
      await expect(list.getByText(contact.contatto_nominativo, { exact: true })).toBeVisible();
      await expect(list.locator(`a[href="tel:${contact.contatto_telefono}"]`).first()).toBeVisible();
      await expect(list.getByText(contact.tipologia_nome, { exact: true }).first()).toBeVisible();
    }
    await expect(list.getByRole('button', { name: lists[kind].add })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await list.getByRole('button', { name: lists[kind].title, exact: true }).click();
    expect(stored).not.toEqual([]);
    for (const { contatto_nominativo } of stored) {
      await expect(action(list, 'Modifica', contatto_nominativo)).toBeHidden();
    }
  });

  // covers D-06 D-07 A-19 A-20 E-15 K-26 K-27 T-16 V-24 P-28
  test(`a new ${kind} contact: the name is capitalised and the number gets its prefix`, async ({ page }) => {
    const list = await open(page, kind);
    const name = `anna d'angelo-${kind} fisso`;
    const written = `Anna D'Angelo-${kind === 'emergency' ? 'Emergency' : 'Other'} Fisso`;
    await list.getByRole('button', { name: lists[kind].add }).click();
    const dialog = page.getByRole('dialog', { name: lists[kind].add, exact: true });
    await expectAccessible(page);
    await dialog.getByLabel('Nome e cognome').pressSequentially(name);
    await expect(dialog.getByLabel('Nome e cognome')).toHaveValue(written);
    await dialog.getByLabel('Telefono', { exact: true }).fill('333 444 5566');
    await dialog.getByLabel('Livello di confidenzialità').selectOption('Riservato');
    const sent = page.waitForRequest(isSave);
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await confirmSaving(page);
    const request = await sent;
    expect(request.url()).toContain(`/api/salva/${lists[kind].table}/0`);
    expect(request.postDataJSON()).toMatchObject({
      id_contatto: 0,
      id_paziente: expect.any(Number),
      id_contatto_tipologia: kind === 'emergency' ? 10 : 0,
      contatto_nominativo: written,
      contatto_telefono: '+393334445566',
      id_livello_confidenzialita: 5,
    });
    await expect(notices(page)).toContainText('Salvato con successo!');
    await expect(list.getByText(written)).toBeVisible();
    await expect(list.getByRole('link', { name: '+39\u00a0333\u00a0444\u00a05566' })).toHaveAttribute(
      'href',
      'tel:+393334445566',
    );
    await expect(list.getByRole('button', { name: lists[kind].add })).toBeFocused();
  });
}

// covers V-21 V-22 V-20 P-28 M-10
test('missing fields of a contact are marked without exclamation marks', async ({ page }) => {
  await page.route('**/api/patient/*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const liveli_confidencialita = body.liveli_confidencialita.slice(3);
    await route.fulfill({ response, json: { ...body, liveli_confidencialita } });
  });
  const list = await open(page, 'other');
  await list.getByRole('button', { name: lists.other.add }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Prefisso del Paese: Telefono' })).toHaveValue('IT');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  const name = dialog.getByLabel('Nome e cognome');
  const phone = dialog.getByLabel('Telefono', { exact: true });
  const level = dialog.getByLabel('Livello di confidenzialità');
  await expect(level.getByRole('option')).toHaveText(['Normale', 'Riservato', 'Strettamente riservato']);
  await expect(level).toHaveValue('6');
  for (const field of [name, phone]) {
    await expect(field).toHaveAccessibleDescription(/Questo campo è obbligatorio(?!!)/);
  }
  await expect(name).toBeFocused();
  await phone.fill('abc');
  await expect(phone).toHaveAccessibleDescription(/Il numero di telefono non è valido!/);
  await phone.fill('12 34 56');
  await expect(phone).toHaveAccessibleDescription(/Il numero di telefono non è valido!/);
  await phone.fill('12 34 567');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
});

for (const kind of ['emergency', 'other'] as const) {
  // covers A-21 T-16 D-06 D-07
  test(`editing a ${kind} contact keeps its level`, async ({ page, server }) => {
    const name = `Da Modificare ${kind === 'emergency' ? 'Due' : 'Tre'}`;
    const contact = await addContact(await recordsFor(server.url, patient), kind, name);
    const list = await open(page, kind);
    await action(list, 'Modifica', name).click();
    const title = kind === 'emergency' ? 'Modifica contatto di emergenza' : 'Modifica contatto';
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog.getByLabel('Nome e cognome')).toHaveValue(name);
    await expect(dialog.getByLabel('Livello di confidenzialità')).toHaveCount(0);
    await dialog.getByLabel('Nome e cognome').fill(`${name} ancora`);
    await dialog.getByLabel('Telefono', { exact: true }).fill('051 765 4321');
    const sent = page.waitForRequest(isSave);
    await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
    await confirmSaving(page);
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe(`/api/salva/${lists[kind].table}/${contact.id_contatto}`);
    expect(request.postDataJSON()).toMatchObject({
      id_contatto: contact.id_contatto,
      id_contatto_tipologia: kind === 'emergency' ? 10 : 0,
      contatto_nominativo: `${name} Ancora`,
      contatto_telefono: '+390517654321',
    });
    // A form that was opened before the level was changed does not reset it.
    expect(request.postDataJSON()).not.toHaveProperty('id_livello_confidenzialita');
    await expect(list.getByText(`${name} Ancora`)).toBeVisible();
    await expect(list.locator('a[href="tel:+390517654321"]').first()).toBeVisible();
  });
}

// covers M-04 T-03
test('a failed save keeps the contact in the form', async ({ page, consoleErrors }) => {
  const list = await open(page, 'other');
  await list.getByRole('button', { name: lists.other.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome e cognome').fill('Non Salvato');
  await dialog.getByLabel('Telefono', { exact: true }).fill('0511234567');
  await dialog.getByLabel('Livello di confidenzialità').selectOption('Basso');
  await page.route('**/api/salva/**', (route) => route.abort());
  const reloaded = page.waitForRequest('**/api/moreContactsGet/*');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(dialog.getByRole('alert').filter({ hasText: saveFailure })).toBeVisible();
  await reloaded;
  await expect(dialog.getByLabel('Nome e cognome')).toHaveValue('Non Salvato');
  consoleErrors.allow(/Failed to load resource/);
});

// covers A-22 D-02 M-14 E-03 K-01 K-02 K-03 K-04 K-05 K-06
test('the padlock changes the level of a contact', async ({ page, server }) => {
  const name = `Da Chiudere Due`;
  const records = await recordsFor(server.url, patient);
  const contact = await addContact(records, 'other', name);
  const isVisibleToDoctor = () => doctorSees(server.url, records, 'moreContactsGet/{id}', name);
  expect(await isVisibleToDoctor()).toBe(true);
  const list = await open(page, 'other');
  await action(list, 'Confidenzialità', name).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica confidenzialità' });
  await expectAccessible(page);
  const levels = ['Nessuna Restrizione', 'Basso', 'Moderato', 'Normale', 'Riservato', 'Strettamente riservato'];
  for (const level of levels) await expect(dialog.getByRole('radio', { name: level, exact: true })).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(levels.length);
  await expect(dialog.getByRole('radio', { name: 'Normale', exact: true })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Strettamente riservato' }).check();
  const sent = page.waitForRequest(isSave);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  expect((await sent).postDataJSON()).toMatchObject({
    id_contatto: contact.id_contatto,
    contatto_nominativo: name,
    id_livello_confidenzialita: 6,
  });
  await expect(notices(page)).toContainText('Confidenzialita aggiornato con successo!');
  await expect(action(list, 'Confidenzialità', name)).toBeFocused();
  expect(await isVisibleToDoctor()).toBe(false);

  await page.keyboard.press('Enter');
  await dialog.getByText('Chi l’ha vista o cambiata').click();
  await expect(dialog.getByText('Confidenzialità cambiata')).toBeVisible();
  await expect(dialog.getByText('Tu', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

// covers M-15
test('a failed level change gives the reason and keeps the choice', async ({ page, server, consoleErrors }) => {
  const name = `Resta Aperto Due`;
  await addContact(await recordsFor(server.url, patient), 'other', name);
  const list = await open(page, 'other');
  await action(list, 'Confidenzialità', name).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica confidenzialità' });
  await dialog.getByRole('radio', { name: 'Riservato', exact: true }).check();
  await page.route('**/api/salva/**', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(dialog.getByRole('alert').first()).toContainText(
    /Errore durante la modifica il confidenzialita.*il server non risponde/,
  );
  await expect(dialog.getByRole('radio', { name: 'Riservato', exact: true })).toBeChecked();
  consoleErrors.allow(/Failed to load resource/);
});

// covers A-23 M-21 M-22 K-28 T-14
test('a contact is deleted after confirmation and restored', { tag: '@sizes' }, async ({ page, server, isMobile }) => {
  const records = await recordsFor(server.url, patient);
  const name = `Da Eliminare ${isMobile ? 'Uno' : 'Due'}`;
  const contact = await addContact(records, 'emergency', name);
  const list = await open(page, 'emergency');
  const stored = async () => {
    const all = await records.get<StoredContact[]>(`/api/emergenzaGet/${records.id}`);
    return all.some((other) => other.id_contatto === contact.id_contatto);
  };
  await action(list, 'Elimina', name).click();
  await answer(page, 'Rimuovere il contatto?', 'Annulla');
  await expect(action(list, 'Elimina', name)).toBeFocused();
  const sent = page.waitForRequest(isSave);
  await action(list, 'Elimina', name).click();
  await answer(page, 'Rimuovere il contatto?', 'Rimuovi');
  expect((await sent).postDataJSON()).toMatchObject({ id_contatto: contact.id_contatto, id_contatto_tipologia: -1 });
  await expect(notices(page)).toContainText('Contatto eliminato con successo!');
  await expect(list.getByText(name)).toHaveCount(0);
  // Focus moves to the row that took its place.
  await expect(list.locator('button:focus')).toHaveAccessibleName(/^[^:]+: /);
  expect(await stored()).toBe(false);
  const restored = page.waitForRequest(isSave);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  expect((await restored).postDataJSON()).toMatchObject({ id_contatto_tipologia: 10 });
  await expect(list.getByText(name)).toBeVisible();
  await expect.poll(stored).toBe(true);
});

// covers M-23 T-14
test('a failed deletion restores the contact and gives the reason', async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/503 .*\/api\/(salva|moreContactsGet)\//);
  const name = `Resta Qui Due`;
  await addContact(await recordsFor(server.url, patient), 'other', name);
  const list = await open(page, 'other');
  await page.route('**/api/salva/**', (route) => route.fulfill({ status: 503, json: {} }));
  // The contact must be restored from the cache, not from the server.
  await page.route('**/api/moreContactsGet/*', (route) => route.fulfill({ status: 503, json: {} }));
  await action(list, 'Elimina', name).click();
  await answer(page, 'Rimuovere il contatto?', 'Rimuovi');
  await expect(notices(page)).toContainText(/Errore durante l'eliminazione.*errore 503/);
  await expect(list.getByText(name)).toBeVisible();
});

test('a list that fails to load offers a retry and leaves the other one usable', async ({ page, consoleErrors }) => {
  await page.route('**/api/emergenzaGet/*', (route) => route.fulfill({ status: 400, json: {} }));
  const list = await open(page, 'emergency');
  await expect(list.getByRole('alert')).toContainText('Non riusciamo a mostrare i contatti. Riprova.');
  await expect(page.getByRole('region', { name: lists.other.title })).toContainText('elementi');
  await page.unroute('**/api/emergenzaGet/*');
  await list.getByRole('button', { name: 'Riprova' }).click();
  await expect(list.getByText('Marco Ferraro')).toBeVisible();
  consoleErrors.allow(/Failed to load resource/);
});

test('an empty list explains its purpose and offers the next step', async ({ page }) => {
  await page.route('**/api/emergenzaGet/*', (route) => route.fulfill({ json: [] }));
  const list = await open(page, 'emergency');
  await expect(list.getByText(/Aggiungi almeno una persona/)).toBeVisible();
  await list.getByRole('button', { name: lists.emergency.add }).last().click();
  await expect(page.getByRole('dialog', { name: lists.emergency.add })).toBeVisible();
});
