import { beforeEach, expect, it, vi } from 'vitest';
import { browserStorage, keys, readActivity, readSession, writeActivity, writeSession } from './storage.ts';

const session = { token: 'abc', userId: 3, expiresAt: Date.parse('2026-03-02T12:00:00.000Z') };

beforeEach(() => localStorage.clear());

// covers E-04 T-06
it('stores token, user id and expiry, and clears older data', () => {
  localStorage.setItem('menu', 'of somebody else');
  writeSession(localStorage, session, 1);
  expect(localStorage.getItem('token')).toBe('abc');
  expect(localStorage.getItem('id_utente')).toBe('3');
  expect(localStorage.getItem('expires_at')).toBe('2026-03-02T12:00:00.000Z');
  expect(localStorage.getItem('menu')).toBeNull();
  expect(readSession(localStorage)).toEqual(session);
});

// covers T-05
it.each([keys.token, keys.user, keys.expiry])('returns undefined without %s', (key) => {
  writeSession(localStorage, session, 1);
  localStorage.removeItem(key);
  expect(readSession(localStorage)).toBeUndefined();
});

it.each([
  [keys.user, 'x'],
  [keys.user, '0'],
  [keys.expiry, 'tomorrow'],
])('returns undefined when %s is %s', (key, value) => {
  writeSession(localStorage, session, 1);
  localStorage.setItem(key, value);
  expect(readSession(localStorage)).toBeUndefined();
});

it('records activity in the document when storage is full', () => {
  writeActivity(localStorage, 1000);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  writeActivity(localStorage, 2000);
  expect(readActivity(localStorage)).toBe(2000);
  full.mockRestore();
  writeActivity(localStorage, 3000);
  expect(readActivity(localStorage)).toBe(3000);
  expect(localStorage.getItem(keys.activity)).toBe('3000');
});

it('returns undefined where storage is blocked', () => {
  expect(browserStorage()).toBe(localStorage);
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  expect(browserStorage()).toBeUndefined();
  blocked.mockRestore();
});
