// What a browser must fetch before a page is ready. The build itself says which files those are: the scripts of the
// document, and the list of files a page in its head.
import { readFileSync } from 'node:fs';

const dist = 'apps/web/dist';
const read = (name) => readFileSync(new URL(`${dist}/${name}`, import.meta.url), 'utf8');
const local = (url) => url.replace('/webui/', `${dist}/`);

const document = read('index.html');
const first = [...document.matchAll(/(?:src|rel="stylesheet"[^>]*href)="([^"]+)"/g)].map(([, url]) => url);
const { every, pages } = JSON.parse(/name="page-files" content="([^"]*)"/.exec(document)[1].replaceAll('&quot;', '"'));

const filesOf = (page, ending) =>
  [...new Set([...first, ...every, ...pages[page]])]
    .filter((url) => url.endsWith(ending))
    .map((url) => local(url.replace('{language}', 'it')));

const login = [...read('login.html').matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, url]) => local(url));

const page = (name, path, script, style) => [
  { name: `${name}: script`, path: filesOf(path, '.js'), limit: script, gzip: true },
  { name: `${name}: styles`, path: filesOf(path, '.css'), limit: style, gzip: true },
  { name: `${name}: words`, path: filesOf(path, '.json'), limit: '6 kB', gzip: true },
];

export default [
  { name: 'login: script', path: login, limit: '10 kB', gzip: true },
  { name: 'login: document with its styles', path: `${dist}/login.html`, limit: '12 kB', gzip: true },
  // Of which 0.4 kB show a telephone number and dial it; what groups numbers comes later.
  ...page('patient card', 'registro/schedapaziente', '153.6 kB', '12 kB'),
  // Three lists with levels, a search of its own and drafts.
  ...page('exams', 'registro/esami', '157.4 kB', '12 kB'),
  ...page('notebook', 'registro/taccuino', '149.5 kB', '12 kB'),
  // Of which 0.3 kB keep, with its draft, what was sent without an answer, and hear of the pointer in a shadow root.
  ...page('new notebook entry', 'registro/taccuino/nuova', '194.5 kB', '14.9 kB'),
  // Of which the body, its painting and its picture are about 20 kB; no other page loads them.
  ...page('body in 3D', 'model/model3d', '183.5 kB', '14 kB'),
  ...page('doses', 'calcolatricemedica/dosi', '174.4 kB', '14 kB'),
  ...page('clearance', 'calcolatricemedica/clearance', '176.6 kB', '14 kB'),
  ...page('library of calculators', 'calcolatricemedica/calcolatori', '172.8 kB', '14 kB'),
  ...page('a calculator of the library', 'calcolatricemedica/calcolatori/*', '172 kB', '14 kB'),
];
