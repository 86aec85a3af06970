import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operations } from '../../test/operations.ts';
import { makers } from '../../test/own-records.ts';
import { versionedKinds } from '../../test/record-kinds.ts';
import { makeServer, noon, onBothDatabases, type Person, type TestServer } from '../../test/server.ts';

const visit = {
  visita_data: '2026-03-12',
  visita_motivazione: 'Controllo',
  visita_osservazioni: 'Nulla',
  visita_conclusioni: 'Continuare',
};
const exam = { indagine_tipologia: 'Ecografia', indagine_stato: '0' };
const diagnosis = {
  tipo_diagnosi: 'Diagnosi',
  diagnosi_patologia: 'Asma',
  diagnosi_stato: '0',
  diagnosiDetails: { careprovider: 'Elena Bianchi' },
};
const vaccination = {
  id_vaccino: 'vacc-boostrix',
  vaccinazione_data: '2019-05-14',
  vaccinazione_richiamo: 1,
  vaccinazione_reazioni: 'Nessuna',
};
const contact = { id_contatto_tipologia: 10, contatto_telefono: '0511234567', contatto_nominativo: 'Ada' };

/** Requests that change only the level: sent alone, and with an unchanged form. */
const levels: [kind: string, form: string, (id: number) => readonly ['POST' | 'PUT', string, object]][] = [
  ['emergency contact', 'form', (id) => ['POST', `salva/contattiemergenza/${id}`, contact]],
  ['diagnosis', 'level', (id) => ['POST', `salva/diagnosi/${id}`, {}]],
  ['diagnosis', 'form', (id) => ['POST', `salva/diagnosi/${id}`, diagnosis]],
  ['exam', 'level', (id) => ['POST', `salva/esami/${id}`, {}]],
  ['exam', 'form', (id) => ['POST', `salva/esami/${id}`, { ...exam, deleted_at: null, diags: [] }]],
  ['file', 'level', (id) => ['PUT', `files/${id}`, {}]],
  ['notebook', 'level', (id) => ['POST', `salva/tbl_taccuinos/${id}`, {}]],
  ['therapy', 'level', (id_terapie) => ['POST', 'farmaci', { id_terapie, status: 'update' }]],
  ['vaccination', 'level', (id) => ['POST', `salva/vaccinations/${id}`, {}]],
  ['vaccination', 'form', (id) => ['POST', `salva/vaccinations/${id}`, vaccination]],
];

// Only the names of the kinds are used, which need no server. Directory entries are not part of any record.
const kinds = Object.entries(versionedKinds({} as TestServer, {} as Person)).filter(
  ([name]) => !/directory/.test(name),
);
const toNames = (entries: typeof kinds) => entries.map(([name]) => name);

