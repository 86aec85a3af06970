import { expect, it } from 'vitest';

type Words = { [key: string]: string | Words };

const files = import.meta.glob<Words>('./**/messages.*.json', { eager: true, import: 'default' });

function entries(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : entries(value, `${prefix + key}.`),
  );
}

const folders = [...new Set(Object.keys(files).map((path) => path.replace(/\/messages\.\w+\.json$/, '')))];
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

it('finds the messages of all areas', () => expect(folders.length).toBeGreaterThan(3));

// covers M-02 M-03
it('general success and failure messages are those of the documents in each language', () => {
  const pairs = folders.flatMap((folder) => {
    const english = new Map(entries(files[`${folder}/messages.en.json`] ?? {}));
    return entries(files[`${folder}/messages.it.json`] ?? {}).map(([key, text]) => [text, english.get(key)]);
  });
  const inEnglish = (italian: string) => pairs.filter(([text]) => text === italian).map(([, text]) => text);
  expect(inEnglish('Operazione completata con successo')).toEqual(['The action was successful']);
  const failed = 'Siamo spiacenti, si è verificato un errore. La preghiamo di riprovare più tardi';
  expect(inEnglish(failed)).toEqual(['The action failed. Please try again later.']);
});

// covers M-11
it('no text contains a placeholder', () => {
  const all = Object.values(files).flatMap((words) => entries(words).map(([, text]) => text));
  // In lower case a placeholder of the documents; capitalised, the heading of the vaccinations that are due.
  const placeholder = /to be done|coming soon|lorem ipsum/;
  expect(all.filter((text) => placeholder.test(text))).toEqual([]);
  const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,css}.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(sources)).toContain('./areas/centres/centre-list.tsx');
  const comments = /\/\*[\s\S]*?\*\/|\/\/.*/g;
  const found = Object.entries(sources).filter(([, text]) => placeholder.test(text.replace(comments, '')));
  expect(found.map(([path]) => path)).toEqual([]);
});

// covers S-01
it.each(folders)('%s has the same keys in both languages', (folder) => {
  const italian = entries(files[`${folder}/messages.it.json`] ?? {});
  const english = entries(files[`${folder}/messages.en.json`] ?? {});
  expect(english.map(([key]) => key)).toEqual(italian.map(([key]) => key));
  expect([...italian, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  expect(english.map(([, text]) => placeholders(text))).toEqual(italian.map(([, text]) => placeholders(text)));
});
