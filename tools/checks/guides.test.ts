// Bold words in the user guides must be texts of the app.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { at } from '../lib/run.ts';
import { files, read } from './files.ts';

/** Names of guides: those in the product documents, of the other pages, and the general one. */
const names = [
  'AccountWeb',
  'AltroWeb',
  'AmministrazioneWeb',
  'AnamnesiWeb',
  'AssistitiWeb',
  'CalcolatriceWeb',
  'CentriDiagnosticiWeb',
  'CondivisioniWeb',
  'CronologiaWeb',
  'DiagnosiWeb',
  'DottoriWeb',
  'EsamiWeb',
  'FarmaciWeb',
  'FilesWeb',
  'ReportWeb',
  'SchedaPazienteWeb',
  'TaccuinoWeb',
  'UserGuideWeb',
  'VacciniWeb',
  'VisiteWeb',
];

type Words = { [key: string]: string | Words };

const texts = (words: Words): string[] =>
  Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));

function collectTexts(language: string): Set<string> {
  const pages = files(new RegExp(`^apps/web/src/.*/messages\\.${language}\\.json$`)).flatMap((file) =>
    texts(JSON.parse(read(file)) as Words),
  );
  const components = files(/^packages\/design-system\/src\/(.*\.messages|messages\/(it|en))\.ts$/).flatMap((file) =>
    [...read(file).matchAll(/: (?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g)].map(([, one, other]) => one ?? other ?? ''),
  );
  return new Set([...pages, ...components]);
}

describe.each(['it', 'en'])('the guides in %s', (language) => {
  const guides = files(new RegExp(`^docs/guides/${language}/.*\\.md$`));

  test('are complete', () => {
    expect(guides.map((file) => file.replace(/^.*\/|\.md$/g, '')).sort()).toEqual(names);
  });

  test('use the labels of the app', () => {
    const known = collectTexts(language);
    const unknown = guides.flatMap((file) =>
      [...read(file).matchAll(/\*\*([^*]+)\*\*/g)]
        .map(([, word = '']) => word)
        .filter((word) => !known.has(word))
        .map((word) => `${file}: ${word}`),
    );
    expect(unknown).toEqual([]);
  });

  test('refer to existing pictures with descriptions', () => {
    const pictures = guides.flatMap((file) =>
      [...read(file).matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt = '', path = '']) => ({ file, alt, path })),
    );
    expect(pictures.length).toBeGreaterThanOrEqual(names.length - 1);
    for (const { file, alt, path } of pictures) {
      expect(alt.length, `${file}: ${path}`).toBeGreaterThan(40);
      const start = readFileSync(join(at(dirname(file)), path))
        .subarray(0, 3)
        .toString('hex');
      expect(start, path).toBe('ffd8ff');
    }
  });
});

test('the pictures stay within their size limit', () => {
  const bytes = files(/^docs\/guides\/pictures\//).reduce((sum, file) => sum + readFileSync(at(file)).length, 0);
  expect(bytes).toBeLessThan(2_000_000);
});
