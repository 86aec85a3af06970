import { answer, confirmRecord, confirmSaving, notices } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { addEntry, recordsFor, type StoredEntry } from '../records.ts';
import { addVisit, findVisits, openVisit, openVisits, press } from './visits.ts';

test.use({ user: patient });

const refusal = /Nel frattempo questi dati sono stati cambiati in un’altra finestra/;

test('of two tabs with the same visit, the second is warned and can overwrite', async ({
  page,
  context,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 412/);
  const records = await recordsFor(server.url, patient);
  const reason = 'Aperta due volte';
  await addVisit(records, reason);
  const ownDialog = await openVisit(page, reason);
  const other = await context.newPage();
  const theirs = await openVisit(other, reason);
  await ownDialog.getByLabel('Conclusioni').fill('Dalla prima finestra');
  await theirs.getByLabel('Conclusioni').fill('Dalla seconda finestra');
  await press(theirs, 'Salva');
  await confirmRecord(other);
  await expect(notices(other)).toContainText('Salvato con successo!');

  await press(ownDialog, 'Salva');
  await confirmRecord(page);
  await expect(ownDialog.getByText(refusal)).toBeVisible();
  await expect(ownDialog.getByLabel('Conclusioni')).toHaveValue('Dalla prima finestra');
  const conclusions = async () => (await findVisits(records, reason)).map((visit) => visit.visita_conclusioni);
  expect(await conclusions()).toEqual(['Dalla seconda finestra']);

  await press(ownDialog, 'Salva');
  await answer(page, 'Sostituire la versione nuova con la tua?', 'Conferma');
  await expect(notices(page)).toContainText('Salvato con successo!');
  expect(await conclusions()).toEqual(['Dalla prima finestra']);
});

test('a record deleted in another tab is reported as deleted, without a retry', async ({
  page,
  context,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  const records = await recordsFor(server.url, patient);
  const reason = 'Eliminata altrove';
  await addVisit(records, reason);
  const ownDialog = await openVisit(page, reason);
  const other = await context.newPage();
  const list = await openVisits(other);
  await list.getByRole('button', { name: `Elimina: 15 gen 2026, ${reason}` }).click();
  await answer(other, 'Sei sicuro di cancellare il record?', 'Elimina');
  await expect(notices(other)).toContainText('Visita eliminata con successo!');

  await ownDialog.getByLabel('Conclusioni').fill('Riposo');
  await press(ownDialog, 'Salva');
  await confirmRecord(page);
  await expect(ownDialog.getByText(/sono stati eliminati.*ripristinali dal Cestino/)).toBeVisible();
  await expect(ownDialog.getByLabel('Conclusioni')).toHaveValue('Riposo');
});

test('the description of a notebook entry is not overwritten by a stale tab', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 412/);
  const records = await recordsFor(server.url, patient);
  const { id_taccuino: id } = await addEntry(records, 'Prima versione');
  await page.goto(`/webui/Registro/Taccuino/${id}`);
  await page.getByRole('button', { name: 'Modifica', exact: true }).click();
  const text = page.getByLabel('Descrizione');
  await expect(text).toHaveValue('Prima versione');
  await records.put(`/api/taccuino/${id}`, { id_taccuino: id, taccuino_descrizione: 'Da un altro dispositivo' });
  await text.fill('Da qui');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmSaving(page);
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(text).toHaveValue('Da qui');
  const stored = await records.get<StoredEntry[]>(`/api/getTaccuinos/${records.id}`);
  expect(stored.find(({ id_taccuino }) => id_taccuino === id)?.taccuino_descrizione).toBe('Da un altro dispositivo');
});
