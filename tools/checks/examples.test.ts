import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isKindName } from '../generators/kinds.ts';
import { findTypeErrors, readExamples, runExample } from '../lib/examples.ts';
import { packageFolder, packageNames } from '../lib/public-api.ts';
import { at } from '../lib/run.ts';

const readmes = ['README.md', 'CONTRIBUTING.md', ...packageNames.map((name) => `packages/${name}/README.md`)];

test.each(packageNames)('the examples of %s compile against its exports', { timeout: 60_000 }, (name) => {
  expect(findTypeErrors(name)).toEqual([]);
});

test('the check finds what an example must not do', { timeout: 60_000 }, async () => {
  const [example] = readExamples('packages/medical-calc/README.md').filter(({ language }) => language === 'ts');
  if (!example) throw new Error('There is no example.');
  const wrongImport = { ...example, source: `import '@libretto/medical-calc/checks/inputs';\nbmi({ weightKg: 'x' });` };
  expect(findTypeErrors('medical-calc', [wrongImport])).toHaveLength(2);
  const wrongValues = { ...example, source: "1 + 1; // 3\n'abc'; // 'a…d'\n[1, 2]; // [1, …]\n1; // one" };
  const { checked, wrong } = await runExample('medical-calc', wrongValues, (file) => import(file));
  expect(checked).toEqual(['1 + 1', "'abc'", '[1, 2]']);
  expect(wrong).toEqual(['1 + 1: expected 3, got 2', "'abc': expected 'a…d', got 'abc'"]);
});

test.each(packageNames)('%s runs its examples', (name) => {
  const tests = ['examples.test.ts', 'examples.test.tsx', 'src/examples.test.ts'].map(
    (file) => `${packageFolder(name)}/${file}`,
  );
  const source = tests.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const examples = readExamples(`packages/${name}/README.md`).filter(({ language }) => /^tsx?$/.test(language));
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter(({ name: example }) => !source.join('').includes(`'${example}'`))).toEqual([]);
});

test('every fenced block has a known language', () => {
  const unknown = readmes.flatMap(readExamples).filter(({ language }) => !['sh', 'ts', 'tsx'].includes(language));
  expect(unknown).toEqual([]);
});

test('the commands in examples exist', () => {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { scripts: Record<string, string> };
  const isKnown = (command: string): boolean => {
    const [program, verb = '', ...rest] = command.split(/ +/);
    if (program !== 'npm') return false;
    if (verb === 'install') return packageNames.some((name) => rest.join() === `@libretto/${name}`);
    const [script = '', kind] = verb === 'run' ? rest : [verb, ...rest];
    return scripts[script] !== undefined && (script !== 'new' || isKindName(kind));
  };
  const commands = readmes
    .flatMap(readExamples)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ source }) => source.trim().split('\n'))
    .map((line) => line.replace(/#.*/, '').trim());
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter((command) => !isKnown(command))).toEqual([]);
});
