import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { confirmRecord, notices } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { openList } from '../lists.ts';
import { draw, openNew, save as saveEntry, summary } from '../notebook/drawing.ts';
import { recordsFor } from '../records.ts';
import { admin } from './administration.ts';

test.use({ user: patient });

const refusal = 'Questa sezione non è prevista nella tua sottoscrizione';

/** Removes a feature from every role; the result restores it. */
async function removeFeature(server: string, feature: string): Promise<() => Promise<void>> {
  const office = await recordsFor(server, admin);
  const { data: roles } = await office.get<{ data: { id: number }[] }>('/api/security/ruoloList');
  const before = new Map<number, number[]>();
  for (const { id } of roles) {
    const { data } = await office.post<{ data: { id: number; name: string; richiesta: boolean }[] }>(
      '/api/security/ruoloPermessi',
      { data: id },
    );
    const granted = data.filter(({ richiesta }) => richiesta);
    if (!granted.some(({ name }) => name === feature)) continue;
    before.set(
      id,
      granted.map((one) => one.id),
    );
    const remaining = granted.filter(({ name }) => name !== feature).map((one) => one.id);
    await office.post('/api/security/addRuoloPermesso', { data: remaining, id });
  }
  expect(before.size).toBeGreaterThan(0);
  return async () => {
    for (const [id, data] of before) await office.post('/api/security/addRuoloPermesso', { data, id });
  };
}

async function isRefused(page: Page) {
  const dialog = page.getByRole('alertdialog', { name: refusal });
  await expect(dialog.getByRole('button', { name: 'Iscriviti' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
}

test('an upload is refused after the feature was removed, and the file is kept', async ({
  page,
  server,
  consoleErrors,
}) => {
  await page.goto('/webui/Registro/File');
  const list = await openList(page, 'File');
  await list.getByRole('button', { name: 'Aggiungi file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi file' });
  const buffer = Buffer.from('Scritto prima della scadenza');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Prima.txt', mimeType: 'text/plain', buffer });
  await dialog.getByRole('combobox', { name: 'Tipo di file' }).selectOption('documento');
  const save = dialog.getByRole('button', { name: 'Salva', exact: true });
  const restoreFeature = await removeFeature(server.url, 'aggiungifile');
  await save.click();
  await confirmRecord(page);
  await isRefused(page);
  await restoreFeature();
  await save.click();
  await confirmRecord(page);
  await expect(notices(page)).toContainText('File salvato con successo!');
  await expect(list.getByText('Prima.txt')).toBeVisible();
  consoleErrors.allow(/Failed to load resource/);
});

// covers P-05
test('a notebook entry is refused after the feature was removed, and drawing and text are kept', async ({
  page,
  server,
  consoleErrors,
}) => {
  await openNew(page);
  await draw(page, 'front');
  await page.getByLabel('Descrizione').fill('Scritto prima della scadenza');
  await page.getByLabel('Livello di confidenzialità').selectOption('Basso');
  await removeFeature(server.url, 'aggiungitaccuino');
  await saveEntry(page);
  await isRefused(page);
  await expect(page.getByLabel('Descrizione')).toHaveValue('Scritto prima della scadenza');
  await expect(summary(page).getByRole('listitem')).not.toHaveCount(0);
  consoleErrors.allow(/Failed to load resource/);
});

// covers P-04
test('moving an exam is refused after the feature was removed, and it stays in its list', async ({
  page,
  server,
  consoleErrors,
}) => {
  await page.goto('/webui/Registro/Esami');
  const list = await openList(page, 'Richiesti');
  await list
    .getByRole('button', { name: /^Sposta: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Sposta esame' });
  await dialog.getByRole('radio', { name: /Programmati/ }).check();
  await removeFeature(server.url, 'spostaEsame');
  await dialog.getByRole('button', { name: 'Sposta', exact: true }).click();
  await confirmRecord(page);
  await isRefused(page);
  await expect(dialog.getByRole('radio', { name: /Programmati/ })).toBeChecked();
  consoleErrors.allow(/Failed to load resource/);
});
