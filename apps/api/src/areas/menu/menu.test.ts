import { expect, test } from 'vitest';
import { makeDoctor } from '../../../test/doctors.ts';
import { makeServer, type Person } from '../../../test/server.ts';

// covers C-01 E-02
test('links to existing pages only', async () => {
  const server = await makeServer('sqlite');
  const { token, id_utente } = await server.person();
  const answer = await server.call('GET', `/api/menu/${id_utente}`, { token });
  await server.close();
  expect(answer.body).toMatchObject([
    { label: 'Registro', active: true },
    { label: 'Calcolatrice', active: true },
    { label: 'Centri', url: '/centriConvezionati/CentriConvezionati', active: true, submenu: [] },
    { label: 'Report', url: '/report', active: true, submenu: [] },
    { label: 'Altro', url: '/altro', active: true, submenu: [] },
  ]);
  type Entry = { label: string; url: string; image: string; active: boolean };
  const entries: Entry[] = answer.body.flatMap(({ submenu }: { submenu: Entry[] }) => submenu);
  expect(entries.filter(({ active }) => active !== true)).toEqual([]);
  for (const { image } of [...answer.body, ...entries]) expect(image).toMatch(/^[a-z-]+$/);
  expect(entries.map(({ label, url }) => [label, url])).toEqual([
    ['Scheda Paziente', '/Registro/SchedaPaziente'],
    ['Taccuino', '/Registro/Taccuino'],
    ['Esami', '/Registro/Esami'],
    ['Diagnosi', '/Registro/Diagnosi'],
    ['Farmaci', '/Registro/Farmaci'],
    ['Visite', '/Registro/Visite'],
    ['Vaccini', '/Registro/Vaccini'],
    ['Anamnesi', '/Registro/Anamnesi'],
    ['File', '/Registro/File'],
    ['Dottori', '/Registro/Dottori'],
    ['Mappa della privacy', '/Registro/Privacy'],
    ['Preparo la visita', '/Registro/PreparaVisita'],
    ['Link che scadono', '/Registro/Condivisioni'],
    ['Cronologia', '/Registro/Cronologia'],
    ['Dosi', '/calcolatricemedica/Dosi'],
    ['Clearance', '/calcolatricemedica/Clearance'],
    ['Score', '/calcolatricemedica/calcoloScores'],
    ['Tutti i calcolatori', '/calcolatricemedica/Calcolatori'],
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

test('adds a section for doctors', async () => {
  const server = await makeServer('sqlite');
  const { token, id_utente } = await server.person();
  await makeDoctor(server, { id_utente });
  const answer = await server.call('GET', `/api/menu/${id_utente}`, { token });
  await server.close();
  expect(answer.body.map(({ label }: { label: string }) => label)).toEqual([
    'Registro',
    'Calcolatrice',
    'Centri',
    'Report',
    'Altro',
    'I miei assistiti',
  ]);
});

// covers P-22 R-35
test('adds the administration only with the permission admin', async () => {
  const server = await makeServer('sqlite');
  const getMenu = async ({ id_utente, token }: Person) =>
    (await server.call('GET', `/api/menu/${id_utente}`, { token })).body;
  const admin = await server.person(['admin']);
  expect((await getMenu(admin)).at(-1)).toMatchObject({ label: 'Amministrazione', url: '/admin/admin', active: true });
  await server.removeFeatures(admin, 'admin');
  expect(JSON.stringify(await getMenu(admin))).not.toContain('/admin');
  await server.close();
});
