import { expect, it } from 'vitest';
import { filesFor, type PageFiles } from './page-files.ts';

const files: PageFiles = {
  every: ['/a/{language}/shell.json'],
  pages: {
    'registro/taccuino': ['/a/list.js', '/a/list.css', '/a/{language}/notebook.json'],
    'registro/taccuino/*': ['/a/edit.js'],
    'registro/taccuino/nuova': ['/a/new.js'],
    '*': ['/a/lost.js'],
  },
};

it('are those of the page and of the language', () => {
  expect(filesFor(files, '/Registro/TACCUINO/', 'it')).toEqual([
    '/a/it/shell.json',
    '/a/list.js',
    '/a/list.css',
    '/a/it/notebook.json',
  ]);
  expect(filesFor(files, '/registro/taccuino', 'en')).toContain('/a/en/notebook.json');
});

it('prefer the page with a name of its own', () => {
  expect(filesFor(files, '/Registro/Taccuino/12', 'it')).toContain('/a/edit.js');
  expect(filesFor(files, '/Registro/Taccuino/Nuova', 'it')).toContain('/a/new.js');
  expect(filesFor(files, '/Registro/Taccuino/Nuova', 'it')).not.toContain('/a/edit.js');
});

it('are only the common ones for a page that is not known', () => {
  expect(filesFor(files, '/x/y/z/w', 'en')).toEqual(['/a/en/shell.json']);
});
