import { describe, expect, test } from 'vitest';
import { diagnosis, drawing, exam, file, type Level, recordWith, visit } from '../../../test/sample-record.ts';
import { sharedAreas } from '../../../test/shared-areas.ts';
import { sharing } from '../../kinds.ts';
import type { RecordPart } from '../../records/sharing.ts';
import type { Association } from './doctors.repository.ts';
import { audienceOf, chosenOf, effectOf, type LevelChange, lockable, mapOf, toRecord } from './privacy-map.ts';

const radiology = 20;

const doctor = (id_cpp: number, fullname: string, access: Partial<Association>): Association => ({
  id_cpp,
  id_careprovider: id_cpp,
  id_utente_cpp: null,
  id_paziente: 7,
  id_utente: 70,
  assegnazione_confidenzialita: 1,
  visibility: 2,
  tags: [],
  status: 'add',
  versione: '1',
  invito: null,
  care_provider: {
    id_cpp,
    id_utente: null,
    fullname,
    email: '',
    cpp_localita_iscrizione: '',
    specializzation: '',
    stato: 'verificato',
    attivo: true,
  },
  ...access,
});
const general = doctor(1, 'Anna Base', { assegnazione_confidenzialita: 4, visibility: 1 });
const radiologist = doctor(2, 'Bruno Raggi', { assegnazione_confidenzialita: 6, visibility: 3, tags: [radiology] });
const doctors = [general, radiologist];
const anna = { id_cpp: 1, fullname: 'Anna Base' };
const bruno = { id_cpp: 2, fullname: 'Bruno Raggi' };

/** A radiograph of level 5 with an attachment that is more open, one that is as strict, and one that is stricter. */
const parts = sharing.partsOf(
  recordWith({
    tbl_taccuinos: [drawing(1, 'schiena', 3)],
    esami: [
      exam(1, 'Lastra', 5, {
        indagine_categoria: 'SR',
        allegati: ['aperto.txt', 'uguale.txt', 'chiuso.txt'],
        id_allegati: [11, 12, 13],
      }),
      exam(2, 'Senza livello', null),
    ],
    attachments: new Map(([2, 5, 6] as const).map((level, index) => [11 + index, { level, tags: [] }])),
    diagnosi: [diagnosis(1, 'Pollini', 2, { tipo_diagnosi: 'Allergia' })],
    visite: [visit(1, 'controllo')],
    files: [file(20, 'lettera.txt', 4)],
  }),
);
const partFor = (tipo: RecordPart['tipo'], id: number): RecordPart => {
  const part = parts.find((one) => one.tipo === tipo && one.id_record === id);
  if (part === undefined) throw new Error(`There is no ${tipo} ${id}.`);
  return part;
};
const change = (tipo: RecordPart['tipo'], id_record: number, id_livello_confidenzialita: Level): LevelChange => ({
  tipo,
  id_record,
  id_livello_confidenzialita,
});

describe('the map', () => {
  const map = () => mapOf(sharing.areas, doctors, parts);
  /** By level, how many records there are, and how many of them each doctor sees. */
  const rowFor = (area: string) =>
    map()
      .aree.find((row) => row.area === area)
      ?.livelli.map(({ livello, numero, medici }) => [
        livello,
        numero,
        ...medici.map((one) => [one.id_cpp, one.visti]),
      ]);

  test('names the doctors and what each of them is allowed', () => {
    expect(map().medici).toEqual([
      { ...anna, assegnazione_confidenzialita: 4, visibility: 1 },
      { ...bruno, assegnazione_confidenzialita: 6, visibility: 3 },
    ]);
  });

  test('says which areas have padlocks', () => {
    const documented = sharedAreas.map(([area, , padlock]) => [area, padlock]);
    expect(map().aree.map(({ area, lucchetto }) => [area, lucchetto])).toEqual(documented);
  });

  // covers P-26
  test('of an area without records tells who would see one of each level', () => {
    const both = [
      [1, 0],
      [2, 0],
    ];
    expect(rowFor('emergency-contacts')).toEqual([
      [1, 0, ...both],
      [2, 0, ...both],
      [3, 0, ...both],
      [4, 0, ...both],
      [5, 0, [2, 0]],
      [6, 0, [2, 0]],
    ]);
    // A radiologist has chosen none of the specialties that drawings belong to.
    expect(rowFor('notebook')?.[0]).toEqual([1, 0, [1, 0]]);
    const painDoctor = { ...radiologist, tags: [22] };
    const { aree } = mapOf(sharing.areas, [painDoctor], []);
    expect(aree.find(({ area }) => area === 'notebook')?.livelli[5]?.medici).toEqual([{ id_cpp: 2, visti: 0 }]);
  });

  // covers P-26
  test('of records counts who sees how many, and leaves out who sees none', () => {
    expect(rowFor('notebook')?.[2]).toEqual([3, 1, [1, 1]]);
    expect(rowFor('exams')?.[4]).toEqual([5, 1, [2, 1]]);
    expect(rowFor('exams')?.[5]).toEqual([6, 1]);
    expect(rowFor('allergies')?.[1]).toEqual([2, 1, [1, 1], [2, 1]]);
    expect(rowFor('visits')?.[5]).toEqual([6, 1]);
  });

  test('counts attachments at the level that counts', () => {
    expect(rowFor('files')).toEqual([
      [1, 0, [1, 0]],
      [2, 0, [1, 0]],
      [3, 0, [1, 0]],
      [4, 1, [1, 1]],
      [5, 2, [2, 2]],
      [6, 1, [2, 1]],
    ]);
  });

  test('tells which attachments are more open than their exam', () => {
    expect(map().allegati_aperti).toEqual([
      {
        allegato: {
          tipo: 'file',
          id_record: 11,
          area: 'files',
          titolo: 'aperto.txt',
          data: '2026-03-01',
          livello: 2,
          livello_effettivo: 5,
        },
        contenitore: {
          tipo: 'exam',
          id_record: 1,
          area: 'exams',
          titolo: 'Lastra',
          data: '2026-03-01',
          livello: 5,
          livello_effettivo: 5,
        },
      },
    ]);
    const unknown = sharing.partsOf(recordWith({ esami: [exam(1, 'Lastra', 5, { id_allegati: [11] })] }));
    expect(mapOf(sharing.areas, [], unknown).allegati_aperti).toEqual([]);
  });
});

