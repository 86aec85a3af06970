import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..', '..');

/** Fields without a named length in the contract. */
const own = [
  // TOTP codes: six digits with separators.
  'areas/account/security/totp-code-dialog.tsx',
  'areas/session/second-step/code-form.tsx',
  // Generated code of fixed length.
  'areas/session/reset/new-password-form.tsx',
  // Bodies without a name in the contract.
  'areas/permissions/licence-dialog.tsx',
  'areas/permissions/name-dialog.tsx',
  'areas/permissions/reject-dialog.tsx',
  // Name of the person who opens a link, stored with the access.
  'areas/sharing/open-form.tsx',
  // Several questions in one field; each has the length of the contract.
  'areas/sharing/visit-form.tsx',
];

it('fields use the lengths of the contract instead of literals', () => {
  const typed = globSync(join(src, '**/*.tsx')).filter((file) =>
    /maxLength(=\{|: )\d+/.test(readFileSync(file, 'utf8')),
  );
  expect(typed.map((file) => relative(src, file)).sort()).toEqual(own.toSorted());
});
