import * as v from 'valibot';
import { expect, test } from 'vitest';
import { linkForm } from './link-form.ts';

const schema = linkForm.schema({ required: 'required', long: 'long', address: 'address' });
const problemsOf = (link: string) =>
  (v.safeParse(schema, { name: 'Clinica', link, descrizione: 'Orari' }).issues ?? []).map(({ message }) => message);

// Same cases as the server's test.
test.each([
  'https://www.iss.it/',
  'http://www.iss.it',
  '  www.iss.it/salute ',
  '//www.iss.it',
  'www.iss.it:8080/a?b=1#c',
  'https://università.it',
])('%s is taken', (link) => {
  expect(problemsOf(link)).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:a@example.org',
  'https://',
  'salute',
  'https://www.iss.it@example.org/',
])('%j opens no page and is refused by the form, before anything is confirmed', (link) => {
  expect(problemsOf(link)).toContain('address');
});

test('an empty address is missing, which is said first', () => {
  expect(problemsOf(' ')[0]).toBe('required');
});
