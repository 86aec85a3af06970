import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..', '..');

/** Fields that the contract has no named length for. */
const own = [
  // The six digits of an app, with what people put between them.
  'areas/account/security/totp-code-dialog.tsx',
  'areas/session/second-step/code-form.tsx',
  // A code of our own making, never longer.
  'areas/session/reset/new-password-form.tsx',
  // Bodies without a name in the contract.
  'areas/permissions/licence-dialog.tsx',
  'areas/permissions/name-dialog.tsx',
  'areas/permissions/reject-dialog.tsx',
  // The name of who opens a link, kept with the access.
  'areas/sharing/open-form.tsx',
  // Several questions in one field; each has the length of the contract.
  'areas/sharing/visit-form.tsx',
];

it('fields take the lengths of the contract, typed nowhere again', () => {
  const typed = globSync(join(src, '**/*.tsx')).filter((file) =>
    /maxLength(=\{|: )\d+/.test(readFileSync(file, 'utf8')),
  );
  expect(typed.map((file) => relative(src, file)).sort()).toEqual(own.toSorted());
});
