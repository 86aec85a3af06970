import { test as base, expect, type Page, type WorkerFixture } from '@playwright/test';
import { deleteDrafts, forgetOpenLists } from '../../../tools/lib/account-state.ts';
import { type DemoServer, demoServer } from '../../../tools/lib/demo-server.ts';

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
}

/** Console errors, with a way to allow those that a test provokes. */
type ConsoleErrors = string[] & { allow: (pattern: RegExp) => void };

interface Fixtures extends Options {
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

const sessions = new Map<string, Session>();

/**
 * Returns a session of the account that earlier journeys of this worker have used, or a new one when it has ended: most
 * journeys are not about signing in. What a page and what a journey itself uses are two, so that signing out ends one.
 */
export async function session(usedBy: 'page' | 'journey', server: string, email: string, secret = password) {
  const key = [usedBy, server, email, secret].join(' ');
  const earlier = sessions.get(key);
  if (earlier) {
    const headers = { authorization: `Bearer ${earlier.token}` };
    const { status } = await fetch(`${server}/api/user/sessioni`, { headers });
    if (status === 200) return earlier;
  }
  const made = await login(server, email, secret);
  sessions.set(key, made);
  return made;
}

/** Starts one server per worker; each call gets a server of its own. */
export function newServer(settings: NodeJS.ProcessEnv = {}): [WorkerFixture<DemoServer, object>, { scope: 'worker' }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      const server = await demoServer(settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ];
}

export const test = base.extend<Fixtures, { server: DemoServer }>({
  user: ['', { option: true }],
  chosenBrowser: [true, { option: true }],
  server: newServer(),
  baseURL: async ({ server }, use) => use(server.url),
  storageState: async ({ chosenBrowser }, use) => {
    const cookie = { name: 'browser', value: '1', domain: '127.0.0.1', path: '/', expires: -1 };
    const cookies = chosenBrowser ? [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }] : [];
    await use({ cookies, origins: [] });
  },
  page: async ({ page, server, user }, use) => {
    if (user) {
      const { token, id, expires } = await session('page', server.url, user);
      // Of earlier journeys of this worker.
      await deleteDrafts(server.url, token);
      await forgetOpenLists(server.url, token);
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
