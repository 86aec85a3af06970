import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, noon, type Person, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await makeServer('sqlite', { clock: () => noon });
  person = await server.person();
});
afterAll(() => server.close());

const get = (path: string) => server.call('GET', path, { token: person.token });

// covers S-55 K-106
test('lists stored items with their duration', async () => {
  const { elenco } = (await get('/api/cookiePolicy')).body;
  const kinds = Object.fromEntries(elenco.map(({ nome, tipo }: { nome: string; tipo: string }) => [nome, tipo]));
  expect(kinds).toMatchObject({
    cookie_consent: 'cookie',
    'tsr-scroll-restoration': 'sessionStorage',
    'Token XSRF': 'assente',
    'Cookie di sessione': 'assente',
    'Statistiche (analytics)': 'assente',
  });
  expect(Object.values(kinds)).toEqual(expect.arrayContaining(['localStorage', 'sessionStorage']));
  expect(elenco[0]).toMatchObject({ nome: 'cookie_consent', durata: '1 anno' });
});

test('lists the same items in both languages', async () => {
  const [it, en] = [(await get('/api/cookiePolicy')).body, (await get('/api/cookiePolicy?lingua=en')).body];
  const shape = ({ elenco, sezioni }: typeof it) => [
    elenco.map(({ tipo }: { tipo: string }) => tipo),
    sezioni.map(({ testo }: { testo: string[] }) => testo.length),
  ];
  expect(shape(en)).toEqual(shape(it));
  expect(en.titolo).not.toBe(it.titolo);
});

test.each([
  ['it', 'InformativaCookie.pdf', '(it-IT)'],
  ['en', 'CookiePolicy.pdf', '(en-GB)'],
])('returns the PDF in %s as %s with its language', async (language, name, lang) => {
  const { headers, text } = await get(`/api/downloadCookiePolicy?lingua=${language}`);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain(name);
  expect(text).toMatch(/^%PDF-1\.7/);
  expect(text).toContain(`/Lang ${lang}`);
});
