import { expect, test } from 'vitest';
import { render } from './login-document.tsx';

const stores = { appStore: 'https://apps.example/libretto', playStore: 'https://play.example/libretto' };

function renderPage(offered: Parameters<typeof render>[1], language = 'it') {
  return new DOMParser().parseFromString(render(language, offered).page, 'text/html');
}
const listStores = (page: Document) =>
  [...page.querySelectorAll('#app-prompt a')].map((link) => [link.textContent, link.getAttribute('href')]);

// covers S-18
test('the app is offered for each platform with a store link only', () => {
  const both = renderPage(stores);
  expect(both.querySelector('main')?.hasAttribute('data-app')).toBe(true);
  expect(listStores(both)).toEqual([
    ['Scarica per iOS', stores.appStore],
    ['Scarica per Android', stores.playStore],
  ]);
  const one = renderPage({ playStore: stores.playStore }, 'en');
  expect(one.querySelector('main')?.hasAttribute('data-app')).toBe(true);
  expect(listStores(one)).toEqual([['Download for Android', stores.playStore]]);
  const none = renderPage({});
  expect(none.querySelector('main')?.hasAttribute('data-app')).toBe(false);
  expect(listStores(none)).toEqual([]);
});

// covers S-17
test('the page asks for address and password and links to password reset and registration', () => {
  const page = renderPage({});
  const fields = [...page.querySelectorAll('form input:not([type=checkbox])')];
  expect(fields.map((field) => [field.getAttribute('type'), field.getAttribute('autocomplete')])).toEqual([
    ['email', expect.stringContaining('username')],
    ['password', 'current-password'],
  ]);
  const links = [...page.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['Password dimenticata?', '/webui/password/reset']);
  expect(links).toContainEqual(['Registrati', '/webui/register']);
});
