import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compile, packageFolder, scratchFolder } from './testing/compile.ts';

test('compiles every example of the README', async () => {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```(tsx?)\n(.*?)^```/gms)];
  const folder = scratchFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const said = await compile(
    Object.fromEntries(examples.map(([, extension, source = ''], index) => [`example-${index}.${extension}`, source])),
    folder,
  );
  expect(Object.keys(said)).toHaveLength(6);
  expect(Object.values(said).join('')).toBe('');
});
