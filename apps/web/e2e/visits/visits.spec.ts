import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { writtenDay } from '../dates.ts';
import { answer, confirmRecord, declineAndReturn, notices, saveQuestion, subscriptionGate } from '../dialogs.ts';
import { draftWith, openWithDrafts } from '../drafts.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { doctorSees, type Records, recordsFor } from '../records.ts';

test.use({ user: patient });

interface Stored {
  id_visita: number;
  visita_data: string;
  visita_motivazione: string;
  visita_osservazioni: string;
  visita_conclusioni: string;
}

async function open(page: Page): Promise<Locator> {
  await page.goto('/webui/Registro/Visite');
  return openList(page, 'Visite');
}

function add(records: Records, visita_motivazione: string): Promise<Stored> {
  return records.post('/api/salva/visite/0', {
    visita_data: '2026-01-15',
    visita_motivazione,
    visita_osservazioni: 'Nulla di nuovo.',
    visita_conclusioni: 'Continuare così.',
  });
}

const action = (of: Locator, label: string, why: string) =>
  of.getByRole('button', { name: `${label}: 15 gen 2026, ${why}` });

// covers R-19 L-14 C-35 E-27
test('visits are listed with all their texts, newest first', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const stored = await records.get<Stored[]>(`/api/visitePatient/${records.id}`);
  const list = await open(page);
  await expect(page).toHaveTitle('Visite · Libretto');
  for (const visit of stored.slice(0, 3)) {
    await expect(list.getByText(visit.visita_motivazione, { exact: true })).toBeVisible();
    await expect(list.getByText(visit.visita_osservazioni, { exact: true }).first()).toBeVisible();
    await expect(list.getByText(visit.visita_conclusioni, { exact: true }).first()).toBeVisible();
  }
  const days = stored.map(({ visita_data }) => visita_data);
  expect(days).toEqual([...days].sort().reverse());
  const rows = list.getByRole('row').filter({ has: page.getByRole('button', { name: /^Elimina: / }) });
  const [newest, next] = stored;
  for (const [index, visit] of [newest, next].entries()) {
    const day = writtenDay(visit?.visita_data);
    const { visita_motivazione, visita_osservazioni, visita_conclusioni } = visit ?? ({} as Stored);
    const row = rows.nth(index);
    await expect(row.locator('th, td')).toContainText([
      day,
      visita_motivazione,
      visita_osservazioni,
      visita_conclusioni,
    ]);
    const labels = await row.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel));
    const actions = ['Modifica', 'Confidenzialità', 'Elimina'];
    expect(labels).toEqual(actions.map((label) => `${label}: ${day}, ${visita_motivazione}`));
  }
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

//
test('on a phone the delete action is visible, and the row leads to the page', { tag: '@phone' }, async ({ page }) => {
  const list = await open(page);
  const card = list.getByRole('listitem').first();
  await expect(card.getByRole('button', { name: /^Elimina/ })).toBeVisible();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/Registro\/Visite\/\d+$/);
  await expect(page.getByRole('main').getByRole('button', { name: /^Modifica/ })).toBeVisible();
});

