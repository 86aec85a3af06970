// The checks that a change needs most often, in less than a minute: format, lint, types, boundaries and the nearest unit
// tests, on SQLite. `npm run check` compares with main, `npm run check -- <commit>` with another commit.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { affectedTests, within } from '../lib/affected.ts';
import { build } from '../lib/build.ts';
import { limit } from '../lib/limit.ts';
import { reportOfVitest } from '../lib/reports.ts';
import { at, run, task } from '../lib/run.ts';
import { type FileTime, seconds } from '../lib/times.ts';
import { checkTypes, projects, typeSteps } from '../lib/types.ts';

/** Sum over all workers: half a minute on a machine with two cores, which leaves the rest to the other checks. */
const testBudgetMs = 50_000;
/** Assumed of a test file that has not been run yet; tests of the server start one. */
const usualMs = (file: string) => (file.startsWith('apps/api/') ? 4000 : 1000);

const limited = limit(availableParallelism());

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

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { error: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

const failures: string[] = [];

async function step(name: string, work: () => Promise<string | undefined>): Promise<void> {
  const began = performance.now();
  const problem = await work();
  console.log(`${problem === undefined ? '✓' : '✗'} ${name}, ${seconds(performance.now() - began)}`);
  if (problem === undefined) return;
  console.log(problem);
  failures.push(name);
}

async function outputOfFailure(command: string, ...args: string[]): Promise<string | undefined> {
  const { code, output } = await limited(() => run(command, args, { capture: true }));
  return code === 0 ? undefined : output;
}

async function types(): Promise<string | undefined> {
  const results = await Promise.all(projects().map((folder) => limited(() => checkTypes(folder))));
  const failed = results.filter(({ code }) => code !== 0);
  return failed.length === 0 ? undefined : failed.map(({ output }) => output).join('');
}

let imports = new Map<string, string[]>();

async function boundaries(): Promise<string | undefined> {
  const folders = ['apps', 'packages', 'benchmarks', 'tools'];
  const args = ['--config', 'tools/boundaries.cjs', '--output-type', 'json', ...folders];
  const { output } = await limited(() => run('depcruise', args, { capture: true }));
  let cruise: Cruise;
  try {
    cruise = JSON.parse(output);
  } catch {
    return output;
  }
  imports = new Map(
    cruise.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const { error, violations } = cruise.summary;
  if (error === 0) return undefined;
  return violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`).join('\n');
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

async function tests(changed: readonly string[]): Promise<void> {
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
    return failed === 0 ? undefined : `${failed} failed`;
  });
  const left = affected.length - chosen.length;
  if (left > 0) console.log(`  ${left} more test files reach the change: npm test runs them.`);
}

await task(async () => {
  const [base = 'main'] = process.argv.slice(2);
  const began = performance.now();
  const changed = await changedFiles(base);
  console.log(`${changed.length} files differ from ${base}.`);
  await build(...typeSteps);
  const biome = ['check', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
  await Promise.all([
    step('types', types),
    step('boundaries', boundaries),
    changed.length === 0 ? undefined : step('format and lint', () => outputOfFailure('biome', ...biome, ...changed)),
  ]);
  await tests(changed);
  console.log(
    `\n${failures.length === 0 ? 'Everything that was checked holds' : `Failed: ${failures.join(', ')}`}, after ${seconds(performance.now() - began)}.`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
});
