import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, type Person, type TestServer } from '../../../test/server.ts';
import { Places } from './places.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await makeServer('sqlite');
  person = await server.person();
});
afterAll(() => server.close());

interface City {
  city: string;
  provincia: string;
  codice_catastale: string;
  estero: boolean;
}
const search = async (text: string): Promise<City[]> => {
  const answer = await server.call('GET', `/api/location/${encodeURIComponent(text)}`, { token: person.token });
  expect(answer.status).toBe(200);
  return answer.body;
};

// covers C-12 C-68 E-16
test('finds municipalities with province and code', async () => {
  expect((await search('bologna'))[0]).toEqual({
    city: 'Bologna',
    provincia: 'BO',
    codice_catastale: 'A944',
    estero: false,
  });
  expect((await search('Bolo'))[0]?.city).toBe('Bologna');
});

// covers K-30 C-68
test('returns at most ten results', async () => {
  expect(await search('san')).toHaveLength(10);
  expect(await search('a')).toHaveLength(10);
});

test.each([
  ['forli', 'Forlì'],
  ['FORLÌ', 'Forlì'],
  ["forli'", 'Forlì'],
  ['reggio nell emilia', "Reggio nell'Emilia"],
  ['aosta', 'Aosta'],
  ['  roma ', 'Roma'],
  ['conta', 'Contà'],
  ['rovere della luna', 'Roverè della Luna'],
])('ranks first for %j: %s', async (text, city) => {
  expect((await search(text))[0]?.city).toBe(city);
});

// covers C-68
test('finds foreign countries', async () => {
  expect(await search('germania')).toContainEqual({
    city: 'Germania',
    provincia: '',
    codice_catastale: 'Z112',
    estero: true,
  });
});

test('ranks former places after existing ones', async () => {
  const found = await search('abbazia');
  expect(found.map(({ city, provincia }) => `${city} ${provincia}`)).toContain('Abbazia FU');
});

test('returns an empty list without a match', async () => {
  expect(await search('xyzzy')).toEqual([]);
  expect(await search('...')).toEqual([]);
  expect(await search('%')).toEqual([]);
});

test('ranks whole words before parts of words', () => {
  const lines = [
    'A001\tXX\t\tVilla Nova',
    'A002\tXX\t\tCasanova',
    'A003\tXX\t\tNova Milano',
    'A004\tXX\t\tNova',
    'A005\tXX\t1\tNova',
  ];
  const names = new Places(lines.join('\n')).search('nova', 10).map(({ codice_catastale }) => codice_catastale);
  expect(names).toEqual(['A004', 'A003', 'A001', 'A002']);
});

test('rejects an overlong search', async () => {
  const answer = await server.call('GET', `/api/location/${'a'.repeat(81)}`, { token: person.token });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toMatchObject([{ path: 'params/x', code: 'maxLength' }]);
});

// The ID is stored: moving labels would change stored data.
// covers C-13 E-14
test.each([
  ['', ['Celibe/Nubile', 'Coniugato/a', 'Unito/a civilmente', 'Convivente', 'Separato/a', 'Divorziato/a', 'Vedovo/a']],
  ['?lingua=en', ['Single', 'Married', 'In a civil union', 'Cohabiting', 'Separated', 'Divorced', 'Widowed']],
])('returns the marital statuses%s with their IDs', async (query, names) => {
  const { body } = await server.call('GET', `/api/statimatrimoniali${query}`, { token: person.token });
  const undeclared = query ? 'Not declared' : 'Non dichiarato';
  expect(body).toEqual(
    [...names, undeclared].map((stato_matrimoniale_nome, i) => ({
      id_stato_matrimoniale: i + 1,
      stato_matrimoniale_nome,
    })),
  );
});

test('returns English translations of Italian record terms', async () => {
  const answer = await server.call('GET', '/api/termini', { token: person.token });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(
    expect.arrayContaining([
      { it: 'orale', en: 'oral' },
      { it: 'Nessuna', en: 'None' },
      { it: 'Mammografia bilaterale', en: 'Bilateral mammography' },
      { it: 'Medicina generale', en: 'General practice' },
    ]),
  );
});