test('a record without a level is told as one of the strictest', () => {
  expect(toRecord(partFor('visit', 1))).toMatchObject({ livello: 6, livello_effettivo: 6 });
});

describe('records that can be locked', () => {
  test('are those with a padlock, by kind and id', () => {
    expect([...lockable(parts).keys()]).toEqual([
      'notebook 1',
      'exam 1',
      'exam 2',
      'file 20',
      'file 11',
      'file 12',
      'file 13',
      'diagnosis 1',
    ]);
  });

  test('are found for a change, in the order of the changes', () => {
    expect(chosenOf(parts, [change('diagnosis', 1, 3), change('exam', 1, 3)])).toEqual([
      partFor('diagnosis', 1),
      partFor('exam', 1),
    ]);
  });

  test.each([
    ['one that is not there', [change('exam', 1, 3), change('exam', 99, 3)]],
    ['one without a padlock', [change('visit', 1, 3)]],
    ['one that is named twice', [change('exam', 1, 3), change('exam', 1, 4)]],
  ])('are refused together with %s', (_, changes) => {
    expect(chosenOf(parts, changes)).toBeUndefined();
  });
});

// covers P-26
describe('a change of levels', () => {
  test('tells what each doctor gains and loses, with the attachments', () => {
    expect(effectOf(doctors, parts, [change('exam', 1, 1)])).toEqual({
      cambiati: 1,
      // The exam and the attachment of level 2; those of level 5 and 6 stay too secret for the one, and seen by the other.
      data: [{ ...anna, guadagna: 2, perde: 0 }],
    });
    expect(effectOf(doctors, parts, [change('notebook', 1, 6), change('diagnosis', 1, 5)])).toEqual({
      cambiati: 2,
      data: [{ ...anna, guadagna: 0, perde: 2 }],
    });
    expect(effectOf(doctors, parts, [change('notebook', 1, 5), change('exam', 2, 4)])).toEqual({
      cambiati: 2,
      data: [{ ...anna, guadagna: 1, perde: 1 }],
    });
  });

  test('to the level that a record has already changes nothing', () => {
    expect(effectOf(doctors, parts, [change('exam', 1, 5)])).toEqual({ cambiati: 0, data: [] });
    expect(effectOf(doctors, parts, [change('file', 20, 3)])).toEqual({ cambiati: 1, data: [] });
  });

  test('gives a level to what had none', () => {
    expect(effectOf(doctors, parts, [change('exam', 2, 6)])).toEqual({ cambiati: 1, data: [] });
  });
});

// covers P-26
test('the audience of a record is told for each level', () => {
  const names = (part: RecordPart) =>
    audienceOf(doctors, part).data.map(({ livello, medici }) => [livello, ...medici.map(({ fullname }) => fullname)]);
  expect(names(partFor('diagnosis', 1))).toEqual([
    [1, 'Anna Base', 'Bruno Raggi'],
    [2, 'Anna Base', 'Bruno Raggi'],
    [3, 'Anna Base', 'Bruno Raggi'],
    [4, 'Anna Base', 'Bruno Raggi'],
    [5, 'Bruno Raggi'],
    [6, 'Bruno Raggi'],
  ]);
  expect(names(partFor('notebook', 1))).toEqual([
    [1, 'Anna Base'],
    [2, 'Anna Base'],
    [3, 'Anna Base'],
    [4, 'Anna Base'],
    [5],
    [6],
  ]);
  expect(audienceOf(doctors, partFor('notebook', 1)).data[0]?.medici).toEqual([anna]);
});
