import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../run.ts';
import { planVersions } from './versions.ts';

const changesets = mkdtempSync(join(tmpdir(), 'libretto-changesets-'));
beforeAll(() => copyFileSync(at('.changeset', 'config.json'), join(changesets, 'config.json')));
afterAll(() => rmSync(changesets, { recursive: true, force: true }));

test('versions stay without changesets, as when a release is repeated', async () => {
  const plan = await planVersions(changesets);
  expect(plan.map(({ name }) => name)).toContain('@libretto/medical-calc');
  expect(plan.filter(({ from, to }) => from !== to)).toEqual([]);
});

test('a major change raises the major version of its package, above smaller changes', async () => {
  writeFileSync(join(changesets, 'first.md'), "---\n'@libretto/medical-calc': major\n---\n\nFirst release.\n");
  writeFileSync(join(changesets, 'earlier.md'), "---\n'@libretto/medical-calc': minor\n---\n\nAdd a score.\n");
  const changed = (await planVersions(changesets)).filter(({ from, to }) => from !== to);
  const [major = ''] = changed[0]?.from.split('.') ?? [];
  expect(changed).toEqual([{ name: '@libretto/medical-calc', from: changed[0]?.from, to: `${Number(major) + 1}.0.0` }]);
});
