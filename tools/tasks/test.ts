// Everything that must hold, in one command. `npm test -- lint unit` runs only the named groups.
// Ends with a line that says how many tests passed and failed; a lint, a type check or a build counts as one.
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, type StepName, steps } from '../lib/build.ts';
import { hasBus } from '../lib/bus.ts';
import { chromium, headlessChromium } from '../lib/chromium.ts';
import { type Outcome, sum } from '../lib/outcome.ts';
import { runBluetooth, runPlaywright, runStories, runVitest } from '../lib/reports.ts';
import { root, run, task } from '../lib/run.ts';

async function command(program: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await run(program, args, { capture: true });
  if (code !== 0) console.log(output);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function builds(): Promise<Outcome> {
  const outcomes = { passed: 0, failed: 0 };
  // One after another: each of them uses every core it can get.
  for (const name of Object.keys(steps) as StepName[]) {
    try {
      await build(name);
      outcomes.passed++;
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
      outcomes.failed++;
    }
  }
  return outcomes;
}

async function types(): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const file of globSync('{tools,benchmarks,.storybook,apps/*,packages/*}/tsconfig.json', { cwd: root }).sort()) {
    console.log(`  ${dirname(file)}`);
    outcomes.push(await command('tsc', '-p', file));
  }
  return sum(outcomes);
}

async function bluetooth(): Promise<Outcome> {
  if (!(await hasBus())) {
    console.log(
      '  Left out: emulated devices need Linux with dbus-daemon (Debian: the package dbus), and there is none here.',
    );
    return { passed: 0, failed: 0 };
  }
  await build('web-bluetooth');
  return runBluetooth();
}

const groups: Record<string, () => Promise<Outcome>> = {
  build: builds,
  lint: () => command('biome', 'ci', '.'),
  contract: () => command('redocly', 'lint'),
  boundaries: () => command('depcruise', '--config', 'tools/boundaries.cjs', 'apps', 'packages', 'benchmarks', 'tools'),
  types,
  unit: runVitest,
  bluetooth,
  sizes: () => command('size-limit'),
  stories: runStories,
  journeys: runPlaywright,
};

await task(async () => {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !Object.hasOwn(groups, name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Groups: ${Object.keys(groups).join(', ')}.`);
  Object.assign(process.env, { HEADLESS_PATH: await headlessChromium(), CHROMIUM_PATH: await chromium() });
  const outcomes: Outcome[] = [];
  for (const [name, work] of Object.entries(groups)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n■ ${name}`);
    const began = performance.now();
    const outcome = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`  ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
    outcomes.push(outcome);
  }
  const { passed, failed } = sum(outcomes);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
});
