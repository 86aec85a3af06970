import type { Page } from '@playwright/test';
import type { DemoServer } from '../../../../tools/lib/demo-server.ts';
import { expectAccessible, expectNoSideways } from '../accessible.ts';
import { test as base, expect, login, newServer, otherPatient, patient } from '../journey.ts';

// A server that this journey may take away.
const test = base.extend<object, { server: DemoServer }>({ server: newServer() });

test.use({ user: patient, serviceWorkers: 'allow' });

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Scheda di emergenza', exact: true });
const main = (page: Page) => page.getByRole('main');

/** What is kept of a card: the text of all that lies in its place. */
const keptText = (page: Page) =>
  page.evaluate(async () => {
    const name = 'libretto-emergency';
    if (!(await caches.has(name))) return '';
    const cache = await caches.open(name);
    const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return (await Promise.all(answers.map((answer) => answer?.text() ?? ''))).join('\n');
  });

async function switchOn(page: Page) {
  await page.goto('/webui/account/Emergenza');
  await page.getByRole('button', { name: 'Attiva su questo dispositivo' }).click();
  await expect(page.getByText('La scheda è su questo dispositivo').first()).toBeVisible();
}

// covers T-11
test('the card that the patient switches on is read without network, server or session, and goes when it should', async ({
  page,
  context,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to fetch|ConnectionError/);
  await page.goto('/webui/account/Emergenza');
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('Chi ha in mano questo dispositivo la può leggere, senza password.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Diagnosi confermate' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Terapie in corso' }).uncheck();
  expect(await keptText(page)).toBe('');
  await page.getByRole('button', { name: 'Attiva su questo dispositivo' }).click();
  await expect(page.getByText('La scheda è su questo dispositivo').first()).toBeVisible();
  await expectAccessible(page);
  // What was not chosen is not there either.
  expect(await keptText(page)).toContain('Allergia alla penicillina');
  expect(await keptText(page)).not.toMatch(/terapie":|Pantorc|diagnosi":|donatore":/);
  await page.getByRole('checkbox', { name: 'Donazione degli organi' }).check();
  await expect.poll(() => keptText(page)).toContain('donatore');

  // The program's own files have to be here before the network goes.
  const ready = () =>
    page.evaluate(async (message) => {
      if (navigator.serviceWorker.controller === null) return false;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const answer = request.url.endsWith('.js') ? await cache.match(request) : undefined;
          if ((await answer?.text())?.includes(message)) return true;
        }
      }
      return false;
    }, 'Chiama il 112');
  await expect.poll(ready).toBe(true);
  // On a page of nobody: one of the patient goes to the login when it finds the session gone.
  await page.goto('/webui/emergenza');
  await page.evaluate(() => localStorage.clear());
  await context.setOffline(true);
  await page.goto('/webui/emergenza');
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(page.getByText(/Aggiornata il \d\d\/\d\d\/\d{4}/).first()).toBeVisible();
  await expect(main(page)).toContainText('Giulia Ferraro');
  await expect(main(page)).toContainText('Allergia alla penicillina');
  await expect(main(page)).not.toContainText('Pantorc');
  await expect(main(page).getByRole('link', { name: 'Chiama il 112' })).toHaveAttribute('href', 'tel:112');
  await expect(main(page).locator('a[href="tel:+393331234567"]')).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'Codice QR con il testo della scheda' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSideways(page);

  // On paper a face is as large as a bank card: 85.6 by 54 mm, at 96 pixels an inch.
  await page.emulateMedia({ media: 'print' });
  const face = await page.locator('[data-paper] > div').first().boundingBox();
  expect(face?.width).toBeCloseTo((85.6 / 25.4) * 96, 0);
  expect(face?.height).toBeGreaterThanOrEqual((54 / 25.4) * 96 - 1);
  await expect(main(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await context.setOffline(false);

  // The session comes back, and with it the way to switch it off.
  const signInAs = async (email: string) => {
    const { token, id, expires } = await login(server.url, email);
    const values = { token, id_utente: String(id), expires_at: expires, last_activity: String(Date.now()) };
    await page.evaluate((entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
    }, values);
  };
  await signInAs(patient);
  await page.getByRole('link', { name: 'Entra in Libretto per cambiarla o toglierla' }).click();
  await page.getByRole('button', { name: 'Disattiva e togli da qui' }).click();
  await expect(page.getByText('La scheda non è su questo dispositivo')).toBeVisible();
  const places = () =>
    page.evaluate(async () => [
      ...(await caches.keys()).filter((name) => !name.startsWith('libretto-program-')),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
  expect(await places()).toEqual([]);

  // Somebody else's session takes it away.
  await switchOn(page);
  // A page of nobody: one of the first patient would ask for their card with the session of the other.
  await page.goto('/webui/emergenza');
  await signInAs(otherPatient);
  await page.goto('/webui/Registro/Farmaci');
  await expect.poll(places).toEqual([]);

  // Without a server it is the same as without a network.
  await switchOn(page);
  await expect.poll(() => keptText(page)).toContain('Conti');
  await server.stop();
  await page.goto('/webui/emergenza');
  await expect(main(page)).toContainText('Luca Conti');
  await expect(page.getByText('Giulia')).toHaveCount(0);
});
