import { expect, test } from 'vitest';
import { makeServer } from '../../test/server.ts';
import { builtIn } from '../areas/drugs/built-in.ts';
import { seedDemo } from './demo.ts';
import { demoPassword } from './people.ts';
import { demoVaccinations } from './vaccinations.ts';

test('names vaccines as in the catalogue', async () => {
  for (const { id_vaccino, vaccino_nome, vaccino_atc } of demoVaccinations) {
    const known = await builtIn.find(id_vaccino);
    expect(known).toMatchObject({ descrizione_breve: vaccino_nome, codice_atc: vaccino_atc, vaccino: true });
  }
});

test('gives Giulia some vaccinations and one that is due', async () => {
  const server = await makeServer('sqlite', { settings: { DEMO: 'true' } });
  await seedDemo({ ...server.parts, timeZone: 'Europe/Rome' });
  const body = { email: 'paziente@libretto.example', password: demoPassword };
  const { token, user } = (await server.call('POST', '/api/user/login', { body })).body.success;
  const get = async (path: string) => (await server.call('GET', `/api/${path}/${user.id_utente}`, { token })).body;
  expect((await get('getVaccinis')).data).toHaveLength(4);
  const booster = (await get('calendarioVaccinale')).data[0];
  expect([booster.vaccino, booster.dosi[1].stato]).toEqual(['dtpa-adulti', 'dovuta']);
  await server.close();
});
