// Mutation tests of the code that decides about access; a surviving mutant is printed and ends the run with exit
// code 1. `npm run mutation -- policy` runs one set of `tools/mutation/sets.ts`, `npm run mutation --
// apps/api/src/policy/age.ts` only these files. Results are kept, so a second run repeats only what has changed;
// `--force` repeats everything.
import { parseArgs } from 'node:util';
import { build } from '../lib/build.ts';
import { run, task } from '../lib/run.ts';
import { listFiles, toPatterns } from '../mutation/ranges.ts';
import { type SetName, sets } from '../mutation/sets.ts';

await task(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, concurrency: { type: 'string', default: '2' } },
  });
  const files = positionals.filter((name) => !Object.hasOwn(sets, name));
  const mutatedIn = (name: SetName) => sets[name].mutate.flatMap(listFiles);
  const patternsFor = (name: SetName, file: string) =>
    sets[name].mutate
      .filter((one) => listFiles(one).includes(file))
      .flatMap((one) => (typeof one === 'string' ? file : toPatterns({ ...one, in: file })));
  const names = Object.keys(sets) as SetName[];
  const unknown = files.filter((file) => !names.some((name) => mutatedIn(name).includes(file)));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown: ${unknown.join(', ')}. Sets: ${names.join(', ')}; their files are in tools/mutation/sets.ts.`,
    );
  }
  // Needed by the server when it runs from source.
  await build('contract', 'medical-calc');
  let failed = false;
  for (const name of names) {
    const chosen = files.filter((file) => mutatedIn(name).includes(file));
    if (positionals.length > 0 && !positionals.includes(name) && chosen.length === 0) continue;
    console.log(`\n■ ${name}`);
    const { code } = await run(
      'stryker',
      [
        'run',
        'tools/mutation/stryker.config.mjs',
        ...['--concurrency', values.concurrency],
        ...(values.force ? ['--force'] : []),
        ...(chosen.length > 0 ? ['--mutate', chosen.flatMap((file) => patternsFor(name, file)).join(',')] : []),
      ],
      { env: { MUTATION_SET: name } },
    );
    failed ||= code !== 0;
  }
  process.exitCode = failed ? 1 : 0;
});
