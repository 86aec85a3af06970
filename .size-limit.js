// What a browser must fetch before a page is ready. The build itself says which files those are: the scripts of the
// document, and the list of files a page in its head.
import { readFileSync } from 'node:fs';

const dist = 'apps/web/dist';
const read = (name) => readFileSync(new URL(`${dist}/${name}`, import.meta.url), 'utf8');
const local = (url) => url.replace('/webui/', `${dist}/`);

const document = read('index.html');
const first = [...document.matchAll(/(?:src|rel="stylesheet"[^>]*href)="([^"]+)"/g)].map(([, url]) => url);
const { every, pages } = JSON.parse(/name="page-files" content="([^"]*)"/.exec(document)[1].replaceAll('&quot;', '"'));

const inItalian = (url) => !/messages\.en-/.test(url);
const filesOf = (page, ending) =>
  [...new Set([...first, ...every, ...pages[page]])].filter((url) => url.endsWith(ending) && inItalian(url)).map(local);

const login = [...read('login.html').matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, url]) => local(url));

const page = (name, path, script, style) => [
  { name: `${name}: script`, path: filesOf(path, '.js'), limit: script, gzip: true },
  { name: `${name}: styles`, path: filesOf(path, '.css'), limit: style, gzip: true },
];

export default [
  { name: 'login: script', path: login, limit: '10 kB', gzip: true },
  { name: 'login: document with its styles', path: `${dist}/login.html`, limit: '12 kB', gzip: true },
  ...page('patient card', 'registro/schedapaziente', '172 kB', '12 kB'),
  ...page('notebook', 'registro/taccuino', '169 kB', '12 kB'),
  ...page('new notebook entry', 'registro/taccuino/nuova', '168 kB', '12 kB'),
];
