import type { Page, Request } from '@playwright/test';
import type { Records } from './records.ts';

/** Recognises a request that saves a draft with these words. */
export function savesDraft(request: Request, form: string, words: string): boolean {
  const isDraft = request.method() === 'PUT' && new URL(request.url()).pathname.startsWith(`/api/bozze/${form}`);
  return isDraft && (request.postData() ?? '').includes(JSON.stringify(words).slice(1, -1));
}

/**
 * Resolves when the server has stored a draft with these words. Call before typing them: what was typed before is stored
 * on its own if the words come late.
 */
export async function draftWith(page: Page, form: string, words: string): Promise<void> {
  await page.waitForResponse((response) => response.ok() && savesDraft(response.request(), form, words));
}

/** Returns the forms with a draft. */
export async function listDrafts({ get }: Records): Promise<string[]> {
  return (await get<{ modulo: string }[]>('/api/bozze')).map(({ modulo }) => modulo);
}

/** Goes to a page and waits until it knows the drafts, which it would offer. */
export async function openWithDrafts(page: Page, path: string): Promise<void> {
  const listed = page.waitForResponse('**/api/bozze');
  await page.goto(path);
  await listed;
}
