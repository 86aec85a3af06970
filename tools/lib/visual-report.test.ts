import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './run.ts';
import { comparePictures, countKinds, exitCodeOf, reportEntries, sides, writeReport } from './visual-report.ts';

let folder: string;

/** A white image with a black square. */
function put(side: (typeof sides)[number], name: string, square: number): void {
  const png = new PNG({ width: 20, height: 20 });
  png.data.fill(255);
  for (let y = 0; y < square; y += 1)
    for (let x = 0; x < square; x += 1) png.data.set([0, 0, 0, 255], (y * 20 + x) * 4);
  writeFileSync(join(folder, side, `${name}.png`), PNG.sync.write(png));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'libretto-visual-'));
  for (const side of sides) mkdirSync(join(folder, side));
  for (const side of sides) put(side, 'badge--default.light', 5);
  put('baseline', 'badge--tones.light', 2);
  put('current', 'badge--tones.light', 10);
  put('baseline', 'badge--large.light', 2);
  put('current', 'badge--large.light', 3);
  put('baseline', 'tabs--old.light', 1);
  put('current', 'tabs--new.light', 1);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = [
  'badge--default.light',
  'badge--large.light',
  'badge--tones.light',
  'tabs--new.light',
  'tabs--old.light',
];
const versions = { baseline: { name: 'main <b>', commit: 'a'.repeat(40) }, current: 'b'.repeat(40) };

function write(failed: string[] = []): string {
  const file = writeReport(folder, { ...versions, compared: comparePictures(folder, names), failed });
  return readFileSync(file, 'utf8');
}

test('compares every picture', () => {
  const compared = comparePictures(folder, names);
  expect(compared.map(({ name, difference }) => `${name} ${difference.kind}`)).toEqual([
    'badge--default.light same',
    'badge--large.light changed',
    'badge--tones.light changed',
    'tabs--new.light new',
    'tabs--old.light gone',
  ]);
  expect(countKinds(compared)).toEqual({ same: 1, changed: 2, new: 1, gone: 1 });
});

test('is a folder that can be hosted: every link is to a file in it, and every file is linked', () => {
  const html = write();
  const links = [...html.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
  expect(links.filter((link) => /^(\/|\w+:|\.\.)/.test(link))).toEqual([]);
  expect(readdirSync(folder).sort()).toEqual([...reportEntries].sort());
  const images = [...sides, 'difference'].flatMap((side) =>
    readdirSync(join(folder, side)).map((name) => `${side}/${name}`),
  );
  expect(images.sort()).toEqual([...new Set(links)].sort());
  expect(images).toHaveLength(8);
  for (const [, target] of html.matchAll(/href="#([^"]*)"/g)) expect(html).toContain(`id="${target}"`);
});

test('has a summary, with new and gone pictures and the largest differences first', () => {
  const html = write(['tabs--slow [light] it took too long']);
  const row = (kind: string, count: number) => `<th scope="row">${kind}</th><td>${count}</td>`;
  expect(html).toContain(`${row('changed', 2)}</tr><tr>${row('new', 1)}</tr><tr>${row('gone', 1)}`);
  expect(html).toContain(`${row('same', 1)}</tr><tr>${row('not taken', 1)}`);
  expect(html).toContain('Baseline: aaaaaaaaaa. Current: bbbbbbbbbb');
  const sections = [...html.matchAll(/<section id="([^"]*)"/g)].map(([, name]) => name);
  expect(sections.slice(2)).toEqual(['badge--tones.light', 'badge--large.light']);
  expect(html).toContain('main &#60;b&#62;');
  expect(html).not.toContain('main <b>');
});

test('names no place of this machine', () => {
  const html = write([
    `a--b [light] page.goto: net::ERR_FAILED at http://127.0.0.1:40123/iframe.html?id=a--b`,
    `a--c [dark] ENOENT: no such file or directory, open '${join(root, '.cache', 'visual', 'a.png')}'`,
    String.raw`a--d [dark] EPERM: open 'C:\Users\someone\a.png'`,
  ]);
  expect(html).toContain('a--b [light] page.goto: net::ERR_FAILED at …');
  for (const place of ['127.0.0.1', root, folder, 'someone']) expect(html).not.toContain(place);
});

test('the exit code tells the same, differences and missing pictures', () => {
  const compared = comparePictures(folder, names);
  const same = compared.filter(({ difference }) => difference.kind === 'same');
  expect(exitCodeOf({ compared: same, failed: [] })).toBe(0);
  expect(exitCodeOf({ compared, failed: [] })).toBe(1);
  for (const one of compared.filter((each) => !same.includes(each))) {
    expect(exitCodeOf({ compared: [one], failed: [] })).toBe(1);
  }
  expect(exitCodeOf({ compared: same, failed: ['one'] })).toBe(2);
});
