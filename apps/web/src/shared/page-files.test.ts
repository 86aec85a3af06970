import { expect, it } from 'vitest';
import { filesFor, type PageFiles } from './page-files.ts';

const files: PageFiles = {
  every: ['/a/messages.it-1.js', '/a/messages.en-1.js'],
  pages: {
    'registro/taccuino': ['/a/list.js', '/a/list.css', '/a/messages.it-2.js', '/a/messages.en-2.js'],
    'registro/taccuino/*': ['/a/edit.js'],
    'registro/taccuino/nuova': ['/a/new.js'],
    '*': ['/a/lost.js'],
  },
};

it('are those of the page and of the language', () => {
  expect(filesFor(files, '/Registro/TACCUINO/', 'it')).toEqual([
    '/a/messages.it-1.js',
    '/a/list.js',
    '/a/list.css',
    '/a/messages.it-2.js',
  ]);
  expect(filesFor(files, '/registro/taccuino', 'en')).toContain('/a/messages.en-2.js');
});

it('prefer the page with a name of its own', () => {
  expect(filesFor(files, '/Registro/Taccuino/12', 'it')).toContain('/a/edit.js');
  expect(filesFor(files, '/Registro/Taccuino/Nuova', 'it')).toContain('/a/new.js');
  expect(filesFor(files, '/Registro/Taccuino/Nuova', 'it')).not.toContain('/a/edit.js');
});

it('are only the common ones for a page that is not known', () => {
  expect(filesFor(files, '/x/y/z/w', 'en')).toEqual(['/a/messages.en-1.js']);
});
