import { expect, test } from 'vitest';
import { makeServer } from '../../../test/server.ts';

// covers C-01 E-02
test('the menu leads to the pages that there are', async () => {
  const server = await makeServer('sqlite');
  const { token, id_utente } = await server.person();
  const answer = await server.call('GET', `/api/menu/${id_utente}`, { token });
  await server.close();
  expect(answer.body).toMatchObject([{ label: 'Registro', active: true }]);
  const pages = answer.body[0].submenu.map(({ label, url }: { label: string; url: string }) => [label, url]);
  expect(pages).toEqual([
    ['Scheda Paziente', '/Registro/SchedaPaziente'],
    ['Taccuino', '/Registro/Taccuino'],
  ]);
});
