import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DraftContent, DraftKeeper } from './draft-keeper.ts';

let calls: string[];
let failure: Error | undefined;
let delay: Promise<void>;
let keeper: DraftKeeper;

async function respond(call: string): Promise<void> {
  await delay;
  if (failure) throw failure;
  calls.push(call);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  calls = [];
  failure = undefined;
  delay = Promise.resolve();
  keeper = new DraftKeeper({
    save: (form: string, content: DraftContent) => respond(`save ${form} ${JSON.stringify(content)}`),
    remove: (form: string) => respond(`remove ${form}`),
    isTransient: (error) => error instanceof TypeError,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('DraftKeeper', () => {
  it('saves the latest content shortly after the last change', async () => {
    keeper.keep('taccuino.nuova', { text: 'a' });
    await pass(1000);
    keeper.keep('taccuino.nuova', { text: 'ab' });
    await pass(1499);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls).toEqual(['save taccuino.nuova {"text":"ab"}']);
  });

  it('saves within ten seconds during continuous typing', async () => {
    for (let letter = 0; letter < 15; letter++) {
      keeper.keep('taccuino.nuova', { letter });
      await pass(1000);
    }
    expect(calls.length).toBe(1);
  });

  it('saves immediately on flush', async () => {
    keeper.keep('a', { text: 'x' });
    keeper.keep('b', { text: 'y' });
    await keeper.flush();
    expect(calls).toEqual(['save a {"text":"x"}', 'save b {"text":"y"}']);
    await pass(60_000);
    expect(calls.length).toBe(2);
  });

  it('returns from flush if everything was saved', async () => {
    keeper.keep('a', { text: 'x' });
    await expect(keeper.flush()).resolves.toBe(true);
    failure = new Error('too large');
    keeper.keep('a', { text: 'xy' });
    await expect(keeper.flush()).resolves.toBe(false);
    failure = undefined;
    keeper.keep('a', { text: 'y' });
    await expect(keeper.flush()).resolves.toBe(true);
  });

  it('also saves on flush what is written while an earlier save is under way', async () => {
    const slow = Promise.withResolvers<void>();
    delay = slow.promise;
    keeper.keep('a', { text: 'x' });
    const flushed = keeper.flush();
    keeper.keep('a', { text: 'xy' });
    slow.resolve();
    await expect(flushed).resolves.toBe(true);
    expect(calls).toEqual(['save a {"text":"x"}', 'save a {"text":"xy"}']);
  });

  it('returns false from flush if what was written in the meantime is not saved', async () => {
    const slow = Promise.withResolvers<void>();
    delay = slow.promise;
    keeper.keep('a', { text: 'x' });
    const flushed = keeper.flush();
    await pass(0);
    keeper.keep('a', { text: 'xy' });
    const refused = Promise.withResolvers<void>();
    delay = refused.promise;
    slow.resolve();
    refused.reject(new TypeError('no network'));
    await expect(flushed).resolves.toBe(false);
    expect(calls).toEqual(['save a {"text":"x"}']);
  });

  it('never saves older content after newer content', async () => {
    const slow = Promise.withResolvers<void>();
    delay = slow.promise;
    keeper.keep('a', { text: 'old' });
    await pass(1500);
    keeper.keep('a', { text: 'new' });
    const flushed = keeper.flush();
    delay = Promise.resolve();
    slow.reject(new TypeError('no network'));
    await expect(flushed).resolves.toBe(true);
    await pass(60_000);
    expect(calls).toEqual(['save a {"text":"new"}']);
  });

  it('does not save a discarded draft again whose last save failed late', async () => {
    const slow = Promise.withResolvers<void>();
    delay = slow.promise;
    keeper.keep('a', { text: 'x' });
    await pass(1500);
    const discarded = keeper.discard('a');
    delay = Promise.resolve();
    slow.reject(new TypeError('no network'));
    await discarded;
    await pass(60_000);
    expect(calls).toEqual(['remove a']);
    await expect(keeper.flush()).resolves.toBe(true);
  });

  it('removes a discarded draft after a slow save', async () => {
    const slow = Promise.withResolvers<void>();
    delay = slow.promise;
    keeper.keep('a', { text: 'x' });
    const flushed = keeper.flush();
    await pass(0);
    delay = Promise.resolve();
    keeper.keep('a', { text: 'xy' });
    const discarded = keeper.discard('a');
    await pass(100);
    slow.resolve();
    await Promise.all([flushed, discarded]);
    await pass(60_000);
    expect(calls).toEqual(['save a {"text":"x"}', 'remove a']);
  });

  it('retries after a transient failure only', async () => {
    failure = new TypeError('no network');
    keeper.keep('a', { text: 'x' });
    await pass(1500);
    failure = undefined;
    await pass(10_000);
    expect(calls).toEqual(['save a {"text":"x"}']);

    failure = new Error('too large');
    keeper.keep('a', { text: 'y' });
    await pass(1500);
    failure = undefined;
    await pass(60_000);
    expect(calls.length).toBe(1);
  });

  it('retries with newer content after a failure', async () => {
    failure = new TypeError('no network');
    keeper.keep('a', { text: 'old' });
    await pass(1500);
    failure = undefined;
    keeper.keep('a', { text: 'new' });
    await pass(20_000);
    expect(calls).toEqual(['save a {"text":"new"}']);
  });
});
