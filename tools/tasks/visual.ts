// Visual comparison of all stories with another commit, `main` unless another is given: `npm run visual -- v1.2`. The
// report is a folder of static files. With CHROMATIC_PROJECT_TOKEN the Storybook is published to Chromatic too.
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../lib/build.ts';
import { looks, storiesOf, takePictures } from '../lib/pictures.ts';
import { at, must, root, run, task } from '../lib/run.ts';
import { comparePictures, countKinds, exitCodeOf, reportEntries, writeReport } from '../lib/visual-report.ts';

const work = at('.cache', 'visual');
const usage = 'Usage: npm run visual -- [branch, tag or commit] [part of a story’s id] [--report <folder>]';

/** Builds the Storybook of a commit in a temporary work tree, once per commit. */
async function storybookOf(commit: string): Promise<string> {
  const built = join(work, 'storybooks', commit);
  if (existsSync(join(built, 'index.json'))) return built;
  const tree = join(work, 'tree');
  /** Also removes what an interrupted run has left, which Git no longer knows as a work tree. */
  async function remove(): Promise<void> {
    rmSync(tree, { recursive: true, force: true });
    await must('git', ['worktree', 'prune'], { capture: true });
  }
  await remove();
  await must('git', ['worktree', 'add', '--detach', tree, commit], { capture: true });
  try {
    console.log(`Building the Storybook of ${commit.slice(0, 10)} …`);
    await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], {
      cwd: tree,
      capture: true,
      env: { CI: '1' },
    });
    // Built with the tools of that commit; renamed only when complete.
    const env = { PATH: [join(tree, 'node_modules', '.bin'), process.env.PATH].join(delimiter) };
    await must(process.execPath, [join(tree, 'tools', 'tasks', 'build.ts'), 'storybook'], {
      cwd: tree,
      capture: true,
      env,
    });
    cpSync(join(tree, 'storybook-static'), `${built}.part`, { recursive: true });
    renameSync(`${built}.part`, built);
  } finally {
    await remove();
  }
  return built;
}

async function commitOf(reference: string): Promise<string> {
  const { code, output } = await run('git', ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`], {
    capture: true,
  });
  if (code !== 0) throw new Error(`"${reference}" is no commit. ${usage}`);
  return output.trim();
}

async function publishToChromatic(): Promise<void> {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log('Chromatic was left out: CHROMATIC_PROJECT_TOKEN is not set.');
    return;
  }
  const command = join(dirname(createRequire(import.meta.url).resolve('chromatic/package.json')), 'dist', 'bin.cjs');
  // Changes are reviewed there; the exit code of this task is that of its own report.
  await must(process.execPath, [command, '--storybook-build-dir', at('storybook-static'), '--exit-zero-on-changes']);
}

/** Removes the pictures of an earlier run, but no folder with other files. */
function empty(folder: string): void {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => !reportEntries.includes(name)) : [];
  if (others.length > 0) throw new Error(`${folder} is not a report: it contains ${others.join(', ')}.`);
  rmSync(folder, { recursive: true, force: true });
}

async function compareStories(reference: string, part: string, folder: string): Promise<number> {
  const commit = await commitOf(reference);
  const then = await storybookOf(commit);
  const now = at('storybook-static');
  empty(folder);
  const wanted = (storybook: string) => storiesOf(storybook).filter((id) => id.includes(part));
  const failed = [
    ...(await takePictures(then, wanted(then), join(folder, 'baseline'))),
    ...(await takePictures(now, wanted(now), join(folder, 'current'))),
  ];
  const names = [...new Set([...wanted(then), ...wanted(now)])]
    .sort()
    .flatMap((id) => looks.map(({ name }) => `${id}.${name}`));
  if (names.length === 0) throw new Error(`No story has "${part}" in its id. ${usage}`);
  const compared = comparePictures(folder, names);
  const page = writeReport(folder, {
    baseline: { name: reference, commit },
    current: await commitOf('HEAD'),
    compared,
    failed,
  });
  for (const { name, difference } of compared) {
    if (difference.kind === 'changed') console.log(`  ${name}: ${difference.pixels} pixels`);
    else if (difference.kind !== 'same') console.log(`  ${name}: ${difference.kind}`);
  }
  for (const line of failed) console.log(`  not taken: ${line}`);
  const { same, changed, new: added, gone } = countKinds(compared);
  console.log(`${same} the same, ${changed} changed, ${added} new, ${gone} gone.\n${relative(root, page)}`);
  return exitCodeOf({ compared, failed });
}

await task(
  async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { report: { type: 'string', default: join(work, 'report') } },
    });
    const [reference = 'main', part = ''] = positionals;
    await build('storybook');
    const code = await compareStories(reference, part, resolve(values.report));
    await publishToChromatic();
    process.exitCode = code;
  },
  exitCodeOf({ compared: [], failed: ['all'] }),
);
