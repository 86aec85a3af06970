// Runs each test runner with a JSON report.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { judge, type Outcome } from './outcome.ts';
import { at, run } from './run.ts';
import { serveFolder } from './static-server.ts';
import type { FileTime } from './times.ts';

export interface Report extends Outcome {
  /** Duration of each test file. */
  files?: FileTime[];
}

interface JestReport {
  testResults: { assertionResults: { ancestorTitles: string[]; duration?: number | null }[] }[];
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

/** A runner without a report ran no tests; `judge` reports that as a failure. */
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

export const runBluetooth = (...only: string[]) =>
  reportOfVitest('bluetooth', ...only, '--config', at('packages', 'web-bluetooth', 'browser', 'vitest.config.ts'));

// Pages wait for frames and timers, so two of them leave a part of two cores idle.
const storyWorkers = 1 + availableParallelism();

/** Runs all stories, or those of components with a part of this in their id. */
export async function runStories(...only: string[]): Promise<Report> {
  const file = reportFile('stories');
  const server = await serveFolder(at('storybook-static'));
  // Milliseconds; figures in 3D take a minute on a busy machine without a graphics card.
  const args = ['--url', server.url, '--index-json', `--maxWorkers=${storyWorkers}`, '--testTimeout=120000'];
  // The last option: what follows it is passed on to Jest.
  args.push('--json', '--outputFile', file, ...only);
  // The names of the runner's own files say which components they contain.
  const env = only.length === 0 ? { STORY_FILES: String(4 * storyWorkers) } : {};
  try {
    const { code } = await run('test-storybook', args, { env });
    const results = read<JestReport>(file)?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
    const files = results.map(({ ancestorTitles: [title], duration }) => ({
      file: `stories of ${title}`,
      ms: duration ?? 0,
    }));
    return { ...jestOutcome(file, code), files };
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
