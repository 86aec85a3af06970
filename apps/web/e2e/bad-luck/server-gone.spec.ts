import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoServer, demoServer } from '../../../../tools/lib/demo-server.ts';
import { expect, test as journey, patient } from '../journey.ts';
import { confirmRecord, notices, saveFailure } from '../questions.ts';
import { recordsOf } from '../records.ts';
import { fillVisit, openNewVisit, press, visitsWith } from './visits.ts';

const test = journey.extend<{ mortal: { kill: () => Promise<void>; revive: () => Promise<void> } }, object>({
  mortal: async ({ server }, use) => {
    let running: DemoServer = server;
    const { port } = new URL(server.url);
    await use({
      kill: () => running.kill(),
      revive: async () => {
        running = await demoServer({ DATA_DIR: server.folder, PORT: port });
      },
    });
    await running.kill();
  },
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'libretto-mortal-'));
      const server = await demoServer({ DATA_DIR: folder });
      await use({ ...server, folder });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test.use({ user: patient });

test('a save interrupted by a server crash loses nothing and is stored once after the restart', async ({
  page,
  server,
  mortal,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|ERR_/);
  const reason = 'Il server se ne va';
  const dialog = await openNewVisit(page);
  await fillVisit(dialog, reason);
  await page.route('**/api/salva/visite/0', async (route) => {
    await mortal.kill();
    await route.continue();
  });
  await press(dialog, 'Salva');
  await confirmRecord(page);
  await expect(dialog.getByText(saveFailure)).toBeVisible();
  await expect(dialog.getByLabel('Motivazione')).toHaveValue(reason);

  await page.unroute('**/api/salva/visite/0');
  await mortal.revive();
  await press(dialog, 'Salva');
  await confirmRecord(page);
  await expect(notices(page)).toContainText('Salvato con successo!');
  expect(await visitsWith(await recordsOf(server.url, patient), reason)).toHaveLength(1);
});
