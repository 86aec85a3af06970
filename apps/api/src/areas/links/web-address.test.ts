import { expect, test } from 'vitest';
import lists from './external-links.json' with { type: 'json' };
import { normalizeWebAddress } from './web-address.ts';

test.each([
  ['https://www.iss.it/', 'https://www.iss.it/'],
  ['http://www.iss.it', 'http://www.iss.it/'],
  ['  www.iss.it/salute ', 'https://www.iss.it/salute'],
  ['//www.iss.it', 'https://www.iss.it/'],
  ['www.iss.it:8080/a?b=1#c', 'https://www.iss.it:8080/a?b=1#c'],
  ['HTTPS://WWW.ISS.IT', 'https://www.iss.it/'],
  ['https://università.it', 'https://xn--universit-y1a.it/'],
])('normalizes %s to %s', (text, kept) => {
  expect(normalizeWebAddress(text)).toBe(kept);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'mailto:a@example.org',
  'vbscript:x',
  'https://',
  'https:// www.iss.it',
  'salute',
  'https://www.iss.it@example.org/',
])('rejects %s', (text) => {
  expect(normalizeWebAddress(text)).toBeUndefined();
});

test('rejects an address that is too long after percent-encoding', () => {
  expect(normalizeWebAddress(`www.iss.it/${'è'.repeat(330)}`)).toHaveLength('https://www.iss.it/'.length + 330 * 6);
  expect(normalizeWebAddress(`www.iss.it/${'è'.repeat(331)}`)).toBeUndefined();
});

test.each(Object.entries(lists))('lists each address of %s once, with https', (_, links) => {
  const addresses = links.map(({ link_sede }) => link_sede);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(\/[\w/-]*)?$/);
});
