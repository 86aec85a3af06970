import { createClient } from '@libretto/api-client/client';
import * as operations from '@libretto/api-client/operations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onPendingKeyChange, pendingKeyStore } from '../api/pending-keys.ts';
import { type DraftContent, DraftKeeper } from './draft-keeper.ts';
import { parseDraft, restoreDraft } from './stored-draft.ts';

const visit = { visita_data: '2026-03-12', visita_motivazione: 'a', visita_osservazioni: 'b', visita_conclusioni: 'c' };
const form = 'visite.nuova';

let storedDrafts: Map<string, DraftContent>;
let names: (string | null)[];
let isOnline: boolean;

function openPage() {
  const drafts = new DraftKeeper({
    save: async (modulo, content, sent) =>
      storedDrafts.set(modulo, JSON.parse(JSON.stringify({ ...content, invii_senza_risposta: sent }))),
    remove: async (modulo) => storedDrafts.delete(modulo),
    isTransient: () => false,
  });
  onPendingKeyChange((where, name) => drafts.recordAttempt(where, name));
  const { call } = createClient({
    baseUrl: 'https://libretto.example',
    token: () => 'the-token',
    unanswered: pendingKeyStore,
    retries: 0,
    fetch: async (request) => {
      names.push(request.headers.get('idempotency-key'));
      if (!isOnline) throw new TypeError('The connection was lost.');
      return Response.json({});
    },
  });
  const save = () => call(operations.saveVisit, { path: { id_record: 0 }, body: visit }).catch(() => undefined);
  return { drafts, save };
}

function resume() {
  const page = openPage();
  const left = restoreDraft(storedDrafts.get(form) ?? {});
  page.drafts.resume(form, left);
  return { ...page, left };
}

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, key: string) => stored.set(name, key),
    removeItem: (name: string) => stored.delete(name),
    clear: () => stored.clear(),
  });
  storedDrafts = new Map();
  names = [];
  isOnline = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function endSession({ drafts }: { drafts: DraftKeeper }) {
  await drafts.flush();
  sessionStorage.clear();
}

it('reuses the idempotency key of an unanswered save after a new sign-in', async () => {
  const page = openPage();
  page.drafts.keep(form, { visita_motivazione: 'a' });
  await page.save();
  await endSession(page);
  const again = resume();
  expect(again.left.content).toEqual({ visita_motivazione: 'a' });
  isOnline = true;
  await again.save();
  expect(names).toHaveLength(2);
  expect(names[0]).toMatch(/^"\d+(-\d+){3}"$/);
  expect(names[1]).toBe(names[0]);
});

it('reuses the key after a second session without changes or responses', async () => {
  const page = openPage();
  page.drafts.keep(form, { visita_motivazione: 'a' });
  await endSession(page);
  const second = resume();
  await second.save();
  await endSession(second);
  const third = resume();
  third.drafts.keep(form, { visita_motivazione: 'ab' });
  await endSession(third);
  await resume().save();
  expect(names[1]).toBe(names[0]);
});

it('stores no keys of answered requests or of requests outside a form', async () => {
  const page = openPage();
  await page.save();
  page.drafts.keep(form, { visita_motivazione: 'a' });
  isOnline = true;
  await page.save();
  await endSession(page);
  expect(parseDraft(storedDrafts.get(form) ?? {})).toEqual({ content: { visita_motivazione: 'a' }, pendingKeys: {} });
  await resume().save();
  expect(names[2]).not.toBe(names[1]);
});

it('does not add the keys to another draft', async () => {
  const page = openPage();
  page.drafts.keep('esami.nuova', { indagine_tipologia: 'x' });
  await page.drafts.flush();
  page.drafts.leave('esami.nuova');
  page.drafts.keep(form, { visita_motivazione: 'a' });
  await page.save();
  await endSession(page);
  expect(storedDrafts.get('esami.nuova')).toEqual({ indagine_tipologia: 'x' });
  expect(Object.keys(parseDraft(storedDrafts.get(form) ?? {}).pendingKeys)).toHaveLength(1);
});

it('ignores invalid keys in a draft', () => {
  expect(parseDraft({ a: 1, invii_senza_risposta: { x: 'short', y: 7, z: null } })).toEqual({
    content: { a: 1 },
    pendingKeys: {},
  });
  expect(parseDraft({ a: 1, invii_senza_risposta: 'x' }).pendingKeys).toEqual({});
});
