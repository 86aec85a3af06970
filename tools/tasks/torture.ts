// Long versions of the robustness tests of `npm test`. `npm run torture -- kills clients` runs only these;
// `--scale 0.1` runs a tenth of each; `--seed 7` repeats an earlier run.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { build } from '../lib/build.ts';
import { run, task } from '../lib/run.ts';

interface Trial {
  file: string;
  says: (of: Sizes) => string;
  /** Program that prints the reason if the trial cannot run on this machine. */
  needs?: string;
}

const full = {
  requests: 100_000,
  kills: 100,
  clients: 1000,
  seconds: 30,
  migrations: 20,
  people: 1000,
  cuts: 20,
  soakSeconds: 1800,
  rows: 4000,
};
type Sizes = typeof full;

const trials: Record<string, Trial> = {
  fuzz: {
    file: 'apps/api/test/fuzz.test.ts',
    says: ({ requests }) => `${requests} requests at random on each database`,
  },
  kills: {
    file: 'apps/api/test/crash.test.ts',
    says: ({ kills }) => `${kills} kills in the middle of writing on each database`,
  },
  clients: {
    file: 'apps/api/test/clients.test.ts',
    says: ({ clients, seconds }) => `${clients} clients for ${seconds} s on each database, ended in the middle`,
  },
  starts: {
    file: 'apps/api/test/start-combinations.test.ts',
    says: () => 'every wrong combination of database, store and key, on each database and each kind of store',
  },
  migration: {
    file: 'apps/api/test/migration.test.ts',
    says: ({ migrations, people }) =>
      `${migrations} kills on each database while the records of ${people} people are migrated`,
  },
  turns: {
    file: 'apps/api/test/event-loop.test.ts',
    says: ({ rows }) =>
      `every operation with the largest that it accepts on each database, on a record with ${rows} rows of each kind`,
  },
  power: {
    file: 'apps/api/test/power.trial.ts',
    says: ({ cuts }) => `${cuts} power cuts on each database, with a loss of all that was not synced`,
    needs: 'apps/api/test/loop-disk.ts',
  },
  soak: {
    file: 'apps/api/test/soak.trial.ts',
    says: ({ soakSeconds }) =>
      `${Math.round(soakSeconds / 60)} min of mixed load on each database: memory, log and open files`,
  },
};

const scaled = (by: number): Sizes => ({
  requests: Math.ceil(full.requests * by),
  // With fewer it depends on chance if a write was in progress.
  kills: Math.max(10, Math.ceil(full.kills * by)),
  clients: Math.ceil(full.clients * by),
  seconds: Math.max(2, Math.ceil(full.seconds * by)),
  // Fewer would not cover enough points in time.
  migrations: Math.max(4, Math.ceil(full.migrations * by)),
  people: Math.max(300, Math.ceil(full.people * by)),
  cuts: Math.max(2, Math.ceil(full.cuts * by)),
  // In a shorter run the slope of the memory shows caches filling up.
  soakSeconds: Math.max(180, Math.ceil(full.soakSeconds * by)),
  rows: Math.ceil(full.rows * by),
});

await task(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { scale: { type: 'string', default: '1' }, seed: { type: 'string', default: String(randomInt(2 ** 31)) } },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(trials, name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Trials: ${Object.keys(trials).join(', ')}.`);
  const by = Number(values.scale);
  if (!(by > 0)) throw new Error(`--scale is '${values.scale}': expected a number above 0.`);
  const sizes = scaled(by);
  const env = {
    TEST_DATABASES: 'all',
    TORTURE_SEED: values.seed,
    TORTURE_REQUESTS: String(sizes.requests),
    TORTURE_KILLS: String(sizes.kills),
    TORTURE_CLIENTS: String(sizes.clients),
    TORTURE_SECONDS: String(sizes.seconds),
    TORTURE_MIGRATIONS: String(sizes.migrations),
    TORTURE_PEOPLE: String(sizes.people),
    TORTURE_CUTS: String(sizes.cuts),
    TORTURE_SOAK_SECONDS: String(sizes.soakSeconds),
    TORTURE_ROWS: String(sizes.rows),
  };
  // Needed by the server when it runs from source.
  await build('contract', 'medical-calc');
  const broken: string[] = [];
  const skipped: string[] = [];
  for (const [name, { file, says, needs }] of Object.entries(trials)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n■ ${name}: ${says(sizes)} (seed ${values.seed})`);
    const obstacle = needs === undefined ? '' : (await run('node', [needs], { capture: true })).output.trim();
    if (obstacle !== '') {
      console.log(`  skipped: ${obstacle}`);
      skipped.push(name);
      continue;
    }
    const began = performance.now();
    // The file comes first, because an option without a value would take it as its value.
    const args = ['run', file, '--project', '@libretto/api*', '--disable-console-intercept'];
    const { code } = await run('vitest', args, { env });
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    console.log(`  ${code === 0 ? 'held' : 'BROKE'} after ${minutes} min`);
    if (code !== 0) broken.push(name);
  }
  const rest = skipped.length === 0 ? '' : ` Skipped: ${skipped.join(', ')}.`;
  console.log(
    broken.length === 0
      ? `\nEverything that was tried held.${rest}`
      : `\nBroken: ${broken.join(', ')}. Try again with --seed ${values.seed}.${rest}`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
});
