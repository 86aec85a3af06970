// @vitest-environment node
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

// Checks the published files, so it needs `pnpm run build` first.
const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');
const components = readdirSync(join(here, 'src/components'));
const entries = ['theme', 'messages', 'tokens', ...components];

beforeAll(() => {
  if (!existsSync(dist)) throw new Error('dist is missing: run the build of this package first.');
});

const read = (name: string) => readFileSync(join(dist, name), 'utf8');

const moduleOf = (entry: string) => (components.includes(entry) ? `components/${entry}` : entry).concat('/index');

const sheet = (name: string) => read(`sheets/${name}.css`);

/** Returns the files that are loaded with an entry, by default without those that it loads later. */
function loadedBy(entry: string, imports = /(?:from|import)\s*"(\.[^"]+)"/g): string[] {
  const seen = new Set<string>();
  function load(file: string): void {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path = ''] of read(file).matchAll(imports)) load(join(dirname(file), path));
  }
  load(`${moduleOf(entry)}.js`);
  return [...seen];
}

describe('the package', () => {
  it('has a module, types and a sheet for every component', () => {
    expect(entries.filter((name) => !existsSync(join(dist, `${moduleOf(name)}.js`)))).toEqual([]);
    expect(entries.filter((name) => !existsSync(join(dist, `${moduleOf(name)}.d.ts`)))).toEqual([]);
    expect(entries.filter((name) => !existsSync(join(dist, 'sheets', `${name}.css`)))).toEqual([]);
  });

  it('marks the modules that need a client, and no entry as a whole', () => {
    const isClient = (file: string) => read(file).startsWith('"use client"');
    expect(entries.filter((name) => isClient(`${moduleOf(name)}.js`))).toEqual([]);
    const sources = globSync('src/**/*.{ts,tsx}', { cwd: here }).filter((file) =>
      /^(\/\/.*\n)*'use client';/.test(readFileSync(join(here, file), 'utf8')),
    );
    expect(sources.length).toBeGreaterThan(60);
    const built = globSync('**/*.js', { cwd: dist }).filter(isClient);
    expect(built.sort()).toEqual(sources.map((file) => file.replace(/^src\/(.*)\.tsx?$/, '$1.js')).sort());
  });
});

describe('bundle size', () => {
  const heavy = /from\s*"(?:react-aria-components|libphonenumber-js)/;

  it.each(entries.filter((name) => !/^(city-)?combobox$/.test(name)))(
    '%s loads no heavy dependency initially',
    (name) => {
      expect(loadedBy(name).filter((file) => heavy.test(read(file)))).toEqual([]);
    },
  );

  it('detects the heavy dependency of the combobox', () => {
    expect(loadedBy('combobox').some((file) => heavy.test(read(file)))).toBe(true);
  });

  it('tokens load no package', () => {
    expect(loadedBy('tokens').filter((file) => /(?:from|import)\s*"[^."]/.test(read(file)))).toEqual([]);
  });

  // Images, texts and region maps of saved drawings appear in lists and dialogs that never draw.
  const drawing = /getContext\(|pointerdown|setPointerCapture/;
  it.each(['pain-image', 'pain-view', 'pain-regions', 'pain-compare', 'pain-heat-map', 'pain-thumbnail'])(
    '%s loads no drawing code',
    (name) => {
      expect(loadedBy(name).filter((file) => drawing.test(read(file)))).toEqual([]);
    },
  );

  it('detects the drawing code of the pain canvas', () => {
    expect(loadedBy('pain-canvas').some((file) => drawing.test(read(file)))).toBe(true);
  });

  it('the phone field loads metadata of all countries lazily', () => {
    expect(loadedBy('phone-field').map(read).join()).toMatch(/import\("\.[^"]+"\)/);
  });
});

// React 18 has neither; its types and servers also pass `ref` and contexts in another way.
const since: Partial<Record<string, string>> = { use: '19.0', useEffectEvent: '19.2' };
const inReact18 =
  /^(use(Callback|DeferredValue|Effect|Id|ImperativeHandle|LayoutEffect|Memo|Reducer|Ref|State|SyncExternalStore)|Fragment|Suspense|createContext|createElement|createRef|lazy|memo|startTransition)$/;

it('requires the version of React that has everything it imports', () => {
  const { peerDependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const imported = new Set(
    globSync('**/*.js', { cwd: dist }).flatMap((file) =>
      [...read(file).matchAll(/import\s*\{([^}]*)\}\s*from\s*"react"/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
      ),
    ),
  );
  const newer = [...imported].filter((name) => !inReact18.test(name));
  expect(newer.filter((name) => !since[name])).toEqual([]);
  const versions = newer.map((name) => since[name] ?? '').sort();
  expect(peerDependencies).toMatchObject({ react: `>=${versions.at(-1)}`, 'react-dom': `>=${versions.at(-1)}` });
});

function listTopLevelSelectors(css: string): string[] {
  const text = css.replace(/\/\*.*?\*\//gs, '').replace(/@layer [^{;]*;/g, '');
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') {
      if (depth === 0) found.push(text.slice(start, at).trim());
      depth += 1;
    } else if (text[at] === '}') {
      depth -= 1;
      start = at + 1;
    }
  }
  expect(depth).toBe(0);
  return found;
}

describe('style sheets', () => {
  const names = [...entries, 'styles'];

  it.each(names)('%s contains only rules in cascade layers', (name) => {
    expect(
      listTopLevelSelectors(sheet(name)).filter((prelude) => !/^@(layer ds\.|keyframes ds_)/.test(prelude)),
    ).toEqual([]);
  });

  it.each(names.filter((name) => sheet(name) !== ''))('%s starts with the layer order', (name) => {
    const order = ['reset', 'tokens', 'base', 'components', 'placed', 'utilities'];
    expect(sheet(name).startsWith(order.map((layer) => `@layer ds.${layer};`).join(''))).toBe(true);
  });

  const listClasses = (name: string) => new Set(sheet(name).match(/\.ds_\w+/g));

  it('styles contains every class of every component', () => {
    const whole = listClasses('styles');
    const missing = entries.flatMap((name) => [...listClasses(name)].filter((one) => !whole.has(one)));
    expect(missing).toEqual([]);
  });

  it('of a component include lazily loaded parts', () => {
    const classes = (text: string) => text.match(/\bds_[a-z0-9]+\b/g) ?? [];
    const drawn = new Set([...sheet('styles').matchAll(/\.(ds_\w+)/g)].map(([, name]) => name));
    for (const name of entries) {
      const own = listClasses(name);
      const used = loadedBy(name, /(?:from|import)\s*\(?"(\.[^"]+)"/g).flatMap((file) => classes(read(file)));
      expect(
        used.filter((one) => drawn.has(one) && !own.has(`.${one}`)),
        name,
      ).toEqual([]);
    }
  });

  it('of a button contain neither list styles nor the theme', () => {
    expect(listClasses('button').size).toBeLessThan(listClasses('collapsible-list').size);
    expect(sheet('button')).not.toContain('--ds-color-text:');
    expect(sheet('theme')).toContain('--ds-color-text:');
  });

  it('stay small', () => {
    expect(gzipSync(sheet('styles')).length).toBeLessThan(30_000);
    expect(gzipSync(sheet('button')).length).toBeLessThan(2_000);
  });
});
