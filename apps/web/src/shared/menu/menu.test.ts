import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys, writeSession } from '../session/storage.ts';
import { minimalMenu, storedMenu, waitForMenu } from './menu.ts';

const session = { token: 't', userId: 1, expiresAt: Date.parse('2126-01-01T00:00:00Z') };

describe('storedMenu', () => {
  beforeEach(() => writeSession(localStorage, session, Date.now()));

  // covers T-04
  it('returns the menu of the same user', () => {
    localStorage.setItem(keys.menu, JSON.stringify({ userId: 1, items: minimalMenu }));
    expect(storedMenu(localStorage)).toEqual(minimalMenu);
  });

  it('returns undefined for another user or an unreadable menu', () => {
    localStorage.setItem(keys.menu, JSON.stringify({ userId: 2, items: minimalMenu }));
    expect(storedMenu(localStorage)).toBeUndefined();
    localStorage.setItem(keys.menu, '{');
    expect(storedMenu(localStorage)).toBeUndefined();
  });
});

describe('waitForMenu', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  // covers K-22 T-10
  it('waits for at most six seconds', async () => {
    let entered = false;
    void waitForMenu(new Promise(() => undefined)).then(() => {
      entered = true;
    });
    await vi.advanceTimersByTimeAsync(5999);
    expect(entered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(entered).toBe(true);
  });

  it('resolves as soon as the menu is loaded', async () => {
    let entered = false;
    const menu = Promise.withResolvers<void>();
    void waitForMenu(menu.promise).then(() => {
      entered = true;
    });
    await vi.advanceTimersByTimeAsync(1499);
    expect(entered).toBe(false);
    menu.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(entered).toBe(true);
  });

  it('resolves when the menu cannot be loaded', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(waitForMenu(Promise.reject(new Error('gone')))).resolves.toBeUndefined();
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});
