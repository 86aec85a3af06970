import type { Page } from '@playwright/test';
import { notices } from '../dialogs.ts';
import { expect, patient, test } from '../journey.ts';
import { draw, openNew } from '../notebook/drawing.ts';
import { recordsFor } from '../records.ts';
import { fillVisit, findVisits, openNewVisit } from './visits.ts';

test.use({ user: patient });

async function saveTwice(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Salva', exact: true }).dblclick();
  const confirmation = page.getByRole('alertdialog', { name: question });
  await confirmation.getByRole('button', { name: 'Conferma', exact: true }).dblclick();
  await expect(confirmation).toBeHidden();
}

test('double clicks on a slow network create one record each', async ({ page, server }) => {
  const records = await recordsFor(server.url, patient);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && /^\/api\/(salva|taccuino)\//.test(pathname)) sent.push(pathname);
  });
  const network = await page.context().newCDPSession(page);
  const visit = await openNewVisit(page);
  await fillVisit(visit, 'Due volte');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  await saveTwice(page, 'Sei sicuro di salvare i dati?');
  await expect(notices(page)).toContainText('Salvato con successo!');
  await expect(visit).toBeHidden();
  expect(await findVisits(records, 'Due volte')).toHaveLength(1);
  expect(sent).toEqual(['/api/salva/visite/0']);

  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await openNew(page);
  await draw(page, 'front');
  await page.getByLabel('Descrizione').fill('Disegno due volte');
  await page.getByLabel('Livello di confidenzialità').selectOption('Moderato');
  await saveTwice(page, 'Salvare le modifiche ?');
  await expect(page.getByRole('heading', { level: 1, name: 'Taccuino del dolore' })).toBeVisible();
  expect(sent).toEqual(['/api/salva/visite/0', '/api/taccuino/']);
});
