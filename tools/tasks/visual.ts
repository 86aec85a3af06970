// Visual comparison of all stories with another commit: `npm run visual -- main`. Runs locally, unless no commit
// is given and CHROMATIC_PROJECT_TOKEN is set: then the Storybook is uploaded to Chromatic.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { build } from '../lib/build.ts';
import { compare } from '../lib/compare.ts';
import { looks, storiesOf, takePictures } from '../lib/pictures.ts';
import { at, must, run, task } from '../lib/run.ts';
import { type Compared, report } from '../lib/visual-report.ts';

const work = at('.cache', 'visual');

/** Builds the Storybook of a commit in a temporary work tree, once per commit. */
async function storybookOf(commit: string): Promise<string> {
  const built = join(work, 'storybooks', commit);
  if (existsSync(join(built, 'index.json'))) return built;
  const tree = join(work, 'tree');
  const remove = () => run('git', ['worktree', 'remove', '--force', tree], { capture: true });
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
  if (code !== 0)
    throw new Error(
      `"${reference}" is no commit. Usage: npm run visual -- <branch, tag or commit> [part of a story's id]`,
    );
  return output.trim();
}

/** Chromatic's CLI is a dependency of its addon. */
async function sendToChromatic(): Promise<void> {
  const addon = createRequire(import.meta.url).resolve('@chromatic-com/storybook/package.json');
  const command = join(dirname(createRequire(addon).resolve('chromatic/package.json')), 'dist', 'bin.cjs');
  await build('storybook');
  await must(process.execPath, [command, '--storybook-build-dir', at('storybook-static'), '--exit-zero-on-changes']);
}

await task(async () => {
  const [reference, part = ''] = process.argv.slice(2);
  if (!reference && process.env.CHROMATIC_PROJECT_TOKEN) return sendToChromatic();
  if (!reference) throw new Error('Usage: npm run visual -- <branch, tag or commit> [part of a story’s id]');
  const then = await storybookOf(await commitOf(reference));
  await build('storybook');
  const now = at('storybook-static');

  const folder = join(work, 'report');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'difference'), { recursive: true });
  const wanted = (storybook: string) => storiesOf(storybook).filter((id) => id.includes(part));
  const failed = [
    ...(await takePictures(then, wanted(then), join(folder, 'before'))),
    ...(await takePictures(now, wanted(now), join(folder, 'after'))),
  ];

  const names = [...new Set([...wanted(then), ...wanted(now)])]
    .sort()
    .flatMap((id) => looks.map(({ name }) => `${id}.${name}`));
  const compared: Compared[] = names.map((name) => {
    const file = (side: string) => join(folder, side, `${name}.png`);
    return { name, difference: compare(file('before'), file('after'), file('difference')) };
  });
  const page = join(folder, 'index.html');
  writeFileSync(page, report(reference, compared, failed));

  const count = (kind: string) => compared.filter(({ difference }) => difference.kind === kind).length;
  for (const { name, difference } of compared) {
    if (difference.kind === 'changed') console.log(`  ${name}: ${difference.pixels} pixels`);
    else if (difference.kind !== 'same') console.log(`  ${name}: ${difference.kind}`);
  }
  for (const line of failed) console.log(`  not taken: ${line}`);
  console.log(
    `${count('same')} the same, ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone.\n${page}`,
  );
  // A difference may be intended, so only a failed screenshot is an error.
  process.exitCode = failed.length > 0 ? 1 : 0;
});
