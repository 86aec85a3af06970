import { readOpenLists } from '@libretto/design-system/internals/open-lists';
import { beforeEach, expect, it, vi } from 'vitest';
import { keys, writeSession } from '../session/storage.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../api/api.ts', () => ({ api: { call } }));

const userId = 3;

/** A new document: the module remembers whether it has asked. */
async function load() {
  vi.resetModules();
  return import('./list-memory.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as the app does
  document.cookie = 'lang=; path=/; max-age=0';
  call.mockReset();
  writeSession(localStorage, { token: 'abc', userId, expiresAt: Date.now() + 60_000 }, Date.now());
});

it('opens what was open before, and asks once per session', async () => {
  call.mockResolvedValue({ liste_aperte: ['esami:2'], lingua: 'it' });
  await (await load()).restoreListMemory(userId);
  expect(readOpenLists()).toEqual(['esami:2']);
  expect(localStorage.getItem(keys.lists)).toBe('3');
  await (await load()).restoreListMemory(userId);
  expect(call).toHaveBeenCalledTimes(1);
});

it('saves what is opened and closed, together', async () => {
  localStorage.setItem(keys.lists, String(userId));
  call.mockResolvedValue({});
  await (await load()).restoreListMemory(userId);
  const { restoreOpenLists } = await import('@libretto/design-system/internals/open-lists');
  restoreOpenLists(['visite:', 'esami:0', 'con spazio']);
  await vi.advanceTimersByTimeAsync(500);
  expect(call.mock.calls.map(([, options]) => options)).toEqual([
    { body: { liste_aperte: ['esami:0', 'visite:'], lingua: 'it' } },
  ]);
});

it.each(['en', undefined])(
  'tells a language that was chosen here when the server has another one: %s',
  async (lingua) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the app does
    document.cookie = 'lang=it; path=/';
    call.mockResolvedValue({ liste_aperte: [], lingua });
    await (await load()).restoreListMemory(userId);
    await vi.advanceTimersByTimeAsync(500);
    expect(call.mock.calls.slice(1).map(([, options]) => options)).toEqual([
      { body: { liste_aperte: [], lingua: 'it' } },
    ]);
  },
);

it('takes the language that was chosen in another browser', async () => {
  vi.useRealTimers();
  call.mockResolvedValue({ liste_aperte: [], lingua: 'en' });
  const memory = await load();
  const { i18n, startI18n } = await import('../i18n/i18n.ts');
  document.documentElement.lang = 'it';
  await startI18n();
  await memory.restoreListMemory(userId);
  expect(i18n.language).toBe('en');
  expect(document.cookie).toContain('lang=en');
  // Leaving the page sends what is to be saved.
  window.dispatchEvent(new Event('pagehide'));
  expect(call).toHaveBeenCalledTimes(1);
});

it('tells a language that is chosen later', async () => {
  localStorage.setItem(keys.lists, String(userId));
  call.mockResolvedValue({});
  await (await load()).restoreListMemory(userId);
  await vi.advanceTimersByTimeAsync(500);
  expect(call).not.toHaveBeenCalled();
  const { i18n } = await import('../i18n/i18n.ts');
  i18n.language = 'en';
  i18n.emit('languageChanged', 'en');
  await vi.advanceTimersByTimeAsync(500);
  expect(call.mock.calls.map(([, options]) => options)).toEqual([{ body: { liste_aperte: [], lingua: 'en' } }]);
});

it('opens nothing when the answer is late', async () => {
  let answer: (lists: { liste_aperte: string[] }) => void = () => undefined;
  call.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const waiting = (await load()).restoreListMemory(userId);
  await vi.advanceTimersByTimeAsync(2000);
  await waiting;
  answer({ liste_aperte: ['esami:2'] });
  await vi.advanceTimersByTimeAsync(0);
  expect(readOpenLists()).toEqual([]);
  expect(localStorage.getItem(keys.lists)).toBeNull();
});

it('does without a memory that cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  call.mockRejectedValue(new Error('offline'));
  await expect((await load()).restoreListMemory(userId)).resolves.toBeUndefined();
});
