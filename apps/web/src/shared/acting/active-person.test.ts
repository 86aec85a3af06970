import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSession } from '../session/storage.ts';
import {
  activePerson,
  clearTabStorage,
  markAccessEnded,
  readPersonAgain,
  storePerson,
  takeAccessEnded,
} from './active-person.ts';

const signIn = (userId: number) => writeSession(localStorage, { token: 'one', userId, expiresAt: 8e15 }, 0);

beforeEach(() => signIn(4));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  readPersonAgain();
});

it('shows one person for the lifetime of a document', () => {
  expect(activePerson()).toBeUndefined();
  storePerson(4, 12);
  expect(activePerson()).toBeUndefined();
  readPersonAgain();
  expect(activePerson()).toBe(12);
});

it('stores the ID only', () => {
  storePerson(4, 12);
  expect({ ...sessionStorage }).toEqual({ 'assistito:4': '12' });
  storePerson(4, undefined);
  expect({ ...sessionStorage }).toEqual({});
});

it('does not start in the record that another user has chosen', () => {
  storePerson(4, 12);
  signIn(5);
  expect(activePerson()).toBeUndefined();
});

it.each(['', '0', '-3', '1.5', 'Marta'])('ignores %j', (stored) => {
  sessionStorage.setItem('assistito:4', stored);
  expect(activePerson()).toBeUndefined();
});

it('goes on with the same person after a session that has expired, and not after signing out', () => {
  storePerson(4, 12);
  sessionStorage.setItem('post /api/visite', 'key');
  clearTabStorage({ keepPerson: true });
  expect({ ...sessionStorage }).toEqual({ 'assistito:4': '12' });
  clearTabStorage({ keepPerson: false });
  expect({ ...sessionStorage }).toEqual({});
});

it('tells once that access has ended', () => {
  markAccessEnded();
  expect([takeAccessEnded(), takeAccessEnded()]).toEqual([true, false]);
});
