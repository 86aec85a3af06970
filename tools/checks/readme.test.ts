import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { settingsTable } from '../../apps/api/src/config.ts';
import { at } from '../lib/run.ts';
import { files, read } from './files.ts';

test('the README lists every setting', () => {
  const lines = settingsTable.map(({ name, default: fallback, meaning }) =>
    ['', `\`${name}\``, fallback === '' ? 'none' : `\`${fallback}\``, meaning, ''].join(' | ').trim(),
  );
  const [, listed] = /<!-- settings -->\n([\s\S]*)<!-- \/settings -->/.exec(read('README.md')) ?? [];
  const found = listed?.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
  expect(found?.filter((line) => line.startsWith('| `'))).toEqual(lines);
});

test('every link between documents resolves', () => {
  const present = new Set(
    files(/./).flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
  );
  const broken = files(/^([A-Z_]+|docs\/.*)\.md$/).flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target = '']) => new URL(target, `file:///${file}`).pathname.slice(1))
      .filter((target) => !present.has(target.replace(/\/$/, '')))
      .map((target) => `${file} → ${target}`),
  );
  expect(broken).toEqual([]);
});

test('every path of the repository that a document names exists', () => {
  const roots = /`((?:apps|benchmarks|deploy|docs|openapi|packages|tools)\/[\w@./-]+)`/g;
  const missing = files(/^([A-Z_]+|docs\/(?!guides).*)\.md$/).flatMap((file) =>
    [...read(file).matchAll(roots)]
      .map(([, path = '']) => path)
      // A fresh clone has no build.
      .filter((path) => !path.endsWith('/dist') && !existsSync(at(path)))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every source file that a script of a manifest runs exists', () => {
  const missing = files(/(^|\/)package\.json$/).flatMap((file) => {
    const { scripts = {} } = JSON.parse(read(file)) as { scripts?: Record<string, string> };
    return Object.entries(scripts).flatMap(([name, command]) =>
      [...command.matchAll(/\bnode ([\w./-]+\.ts)\b/g)]
        .filter(([, script = '']) => !existsSync(at(dirname(file), script)))
        .map(([script]) => `${file}: ${name}: ${script}`),
    );
  });
  expect(missing).toEqual([]);
});
