import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type DemoServer, demoServer } from '../../../../tools/lib/demo-server.ts';
import { expectAccessible } from '../accessibility.ts';
import { draftWith, savesDraft } from '../drafts.ts';
import { test as base, expect, patient } from '../journey.ts';

interface ReplaceableServer extends DemoServer {
  replaceBuild: () => Promise<void>;
}

const test = base.extend<{ server: ReplaceableServer }>({
  server: async ({ data }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'libretto-build-'));
    await cp(fileURLToPath(new URL('../../dist', import.meta.url)), folder, { recursive: true });
    const server = await demoServer({ WEB_DIR: folder }, { data });
    const worker = join(folder, 'worker.js');
    const replaceable: ReplaceableServer = {
      ...server,
      async replaceBuild() {
        await Promise.all(['.br', '.gz'].map((packed) => rm(worker + packed, { force: true })));
        await appendFile(worker, '\n// Another build.\n');
      },
    };
    await use(replaceable);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

test.use({ user: patient, serviceWorkers: 'allow' });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function openCached(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`/webui/${path}`);
  await expect(title(page, name)).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const missing = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
      const files = loaded.filter((file) => file.startsWith('/webui/assets/'));
      const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })));
      return files.filter((_, index) => kept[index] === undefined);
    });
  await expect.poll(missing).toEqual([]);
}

/** Newer browsers reset `navigator.onLine` on each load, although requests still fail. */
const tellNetwork = (page: Page, online: boolean) =>
  page.evaluate((onLine) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  }, online);

const cachedEntries = (page: Page) =>
  page.evaluate(async () => {
    const found: { path: string; type: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const type = answer?.headers.get('content-type') ?? '';
        const text = type.startsWith('font') ? '' : ((await answer?.text()) ?? '');
        const { pathname, search } = new URL(request.url);
        found.push({ path: pathname + search, type, text });
      }
    }
    return found;
  });

test('a returning user reads in the fonts of Libretto from the first frame', async ({ page }) => {
  await openCached(page, 'Registro/Esami', 'Esami');
  await page.reload();
  await expect(title(page, 'Esami')).toBeVisible();
  const requestedBy = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.initiatorType : '')),
    );
  await expect.poll(requestedBy).toEqual(['link', 'link']);
});

