import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { notFound } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isMissingCode, logCaughtError } from './known-failure.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it.each([
  new ProblemError({ status: 403, code: 'forbidden', title: 'Forbidden' }),
  new ConnectionError(new TypeError('Failed to fetch')),
  notFound(),
  new TypeError('Failed to fetch dynamically imported module: https://libretto.example/webui/exams.js'),
])('does not log what a page tells the user: %s', (error) => {
  logCaughtError(error);
  expect(console.error).not.toHaveBeenCalled();
});

it('logs other errors', () => {
  const error = new TypeError('undefined is not a function');
  logCaughtError(error);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
});

it.each([
  'Failed to fetch dynamically imported module: a.js',
  'error loading dynamically imported module: a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for a.css',
])('recognizes code that did not load: %s', (message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true);
  expect(isMissingCode(new TypeError('Failed to fetch'))).toBe(false);
});
