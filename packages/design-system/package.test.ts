// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, describe, expect, it } from 'vitest';

// What others would install: needs `pnpm run build` first.
const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');
const components = readdirSync(join(here, 'src/components'));
const entries = ['theme', 'messages', ...components];

interface Report {
  problems: Record<string, { entrypoint?: string; kind: string; resolutionKind?: string }[]>;
}

beforeAll(() => {
  if (!existsSync(dist)) throw new Error('dist is missing: run the build of this package first.');
});

const read = (name: string) => readFileSync(join(dist, name), 'utf8');

/** An entry with every chunk it loads at once; what it imports lazily is left out. */
function loadedBy(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, file] of read(name).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) if (file) loadedBy(file, seen);
  return seen;
}

// Packing takes seconds, and more when the machine is busy.
describe('the package', { timeout: 120_000 }, () => {
  it('has a module and types for every component', () => {
    expect(entries.filter((name) => !existsSync(join(dist, `${name}.js`)))).toEqual([]);
    expect(entries.filter((name) => !existsSync(join(dist, `${name}.d.ts`)))).toEqual([]);
  });

  it('satisfies publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: here, strict: true, pack: 'npm' });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types that resolve', () => {
    const args = ['--pack', here, '--profile', 'esm-only', '--format', 'json', '--entrypoints', ...entries];
    const bin = join(here, 'node_modules/.bin/attw');
    // The whole report, since the exit code alone would not say which entry it is about.
    const { problems } = JSON.parse(execFileSync(bin, args, { cwd: here, encoding: 'utf8' })) as Report;
    const modern = Object.values(problems)
      .flat()
      .filter(({ resolutionKind }) => resolutionKind === 'bundler' || resolutionKind === 'node16-esm');
    expect(modern).toEqual([]);
  });

  it('marks every module as one for the browser', () => {
    expect(entries.filter((name) => !read(`${name}.js`).startsWith('"use client"'))).toEqual([]);
  });
});

describe('weight', () => {
  const heavy = /from\s*"(?:react-aria-components|libphonenumber-js)/;

  it.each(entries.filter((name) => name !== 'combobox'))('%s loads nothing heavy at once', (name) => {
    expect([...loadedBy(`${name}.js`)].filter((file) => heavy.test(read(file)))).toEqual([]);
  });

  it('the combobox does, which shows that the check sees it', () => {
    expect([...loadedBy('combobox.js')].some((file) => heavy.test(read(file)))).toBe(true);
  });

  it('the phone field brings the rules of all countries later', () => {
    expect([...loadedBy('phone-field.js')].map(read).join()).toMatch(/import\("\.\/[^"]+"\)/);
  });
});

describe('styles.css', () => {
  it('holds nothing outside the layers of the system', () => {
    let outside = read('styles.css').replace(/\/\*.*?\*\//gs, '');
    // Blocks are taken away from the inside out; what is left stands at the top level.
    outside = outside.replace(/@layer [^{;]*;/g, '');
    const topLevel: string[] = [];
    let depth = 0;
    let start = 0;
    for (let at = 0; at < outside.length; at += 1) {
      if (outside[at] === '{') {
        if (depth === 0) topLevel.push(outside.slice(start, at).trim());
        depth += 1;
      } else if (outside[at] === '}') {
        depth -= 1;
        start = at + 1;
      }
    }
    expect(depth).toBe(0);
    expect(topLevel.filter((prelude) => !/^@(layer ds\.|keyframes )/.test(prelude))).toEqual([]);
  });

  it('has every component in it', () => {
    const styled = components.filter((name) =>
      readdirSync(join(here, 'src/components', name)).some((file) => file.endsWith('.css.ts')),
    );
    expect(styled.length).toBeGreaterThan(15);
    // One rule that only the last of them has.
    expect(read('styles.css')).toContain('text-wrap:balance');
  });

  it('stays small', () => {
    expect(gzipSync(read('styles.css')).length).toBeLessThan(20_000);
  });
});
