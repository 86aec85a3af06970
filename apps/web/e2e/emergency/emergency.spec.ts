import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalScroll } from '../accessibility.ts';
import { expect, login, otherPatient, patient, test } from '../journey.ts';

test.use({ user: patient, serviceWorkers: 'allow' });

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Scheda di emergenza', exact: true });
const main = (page: Page) => page.getByRole('main');

/** Returns the text of everything in the cache. */
const cachedText = (page: Page) =>
  page.evaluate(async () => {
    const name = 'libretto-emergency';
    if (!(await caches.has(name))) return '';
    const cache = await caches.open(name);
    const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return (await Promise.all(answers.map((answer) => answer?.text() ?? ''))).join('\n');
  });

async function enableCard(page: Page) {
  await page.goto('/webui/account/Emergenza');
  await page.getByRole('button', { name: 'Attiva su questo dispositivo' }).click();
  await expect(page.getByText('La scheda è su questo dispositivo').first()).toBeVisible();
}

// covers T-11
test('the emergency card works without network, server or session, and is removed when it should be', async ({
  page,
  context,
  server,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to fetch|ConnectionError/);
  await page.goto('/webui/account/Emergenza');
  await expect(title(page)).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Menu principale' }).getByRole('listitem');
  await expect(places.locator('[aria-current]')).toHaveText(['Condividi']);
  await expect(page.getByText('Chi ha in mano questo dispositivo la può leggere, senza password.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Diagnosi confermate' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Terapie in corso' }).uncheck();
  expect(await cachedText(page)).toBe('');
  await page.getByRole('button', { name: 'Attiva su questo dispositivo' }).click();
  await expect(page.getByText('La scheda è su questo dispositivo').first()).toBeVisible();
  await expectAccessible(page);
  expect(await cachedText(page)).toContain('Allergia alla penicillina');
  expect(await cachedText(page)).not.toMatch(/terapie":|Pantorc|diagnosi":|donatore":/);
  await page.getByRole('checkbox', { name: 'Donazione degli organi' }).check();
  await expect.poll(() => cachedText(page)).toContain('donatore');

  // The app's files must be cached before the network fails.
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
  // A public page also to its owner, with a way back to the record.
  await page.goto('/webui/emergenza');
  await expect(main(page)).toContainText('Giulia Ferraro');
  await expect(main(page).getByRole('link', { name: 'Cambia o togli la scheda' })).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Torna a Libretto' }).click();
  await expect(page).toHaveURL(/\/Registro\/SchedaPaziente$/);
  // On a public page: pages of the patient redirect to the login when the session is gone.
  await page.goto('/webui/emergenza');
  await page.evaluate(() => localStorage.clear());
  await context.setOffline(true);
  await page.goto('/webui/emergenza');
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(page.getByText(/Aggiornata il \d{1,2} [a-z]{3} \d{4}/).first()).toBeVisible();
  await expect(main(page)).toContainText('Giulia Ferraro');
  await expect(main(page)).toContainText('Allergia alla penicillina');
  await expect(page.getByRole('link', { name: /Torna a Libretto|^Libretto$/ })).toHaveCount(0);
  await expect(main(page)).not.toContainText('Pantorc');
  await expect(main(page).getByRole('link', { name: 'Chiama il 112' })).toHaveAttribute('href', 'tel:112');
  await expect(main(page).locator('a[href="tel:+393331234567"]')).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'Codice QR con il testo della scheda' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await expect(main(page)).not.toContainText('ATC');
  const facts = [
    main(page).getByText('Giulia Ferraro'),
    main(page).getByText(/Femmina\s· Gruppo sanguigno: 0\+/),
    ...['Allergie e intolleranze', 'Farmaci vietati'].map((name) => main(page).getByRole('heading', { name })),
    main(page).getByRole('link', { name: 'Chiama il 112' }),
    main(page).locator('a[href="tel:+393331234567"]'),
  ];
  const tops = await Promise.all(facts.map(async (fact) => (await fact.boundingBox())?.y ?? Number.NaN));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));

  // A panel has the size of a bank card on paper: 85.6 by 54 mm, at 96 pixels per inch.
  await page.emulateMedia({ media: 'print' });
  const face = page.locator('[data-paper] > div').first();
  await expect.poll(async () => (await face.boundingBox())?.width).toBeCloseTo((85.6 / 25.4) * 96, 0);
  await expect.poll(async () => (await face.boundingBox())?.height).toBeGreaterThanOrEqual((54 / 25.4) * 96 - 1);
  await expect(main(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await context.setOffline(false);

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
  const cachedPaths = () =>
    page.evaluate(async () => [
      ...(await caches.keys()).filter((name) => !name.startsWith('libretto-program-')),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
  await expect.poll(cachedPaths).toEqual([]);

  await enableCard(page);
  // A public page, because a page of the first patient would load the card with the other session.
  await page.goto('/webui/emergenza');
  await signInAs(otherPatient);
  await page.goto('/webui/Registro/Farmaci');
  await expect.poll(cachedPaths).toEqual([]);

  await enableCard(page);
  await expect.poll(() => cachedText(page)).toContain('Conti');
  await server.stop();
  await page.goto('/webui/emergenza');
  await expect(main(page)).toContainText('Luca Conti');
  await expect(page.getByText('Giulia')).toHaveCount(0);
});
