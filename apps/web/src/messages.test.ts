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

it('there are words at all', () => expect(folders.length).toBeGreaterThan(3));

// covers M-11
it('nothing says that it is still to be done', () => {
  const all = Object.values(files).flatMap((words) => entries(words).map(([, text]) => text));
  expect(all.filter((text) => /to be done|da fare\.\.\.|coming soon|lorem ipsum/i.test(text))).toEqual(['To be done']);
});

// covers S-01
it.each(folders)('%s says everything in both languages', (folder) => {
  const italian = entries(files[`${folder}/messages.it.json`] ?? {});
  const english = entries(files[`${folder}/messages.en.json`] ?? {});
  expect(english.map(([key]) => key)).toEqual(italian.map(([key]) => key));
  expect([...italian, ...english].filter(([, text]) => text.trim() === '')).toEqual([]);
  expect(english.map(([, text]) => placeholders(text))).toEqual(italian.map(([, text]) => placeholders(text)));
});
