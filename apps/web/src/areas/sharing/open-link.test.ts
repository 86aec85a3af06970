import type { ShareLink } from '@libretto/api-client/share';
import { expect, test } from 'vitest';
import { isLongOver } from './open-link.ts';

const link = (until: string | undefined): ShareLink => ({
  ...{ url: 'https://libretto.example/api/shl/x', key: 'x', flag: 'P', label: '' },
  exp: until === undefined ? undefined : Date.parse(until) / 1000,
});

test.each([
  ['2026-11-25T08:00:00Z', true],
  ['2026-11-26T12:00:00Z', false],
  ['2026-12-04T08:00:00Z', false],
  [undefined, false],
])('of a link until %s it is certain at noon of the 27th that it is over: %s', (until, expected) => {
  expect(isLongOver(link(until), Date.parse('2026-11-27T12:00:00+01:00'))).toBe(expected);
});
