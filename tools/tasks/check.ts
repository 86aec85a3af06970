// The checks that a change needs most often, in less than a minute: format, lint, types, boundaries and the nearest unit
// tests, on SQLite. `npm run check` compares with main, `npm run check -- <commit>` with another commit.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { affectedTests, type Imports, within } from '../lib/affected.ts';
import { build } from '../lib/build.ts';
import { reportOfVitest } from '../lib/reports.ts';
import { at, run, task } from '../lib/run.ts';
import { boundaries, lint, types } from '../lib/static-checks.ts';
import { type FileTime, seconds } from '../lib/times.ts';
import { typeSteps } from '../lib/types.ts';

/** Sum over all workers: half a minute on a machine with two cores, which leaves the rest to the other checks. */
const testBudgetMs = 50_000;
/** Assumed of a test file that has not been run yet; tests of the server start one. */
const usualMs = (file: string) => (file.startsWith('apps/api/') ? 4000 : 1000);

async function git(...args: string[]): Promise<string[] | undefined> {
  const { code, output } = await run('git', args, { capture: true });
  return code === 0 ? output.split('\n').filter(Boolean) : undefined;
}

/** Files that differ from where the branch left the base, committed or not. */
async function changedFiles(base: string): Promise<string[]> {
  const [fork = 'HEAD'] = (await git('merge-base', 'HEAD', base)) ?? [];
  const changed = await git('diff', '--name-only', '--diff-filter=d', fork);
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...(changed ?? []), ...(untracked ?? [])])].filter((file) => existsSync(at(file)));
}

const failures: string[] = [];

async function step(name: string, work: () => Promise<readonly string[]>): Promise<void> {
  const began = performance.now();
  const problems = await work();
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}, ${seconds(performance.now() - began)}`);
  if (problems.length === 0) return;
  console.log(problems.join(''));
  failures.push(name);
}

function lastTimes(): Map<string, number> {
  const times = ['known-times', 'vitest-times', 'check-times'].flatMap((name): FileTime[] => {
    const file = at('.cache', 'reports', `${name}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  });
  return new Map(times.map(({ file, ms }) => [file, ms]));
}

/** Modules that are generated from others, which no import leads to. */
function generatedFrom(file: string): string[] {
  if (!file.startsWith('openapi/')) return [];
  return ['apps/api/src/contract/contract.gen.ts', 'packages/api-client/src/operations.gen.ts'];
}

async function tests(changed: readonly string[], imports: Imports): Promise<void> {
  // Tests of the whole repository read it through this file.
  const readers = changed.length > 0 ? ['tools/checks/files.ts'] : [];
  const affected = affectedTests(imports, [...changed, ...changed.flatMap(generatedFrom), ...readers]);
  if (affected.length === 0) return console.log('No unit test imports what has changed.');
  const times = lastTimes();
  const chosen = within(affected, testBudgetMs, (file) => times.get(file) ?? usualMs(file));
  const name =
    chosen.length === affected.length ? `${chosen.length} test files` : `${chosen.length} nearest test files`;
  await step(name, async () => {
    process.env.TEST_DATABASES ??= 'sqlite';
    const { failed, files = [] } = await reportOfVitest('check', ...chosen);
    for (const { file, ms } of files) times.set(file, ms);
    const known = [...times].map(([file, ms]): FileTime => ({ file, ms }));
    writeFileSync(at('.cache', 'reports', 'known-times.json'), JSON.stringify(known));
    return failed === 0 ? [] : [`${failed} failed`];
  });
  const left = affected.length - chosen.length;
  if (left > 0) console.log(`  ${left} more test files reach the change: npm test runs them.`);
}

await task(async () => {
  const [base = 'main'] = process.argv.slice(2);
  const began = performance.now();
  const changed = await changedFiles(base);
  console.log(`${changed.length} files differ from ${base}.`);
  // Types come from builds of the packages, and imports of components resolve to their build.
  await build(...typeSteps, 'design-system');
  let imports: Imports = new Map();
  await Promise.all([
    step('types', async () => (await types()).problems),
    step('boundaries', async () => {
      const found = await boundaries();
      imports = found.imports;
      return found.problems;
    }),
    changed.length === 0 ? undefined : step('format and lint', async () => (await lint(changed)).problems),
  ]);
  await tests(changed, imports);
  console.log(
    `\n${failures.length === 0 ? 'Everything that was checked holds' : `Failed: ${failures.join(', ')}`}, after ${seconds(performance.now() - began)}.`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
});
