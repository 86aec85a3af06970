// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const sheet = (name: string) => read(`sheets/${name}.css`);

function loadedBy(name: string, seen = new Set<string>(), imports = /(?:from|import)\s*"\.\/([^"]+)"/g): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, file] of read(name).matchAll(imports)) if (file) loadedBy(file, seen, imports);
  return seen;
}

describe('the package', () => {
  it('has a module, types and a sheet for every component', () => {
    expect(entries.filter((name) => !existsSync(join(dist, `${name}.js`)))).toEqual([]);
    expect(entries.filter((name) => !existsSync(join(dist, `${name}.d.ts`)))).toEqual([]);
    expect(entries.filter((name) => !existsSync(join(dist, 'sheets', `${name}.css`)))).toEqual([]);
  });

  it('marks every module as client code', () => {
    expect(entries.filter((name) => !read(`${name}.js`).startsWith('"use client"'))).toEqual([]);
  });
});

describe('bundle size', () => {
  const heavy = /from\s*"(?:react-aria-components|libphonenumber-js)/;

  it.each(entries.filter((name) => !/^(city-)?combobox$/.test(name)))(
    '%s loads no heavy dependency initially',
    (name) => {
      expect([...loadedBy(`${name}.js`)].filter((file) => heavy.test(read(file)))).toEqual([]);
    },
  );

  it('detects the heavy dependency of the combobox', () => {
    expect([...loadedBy('combobox.js')].some((file) => heavy.test(read(file)))).toBe(true);
  });

  it('tokens load no package', () => {
    expect([...loadedBy('tokens.js')].filter((file) => /(?:from|import)\s*"[^."]/.test(read(file)))).toEqual([]);
  });

  // Images, texts and region maps of saved drawings appear in lists and dialogs that never draw.
  const drawing = /getContext\(|pointerdown|setPointerCapture/;
  it.each(['pain-image', 'pain-view', 'pain-regions', 'pain-compare', 'pain-heat-map'])(
    '%s loads no drawing code',
    (name) => {
      expect([...loadedBy(`${name}.js`)].filter((file) => drawing.test(read(file)))).toEqual([]);
    },
  );

  it('detects the drawing code of the pain canvas', () => {
    expect([...loadedBy('pain-canvas.js')].some((file) => drawing.test(read(file)))).toBe(true);
  });

  it('the phone field loads metadata of all countries lazily', () => {
    expect([...loadedBy('phone-field.js')].map(read).join()).toMatch(/import\("\.\/[^"]+"\)/);
  });
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
      const used = [...loadedBy(`${name}.js`, new Set(), /(?:from|import)\s*\(?"\.\/([^"]+)"/g)].flatMap((file) =>
        classes(read(file)),
      );
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
