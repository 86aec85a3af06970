import * as v from 'valibot';
import { expect, test } from 'vitest';
import { linkForm } from './link-form.ts';

const schema = linkForm.schema({ required: 'required', long: 'long', address: 'address' });
const problems = (link: string) =>
  (v.safeParse(schema, { name: 'Clinica', link, descrizione: 'Orari' }).issues ?? []).map(({ message }) => message);

test.each([
  'https://www.iss.it/',
  'http://www.iss.it',
  '  www.iss.it/salute ',
  '//www.iss.it',
  'www.iss.it:8080/a?b=1#c',
  'https://università.it',
])('accepts %s', (link) => {
  expect(problems(link)).toEqual([]);
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
])('rejects %j before asking for confirmation', (link) => {
  expect(problems(link)).toContain('address');
});

test('reports an empty address as missing first', () => {
  expect(problems(' ')[0]).toBe('required');
});