// covers V-42 V-43 V-44 C-34 P-10 M-07
test('a new visit: missing fields are marked, a future date is rejected', async ({ page }) => {
  const why = `Controllo due`;
  const request = page.waitForRequest('**/api/security/hasPermission');
  const list = await open(page);
  await list.getByRole('button', { name: 'Aggiungi visita' }).click();
  expect((await request).postDataJSON()).toEqual({ data: 'aggiungivisite' });
  const dialog = page.getByRole('dialog', { name: 'Aggiungi visita' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  for (const label of ['Motivazione', 'Osservazioni', 'Conclusioni']) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/Questo campo è obbligatorio!/);
  }
  await dialog.getByLabel('Motivazione').fill(why);
  await dialog.getByLabel('Osservazioni').fill('Tutto bene');
  await dialog.getByLabel('Conclusioni').fill('Ci si vede fra un anno');
  const date = dialog.getByRole('textbox', { name: /^Data/ });
  await date.fill('01/01/2999');
  await expect(date).toHaveAccessibleDescription(/La data inserita non è valida!/);
  await date.fill('15/01/2026');
  const sent = page.waitForRequest('**/api/salva/visite/0');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(saveQuestion(page)).toHaveAccessibleDescription(
    /Controllo due\s· 15 gen 2026.*Strettamente riservato.*Lo vede: nessun dottore/,
  );
  await expectAccessible(page);
  await confirmRecord(page);
  expect((await sent).postDataJSON()).toEqual({
    id_visita: 0,
    id_paziente: expect.any(Number),
    visita_data: '2026-01-15',
    visita_motivazione: why,
    visita_osservazioni: 'Tutto bene',
    visita_conclusioni: 'Ci si vede fra un anno',
    id_livello_confidenzialita: 6,
  });
  await expect(notices(page)).toContainText('Salvato con successo!');
  await expect(action(list, 'Elimina', why)).toBeVisible();
});

// covers P-26
test('the padlock of a visit shows it to the doctor', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await add(records, 'Sotto chiave');
  const list = await open(page);
  expect(await doctorSees(server.url, records, 'visitePatient/{id}', 'Sotto chiave')).toBe(false);
  await action(list, 'Confidenzialità', 'Sotto chiave').click();
  const lock = page.getByRole('dialog', { name: 'Modifica confidenzialità' });
  await expect(lock.getByRole('radio', { name: 'Strettamente riservato', exact: true })).toBeChecked();
  await lock.getByRole('radio', { name: 'Normale', exact: true }).check();
  await expectAccessible(page);
  await lock.getByRole('button', { name: 'Salva', exact: true }).click();
  await answer(page, 'Sei sicuro di salvare i dati?', 'Conferma');
  await expect(lock).toBeHidden();
  await expect(list.getByRole('row', { name: /Sotto chiave/ })).toContainText('Normale');
  expect(await doctorSees(server.url, records, 'visitePatient/{id}', 'Sotto chiave')).toBe(true);
});

// covers P-11 L-14
test('a visit is edited if the subscription includes it', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  await add(records, 'Da cambiare');
  const list = await open(page);
  const request = page.waitForRequest('**/api/security/hasPermission');
  await action(list, 'Modifica', 'Da cambiare').click();
  expect((await request).postDataJSON()).toEqual({ data: 'modificavisite' });
  const dialog = page.getByRole('dialog', { name: 'Modifica visita' });
  await dialog.getByLabel('Conclusioni').fill('Cambiate idea');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await expect(list.getByText('Cambiate idea')).toBeVisible();
  const stored = await records.get<Stored[]>(`/api/visitePatient/${records.id}`);
  expect(stored.find((visit) => visit.visita_motivazione === 'Da cambiare')?.visita_conclusioni).toBe('Cambiate idea');
  // A new visit is strictly confidential until another level is chosen.
  expect(await doctorSees(server.url, records, 'visitePatient/{id}', 'Cambiate idea')).toBe(false);
});

// covers C-36 M-34 M-35 M-08 L-14
test('a visit is deleted after confirmation, reports a failure, and is restored', async ({
  page,
  server,
  consoleErrors,
}) => {
  const { id_visita } = await add(await recordsFor(server.url, patient), 'Da eliminare');
  const list = await open(page);
  await page.route('**/api/visite/*', (route) => route.fulfill({ status: 503, json: {} }));
  await action(list, 'Elimina', 'Da eliminare').click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(notices(page)).toContainText('Visita non eliminata, riprova');
  await expect(action(list, 'Elimina', 'Da eliminare')).toBeVisible();
  consoleErrors.allow(/Failed to load resource/);
  await page.unroute('**/api/visite/*');
  const removed = page.waitForRequest((request) => request.method() === 'DELETE');
  await action(list, 'Elimina', 'Da eliminare').click();
  await answer(page, 'Sei sicuro di cancellare il record?', 'Elimina');
  expect((await removed).url()).toMatch(new RegExp(`/api/visite/${id_visita}$`));
  await expect(notices(page)).toContainText('Visita eliminata con successo!');
  await expect(action(list, 'Elimina', 'Da eliminare')).toHaveCount(0);
  await notices(page).getByRole('button', { name: 'Ripristina' }).click();
  await expect(action(list, 'Elimina', 'Da eliminare')).toBeVisible();
});

