import { demoServer } from '../../../../tools/lib/demo-server.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { confirmRecord } from '../dialogs.ts';
import { expect, test as journey, login, patient } from '../journey.ts';
import { openList } from '../lists.ts';

async function usedBytes(url: string): Promise<number> {
  const { token } = await login(url, patient);
  const response = await fetch(`${url}/api/spazio`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()).byte_usati;
}

/** Its quota is a tenth above the demo patient's usage. */
const test = journey.extend({
  server: async ({ data }, use) => {
    const first = await demoServer({}, { data });
    const used = await usedBytes(first.url);
    await first.stop();
    const server = await demoServer({ QUOTA_BYTES: String(Math.round(used * 1.1)) }, { data });
    await use(server);
    await server.stop();
  },
});

test.use({ user: patient });

test('shows the used space, warns before it is full, and explains a refused upload', {
  tag: '@sizes',
}, async ({ page, server, consoleErrors }) => {
  consoleErrors.allow(/409/);
  await page.goto('/webui/account');
  const card = page.getByRole('region', { name: 'Spazio' });
  await expect(card.getByRole('progressbar', { name: /^File e disegni: .+ di .+B$/ })).toHaveJSProperty('max', 1);
  await expect(card.getByRole('progressbar', { name: /^Voci del libretto: \d+ di 50\.000$/ })).toBeVisible();
  await expect(card.getByText('Lo spazio sta per finire')).toBeVisible();
  await expect(card.getByText('91%')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await page.goto('/webui/Registro/File');
  await expect(card.getByText('Lo spazio sta per finire')).toBeVisible();
  const list = await openList(page, 'File');
  await list.getByRole('button', { name: 'Aggiungi file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi file' });
  const buffer = Buffer.alloc(Math.round((await usedBytes(server.url)) * 0.2), 'Referto. ');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'Referto.txt', mimeType: 'text/plain', buffer });
  await dialog.getByRole('combobox', { name: 'Tipo di file' }).selectOption('documento');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await confirmRecord(page);
  await expect(dialog.getByRole('alert').first()).toContainText('lo spazio del tuo libretto è finito');
  await expectAccessible(page);
});
