// What a browser must fetch before a page is ready. The build itself says which files those are: the scripts of the
// document, and the list of files a page in its head.
import { readFileSync } from 'node:fs';

const dist = 'apps/web/dist';
const read = (name) => readFileSync(new URL(`${dist}/${name}`, import.meta.url), 'utf8');
const local = (url) => url.replace('/webui/', `${dist}/`);

const document = read('index.html');
const first = [...document.matchAll(/(?:src|rel="stylesheet"[^>]*href)="([^"]+)"/g)].map(([, url]) => url);
const { every, pages } = JSON.parse(/id="page-files">([^<]*)</.exec(document)[1]);

const filesOf = (page, ending) =>
  [...new Set([...first, ...pages[page].files])].filter((url) => url.endsWith(ending)).map(local);

const login = [...read('login.html').matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, url]) => local(url));

const page = (name, path, script, style, messages = '14 kB') => [
  { name: `${name}: script`, path: filesOf(path, '.js'), limit: script, gzip: true },
  { name: `${name}: styles`, path: filesOf(path, '.css'), limit: style, gzip: true },
  { name: `${name}: messages`, path: [...every.it, ...pages[path].it].map(local), limit: messages, gzip: true },
];

export default [
  { name: 'login: script', path: login, limit: '10 kB', gzip: true },
  { name: 'login: document with its styles', path: `${dist}/login.html`, limit: '16 kB', gzip: true },
  ...page('patient card', 'registro/schedapaziente', '210 kB', '24 kB'),
  ...page('exams', 'registro/esami', '210 kB', '24 kB'),
  ...page('therapies', 'registro/farmaci', '210 kB', '24 kB', '18 kB'),
  ...page('diagnoses', 'registro/diagnosi', '210 kB', '24 kB'),
  ...page('files', 'registro/file', '210 kB', '24 kB'),
  ...page('notebook', 'registro/taccuino', '210 kB', '24 kB'),
  ...page('new notebook entry', 'registro/taccuino/nuova', '280 kB', '32 kB'),
  ...page('body in 3D', 'model/model3d', '280 kB', '32 kB'),
  ...page('record of a patient', 'assistiti/*', '290 kB', '36 kB', '22 kB'),
  ...page('doses', 'calcolatricemedica/dosi', '280 kB', '32 kB'),
  ...page('clearance', 'calcolatricemedica/clearance', '280 kB', '32 kB'),
  ...page('library of calculators', 'calcolatricemedica/calcolatori', '280 kB', '32 kB'),
  ...page('a calculator of the library', 'calcolatricemedica/calcolatori/*', '280 kB', '32 kB'),
];