test('visited pages open offline and say so; no patient data is cached', async ({ page, context, consoleErrors }) => {
  const manifest = await (await page.request.get('/webui/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ start_url: '/webui/', scope: '/webui/', display: 'standalone', lang: 'it' });
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(`/webui/${src}`);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }

  await openCached(page, 'Registro/SchedaPaziente', 'Ciao, Giulia');
  await openCached(page, 'Registro/Farmaci', 'Farmaci');
  await expect(page.getByText('Pantorc').first()).toBeVisible();
  await openCached(page, 'Registro/Taccuino', 'Taccuino del dolore');
  // Fetched when the page is idle.
  const hasNotice = async () => (await cachedEntries(page)).some(({ text }) => text.includes('offline.title'));
  await expect.poll(hasNotice).toBe(true);
  const cached = await cachedEntries(page);
  const documents = ['/webui/', '/webui/login', '/webui/login?lang=en'];
  expect(cached.map(({ path }) => path)).toEqual(expect.arrayContaining(documents));
  const others = cached.filter(({ path }) => !documents.includes(path) && !path.startsWith('/webui/assets/'));
  expect(others).toEqual([]);
  // Patient data, or responses of the API.
  const leaked = cached.filter(({ text }) => /Pantorc|Ferraro|FRRGLI|id_paziente":\d|problem\+json/.test(text));
  expect(leaked.map(({ path }) => path)).toEqual([]);

  await context.setOffline(true);
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ConnectionError|Unable to preload CSS/);
  await page.reload();
  await tellNetwork(page, false);
  await expect(title(page, 'Sei offline')).toBeVisible();
  // The page says it, so that the notice is not repeated above it.
  await expect(page.getByRole('alert').filter({ hasText: 'Sei offline' })).toBeHidden();
  await expectAccessible(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await context.setOffline(false);
  await tellNetwork(page, true);
  await expect(title(page, 'Taccuino del dolore')).toBeVisible();

  // A page that was never opened has no cached code and shows the same message.
  await context.setOffline(true);
  await page.goto('/webui/Registro/Vaccini');
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await tellNetwork(page, false);
  await expect(title(page, 'Sei offline')).toBeVisible();
  await context.setOffline(false);
  // A browser that has told the page itself may be loading it already.
  await tellNetwork(page, true).catch(() => undefined);
  await expect(title(page, 'Vaccini')).toBeVisible();

  // Offline, the login page opens and reports that there is no connection.
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/webui\/login\?reason=logout/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await context.setOffline(true);
  await page.goto('/webui/Registro/Taccuino');
  await expect(page).toHaveURL(/\/webui\/login/);
  await tellNetwork(page, false);
  await expect(page.getByRole('alert')).toContainText('Sei offline');
});

test('a new version is offered, and updating loses no typed text', async ({ page, server, consoleErrors }) => {
  const form = 'taccuino.nuova';
  await openCached(page, 'Registro/Taccuino/Nuova', 'Nuova segnalazione');
  const description = page.getByLabel('Descrizione');
  const stored = draftWith(page, form, 'Da ieri sera, peggio quando cammino');
  await description.fill('Da ieri sera, peggio quando cammino');
  await stored;
  const offered = page.getByRole('status').filter({ hasText: 'C’è una nuova versione di Libretto' });
  await expect(offered).toHaveCount(0);

  await server.replaceBuild();
  // Browsers check for updates at a time of their own.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect(offered).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expect(description).toHaveValue('Da ieri sera, peggio quando cammino');

  // Unsaved text that no draft holds prevents the reload.
  consoleErrors.allow(/status of 503/);
  await page.route('**/api/bozze/*', (route) => route.fulfill({ status: 503, json: {} }));
  const refusal = page.waitForResponse((response) => savesDraft(response.request(), form, 'meglio'));
  await description.fill('Da ieri sera, peggio quando cammino; meglio da seduta');
  await offered.getByRole('button', { name: 'Aggiorna ora' }).click();
  expect((await refusal).status()).toBe(503);
  const refused = page.getByRole('alert').filter({ hasText: 'Non è ancora il momento di aggiornare' });
  await expect(refused).toBeVisible();
  await expect(description).toHaveValue('Da ieri sera, peggio quando cammino; meglio da seduta');

  // So does what is written while an earlier version of it is being saved.
  // The routes stay until the end: a save is repeated on its own.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/bozze/*', async (route) => {
    if (!savesDraft(route.request(), form, 'peggio')) return route.fulfill({ status: 503, json: {} });
    await held.promise;
    return route.continue();
  });
  const saving = page.waitForRequest((request) => savesDraft(request, form, 'peggio'));
  await refused.getByRole('button', { name: 'Aggiorna ora' }).click();
  await saving;
  await description.fill('Da ieri sera, meglio da seduta');
  held.resolve();
  await expect(refused).toBeVisible();
  await expect(description).toHaveValue('Da ieri sera, meglio da seduta');

  // And what is written while the new version takes over.
  await page.route('**/api/bozze/*', (route) =>
    savesDraft(route.request(), form, 'oggi passa') ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await description.press('End');
  await page.evaluate(() => {
    const field = document.activeElement;
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (message: unknown) {
      if (message === 'activate' && field instanceof HTMLElement) {
        ServiceWorker.prototype.postMessage = postMessage;
        field.focus();
        document.execCommand('insertText', false, '; oggi passa');
      }
      postMessage.call(this, message);
    };
  });
  await refused.getByRole('button', { name: 'Aggiorna ora' }).click();
  await expect(description).toHaveValue('Da ieri sera, meglio da seduta; oggi passa');
  await expect(refused).toBeVisible();

  await page.unroute('**/api/bozze/*');
  const before = await page.evaluate(() => performance.timeOrigin);
  await refused.getByRole('button', { name: 'Aggiorna ora' }).click();
  // Replacing a service worker takes long on a busy machine.
  const loaded = () => page.evaluate(() => performance.timeOrigin).catch(() => before);
  await expect.poll(loaded, { timeout: 30_000 }).not.toBe(before);
  await page.getByRole('button', { name: 'Continua la bozza' }).click();
  await expect(description).toHaveValue('Da ieri sera, meglio da seduta; oggi passa');
  const standing = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.waiting ?? null, registration?.active?.state];
    });
  await expect.poll(standing).toEqual([null, 'activated']);
});
