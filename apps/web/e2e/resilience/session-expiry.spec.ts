import { answer, confirmRecord } from '../dialogs.ts';
import { draftWith, listDrafts } from '../drafts.ts';
import { expect, patient, signIn, test } from '../journey.ts';
import { expand, openList } from '../lists.ts';
import { recordsFor } from '../records.ts';
import { fillVisit, findVisits, openNewVisit, press } from './visits.ts';

test.use({ user: patient });

test('after a session ended under an open dialog, the text is restored and saved once', async ({
  page,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 401/);
  const records = await recordsFor(server.url, patient);
  const reason = 'Sessione finita altrove';
  const dialog = await openNewVisit(page);
  const draftSaved = draftWith(page, 'visite.nuova', 'Continuare così.');
  await fillVisit(dialog, reason);
  await draftSaved;
  // On the server only, as if the session was ended on another device.
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await fetch(`${server.url}/api/user/logout`, { headers: { authorization: `Bearer ${token}` } });

  await press(dialog, 'Salva');
  await confirmRecord(page);
  await expect(page).toHaveURL(/\/webui\/login\?reason=ended/);
  await signIn(page);
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expect(dialog.getByLabel('Motivazione')).toHaveValue(reason);
  await expect(dialog.getByLabel('Conclusioni')).toHaveValue('Continuare così.');
  await press(dialog, 'Salva');
  await confirmRecord(page);
  await expect(dialog).toBeHidden();
  expect(await findVisits(records, reason)).toHaveLength(1);
});

test('the back button asks for confirmation before unsaved text is lost, in a dialog and on a long page', async ({
  page,
  server,
}) => {
  const records = await recordsFor(server.url, patient);
  await page.goto('/webui/Registro/Esami');
  await page.getByRole('navigation').getByRole('link', { name: 'Visite' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visite' })).toBeVisible();
  const list = await openList(page, 'Visite');
  await list.getByRole('button', { name: 'Aggiungi visita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi visita' });
  await fillVisit(dialog, 'Indietro per sbaglio');
  await page.goBack();
  await answer(page, 'Uscire senza salvare?', 'Continua a modificare');
  await expect(page).toHaveURL(/\/Visite$/);
  await expect(dialog.getByLabel('Motivazione')).toHaveValue('Indietro per sbaglio');
  await press(dialog, 'Annulla');
  await answer(page, 'Uscire senza salvare?', 'Esci senza salvare');

  await page.getByRole('link', { name: 'Storia clinica' }).click();
  const remote = page.getByRole('region', { name: 'Patologica remota' });
  await expand(remote.getByRole('button', { name: 'Patologica remota', exact: true }));
  await remote.getByRole('button', { name: 'Modifica: Patologica remota' }).click();
  const text = page.getByRole('textbox', { name: 'Anamnesi patologica remota' });
  await text.fill('Indietro anche qui');
  // The draft exists before the session ends.
  await expect.poll(() => listDrafts(records)).toContain('anamnesi.remota');
  await page.goBack();
  await answer(page, 'Uscire senza salvare?', 'Continua a modificare');
  await expect(text).toHaveValue('Indietro anche qui');
  await page.close();
});
