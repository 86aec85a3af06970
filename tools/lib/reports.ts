// The test runners, each asked for its report in JSON.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { judge, type Outcome } from './outcome.ts';
import { at, run } from './run.ts';
import { serveFolder } from './static-server.ts';
import type { FileTime } from './times.ts';

export interface Report extends Outcome {
  /** How long each of the test files took. */
  files?: FileTime[];
}

interface JestReport {
  testResults: { startTime: number; endTime: number; assertionResults: { ancestorTitles: string[] }[] }[];
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numRuntimeErrorTestSuites?: number;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

function reportFile(name: string): string {
  mkdirSync(at('.cache', 'reports'), { recursive: true });
  const file = at('.cache', 'reports', `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** A runner that wrote no report ran no test; `judge` makes a failure of it. */
function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

const jestOutcome = (file: string, code: number): Outcome => {
  const report = read<JestReport>(file);
  return judge({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, code);
};

export async function reportOfVitest(name: string, ...args: string[]): Promise<Report> {
  const file = reportFile(name);
  const times = reportFile(`${name}-times`);
  const reporters = ['--reporter=dot', '--reporter=json', `--reporter=${at('tools', 'lib', 'file-times.ts')}`];
  const { code } = await run('vitest', ['run', ...args, ...reporters, `--outputFile.json=${file}`], {
    env: { FILE_TIMES: times },
  });
  return { ...jestOutcome(file, code), files: read<FileTime[]>(times) ?? [] };
}

export const runVitest = (...only: string[]) => reportOfVitest('vitest', ...only);

/** Emulated devices below a real browser. */
export const runBluetooth = (...only: string[]) =>
  reportOfVitest('bluetooth', ...only, '--config', at('packages', 'web-bluetooth', 'browser', 'vitest.config.ts'));

/** Runs all stories, or those of components with a part of this in their id. */
export async function runStories(...only: string[]): Promise<Report> {
  const file = reportFile('stories');
  const server = await serveFolder(at('storybook-static'));
  try {
    const { code } = await run('test-storybook', [
      '--url',
      server.url,
      '--index-json',
      '--maxWorkers=2',
      // A machine that does something else as well is slower, not wrong.
      '--testTimeout=60000',
      '--json',
      '--outputFile',
      file,
      ...only,
    ]);
    // The runner makes a file for each component, which its title names.
    const files = read<JestReport>(file)?.testResults.map(({ startTime, endTime, assertionResults }) => ({
      file: `stories of ${assertionResults[0]?.ancestorTitles[0] ?? 'a file that did not run'}`,
      ms: endTime - startTime,
    }));
    return { ...jestOutcome(file, code), files: files ?? [] };
  } finally {
    await server.close();
  }
}

function timesIn({ suites = [], specs = [] }: PlaywrightSuite): FileTime[] {
  const own = specs.map(({ file, tests }) => ({
    file: `apps/web/e2e/${file}`,
    ms: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
  }));
  return [...own, ...suites.flatMap(timesIn)];
}

export async function runPlaywright(...only: string[]): Promise<Report> {
  const file = reportFile('journeys');
  const { code } = await run(
    'playwright',
    ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=dot,json', ...only],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  const report = read<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0 } = report?.stats ?? {};
  const outcome = judge({ passed: expected, failed: unexpected + (report?.errors.length ?? 0) }, code);
  return { ...outcome, files: report?.suites.flatMap(timesIn) ?? [] };
}
