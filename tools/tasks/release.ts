// Builds, packs, inspects and tries the packages, and publishes them: `npm run release`. With `--dry-run` it neither
// changes versions nor publishes, and with `--quick` it tries only projects that need no network.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../lib/build.ts';
import { packageFolders } from '../lib/entry-points.ts';
import { consumers, tryConsumer } from '../lib/release/consumers.ts';
import { inspect } from '../lib/release/inspect.ts';
import { findObstacle, publish, takeCredentials } from '../lib/release/publish.ts';
import { pack, type Tarball } from '../lib/release/tarballs.ts';
import { applyVersions, describeChange, planVersions } from '../lib/release/versions.ts';
import { at, must, run, task } from '../lib/run.ts';
import { seconds } from '../lib/times.ts';

const folder = at('.cache', 'release');

const buildPackages = () => build('api-client', 'design-system', 'medical-calc-types', 'web-bluetooth-types');

async function packAll(): Promise<Tarball[]> {
  rmSync(folder, { recursive: true, force: true });
  const tarballs: Tarball[] = [];
  for (const name of packageFolders) tarballs.push(await pack(name, folder));
  return tarballs;
}

async function inspectAll(tarballs: readonly Tarball[]): Promise<void> {
  const problems: string[] = [];
  for (const { name, file } of tarballs) {
    for (const problem of await inspect(file)) problems.push(`${name}: ${problem}`);
  }
  if (problems.length > 0) throw new Error(`Rejected:\n  ${problems.join('\n  ')}`);
  console.log(`  ${tarballs.length} tarballs are complete.`);
}

async function tryAll(tarballs: readonly Tarball[], quick: boolean): Promise<void> {
  const problems: string[] = [];
  for (const consumer of consumers.filter((one) => one.quick || !quick)) {
    const began = performance.now();
    const problem = await tryConsumer(consumer, tarballs, quick ? 'linked' : 'fresh');
    if (problem) problems.push(problem);
    console.log(`  ${consumer.name}: ${problem ? 'failed' : 'works'}, ${seconds(performance.now() - began)}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function listChanged(): Promise<string[]> {
  const { code, output } = await run('git', ['status', '--porcelain'], { cwd: at(), capture: true });
  if (code !== 0) return ['no Git repository'];
  return output.split('\n').flatMap((line) => line.slice(3) || []);
}

await task(async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
  });
  const dry = values['dry-run'];
  if (values.quick && !dry) throw new Error('`--quick` tries too little for a release: add `--dry-run`.');
  const credentials = takeCredentials(process.env);

  console.log('■ build');
  await buildPackages();
  if (!dry) {
    console.log('■ test');
    await must(process.execPath, [at('tools', 'tasks', 'test.ts'), '--full']);
  }

  console.log('■ version');
  for (const change of await planVersions()) console.log(`  ${describeChange(change)}`);
  if (!dry) {
    await applyVersions();
    await buildPackages();
  }

  console.log('■ pack and inspect');
  const tarballs = await packAll();
  await inspectAll(tarballs);

  console.log('■ install and run');
  await tryAll(tarballs, values.quick);

  if (dry) {
    console.log(`\nNothing was published: this was a dry run. The tarballs are in ${folder}.`);
    return;
  }
  const obstacle = findObstacle(credentials, await listChanged());
  if (obstacle) {
    console.log(`\nNothing was published: ${obstacle}. The tarballs are in ${folder}.`);
    return;
  }
  console.log('■ publish');
  await publish(tarballs, credentials);
});
