import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeServer, noon, onBothDatabases, type Person, type TestServer, today } from '../../../test/server.ts';

onBothDatabases('salute', (kind) => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    server = await makeServer(kind, { clock: () => noon });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
  });

  interface Section {
    tipo: string;
    elenchi: { stato?: string; numero: number }[];
    ultima: { titolo: string; data: string } | null;
  }

  const read = async (query = ''): Promise<{ giorno: string; sezioni: Section[] }> => {
    const answer = await server.call('GET', `/api/salute/${person.id_paziente}${query}`, { token: person.token });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const find = async (tipo: string, query = '') => (await read(query)).sezioni.find((section) => section.tipo === tipo);
  const save = async (table: string, body: object) => {
    const answer = await server.call('POST', `/api/salva/${table}/0`, { token: person.token, body });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const addExam = (indagine_tipologia: string, indagine_stato: string, indagine_data_display: string) =>
    save('esami', { indagine_tipologia, indagine_stato, indagine_data_display, id_livello_confidenzialita: 6 });
  test('has every kind, empty for a new record', async () => {
    const { giorno, sezioni } = await read();
    expect(giorno).toBe(today);
    expect(sezioni).toHaveLength(12);
    expect(sezioni.every(({ elenchi, ultima }) => elenchi.length === 0 && ultima === null)).toBe(true);
  });

  test('counts the records of each list', async () => {
    await addExam('Emocromo', '2', '2026-03-01');
    await addExam('Glicemia', '2', '2026-03-02');
    await addExam('ECG', '1', '2026-04-02');
    await save('tbl_parametri_vitalis', { data_rilevazione: '2026-03-10', parametro_peso: 70, fonte: 'manuale' });
    expect((await find('exam'))?.elenchi).toEqual([
      { stato: '1', numero: 1 },
      { stato: '2', numero: 2 },
    ]);
    expect((await find('reading'))?.elenchi).toEqual([{ numero: 1 }]);
  });

  test('leaves out deleted records', async () => {
    const { id_indagine } = await addExam('Emocromo', '2', '2026-03-01');
    const path = `/api/salva/esami/${id_indagine}`;
    const body = { deleted_at: '2012-12-20T00:00:00.000Z' };
    expect((await server.call('POST', path, { token: person.token, body })).status).toBe(200);
    expect(await find('exam')).toEqual({ tipo: 'exam', elenchi: [], ultima: null });
  });

  test('names the newest record up to the date', async () => {
    await addExam('Dopo', '1', '2026-04-02');
    await addExam('Prima', '2', '2026-02-02');
    await addExam('Oggi', '2', today);
    expect((await find('exam'))?.ultima).toMatchObject({ titolo: 'Oggi', data: today });
    expect((await find('exam', '?giorno=2026-03-20'))?.ultima).toMatchObject({ titolo: 'Prima' });
  });

  test('does not head with an excluded diagnosis', async () => {
    const add = (diagnosi_patologia: string, diagnosi_stato: string) =>
      save('diagnosi', {
        ...{ diagnosi_patologia, diagnosi_stato, tipo_diagnosi: 'Diagnosi', id_livello_confidenzialita: 6 },
        diagnosiDetails: { careprovider: 'Bianchi' },
      });
    await add('Asma', '1');
    await add('Celiachia', '2');
    const found = await find('diagnosis');
    expect(found?.ultima).toMatchObject({ titolo: 'Asma', stato: '1' });
    expect(found?.elenchi).toHaveLength(2);
  });

  test('is refused for the record of another patient', async () => {
    const other = await server.person();
    const answer = await server.call('GET', `/api/salute/${other.id_paziente}`, { token: person.token });
    expect(answer.status).toBe(404);
  });
});
