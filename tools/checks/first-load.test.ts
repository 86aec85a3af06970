import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { PageFiles } from '../../apps/web/src/shared/page-files.ts';

// Each kind of code is recognized by a word that minification keeps.
const dist = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url));
const read = (name: string) => readFileSync(`${dist}${name}`, 'utf8');

const heavy = [
  { kind: 'drawing on a canvas', mark: /getCoalescedEvents/, pages: ['registro/taccuino/nuova', 'model/model3d'] },
  { kind: '3D', mark: /WebGLRenderer|createShader/, pages: ['model/model3d'] },
  { kind: 'PDF', mark: /%PDF-|pdfjs/i, pages: [] },
  { kind: 'calculators', mark: /not-finite/, pages: ['calcolatricemedica'] },
  { kind: 'payment', mark: /paypal\.com\/sdk|paypalSdk/i, pages: [] },
];

const document = read('index.html');
const { pages }: PageFiles = JSON.parse(/id="page-files">([^<]*)</.exec(document)?.[1] ?? '');
const first = [...document.matchAll(/src="([^"]+)"/g)].map(([, url]) => url ?? '');
const listScripts = (page: string) =>
  [...new Set([...first, ...(pages[page]?.files ?? [])])].filter(isScript).map(local);
const local = (url: string) => url.replace('/webui/', '');
const isScript = (url: string) => url.endsWith('.js');

describe('first load', () => {
  test('the build still contains the marker of canvas drawing', () => {
    const scripts = readdirSync(`${dist}assets`).filter(isScript);
    expect(scripts.some((name) => /getCoalescedEvents/.test(read(`assets/${name}`)))).toBe(true);
  });

  test.each(Object.keys(pages))('%s loads no heavy code that it does not use', (page) => {
    const found = listScripts(page).flatMap((script) =>
      heavy
        .filter(({ mark, pages: shown }) => !shown.some((start) => page.startsWith(start)) && mark.test(read(script)))
        .map(({ kind }) => kind),
    );
    expect(found).toEqual([]);
  });
});
