import { expect, test } from 'vitest';
import { getShareState } from './state.ts';

const now = '2026-03-21T11:00:00.000Z';
const before = '2026-03-21T10:59:59.999Z';
const after = '2026-03-21T11:00:00.001Z';
const open = { revoked_at: null, expires_at: after, passcode_hash: null, attempts_left: 5, uses: 0, max_uses: null };
const guarded = { ...open, passcode_hash: 'x' };

test.each([
  ['open', open, 'attiva'],
  ['at its very end', { ...open, expires_at: now }, 'scaduta'],
  ['after it', { ...open, expires_at: before }, 'scaduta'],
  ['taken back', { ...open, revoked_at: before }, 'revocata'],
  ['with attempts left', { ...guarded, attempts_left: 1 }, 'attiva'],
  ['without attempts left', { ...guarded, attempts_left: 0 }, 'bloccata'],
  ['without attempts left, and with no passcode to try', { ...open, attempts_left: 0 }, 'attiva'],
  ['with a use left', { ...open, uses: 1, max_uses: 2 }, 'attiva'],
  ['used up', { ...open, uses: 2, max_uses: 2 }, 'esaurita'],
  ['used often, without a limit', { ...open, uses: 99 }, 'attiva'],
  ['taken back, locked, used up and over', { ...guarded, revoked_at: before, attempts_left: 0 }, 'revocata'],
  ['locked, used up and over', { ...guarded, attempts_left: 0, uses: 1, max_uses: 1, expires_at: before }, 'bloccata'],
  ['used up and over', { ...open, uses: 1, max_uses: 1, expires_at: before }, 'esaurita'],
])('returns the state of a link that is %s', (_, share, state) => {
  expect(getShareState(share, now)).toBe(state);
});
