// Static checks of the operator commands of the Docker image.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../lib/run.ts';
import { files, read } from './files.ts';

const dockerfile = read('Dockerfile');

const programs = new Map(
  [...dockerfile.matchAll(/^\s+program (\S+) (?:'([^']+)'|(\S+)) && \\$/gm)].map(
    ([, name = '', quoted, plain = '']) => [name, (quoted ?? plain).split(' ')] as const,
  ),
);

/** Server entry point of each task, with the arguments that the task adds. */
const tasks = new Map(
  files(/^tools\/tasks\/[\w-]+\.ts$/).flatMap((file) => {
    const text = read(file);
    const [, source, argument] =
      /serverCommand\(\s*'([\w-]+\.ts)'/.exec(text) ??
      /at\('apps', 'api', 'src', '([\w-]+\.ts)'\)(?:, '(\w+)')?/.exec(text) ??
      [];
    const task = file.replace(/^.*\/|\.ts$/g, '');
    // The image runs the server without a command.
    return source === undefined || source === 'server.ts'
      ? []
      : [[task, argument === undefined ? [source] : [source, argument]] as const];
  }),
);

const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const commands = Object.entries(scripts).flatMap(([script, command]) => {
  const task = command.replace('node tools/run.mjs ', '');
  return tasks.has(task) ? [{ script, task }] : [];
});

test('finds the operator scripts', () => {
  const found = commands.map(({ script }) => script).sort();
  expect(found).toEqual(['admin', 'audit:verify', 'backup', 'blobs', 'import:drugs', 'keys', 'restore']);
});

describe('in the image', () => {
  test.each(commands)('$script has a program that runs the same file', ({ script, task }) => {
    expect(programs.get(script.replace(':', '-'))).toEqual(tasks.get(task));
  });

  test('each program runs an existing file', () => {
    const missing = [...programs].filter(([, [file = '']]) => !existsSync(at('apps', 'api', 'src', file)));
    expect(missing).toEqual([]);
  });

  // `pnpm deploy` puts the folder with the sources into the image.
  test('programs are copied to the paths that they use', () => {
    expect(dockerfile).toContain('COPY --from=build /out apps/api');
    expect(dockerfile).toContain(String.raw`'#!/bin/sh\nexec node /libretto/apps/api/src/%s "$@"\n'`);
    const { files: packed } = JSON.parse(read('apps/api/package.json'));
    expect(packed).toBeUndefined();
  });
});

describe.each([
  'docs/operating.md',
  'docs/backup.md',
  'docs/scaling.md',
  'docs/upgrading.md',
  'docs/decisions/drugs.md',
])('the commands of %s', (file) => {
  const text = read(file).replaceAll('\\\n', ' ');

  test('in containers are programs of the image', () => {
    const named = [...text.matchAll(/docker (?:exec|run|compose)\b.*? (?:libretto|server-\d) (\w[\w-]*)/g)];
    expect(named.map(([, program = '']) => program).filter((program) => !programs.has(program))).toEqual([]);
  });

  test('in the repository are npm scripts', () => {
    const named = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => scripts[script] === undefined)).toEqual([]);
  });
});

test('the documents mention every program of the image', () => {
  const text = ['docs/operating.md', 'docs/backup.md', 'docs/decisions/drugs.md'].map(read).join('\n');
  const script = (program: string) => commands.find(({ task }) => task === program)?.script ?? program;
  const named = (program: string) => text.includes(`npm run ${script(program)}`);
  expect([...programs.keys()].filter((program) => !named(program))).toEqual([]);
});
