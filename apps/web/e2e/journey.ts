import { test as base, expect, type Page } from '@playwright/test';
import { type DemoServer, demoServer, makeDemoData } from '../../../tools/lib/demo-server.ts';

export { expect } from '@playwright/test';

export const patient = 'paziente@libretto.example';
export const otherPatient = 'paziente2@libretto.example';
export const doctor = 'dottore@libretto.example';
export const password = 'Libretto-Demo-2026!';

interface Options {
  /** Signed-in user; empty for none. */
  user: string;
  /** On phones: whether the browser was chosen over the app. */
  chosenBrowser: boolean;
  /** Environment of the server, which has demo data unless `DEMO` is 'false'. */
  settings: NodeJS.ProcessEnv;
}

/** Console errors, with a way to allow those that a test provokes. */
type ConsoleErrors = string[] & { allow: (pattern: RegExp) => void };

interface Fixtures extends Options {
  /** Folder that the server starts with a copy of; undefined for an empty installation. */
  data: string | undefined;
  /** Each journey has one of its own, because what a journey stores would change the lists of the next. */
  server: DemoServer;
  consoleErrors: ConsoleErrors;
}

interface Session {
  token: string;
  id: number;
  expires: string;
}

export async function login(server: string, email: string, secret = password): Promise<Session> {
  const response = await fetch(`${server}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  });
  expect(response.status, 'signing in for a journey').toBe(200);
  const { success } = await response.json();
  return { token: success.token, id: success.user.id_utente, expires: success.expires_at };
}

export const test = base.extend<Fixtures, { demoData: string }>({
  user: ['', { option: true }],
  chosenBrowser: [true, { option: true }],
  settings: [{}, { option: true }],
  demoData: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      const { folder, remove } = await makeDemoData();
      await use(folder);
      await remove();
    },
    { scope: 'worker' },
  ],
  data: async ({ settings, demoData }, use) => use(settings.DEMO === 'false' ? undefined : demoData),
  server: async ({ settings, data }, use) => {
    const server = await demoServer(settings, { data });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  storageState: async ({ chosenBrowser }, use) => {
    const cookie = { name: 'browser', value: '1', domain: '127.0.0.1', path: '/', expires: -1 };
    const cookies = chosenBrowser ? [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }] : [];
    await use({ cookies, origins: [] });
  },
  page: async ({ page, server, user }, use) => {
    if (user) {
      const { token, id, expires } = await login(server.url, user);
      const values = { token, id_utente: String(id), expires_at: expires, last_activity: String(Date.now()) };
      // `storageState` would open a page of its own to write them.
      const script = await page.addInitScript((stored) => void Object.assign(localStorage, stored), values);
      page.once('domcontentloaded', () => void script.dispose());
    }
    await use(page);
  },
  consoleErrors: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const consoleErrors: ConsoleErrors = Object.assign([], {
        allow: (pattern: RegExp) => void allowed.push(pattern),
      });
      page.on('pageerror', (error) => consoleErrors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(`${message.text()} ${message.location().url}`);
      });
      await use(consoleErrors);
      const unexpected = consoleErrors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export async function signIn(page: Page, email = patient, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}
