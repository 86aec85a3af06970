import { type DemoServer, demoServer } from '../../../../tools/lib/demo-server.ts';
import { confirmRecord, notices, saveFailure } from '../dialogs.ts';
import { expect, test as journey, patient } from '../journey.ts';
import { recordsFor } from '../records.ts';
import { fillVisit, findVisits, openNewVisit, press } from './visits.ts';

const test = journey.extend<{ mortal: { kill: () => Promise<void>; restart: () => Promise<void> } }>({
  mortal: async ({ server }, use) => {
    let running: DemoServer = server;
    const { port } = new URL(server.url);
    await use({
      kill: () => running.kill(),
      restart: async () => {
        running = await demoServer({ DATA_DIR: server.folder, PORT: port });
      },
    });
    await running.stop();
  },
});

test.use({ user: patient });

test('a save interrupted by a server crash loses nothing and is stored once after the restart', async ({
  page,
  server,
  mortal: restartable,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource|ERR_/);
  const reason = 'Il server se ne va';
  const dialog = await openNewVisit(page);
  await fillVisit(dialog, reason);
  await page.route('**/api/salva/visite/0', async (route) => {
    await restartable.kill();
    await route.continue();
  });
  await press(dialog, 'Salva');
  await confirmRecord(page);
  await expect(dialog.getByText(saveFailure)).toBeVisible();
  await expect(dialog.getByLabel('Motivazione')).toHaveValue(reason);

  await page.unroute('**/api/salva/visite/0');
  await restartable.restart();
  await press(dialog, 'Salva');
  await confirmRecord(page);
  await expect(notices(page)).toContainText('Salvato con successo!');
  expect(await findVisits(await recordsFor(server.url, patient), reason)).toHaveLength(1);
});
