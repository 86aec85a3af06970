import { expect, test } from 'vitest';
import { findPages } from './find-pages.ts';

const place = (label: string, url: string, submenu: ReturnType<typeof leaf>[] = []) => ({
  ...leaf(label, url),
  submenu,
});
function leaf(label: string, url: string, active = true) {
  return { label, url, image: 'x', active };
}
const menu = [
  place('Registro', '/Registro', [leaf('Vaccini', '/v'), leaf('Farmaci', '/f'), leaf('Chiusa', '/c', false)]),
  place('Calcolatrice', '/calc', [leaf('Dosi', '/dosi'), leaf('Tutti i calcolatori', '/tutti')]),
  place('Report', '/report'),
];
const otherWords = ({ url }: { url: string }) => (url === '/f' ? 'medicine terapie dosi' : '');
const urls = (query: string) =>
  findPages(menu, query, { label: ({ label }) => label, otherWords }).map(({ url }) => url);

test.each([
  ['vaccini', ['/v']],
  ['VACCINO', ['/v']],
  ['vac', ['/v']],
  ['dosi', ['/dosi', '/f']],
  ['calcolatori', ['/tutti']],
  ['medicine', ['/f']],
  ['report', ['/report']],
  ['chiusa', []],
  ['registro vaccini', ['/v']],
  ['vaccini dosi', []],
  ['la pagina dei vaccini', []],
  ['dosi dei farmaci', ['/f']],
  ['vacini', ['/v']],
  ['framaci', ['/f']],
  ['registro vacccini', ['/v']],
  ['repotr', ['/report']],
  ['dsoi', []],
  ['', []],
])('finds for %j %j', (query, expected) => {
  expect(urls(query)).toEqual(expected);
});
