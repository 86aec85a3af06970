import { expect, test } from 'vitest';
import { diagnosis, exam, recordWith, visit } from '../../../test/sample-record.ts';
import { sharing } from '../../kinds.ts';
import { type Association, upTo } from '../../policy/visibility.ts';
import type { RecordLine } from '../../records/sharing.ts';
import { type DoctorReading, serveRecord } from './served-record.ts';

const record = recordWith({
  diagnosi: [diagnosis(1, 'Artrite', 2), diagnosis(2, 'Psoriasi', 5)],
  esami: [exam(3, 'Emocromo', 4, { allegati: ['aperto.txt', 'chiuso.txt'], id_allegati: [11, 12] })],
  attachments: new Map([
    [11, { level: 1, tags: [] }],
    [12, { level: 5, tags: [] }],
  ]),
  visite: [visit(4, 'urgenza')],
});

const nothing = async () => [];
const none = { last: undefined, previous: undefined, changes: [], findInteractions: nothing, findDueVaccines: nothing };

const served = async (reading: Partial<DoctorReading> = {}) => {
  const { json, shown } = await serveRecord(
    sharing,
    { association: upTo(4), doctor: 'Vera Rossi', ...none, ...reading },
    record,
  );
  return { text: new TextDecoder().decode(json), shown };
};

// covers P-26
test('serves only what the association allows and lists the served records for the log', async () => {
  const { text, shown } = await served();
  const told = { medico: 'Vera Rossi', parziale: true, ultima_lettura: null };
  const condivisione = { ...told, novita: [], interazioni: [], richiami: [] };
  expect(JSON.parse(text)).toEqual({ ...sharing.share(upTo(4), record).cartella, condivisione });
  for (const hidden of ['Psoriasi', 'chiuso.txt', 'urgenza', 'Via Verdi']) expect(text).not.toContain(hidden);
  expect(shown).toEqual([
    { tipo: 'exam', id_record: 3 },
    { tipo: 'file', id_record: 11 },
    { tipo: 'diagnosis', id_record: 1 },
  ]);
});

// covers P-26
test('names as news what changed and is shown, last changed first', async () => {
  const change = (tipo: RecordLine['tipo'], id_record: number, sequence: number) => ({ tipo, id_record, sequence });
  const last = { at: '2026-03-01T09:30:00.000Z', sequence: 10 };
  const news = async (changes: DoctorReading['changes']) =>
    JSON.parse((await served({ last, changes })).text).condivisione;
  const visible = [change('exam', 3, 11), change('diagnosis', 1, 15), change('file', 11, 12)];
  const hidden = [change('diagnosis', 2, 16), change('file', 12, 17), change('visit', 4, 18), change('visit', 99, 19)];
  expect(await news([...visible, ...hidden])).toEqual({
    medico: 'Vera Rossi',
    parziale: true,
    ultima_lettura: last.at,
    novita: [
      { tipo: 'diagnosis', id_record: 1 },
      // With its attachment.
      { tipo: 'exam', id_record: 3 },
    ],
    interazioni: [],
    richiami: [],
  });
  // An attachment that was added to an older exam stands alone.
  expect((await news([change('file', 11, 12)])).novita).toEqual([{ tipo: 'file', id_record: 11 }]);
  // Changes of hidden records leave no trace.
  expect(await news([...visible, ...hidden])).toEqual(await news(visible));
});

// covers P-26
test('names what was marked as read last, apart from the news', async () => {
  const change = (tipo: RecordLine['tipo'], id_record: number, sequence: number) => ({ tipo, id_record, sequence });
  const [first, last] = [
    { at: '2026-03-01T09:30:00.000Z', sequence: 10 },
    { at: '2026-03-08T09:30:00.000Z', sequence: 20 },
  ];
  const changes = [
    change('exam', 3, 11),
    change('diagnosis', 2, 12),
    change('file', 11, 13),
    change('diagnosis', 1, 21),
  ];
  const told = async (previous: DoctorReading['previous']) =>
    JSON.parse((await served({ last, previous, changes })).text).condivisione;
  expect(await told(first)).toMatchObject({
    ultima_lettura: last.at,
    novita: [{ tipo: 'diagnosis', id_record: 1 }],
    lettura_precedente: first.at,
    novita_precedenti: [{ tipo: 'exam', id_record: 3 }],
  });
  expect(await told(null)).toMatchObject({ lettura_precedente: null });
  for (const previous of [null, undefined]) expect(await told(previous)).not.toHaveProperty('novita_precedenti');
  expect(await told(undefined)).not.toHaveProperty('lettura_precedente');
});

test('is partial unless the access includes everything', async () => {
  const isPartial = async (association: Association) =>
    JSON.parse((await served({ association })).text).condivisione.parziale;
  expect([await isPartial(upTo(6)), await isPartial(upTo(5))]).toEqual([false, true]);
  expect(await isPartial({ ...upTo(6), visibility: 2 })).toBe(true);
});

test('looks for interactions only in what is shown', async () => {
  let compared: object | undefined;
  const interazioni = [{ id_terapie: 7, messaggi: [], revisione_clinica: false }];
  const { text } = await served({
    async findInteractions(shown) {
      compared = shown;
      return interazioni;
    },
  });
  expect(compared).toEqual(sharing.share(upTo(4), record).cartella);
  expect(JSON.parse(text).condivisione).toMatchObject({ interazioni });
});