onBothDatabases('the audit of a record', (database) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(database, { clock: () => noon });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
  });

  const getKind = (name: string) => {
    const kind = versionedKinds(server, person)[name];
    if (kind === undefined) throw new Error(`There is no kind ${name}.`);
    return kind;
  };
  const expectOk = async (answer: ReturnType<TestServer['call']>) => {
    const { status, text, body } = await answer;
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    return body.data ?? body;
  };
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    expectOk(server.call(method, `/api/${path}`, { token: person.token, body }));
  const create = async (name: string): Promise<number> => (await expectOk(getKind(name).first()))[getKind(name).id];
  const actions = async () => {
    const rows = server.database.selectFrom('audit').select('action').where('id_paziente', '=', person.id_paziente);
    return (await rows.orderBy('sequence').execute()).map(({ action }) => action);
  };

  test.each(toNames(kinds.filter(([, { remove }]) => remove)))('%s is created, changed and deleted', async (name) => {
    const id = await create(name);
    const { change, remove, restore } = getKind(name);
    await expectOk(change(id, 'Altra'));
    if (remove) await expectOk(remove(id));
    if (remove) await expectOk(remove(id));
    if (restore) await expectOk(restore(id));
    const restored = restore ? ['restored'] : [];
    expect(await actions()).toEqual(['created', 'changed', 'deleted', 'deleted', ...restored]);
  });

  test('logs a change of the card', async () => {
    await expectOk(getKind('patient').change(person.id_paziente, 'Via Verdi 1'));
    expect(await actions()).toEqual(['changed']);
  });

  test.each(['emergency contact', 'other contact'])('%s that is saved again is restored', async (name) => {
    const id = await create(name);
    await expectOk(getKind(name).remove?.(id) ?? getKind(name).first());
    await expectOk(getKind(name).change(id, 'Ada'));
    expect(await actions()).toEqual(['created', 'deleted', 'restored']);
  });

  test('logs a restored and changed record as restored', async () => {
    const id = await create('visit');
    await expectOk(getKind('visit').remove?.(id) ?? getKind('visit').first());
    await send('POST', `salva/visite/${id}`, { ...visit, visita_conclusioni: 'Altra', deleted_at: null });
    expect(await actions()).toEqual(['created', 'deleted', 'restored']);
  });

  test('logs no restoration of a record that was not deleted', async () => {
    const id = await create('visit');
    await send('POST', `salva/visite/${id}`, { deleted_at: null });
    await send('POST', `salva/visite/${id}`, { ...visit, deleted_at: null });
    expect(await actions()).toEqual(['created', 'changed', 'changed']);
  });

  describe.each(levels)('the level of one of the kind %s, sent as a %s,', (name, _, request) => {
    const made: Record<string, number> = { exam: 6, diagnosis: 6, therapy: 6, vaccination: 6, notebook: 4 };
    const first = made[name] ?? 1;

    test('is logged as a change of the level', async () => {
      const id = await create(name);
      const [method, path, body] = request(id);
      await send(method, path, { ...body, id_livello_confidenzialita: 2 });
      await send(method, path, { ...body, id_livello_confidenzialita: 2 });
      await send(method, path, { ...body, id_livello_confidenzialita: first });
      expect(await actions()).toEqual(['created', 'level', 'changed', 'level']);
    });
  });

  test('logs a change of level and content as a change', async () => {
    const id = await create('exam');
    const about = await create('diagnosis');
    const path = `salva/esami/${id}`;
    await send('POST', path, { indagine_motivo: 'Dolore', id_livello_confidenzialita: 2 });
    await send('POST', path, { diags: [about], id_livello_confidenzialita: 3 });
    await send('POST', path, { diags: [about], id_livello_confidenzialita: 4 });
    expect((await actions()).slice(2)).toEqual(['changed', 'changed', 'level']);
  });

  test('logs a repeated measurement as created, and as restored from the trash', async () => {
    const measured = {
      ...{ data_rilevazione: '2026-03-12', fonte: 'dispositivo', parametro_peso: 70 },
      impronta_misura: 'a'.repeat(64),
    };
    const { id_rilevazione } = await send('POST', 'salva/tbl_parametri_vitalis/0', measured);
    await send('POST', 'salva/tbl_parametri_vitalis/0', measured);
    await expectOk(getKind('reading').remove?.(id_rilevazione) ?? getKind('reading').first());
    await send('POST', 'salva/tbl_parametri_vitalis/0', measured);
    expect(await actions()).toEqual(['created', 'created', 'deleted', 'restored']);
  });

  test('logs a repeated consent as changed, even if sent as new', async () => {
    const first = { Id_Consenso_P: 0, Id_Trattamento: 2, Consenso: 1 };
    await send('POST', 'consensoUpdate', first);
    await send('POST', 'consensoUpdate', first);
    await send('POST', 'consensoUpdate', { ...first, Id_Trattamento: 3 });
    expect(await actions()).toEqual(['created', 'changed', 'created']);
  });

  test('logs a reaction report as created, deleted and restored', async () => {
    const [operation] = operations;
    if (operation === undefined) throw new Error('The contract has no operation.');
    const id = await makers.reaction(server, person, operation);
    await expectOk(server.call('DELETE', `/api/adverseReaction/${id}`, { token: person.token }));
    await send('POST', `salva/reazioni/${id}`, { deleted_at: null });
    expect((await actions()).slice(1)).toEqual(['created', 'deleted', 'restored']);
  });
});
