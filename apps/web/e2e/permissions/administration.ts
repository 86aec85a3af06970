import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoServer } from '../../../../tools/lib/demo-server.ts';
import { at } from '../../../../tools/lib/run.ts';

export const admin = 'admin@libretto.example';

/** Starts names that the demo data do not contain. */
export const newWord = 'provanuova';

export const pages = [
  ['admin', 'Da sbrigare'],
  ['funzionalita', 'Funzionalità'],
  ['ruoli', 'Ruoli'],
  ['licenze', 'Licenze'],
  ['utenti', 'Utenti'],
  ['dottori', 'Dottori'],
  ['medici', 'Verifica medici'],
  ['centri', 'Centri'],
  ['posta', 'Posta in uscita'],
  ['registro', 'Registro modifiche'],
] as const;

/** Runs the operator's command next to the running server. */
export async function adminCommand({ folder, url }: DemoServer, ...args: string[]): Promise<string> {
  const command = [at('apps', 'api', 'src', 'admin-command.ts'), ...args];
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: url, DEMO: 'false' };
  return (await promisify(execFile)(process.execPath, command, { env })).stdout;
}

export async function heldMail(server: DemoServer, email: string): Promise<string> {
  const list = await adminCommand(server, 'mail');
  const [id] =
    list
      .split('\n')
      .find((line) => line.includes(email))
      ?.split(' ') ?? [];
  if (id === undefined) throw new Error(`No held mail for ${email}:\n${list}`);
  return adminCommand(server, 'mail', id);
}

/** The row of a table, which is a card on a phone. */
export function findRow(page: Page, list: string, text: string | RegExp): Locator {
  const rows = page.getByRole('table', { name: list }).getByRole('row');
  const cards = page.getByRole('list', { name: list }).getByRole('article');
  return rows.or(cards).filter({ hasText: text });
}

/** Opens the menu of a row and returns one of its actions. */
export async function findAction(row: Locator, action: string): Promise<Locator> {
  const item = row.getByRole('menuitem', { name: action });
  // The menu closes with its row when the list is loaded again.
  await expect(async () => {
    if (!(await item.isVisible())) await row.getByRole('button', { name: /^Azioni per / }).click();
    await expect(item).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return item;
}
