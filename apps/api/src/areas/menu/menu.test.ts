import { expect, test } from 'vitest';
import { makeDoctor } from '../../../test/doctors.ts';
import { makeServer, type Person, type TestServer } from '../../../test/server.ts';

interface Entry {
  label: string;
  url: string;
  image: string;
  active: boolean;
}

// covers C-01 E-02
test('links to existing pages only', async () => {
  const server = await makeServer('sqlite');
  const { token, id_utente } = await server.person();
  const answer = await server.call('GET', `/api/menu/${id_utente}`, { token });
  await server.close();
  const items: (Entry & { submenu: Entry[] })[] = answer.body;
  expect(items.map(({ label, url }) => [label, url])).toEqual([
    ['Oggi', '/Registro/SchedaPaziente'],
    ['Salute', '/Registro/Salute'],
    ['Condividi', '/Registro/Condividi'],
  ]);
  const entries = items.flatMap(({ submenu }) => submenu);
  expect([...items, ...entries].filter(({ active }) => active !== true)).toEqual([]);
  for (const { image } of [...items, ...entries]) expect(image).toMatch(/^[a-z-]+$/);
  expect(items.map(({ submenu }) => submenu.map(({ label, url }) => [label, url]))).toEqual([
    [],
    [
      ['Taccuino del dolore', '/Registro/Taccuino'],
      ['Rilevazioni', '/Registro/Visite/rilevazioni'],
      ['Esami', '/Registro/Esami'],
      ['Diagnosi', '/Registro/Diagnosi'],
      ['Farmaci', '/Registro/Farmaci'],
      ['Visite', '/Registro/Visite'],
      ['Vaccini', '/Registro/Vaccini'],
      ['Storia clinica', '/Registro/Anamnesi'],
      ['Documenti', '/Registro/File'],
      ['Cronologia', '/Registro/Cronologia'],
      ['Cestino', '/Registro/Cestino'],
      ['Dosi', '/calcolatricemedica/Dosi'],
      ['Funzione dei reni', '/calcolatricemedica/Clearance'],
      ['Punteggi di rischio', '/calcolatricemedica/calcoloScores'],
      ['Tutti i calcolatori', '/calcolatricemedica/Calcolatori'],
      ['Centri', '/centriConvezionati/CentriConvezionati'],
      ['Modello 3D', '/model/model3d'],
      ['Link utili', '/altro'],
    ],
    [
      ['Dottori', '/Registro/Dottori'],
      ['Chi vede che cosa', '/Registro/Privacy'],
      ['Link a tempo', '/Registro/Condivisioni'],
      ['Chi mi aiuta', '/Registro/Deleghe'],
      ['Proposte dei medici', '/Registro/Proposte'],
      ['Preparo la visita', '/Registro/PreparaVisita'],
      ['Stampa e scarica', '/report'],
      ['Scheda di emergenza', '/account/Emergenza'],
    ],
  ]);
});

// covers S-16 P-25
test('gives a patient the patient pages and their own record only', async () => {
  const server = await makeServer('sqlite');
  const { token, id_utente, id_paziente } = await server.person();
  const other = await server.person();
  const menu = await server.call('GET', `/api/menu/${id_utente}`, { token });
  expect(JSON.stringify(menu.body)).not.toMatch(/\/admin|\/Assistiti/i);
  const contact = {
    id_contatto_tipologia: 10,
    contatto_nominativo: 'Anna Prova',
    contatto_telefono: '+39 333 1112222',
    id_livello_confidenzialita: 2,
  };
  const save = (body: object) => server.call('POST', '/api/salva/contattiemergenza/0', { token, body });
  const saved = await save({ ...contact, author_id: other.id_utente, id_paziente });
  if (saved.status === 200) expect(saved.body.author_id).toBe(id_utente);
  else expect(saved.status).toBe(422);
  expect((await save(contact)).body).toMatchObject({ author_id: id_utente, id_paziente });
  for (const [table, body] of [
    ['esami', { indagine_tipologia: 'ECG', indagine_stato: '0' }],
    [
      'diagnosi',
      {
        tipo_diagnosi: 'Diagnosi',
        diagnosi_patologia: 'Asma',
        diagnosi_stato: '1',
        diagnosiDetails: { careprovider: 'Elena Bianchi' },
      },
    ],
  ] as const) {
    const one = { ...body, id_livello_confidenzialita: 2 };
    const answer = await server.call('POST', `/api/salva/${table}/0`, { token, body: one });
    expect(answer.body, table).toMatchObject({ author_id: id_utente, id_paziente });
  }
  expect((await server.call('GET', '/api/assistiti', { token })).body).not.toHaveProperty('data.0');
  expect((await server.call('GET', `/api/assistiti/${other.id_paziente}`, { token })).status).toBe(404);
  await server.close();
});

async function readUrls(server: TestServer, { id_utente, token }: Person): Promise<string[]> {
  const { body } = await server.call('GET', `/api/menu/${id_utente}`, { token });
  return body.map(({ url }: Entry) => url);
}

test('begins with the patients of a doctor, whose own record is under Salute', async () => {
  const server = await makeServer('sqlite');
  const person = await server.person();
  await makeDoctor(server, { id_utente: person.id_utente });
  expect(await readUrls(server, person)).toEqual(['/Assistiti', '/Registro/Salute', '/Registro/Condividi']);
  const { body } = await server.call('GET', `/api/menu/${person.id_utente}`, { token: person.token });
  expect(body[1].submenu[0]).toMatchObject({ label: 'Scheda Paziente', url: '/Registro/SchedaPaziente' });
  await server.close();
});

// covers P-22 R-35
test('begins with the administration only with the permission admin', async () => {
  const server = await makeServer('sqlite');
  const admin = await server.person(['admin']);
  expect(await readUrls(server, admin)).toEqual(['/admin/admin', '/Registro/Salute', '/Registro/Condividi']);
  await server.removeFeatures(admin, 'admin');
  const { body } = await server.call('GET', `/api/menu/${admin.id_utente}`, { token: admin.token });
  expect(JSON.stringify(body)).not.toContain('/admin');
  await server.close();
});

test('ends with the administration for a doctor who is an administrator', async () => {
  const server = await makeServer('sqlite');
  const person = await server.person(['admin']);
  await makeDoctor(server, { id_utente: person.id_utente });
  expect(await readUrls(server, person)).toEqual([
    '/Assistiti',
    '/Registro/Salute',
    '/Registro/Condividi',
    '/admin/admin',
  ]);
  await server.close();
});

test('groups the pages of the record and of the administration', async () => {
  const server = await makeServer('sqlite');
  const admin = await server.person(['admin']);
  const { body } = await server.call('GET', `/api/menu/${admin.id_utente}`, { token: admin.token });
  await server.close();
  const groups = (index: number) =>
    body[index].submenu.reduce((found: [string, number][], { gruppo }: { gruppo: string }) => {
      const last = found.at(-1);
      if (last?.[0] === gruppo) last[1]++;
      else found.push([gruppo, 1]);
      return found;
    }, []);
  expect(groups(0)).toEqual([
    ['persone', 2],
    ['accesso', 3],
    ['elenchi', 2],
    ['funzionamento', 2],
  ]);
  expect(groups(1)).toEqual([
    ['libretto', 12],
    ['strumenti', 7],
  ]);
});
