import { expect, test } from 'vitest';
import { files, read } from '../checks/files.ts';
import { fingerprint, inputFiles, steps } from './build.ts';

test('another setting is another build, and the same one is not', () => {
  const step = { inputs: ['LICENSE'], settings: ['SUPPORT_URL', 'APP_STORE_URL'] };
  const without = fingerprint(step, {});
  const one = fingerprint(step, { SUPPORT_URL: 'https://one.example' });
  expect(one).not.toBe(without);
  expect(fingerprint(step, { APP_STORE_URL: 'https://one.example' })).not.toBe(one);
  expect(fingerprint(step, { SUPPORT_URL: 'https://one.example', HOME: '/elsewhere' })).toBe(one);
});

test('every setting that the web build reads makes it run again', () => {
  // Used by the development server only, so no build depends on it.
  const ofDevelopment = new Set(['API_URL']);
  const named = files(/^apps\/web\/(vite\/.*|vite\.config)\.ts$/)
    .flatMap((file) => [...read(file).matchAll(/process\.env\.(\w+)/g)])
    .map(([, name = '']) => name);
  const built = [...new Set(named)].filter((name) => !ofDevelopment.has(name)).sort();
  expect(built).toEqual([...steps.web.settings].sort());
});

test.each(Object.entries(steps))('what a build writes is no reason to build %s again', (_, { inputs }) => {
  const kept = files(/./);
  expect(inputFiles(inputs).filter((file) => !kept.includes(file))).toEqual([]);
});
