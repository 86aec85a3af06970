import { expect, test } from 'vitest';
import { render } from './login-document.tsx';

const stores = { appStore: 'https://apps.example/libretto', playStore: 'https://play.example/libretto' };

function shown(offered: Parameters<typeof render>[1], language = 'it') {
  return new DOMParser().parseFromString(render(language, offered).page, 'text/html');
}
const offers = (page: Document) =>
  [...page.querySelectorAll('#app-prompt a')].map((link) => [link.textContent, link.getAttribute('href')]);

// covers S-18
test('the app is offered for each telephone where a store has it, and nowhere else', () => {
  const both = shown(stores);
  expect(both.querySelector('main')?.hasAttribute('data-app')).toBe(true);
  expect(offers(both)).toEqual([
    ['Scarica per iOS', stores.appStore],
    ['Scarica per Android', stores.playStore],
  ]);
  const one = shown({ playStore: stores.playStore }, 'en');
  expect(one.querySelector('main')?.hasAttribute('data-app')).toBe(true);
  expect(offers(one)).toEqual([['Download for Android', stores.playStore]]);
  const none = shown({});
  expect(none.querySelector('main')?.hasAttribute('data-app')).toBe(false);
  expect(offers(none)).toEqual([]);
});

// covers S-17
test('the page asks for address and password, and leads to a new password and to a new account', () => {
  const page = shown({});
  const fields = [...page.querySelectorAll('form input:not([type=checkbox])')];
  expect(fields.map((field) => [field.getAttribute('type'), field.getAttribute('autocomplete')])).toEqual([
    ['email', expect.stringContaining('username')],
    ['password', 'current-password'],
  ]);
  const links = [...page.querySelectorAll('main a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['Password dimenticata?', '/webui/password/reset']);
  expect(links).toContainEqual(['Registrati', '/webui/register']);
});
