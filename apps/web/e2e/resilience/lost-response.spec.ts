import type { Locator, Page } from '@playwright/test';
import { confirmRecord, notices, saveFailure } from '../dialogs.ts';
import { expect, patient, signIn, test } from '../journey.ts';
import { recordsFor } from '../records.ts';
import { fillVisit, findVisits, openNewVisit, press } from './visits.ts';

test.use({ user: patient });

/** Fills in a new visit; the server saves it, but the first `times` responses are lost. */
async function fillVisitWithLostResponses(page: Page, reason: string, times: number): Promise<Locator> {
  const dialog = await openNewVisit(page);
  await fillVisit(dialog, reason);
  await page.route(
    '**/api/salva/visite/0',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times },
  );
  return dialog;
}

async function save(page: Page, dialog: Locator): Promise<void> {
  await press(dialog, 'Salva');
  await confirmRecord(page);
}

// Connection errors are intended here.
test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/Failed to load resource|ERR_/));

test('a save whose response is lost creates one record, whatever is pressed', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const reason = 'La risposta si perde';
  const dialog = await fillVisitWithLostResponses(page, reason, 2);
  await save(page, dialog);
  await expect(dialog.getByText(saveFailure)).toBeVisible();
  expect(await findVisits(records, reason)).toHaveLength(1);
  await save(page, dialog);
  await expect(dialog.getByText(saveFailure)).toBeVisible();

  // Later changes are kept, and the page does not claim that they are saved.
  await dialog.getByLabel('Conclusioni').fill('Cambiato dopo.');
  await save(page, dialog);
  await expect(dialog.getByText('Il salvataggio di prima era riuscito', { exact: false })).toBeVisible();
  await dialog.getByLabel('Conclusioni').fill('Continuare così.');
  expect(await findVisits(records, reason)).toHaveLength(1);
});

test('pressing save again returns the lost response', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const reason = 'Premuto di nuovo';
  const dialog = await fillVisitWithLostResponses(page, reason, 1);
  await save(page, dialog);
  await expect(dialog.getByText(saveFailure)).toBeVisible();
  await save(page, dialog);
  await expect(notices(page)).toContainText('Salvato con successo!');
  await expect(dialog).toBeHidden();
  expect(await findVisits(records, reason)).toHaveLength(1);
});

test('resuming after the session expired creates no second record', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const reason = 'Ripresa dopo la pausa';
  await page.clock.install();
  const dialog = await fillVisitWithLostResponses(page, reason, 1);
  await save(page, dialog);
  await expect(dialog.getByText(saveFailure)).toBeVisible();
  await page.clock.fastForward(700_000);
  await expect(page).toHaveURL(/\/webui\/login/);
  await signIn(page);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(dialog.getByLabel('Motivazione')).toHaveValue(reason);
  await save(page, dialog);
  await expect(notices(page)).toContainText('Salvato con successo!');
  expect(await findVisits(records, reason)).toHaveLength(1);
});

test('resuming the draft after a reload creates no second record', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const reason = 'Ripresa dalla bozza';
  const dialog = await fillVisitWithLostResponses(page, reason, 1);
  await save(page, dialog);
  await expect(dialog.getByText(saveFailure)).toBeVisible();
  await page.goto('/webui/Registro/SchedaPaziente');
  await page.getByRole('link', { name: `Bozza: visita · ${reason}` }).click();
  await expect(dialog.getByLabel('Motivazione')).toHaveValue(reason);
  await save(page, dialog);
  await expect(notices(page)).toContainText('Salvato con successo!');
  expect(await findVisits(records, reason)).toHaveLength(1);
});
