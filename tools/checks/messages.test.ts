import { expect, test } from 'vitest';
import { files, read } from './files.ts';

/** Areas whose messages must match the documents word for word. */
const areas = new Set(['therapies', 'reactions', 'vaccinations', 'anamnesis', 'pregnancies', 'files']);

/** Rows whose quotation is a field name or an English term. */
const descriptive = new Set(['S-34', 'S-59']);

/** Folders of tests outside of the area; the pages of medicines have their own. */
const otherFolders: Record<string, RegExp> = { 'M-42': /\/drugs\//, 'M-53': /\/drugs\// };

/** A quotation mark between two letters is an apostrophe. */
const quotation = /(?<!\p{L})'((?:[^']|(?<=\p{L})'(?=\p{L}))+)'(?! style message)/gu;

const plain = (text: string) => text.replaceAll('’', "'").replaceAll('\\', '').replace(/\s+/g, ' ');

const messages = read('docs/requirements.csv')
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [id = '', area = '', kind = ''] = line.split(',', 3);
    if (!areas.has(area) || kind === 'permission' || descriptive.has(id)) return [];
    return [...line.matchAll(quotation)].map(([, words = '']) => ({ id, area, words: plain(words).trim() }));
  });

const tests = files(/\.(test|spec|stories)\.tsx?$/).map((file) => ({ file, text: plain(read(file)) }));
const isTested = ({ id, area, words }: (typeof messages)[number]) => {
  const place = otherFolders[id] ?? new RegExp(`/${area}/`);
  return tests.some(({ file, text }) => place.test(file) && text.includes(words));
};

test('every message of the documents for these areas is tested in its area', () => {
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((message) => !isTested(message))).toEqual([]);
});

test('quotations are in «caporali» in Italian and in straight marks in English', () => {
  const all = files(/(messages\.(it|en)\.json|\.messages\.ts)$/);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((file) => /[“”]/.test(read(file)))).toEqual([]);
  expect(files(/messages\.en\.json$/).filter((file) => /\p{L}’/u.test(read(file)))).toEqual([]);
});

/** Quotations with a straight apostrophe. */
const straight = [...read('docs/requirements.csv').matchAll(quotation)]
  .map(([, words = '']) => words.trim())
  .filter((words) => words.includes("'"));

/** Returns the Italian texts of a file; component messages have the English ones after them. */
const italian = (file: string) =>
  file.endsWith('.messages.ts') ? (read(file).split(/^ {2}en: \{/m)[0] ?? '') : read(file);

const catalogues = files(/(messages\.it\.json|\.messages\.ts|\.it\.ts)$|^docs\/guides\/it\/.*\.md$/);

const apostrophes = (file: string) =>
  italian(file)
    .split('\n')
    .filter((line) => !/^\s*\/?[/*]/.test(line))
    .map((line) => straight.reduce((rest, words) => rest.replaceAll(words, ''), line))
    .filter((line) => /\p{L}\\?'\p{L}|\bpo\\?'/u.test(line))
    .map((line) => `${file}: ${line.trim()}`);

test('Italian apostrophes are curved, except in quotations of the documents', () => {
  expect(catalogues.length).toBeGreaterThan(100);
  expect(straight).toContain("Errore durante l'eliminazione");
  expect(catalogues.flatMap(apostrophes)).toEqual([]);
  // The quotations of the documents keep theirs.
  const all = catalogues.map(italian).join('\n');
  const bent = straight.map((words) => words.replaceAll("'", '’'));
  expect(bent.filter((words) => all.includes(words))).toEqual([]);
});

/** Areas about the account of the reader, who may not be the person in the record. */
const ownAccount =
  /\/(account|archive|body-model|caregivers|consents|cookies|emergency|guides|permissions|session|sharing|shared-record|space|subscription|shell|acting|install)\//;

/** Quoted by the documents, or about the patients of a doctor. */
const addressed = new Set(['I tuoi dottori', 'Your doctors']);

const ofReader =
  /\bt(?:uo|ua|uoi|ue) (?:libretto|età|altezza|peso|nascita|data di nascita|scheda(?! di medico)|punteggio|risultati|calendario|vaccinazioni|farmac|dottori)|\byour (?:own |whole )*(?:record|age|height|weight|date of birth|patient card|score|results|doctors)\b/i;

test('texts about a record do not call it "yours": a caregiver may be reading', () => {
  const catalogue = files(/apps\/web\/src\/(areas|shared)\/.*messages\.(it|en)\.json$/).filter(
    (file) => !ownAccount.test(file),
  );
  expect(catalogue.length).toBeGreaterThan(50);
  const found = catalogue.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => ofReader.test(line) && ![...addressed].some((text) => line.includes(`"${text}"`)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
