import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/api.ts';
import { keys, writeSession } from '../session/storage.ts';
import { forgetMenu, landingPage, loadMenu, menuQuery, minimalMenu, storedMenu, waitForMenu } from './menu.ts';

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

describe('loadMenu', () => {
  const land = async () => {
    const client = new QueryClient();
    await waitForMenu(loadMenu(client, 1));
    return landingPage(client, 1);
  };
  const store = (url: string) => {
    const items = [{ label: '', url, image: '', active: true, submenu: [] }];
    localStorage.setItem(keys.menu, JSON.stringify({ userId: 1, items }));
  };
  const call = vi.spyOn(api, 'call');

  beforeEach(() => {
    writeSession(localStorage, session, Date.now());
    call.mockReset().mockResolvedValue(minimalMenu as never);
  });
  afterAll(() => call.mockRestore());

  it.each(['/Assistiti', '/admin/admin'])('does not land on %s after the role was lost elsewhere', async (url) => {
    store(url);
    expect(await land()).toBe('/Registro/SchedaPaziente');
    expect(storedMenu(localStorage)).toEqual(minimalMenu);
  });

  it('lands on the stored work when the menu cannot be loaded', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    call.mockRejectedValue(new Error('gone'));
    store('/Assistiti');
    expect(await land()).toBe('/Assistiti');
    error.mockRestore();
  });

  it('uses the stored menu of a patient without a request', async () => {
    store('/Registro/Taccuino');
    expect(await land()).toBe('/Registro/Taccuino');
    expect(call).not.toHaveBeenCalled();
  });

  it('stores a menu that was loaded again after the role changed', async () => {
    store('/Registro/Taccuino');
    const client = new QueryClient();
    await loadMenu(client, 1);
    await client.fetchQuery({ ...menuQuery(1), staleTime: 0 });
    expect(storedMenu(localStorage)).toEqual(minimalMenu);
  });

  it('requests a menu that was forgotten', async () => {
    store('/Registro/Taccuino');
    forgetMenu();
    expect(await land()).toBe('/Registro/SchedaPaziente');
    expect(call).toHaveBeenCalledOnce();
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
