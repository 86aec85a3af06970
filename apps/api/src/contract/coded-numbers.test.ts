import { expect, test } from 'vitest';
import { operations } from '../../test/operations.ts';
import { makers } from '../../test/own-records.ts';
import { makeServer, onBothDatabases } from '../../test/server.ts';
import { numberReader } from './coded-numbers.ts';
import { document, type Schema } from './document.ts';

const schema: Schema = {
  type: 'object',
  properties: {
    weight: { type: ['number', 'null'] },
    name: { type: 'string' },
    either: { type: ['string', 'number'] },
    state: { type: 'string', enum: ['0', '1'] },
    ids: { type: 'array', items: { type: 'integer' } },
    inside: { oneOf: [{ type: 'object', properties: { dose: { const: 1 } } }, { type: 'null' }] },
  },
};
const read = numberReader(document, schema);

test.each<[object, object]>([
  [{ weight: '70.5' }, { weight: 70.5 }],
  [{ weight: '-3' }, { weight: -3 }],
  [{ ids: ['1', 2] }, { ids: [1, 2] }],
  [{ inside: { dose: '1' } }, { inside: { dose: 1 } }],
  [{ state: 1 }, { state: '1' }],
  [{ weight: '' }, { weight: '' }],
  [{ weight: '70,5' }, { weight: '70,5' }],
  [{ weight: ' 70' }, { weight: ' 70' }],
  [{ weight: '1e3' }, { weight: '1e3' }],
  [
    { weight: true, state: true },
    { weight: true, state: true },
  ],
  [
    { name: '12', either: '12' },
    { name: '12', either: '12' },
  ],
  [{ unknown: '12' }, { unknown: '12' }],
])('converts %j to %j', (body, expected) => {
  expect(read(body)).toEqual(expected);
});

onBothDatabases('numbers sent as text', (kind) => {
  test('are accepted by the operations of a patient', async () => {
    const server = await makeServer(kind);
    const person = await server.person();
    const exam = operations.find(({ id }) => id === 'saveExam');
    if (exam === undefined) throw new Error('The contract has no saveExam.');
    const id_diagnosi = await makers.diagnosis(server, person, exam);
    const save = (path: string, body: object) =>
      server.call('POST', `/api/salva/${path}`, { token: person.token, body });
    const saved = await save('esami/0', {
      id_indagine: '0',
      indagine_tipologia: 'Ecografia',
      indagine_stato: 0,
      id_livello_confidenzialita: '6',
      diags: [String(id_diagnosi)],
    });
    expect(saved.body).toMatchObject({ indagine_stato: '0', id_livello_confidenzialita: 6, diags: [id_diagnosi] });
    const reading = { data_rilevazione: '2026-03-12', fonte: 'manuale', parametro_peso: '70.5' };
    expect((await save('tbl_parametri_vitalis/0', reading)).body).toMatchObject({ parametro_peso: 70.5 });
    const wrong = await save('tbl_parametri_vitalis/0', { ...reading, parametro_peso: 'settanta' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: '/parametro_peso' }] } });
    await server.close();
  });
});
