import { askEarly } from '../shared/early.ts';
import { filesFor, type PageFiles } from '../shared/page-files.ts';
import { base, isPublic } from '../shared/session/places.ts';
import { currentSession, goToLogin } from '../shared/session/session.ts';
import { keys } from '../shared/session/storage.ts';

// What the first page will ask for, asked for while the application is still on its way.
const asked = window.location.pathname.slice(base.length).toLowerCase().replace(/\/+$/, '');
const path = asked === '' || asked === '/registro' ? '/registro/schedapaziente' : asked;

const operations: Readonly<Record<string, readonly string[]>> = {
  '/registro/schedapaziente': ['patient', 'emergenzaGet', 'moreContactsGet'],
  '/registro/taccuino': ['patient', 'getTaccuinos'],
  '/registro/taccuino/nuova': ['patient'],
};

function askForData(): void {
  const session = currentSession();
  if (!session) {
    goToLogin();
    return;
  }
  if (localStorage.getItem(keys.menu) === null) askEarly(`/api/menu/${session.userId}`, session.token);
  for (const operation of operations[path] ?? []) askEarly(`/api/${operation}/${session.userId}`, session.token);
}

function askForFiles(): void {
  // The development server makes the files as they are asked for.
  const list = document.querySelector<HTMLMetaElement>('meta[name="page-files"]')?.content;
  if (!list) return;
  const files: PageFiles = JSON.parse(list);
  for (const file of filesFor(files, path, document.documentElement.lang === 'en' ? 'en' : 'it')) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

if (!isPublic(path)) askForData();
askForFiles();
