// Everything that must hold, in one command. `npm test -- lint unit` runs only the named groups, and
// `npm test -- unit --only exams` only files with that in their path (of stories: components with it in their id), and
// `npm test -- --full` every server test on both databases and every story in all looks.
// Ends with a line that says how many tests passed and failed; a lint, a type check or a build counts as one.
import { parseArgs } from 'node:util';
import { build, type StepName, steps } from '../lib/build.ts';
import { hasBus } from '../lib/bus.ts';
import { chromium, headlessChromium } from '../lib/chromium.ts';
import { sum } from '../lib/outcome.ts';
import { type Report, runBluetooth, runPlaywright, runStories, runVitest } from '../lib/reports.ts';
import { task } from '../lib/run.ts';
import { boundaries, type CheckResult, contract, lint, sizes, types } from '../lib/static-checks.ts';
import { type GroupTime, seconds, timeSummary } from '../lib/times.ts';
import { typeSteps } from '../lib/types.ts';

const passed: Report = { passed: 1, failed: 0 };
const failed: Report = { passed: 0, failed: 1 };

interface Timed extends Report {
  /** Without the time that it waited for others. */
  ms: number;
}

async function buildReport(name: StepName): Promise<Report> {
  try {
    await build(name);
    return passed;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return failed;
  }
}

/** Runs a check of the sources when what it reads has been built. */
const after = (names: StepName[], check: () => Promise<CheckResult>) => async (): Promise<Timed> => {
  const builds = sum(await Promise.all(names.map(buildReport)));
  if (builds.failed > 0) return { ...failed, ms: 0 };
  const { count, problems, ms } = await check();
  for (const problem of problems) console.log(problem);
  return { passed: count - problems.length, failed: problems.length, ms };
};

async function bluetooth(only: string[]): Promise<Report> {
  if (!(await hasBus())) {
    console.log(
      '  Left out: emulated devices need Linux with dbus-daemon (Debian: the package dbus), and there is none here.',
    );
    return { passed: 0, failed: 0 };
  }
  await build('web-bluetooth');
  return runBluetooth(...only);
}

type Groups = Record<string, (only: string[]) => Promise<Report | Timed>>;

/** Tests read the builds of the packages, and a few those of the apps, which take too long for one file. */
async function unit(only: string[]): Promise<Report> {
  const apps: StepName[] = only.length === 0 ? ['web', 'api'] : [];
  const steps: StepName[] = ['api-client', 'design-system', ...typeSteps, ...apps];
  const builds = sum(await Promise.all(steps.map(buildReport)));
  return builds.failed > 0 ? failed : runVitest(...only);
}

/** Groups of one stage run side by side. */
const stages: Groups[] = [
  {
    build: async () => sum(await Promise.all((Object.keys(steps) as StepName[]).map(buildReport))),
    types: after([...typeSteps], types),
    boundaries: after([...typeSteps, 'design-system'], boundaries),
    lint: after([], lint),
    contract: after([], contract),
    sizes: after(['design-system', 'web'], sizes),
  },
  { unit },
  // The emulated devices wait for each other most of the time.
  { bluetooth, stories: (only) => build('storybook').then(() => runStories(...only)) },
  { journeys: (only) => build('web', 'api').then(() => runPlaywright(...only)) },
];

await task(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
  });
  const names = stages.flatMap((groups) => Object.keys(groups));
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Groups: ${names.join(', ')}.`);
  Object.assign(process.env, { HEADLESS_PATH: await headlessChromium(), CHROMIUM_PATH: await chromium() });
  if (values.full) Object.assign(process.env, { TEST_DATABASES: 'all', STORY_LOOKS: 'all' });

  const times: GroupTime[] = [];
  const reports: Report[] = [];
  async function runGroup(name: string, work: Groups[string]) {
    const began = performance.now();
    const report = await work(values.only);
    const ms = 'ms' in report ? report.ms : performance.now() - began;
    console.log(`  ${name}: ${report.passed} passed, ${report.failed} failed, ${seconds(ms)}`);
    times.push({ name, ms });
    reports.push(report);
  }
  const began = performance.now();
  for (const stage of stages) {
    const wanted = Object.entries(stage).filter(([name]) => positionals.length === 0 || positionals.includes(name));
    if (wanted.length === 0) continue;
    console.log(`\n■ ${wanted.map(([name]) => name).join(', ')}`);
    await Promise.all(wanted.map(([name, work]) => runGroup(name, work)));
  }
  times.push({ name: 'all', ms: performance.now() - began });

  console.log(
    `\n${timeSummary(
      times,
      reports.flatMap(({ files = [] }) => files),
    ).join('\n')}`,
  );
  const total = sum(reports);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
});
