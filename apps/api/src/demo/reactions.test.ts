import { expect, test } from 'vitest';
import { makeServer } from '../../test/server.ts';
import { validateFields } from '../areas/reactions/reactions.routes.ts';
import { seedDemo } from './demo.ts';
import { demoPassword } from './people.ts';

test('reports a reaction in the form that the server accepts, to a drug that is now forbidden', async () => {
  const server = await makeServer('sqlite', { settings: { DEMO: 'true' } });
  await seedDemo({ ...server.parts, timeZone: 'Europe/Rome' });
  const body = { email: 'paziente@libretto.example', password: demoPassword };
  const { token, user } = (await server.call('POST', '/api/user/login', { body })).body.success;
  const get = async (path: string) => (await server.call('GET', path, { token })).body;
  const [report, ...others] = await get(`/api/getAdverseReaction/${user.id_utente}`);
  expect(others).toEqual([]);
  expect(validateFields(report, 'female', '2026-03-21')).toEqual([]);
  const forbidden = await get(`/api/getFarmaci/${user.id_utente}/0`);
  const ids = (forbidden.data ?? forbidden).map(({ id_terapie }: { id_terapie: number }) => id_terapie);
  expect(ids).toContain(report.id_terapie);
  await server.close();
});