// covers P-10 P-11
test('adding and changing require the subscription', async ({ page }) => {
  const requests: string[] = [];
  await page.route('**/api/security/hasPermission', (route) => {
    requests.push(route.request().postDataJSON().data);
    return route.fulfill({ json: { data: false } });
  });
  const list = await open(page);
  await list.getByRole('button', { name: 'Aggiungi visita' }).click();
  await declineAndReturn(page);
  await list
    .getByRole('button', { name: /^Modifica: / })
    .first()
    .click();
  await expect(subscriptionGate(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(requests).toEqual(['aggiungivisite', 'modificavisite']);
});

test('an unfinished visit is among the things to do, and on no other page than its own', async ({ page }) => {
  const list = await open(page);
  await list.getByRole('button', { name: 'Aggiungi visita' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi visita' });
  const draftSaved = draftWith(page, 'visite.nuova', 'Tosse da due settimane');
  await dialog.getByLabel('Motivazione').fill('Tosse da due settimane');
  await draftSaved;
  const offer = page.getByRole('region', { name: 'Hai una visita non salvata' });
  await page.reload();
  await expect(offer).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await offer.boundingBox())?.height).toBeLessThanOrEqual(48);
  await openWithDrafts(page, '/webui/account/Emergenza');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Tosse da due settimane')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continua' })).toHaveCount(0);
  await page.goto('/webui/Registro/SchedaPaziente');
  await page
    .getByRole('region', { name: 'Da fare' })
    .getByRole('link', { name: 'Bozza: visita · Tosse da due settimane' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visite');
  await expect(dialog.getByLabel('Motivazione')).toHaveValue('Tosse da due settimane');
});

// covers C-34
test('an unfinished change stays available and does not overwrite a later one', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 412/);
  const records = await recordsFor(server.url, patient);
  const { id_visita, ...before } = await add(records, 'Lasciata a metà');
  const list = await open(page);
  await action(list, 'Modifica', 'Lasciata a metà').click();
  const changed = page.getByRole('dialog', { name: 'Modifica visita' });
  const draftSaved = draftWith(page, 'visite.nuova', 'Mio');
  await changed.getByLabel('Osservazioni').fill('Mio');
  await draftSaved;
  await page.reload();

  await list.getByRole('button', { name: 'Aggiungi visita' }).first().click();
  const another = page.getByRole('dialog', { name: 'Aggiungi visita' });
  const beside = draftWith(page, 'visite.nuova', 'Accanto fino in fondo');
  for (const label of ['Motivazione', 'Osservazioni']) await another.getByLabel(label).fill('Accanto');
  await another.getByLabel('Conclusioni').fill('Accanto fino in fondo');
  await beside;
  await another.getByRole('button', { name: 'Salva' }).click();
  await confirmRecord(page);
  await expect(another).toBeHidden();
  const { visita_data, visita_motivazione, visita_conclusioni } = before;
  await records.post(`/api/salva/visite/${id_visita}`, {
    ...{ visita_data, visita_motivazione, visita_conclusioni },
    visita_osservazioni: 'Di altri',
  });

  await page.reload();
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(changed.getByLabel('Osservazioni')).toHaveValue('Mio');
  await changed.getByRole('button', { name: 'Salva' }).click();
  await confirmRecord(page);
  await expect(changed).toContainText('Nel frattempo questi dati sono stati cambiati');
});
