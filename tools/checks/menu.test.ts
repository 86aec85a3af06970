import { expect, test } from 'vitest';
import { read } from './files.ts';

// The server sends Italian names; the app has its own labels in both languages.
test.each(['it', 'en'])('every entry of the menu has a word in %s', (language) => {
  const { menu } = JSON.parse(read(`apps/web/src/shared/shell/messages.${language}.json`)) as {
    menu: Record<string, string>;
  };
  const entries = [...read('apps/api/src/areas/menu/menu.routes.ts').matchAll(/\burl: '([^']+)'/g)];
  const urls = entries.map(([, url = '']) => url.toLowerCase());
  expect(urls.length).toBeGreaterThan(15);
  expect(urls.filter((url) => menu[url] === undefined)).toEqual([]);
});
