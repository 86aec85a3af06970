import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, onBothDatabases, type Person, type TestServer } from '../../../test/server.ts';

onBothDatabases('contacts', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
  });

  const fields = {
    id_contatto_tipologia: 10,
    contatto_nominativo: 'Marco Ferraro',
    contatto_telefono: '+39 333 1234567',
    id_livello_confidenzialita: 2,
  };
  const save = (table: 'contattiemergenza' | 'contattialtro', id: number, body: object = {}) =>
    server.call('POST', `/api/salva/${table}/${id}`, { token: person.token, body: { ...fields, ...body } });
  const list = async (url: string) =>
    (await server.call('GET', `/api/${url}/${person.id_paziente}`, { token: person.token })).body;

  // covers C-10 C-14 E-15 K-26
  test('creates an emergency contact and lists it for its owner', async () => {
    const answer = await save('contattiemergenza', 0, { id_contatto: 0, id_paziente: person.id_paziente });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...fields,
      id_contatto: expect.any(Number),
      id_paziente: person.id_paziente,
      author_id: person.id_utente,
      tipologia_nome: 'Contatto di emergenza',
      versione: expect.any(String),
    });
    expect(await list('emergenzaGet')).toEqual([answer.body]);
    expect(await list('moreContactsGet')).toEqual([]);
  });

  // covers C-11 K-27 C-14
  test('lists other contacts separately', async () => {
    const answer = await save('contattialtro', 0, { id_contatto_tipologia: 0 });
    expect(answer.body).toMatchObject({ id_contatto_tipologia: 0, tipologia_nome: 'Altro contatto' });
    expect(await list('moreContactsGet')).toEqual([answer.body]);
    expect(await list('emergenzaGet')).toEqual([]);
  });

  // covers E-10
  test('includes both lists in the patient card', async () => {
    const a = await save('contattiemergenza', 0);
    const b = await save('contattialtro', 0, { id_contatto_tipologia: 0 });
    const card = await server.call('GET', `/api/patient/${person.id_utente}`, { token: person.token });
    expect(card.body).toMatchObject({ contattiemergenza: [a.body], contattialtro: [b.body] });
  });

  test('sorts by name in Italian collation', async () => {
    for (const name of ['Zoe Neri', 'àlvaro Bini', 'Èrica Sala', 'Bruno Dini']) {
      await save('contattiemergenza', 0, { contatto_nominativo: name });
    }
    const names = (await list('emergenzaGet')).map(
      (contact: { contatto_nominativo: string }) => contact.contatto_nominativo,
    );
    expect(names).toEqual(['àlvaro Bini', 'Bruno Dini', 'Èrica Sala', 'Zoe Neri']);
  });

  test('updates an existing contact', async () => {
    const { id_contatto } = (await save('contattiemergenza', 0)).body;
    const changed = await save('contattiemergenza', id_contatto, {
      id_contatto,
      contatto_nominativo: ' Marco Neri ',
      id_livello_confidenzialita: 6,
    });
    expect(changed.body).toMatchObject({
      id_contatto,
      contatto_nominativo: 'Marco Neri',
      id_livello_confidenzialita: 6,
    });
    expect(await list('emergenzaGet')).toEqual([changed.body]);
  });

  test('keeps the level of a contact when a change omits it', async () => {
    const { id_contatto } = (await save('contattiemergenza', 0, { id_livello_confidenzialita: 6 })).body;
    const change = { contatto_nominativo: 'Marco Neri', id_livello_confidenzialita: undefined };
    const changed = await save('contattiemergenza', id_contatto, change);
    expect(changed.body).toMatchObject({ contatto_nominativo: 'Marco Neri', id_livello_confidenzialita: 6 });
  });

  // covers K-28 T-14
  test('removes a deleted contact from the list and restores it', async () => {
    const { id_contatto } = (await save('contattiemergenza', 0)).body;
    const deleted = await save('contattiemergenza', id_contatto, { id_contatto_tipologia: -1 });
    expect(deleted.body).toMatchObject({ id_contatto_tipologia: -1, tipologia_nome: 'Contatto di emergenza' });
    expect(await list('emergenzaGet')).toEqual([]);
    const restored = await save('contattiemergenza', id_contatto);
    expect(restored.body.id_contatto_tipologia).toBe(10);
    expect(await list('emergenzaGet')).toEqual([restored.body]);
  });

  test('rejects changing the kind of a contact', async () => {
    const { id_contatto } = (await save('contattialtro', 0, { id_contatto_tipologia: 0 })).body;
    expect((await save('contattiemergenza', id_contatto)).status).toBe(404);
    expect((await save('contattialtro', id_contatto, { id_contatto_tipologia: 10 })).status).toBe(422);
  });

  test('requires the same ID in body and path', async () => {
    const first = (await save('contattiemergenza', 0)).body.id_contatto;
    const second = (await save('contattiemergenza', 0)).body.id_contatto;
    expect((await save('contattiemergenza', first, { id_contatto: second })).status).toBe(422);
    expect((await save('contattiemergenza', first, { id_contatto: 0 })).status).toBe(422);
  });

  test('rejects a new contact that is already deleted', async () => {
    expect((await save('contattiemergenza', 0, { id_contatto_tipologia: -1 })).status).toBe(422);
  });

  // covers V-19 V-21 V-22 V-23 P-28
  test.each([
    ['contatto_nominativo', ''],
    ['contatto_nominativo', '   '],
    ['contatto_nominativo', undefined],
    ['contatto_telefono', undefined],
    ['contatto_telefono', '123456'],
    ['contatto_telefono', 'casa 051 1234567'],
    ['id_livello_confidenzialita', undefined],
    ['id_livello_confidenzialita', 7],
    ['id_livello_confidenzialita', 0],
  ])('rejects %s %j', async (name, value) => {
    const answer = await save('contattiemergenza', 0, { [name]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].path).toBe(`/${name}`);
    expect(await list('emergenzaGet')).toEqual([]);
  });

  // covers V-19
  test.each([
    '0511234',
    '051-1234567',
    '+39 333 12 34 567',
    '051 1234567 int. 12',
    '0511234567x5',
    '0511234567#5',
    '051 1234567 Ext 5',
  ])('accepts the phone number %s', async (contatto_telefono) => {
    expect((await save('contattiemergenza', 0, { contatto_telefono })).body.contatto_telefono).toBe(contatto_telefono);
  });
});
