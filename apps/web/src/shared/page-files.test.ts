import { expect, it } from 'vitest';
import { filesFor, type PageFiles } from './page-files.ts';

const none = { it: [], en: [] };
const files: PageFiles = {
  every: { it: ['/a/shell.it.js'], en: ['/a/shell.en.js'] },
  fonts: ['/a/inter.woff2'],
  pages: {
    'registro/taccuino': {
      files: ['/a/list.js', '/a/list.css'],
      it: ['/a/notebook.it.js'],
      en: ['/a/notebook.en.js'],
    },
    'registro/taccuino/*': { files: ['/a/edit.js'], ...none },
    'registro/taccuino/nuova': { files: ['/a/new.js'], ...none },
    '*': { files: ['/a/lost.js'], ...none },
  },
};

it('are those of the page and of the language', () => {
  expect(filesFor(files, '/Registro/TACCUINO/', 'it')).toEqual([
    '/a/list.js',
    '/a/list.css',
    '/a/shell.it.js',
    '/a/notebook.it.js',
  ]);
  expect(filesFor(files, '/registro/taccuino', 'en')).toContain('/a/notebook.en.js');
});

it('prefer the page with a name of its own', () => {
  expect(filesFor(files, '/Registro/Taccuino/12', 'it')).toContain('/a/edit.js');
  expect(filesFor(files, '/Registro/Taccuino/Nuova', 'it')).toContain('/a/new.js');
  expect(filesFor(files, '/Registro/Taccuino/Nuova', 'it')).not.toContain('/a/edit.js');
});

it('are only the common ones for a page that is not known', () => {
  expect(filesFor(files, '/x/y/z/w', 'en')).toEqual(['/a/shell.en.js']);
});
