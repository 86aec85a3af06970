// The test runners, each asked for its report in JSON.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { judge, type Outcome } from './outcome.ts';
import { at, run } from './run.ts';
import { serveFolder } from './static-server.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numRuntimeErrorTestSuites?: number;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
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

export async function runVitest(): Promise<Outcome> {
  const file = reportFile('vitest');
  const { code } = await run('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  return jestOutcome(file, code);
}

/** Emulated devices below a real browser. */
export async function runBluetooth(): Promise<Outcome> {
  const file = reportFile('bluetooth');
  const config = at('packages', 'web-bluetooth', 'browser', 'vitest.config.ts');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('vitest', ['run', '--config', config, ...reporters]);
  return jestOutcome(file, code);
}

export async function runStories(): Promise<Outcome> {
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
    ]);
    return jestOutcome(file, code);
  } finally {
    await server.close();
  }
}

function unsteadyIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `    ${file}:${line} ${title}`);
  return [...own, ...suites.flatMap(unsteadyIn)];
}

export async function runPlaywright(): Promise<Outcome> {
  const file = reportFile('journeys');
  const { code } = await run(
    'playwright',
    ['test', '--config', 'apps/web/playwright.config.ts', '--reporter=dot,json'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  const report = read<PlaywrightReport>(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const unsteady = report?.suites.flatMap(unsteadyIn) ?? [];
  if (unsteady.length > 0) console.log(`  Passed only when tried again, which is a defect:\n${unsteady.join('\n')}`);
  return judge({ passed: expected + flaky, failed: unexpected + (report?.errors.length ?? 0) }, code);
}
