import { belfioreConnector } from '@marketto/belfiore-connector-embedded';
import { CodiceFiscaleUtils } from '@marketto/codice-fiscale-utils';
import { expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases } from '../../test/server.ts';
import { document } from '../contract/document.ts';
import { Validation } from '../contract/validation.ts';
import { seedDemo } from './demo.ts';
import { drawBody } from './figure.ts';
import { demoPassword, people } from './people.ts';

onBothDatabases('demo mode', (kind) => {
  test('four people can sign in, once put in and not again', async () => {
    const server = await makeServer(kind, { settings: { DEMO: 'true' } });
    const parts = { ...server.parts, timeZone: 'Europe/Rome' };
    await seedDemo(parts);
    const login = (email: string) =>
      server.call('POST', '/api/user/login', { body: { email, password: demoPassword } });

    const granted: Record<string, boolean[]> = {};
    for (const { email } of people) {
      const { token } = (await login(email)).body.success;
      const ask = async (data: string) =>
        (await server.call('POST', '/api/security/hasPermission', { token, body: { data } })).body.data;
      granted[email] = await Promise.all(['aggiungitaccuino', 'modificataccuino', 'calcolatrice', 'admin'].map(ask));
    }
    expect(granted).toEqual({
      'paziente@libretto.example': [true, true, true, false],
      'paziente2@libretto.example': [false, false, true, false],
      'dottore@libretto.example': [true, true, true, false],
      'admin@libretto.example': [true, true, true, true],
    });

    const { token, user } = (await login('paziente@libretto.example')).body.success;
    const card = (await server.call('GET', `/api/patient/${user.id_utente}`, { token })).body;
    expect(card.tbl_taccuinos).toHaveLength(10);
    expect(card.contattiemergenza).toHaveLength(3);
    expect(card.contattialtro).toHaveLength(2);
    for (const { id_taccuino } of card.tbl_taccuinos) {
      const images = (await server.call('GET', `/api/taccuino/${id_taccuino}/Images`, { token })).body;
      expect(images.taccuino_report_anteriore).toMatch(/^data:image\/png;base64,/);
      expect(images.taccuino_report_posteriore).toMatch(/^data:image\/png;base64,/);
    }

    const deleted_at = '2012-12-20T00:00:00.000Z';
    await server.call('POST', `/api/salva/tbl_taccuinos/${card.tbl_taccuinos[0].id_taccuino}`, {
      token,
      body: { deleted_at },
    });
    await seedDemo(parts);
    const again = (await server.call('GET', `/api/patient/${user.id_utente}`, { token })).body;
    expect(again.tbl_taccuinos).toHaveLength(9);
    expect(await server.database.selectFrom('utenti').select('id_utente').execute()).toHaveLength(4);
    await server.close();
  });
});

test('outside of demo mode nobody signs in with the known password', async () => {
  const server = await makeServer('sqlite');
  await seedDemo({ ...server.parts, timeZone: 'Europe/Rome' });
  for (const { email } of people) {
    const answer = await server.call('POST', '/api/user/login', { body: { email, password: demoPassword } });
    expect(answer.status).toBe(401);
  }
  await server.close();
});

test('a drawing is the same each time, and one that the notebook takes', async () => {
  expect(drawBody('front', { '107': 'forte' })).toEqual(drawBody('front', { '107': 'forte' }));
  expect(drawBody('front', { '107': 'forte' })).not.toEqual(drawBody('front', { '107': 'lieve' }));
  const server = await makeServer('sqlite');
  const { token } = await server.person();
  const url = (side: 'front' | 'back') => `data:image/png;base64,${drawBody(side, {}).toString('base64')}`;
  const body = {
    taccuino_2d_drawn: 1,
    taccuino_data: new Date(noon).toISOString().slice(0, 10),
    taccuino_descrizione: '',
    taccuino_report_anteriore: url('front'),
    taccuino_report_posteriore: url('back'),
    id_livello_confidenzialita: 4,
  };
  expect((await server.call('POST', '/api/taccuino/', { token, body })).status).toBe(200);
  await server.close();
});

const { parser } = new CodiceFiscaleUtils(belfioreConnector);
test.each(people)('the tax code of $patient.paziente_nome agrees with the rest', async ({ patient, detail }) => {
  const expected = await parser.encodeCf({
    lastName: patient.paziente_cognome,
    firstName: patient.paziente_nome,
    date: new Date(`${patient.paziente_nascita}T12:00:00Z`),
    gender: patient.paziente_sesso === 'female' ? 'F' : 'M',
    place: detail.comune_nascita ?? '',
  });
  expect(patient.paziente_codfiscale).toBe(expected);
});

test.each(people)('$email fits the contract', ({ detail, contacts }) => {
  const validation = new Validation(document);
  expect(validation.body({ $ref: '#/components/schemas/ContactDetail' })(detail)).toEqual([]);
  for (const { tipologia, ...contact } of contacts) {
    const schema = tipologia === 10 ? 'EmergencyContactSave' : 'OtherContactSave';
    const check = validation.body({ $ref: `#/components/schemas/${schema}` });
    expect(check({ ...contact, id_contatto_tipologia: tipologia })).toEqual([]);
  }
});
