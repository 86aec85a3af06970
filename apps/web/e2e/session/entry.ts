import type { Page } from '@playwright/test';
import { test as base, expect } from '../journey.ts';
import { type ConnectedServer, startConnectedServer } from '../services.ts';

export { expect, signIn } from '../journey.ts';

export const test = base.extend<{ server: ConnectedServer }>({
  server: async ({ settings, data }, use) => {
    const server = await startConnectedServer(settings, data);
    await use(server);
    await server.stop();
  },
});

export const strong = 'Verde-Lago-7-Sereno!';

let people = 0;

export function newAddress(): string {
  people += 1;
  return `nilde.${people}@libretto.example`;
}

export function readLink(mail: string): string {
  return /^http:\S+\/webui\/register#codice=[\w-]+$/m.exec(mail)?.[0] ?? 'no link in the mail';
}

export function readCode(mail: string): string {
  return /^\d{6}$/m.exec(mail)?.[0] ?? 'no code in the mail';
}

async function post(server: ConnectedServer, path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return status;
}

/** Returns the address of a registered and confirmed account; the password is `strong`. */
export async function newAccount(server: ConnectedServer): Promise<string> {
  const email = newAddress();
  const passwords = { password: strong, conferma_password: strong };
  const body = { nome: 'Nilde', cognome: 'Iotti', email, ...passwords, termini: true };
  expect(await post(server, '/api/user/register', body)).toBe(202);
  const codice = readLink(await server.mailTo(email)).split('#codice=')[1];
  expect(await post(server, '/api/user/register/confirm', { codice, password: strong })).toBe(200);
  return email;
}

/** Returns the HTTP status. */
export function tryPassword(server: ConnectedServer, email: string, password: string): Promise<number> {
  return post(server, '/api/user/login', { email, password });
}

export function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

export async function fillRegistration(page: Page, email: string, password = strong): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill('Nilde');
  await page.getByLabel('Cognome').fill('Iotti');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Ripeti la password').fill(password);
  await page.getByLabel('Accetto le condizioni d’uso').check();
}

export const sendRegistration = (page: Page) => page.getByRole('button', { name: 'Registrati' }).click();
