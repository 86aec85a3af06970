import { describe, expect, test } from 'vitest';
import { sharedAreas } from '../../../test/record-samples.ts';
import {
  diagnosis,
  drawing,
  exam,
  file,
  type Level,
  recordWith,
  specialties,
  visit,
} from '../../../test/sample-record.ts';
import { sharing } from '../../kinds.ts';
import type { RecordPart } from '../../records/sharing.ts';
import type { Association } from './doctors.repository.ts';
import {
  findChangedRecords,
  type LevelChange,
  recordsWithLevel,
  toAudience,
  toEffect,
  toForecast,
  toPrivacyMap,
  toRecord,
} from './privacy-map.ts';

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
  eccezioni: [],
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

const parts = sharing.partsOf(
  recordWith({
    tbl_taccuinos: [drawing(1, 'schiena', 3)],
    esami: [
      exam(1, 'Lastra', 5, {
        indagine_categoria: 'SR',
        ...specialties([20]),
        allegati: ['aperto.txt', 'uguale.txt', 'chiuso.txt'],
        id_allegati: [11, 12, 13],
      }),
      exam(2, 'Senza livello', null),
    ],
    attachments: new Map(([2, 5, 6] as const).map((level, index) => [11 + index, { level, tags: [] }])),
    diagnosi: [diagnosis(1, 'Pollini', 2, { tipo_diagnosi: 'Allergia' })],
    visite: [visit(1, 'controllo', null)],
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

describe('the privacy map', () => {
  const map = () => toPrivacyMap(sharing.areas, doctors, parts);
  const rowFor = (area: string) =>
    map()
      .aree.find((row) => row.area === area)
      ?.livelli.map(({ livello, numero, medici }) => [
        livello,
        numero,
        ...medici.map((one) => [one.id_cpp, one.visti]),
      ]);

  test('names the doctors and their access', () => {
    expect(map().medici).toEqual([
      { ...anna, assegnazione_confidenzialita: 4, visibility: 1 },
      { ...bruno, assegnazione_confidenzialita: 6, visibility: 3 },
    ]);
  });

  test('marks areas with a confidentiality level', () => {
    const documented = sharedAreas.map(([area, , padlock]) => [area, padlock]);
    expect(map().aree.map(({ area, lucchetto }) => [area, lucchetto])).toEqual(documented);
  });

  // covers P-26
  test('shows who would see a record of each level in an empty area', () => {
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
    expect(rowFor('notebook')?.[0]).toEqual([1, 0, [1, 0]]);
    const painDoctor = { ...radiologist, tags: [22] };
    const { aree } = toPrivacyMap(sharing.areas, [painDoctor], []);
    expect(aree.find(({ area }) => area === 'notebook')?.livelli[5]?.medici).toEqual([{ id_cpp: 2, visti: 0 }]);
  });

  // covers P-26
  test('counts visible records per doctor and omits doctors who see none', () => {
    expect(rowFor('notebook')?.[2]).toEqual([3, 1, [1, 1]]);
    expect(rowFor('exams')?.[4]).toEqual([5, 1, [2, 1]]);
    expect(rowFor('exams')?.[5]).toEqual([6, 1]);
    expect(rowFor('allergies')?.[1]).toEqual([2, 1, [1, 1], [2, 1]]);
    expect(rowFor('visits')?.[5]).toEqual([6, 1]);
  });

  test('counts attachments at their effective level', () => {
    expect(rowFor('files')).toEqual([
      [1, 0, [1, 0]],
      [2, 0, [1, 0]],
      [3, 0, [1, 0]],
      [4, 1, [1, 1]],
      [5, 2, [2, 2]],
      [6, 1, [2, 1]],
    ]);
  });

  test('lists attachments that are less confidential than their exam', () => {
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
    expect(toPrivacyMap(sharing.areas, [], unknown).allegati_aperti).toEqual([]);
  });
});

test('treats a record without a level as strictest', () => {
  expect(toRecord(partFor('visit', 1))).toMatchObject({ livello: 6, livello_effettivo: 6 });
});

describe('records with a changeable level', () => {
  test('contain those with a level, by kind and ID', () => {
    expect([...recordsWithLevel(parts).keys()]).toEqual([
      'notebook 1',
      'exam 1',
      'exam 2',
      'file 20',
      'file 11',
      'file 12',
      'file 13',
      'diagnosis 1',
      'visit 1',
    ]);
  });

  test('are returned in the order of the changes', () => {
    expect(findChangedRecords(parts, [change('diagnosis', 1, 3), change('exam', 1, 3)])).toEqual([
      partFor('diagnosis', 1),
      partFor('exam', 1),
    ]);
  });

  test.each([
    ['one that is not there', [change('exam', 1, 3), change('exam', 99, 3)]],
    ['one without a padlock', [change('patient', 7, 3)]],
    ['one that is named twice', [change('exam', 1, 3), change('exam', 1, 4)]],
  ])('are rejected together with %s', (_, changes) => {
    expect(findChangedRecords(parts, changes)).toBeUndefined();
  });
});

// covers P-26
describe('a change of levels', () => {
  test('lists gains and losses per doctor, including attachments', () => {
    expect(toEffect(doctors, parts, [change('exam', 1, 1)])).toEqual({
      cambiati: 1,
      // The exam and the attachment of level 2; those of levels 5 and 6 stay hidden from one doctor.
      data: [{ ...anna, guadagna: 2, perde: 0 }],
    });
    expect(toEffect(doctors, parts, [change('notebook', 1, 6), change('diagnosis', 1, 5)])).toEqual({
      cambiati: 2,
      data: [{ ...anna, guadagna: 0, perde: 2 }],
    });
    expect(toEffect(doctors, parts, [change('notebook', 1, 5), change('exam', 2, 4)])).toEqual({
      cambiati: 2,
      data: [{ ...anna, guadagna: 1, perde: 1 }],
    });
  });

  test('has no effect if the level stays the same', () => {
    expect(toEffect(doctors, parts, [change('exam', 1, 5)])).toEqual({ cambiati: 0, data: [] });
    expect(toEffect(doctors, parts, [change('file', 20, 3)])).toEqual({ cambiati: 1, data: [] });
  });

  test('assigns a level to a record without one', () => {
    expect(toEffect(doctors, parts, [change('exam', 2, 6)])).toEqual({ cambiati: 1, data: [] });
  });
});

// covers P-26
test('lists the audience of a record for each level', () => {
  const names = (part: RecordPart) =>
    toAudience(doctors, part).data.map(({ livello, medici }) => [livello, ...medici.map(({ fullname }) => fullname)]);
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
  expect(toAudience(doctors, partFor('notebook', 1)).data[0]?.medici).toEqual([anna]);
});

// covers P-26
describe('the forecast of an access', () => {
  const seen = ({ aree }: ReturnType<typeof toForecast>) =>
    aree.map(({ area, visti, totale }) => [area, visti, totale]);

  test('counts what it shows of each area, in menu order', () => {
    const forecast = toForecast(general, parts);
    expect(seen(forecast)).toEqual([
      ['personal-details', 0, 1],
      ['notebook', 1, 1],
      ['exams', 0, 2],
      ['files', 1, 4],
      ['allergies', 1, 1],
      ['visits', 0, 1],
    ]);
    expect(forecast).toMatchObject({ visti: 3, totale: 10 });
  });

  test('is by specialty and exception', () => {
    expect(toForecast(radiologist, parts)).toMatchObject({ visti: 5, totale: 10 });
    const except = { ...radiologist, eccezioni: [{ tipo: 'exam', id_record: 1 } as const] };
    // The attachments are hidden with their exam.
    expect(toForecast(except, parts)).toMatchObject({ visti: 1, totale: 10 });
  });

  test('of an empty record is nothing', () => {
    expect(toForecast(general, [])).toEqual({ visti: 0, totale: 0, aree: [] });
  });
});

// covers P-26
test('the audience of a record names the doctors from whom alone it is hidden', () => {
  const except = { ...general, eccezioni: [{ tipo: 'diagnosis', id_record: 1 } as const] };
  const audience = toAudience([except, radiologist], partFor('diagnosis', 1));
  expect(audience.eccezioni).toEqual([anna]);
  expect(audience.data.map(({ medici }) => medici)).toEqual(Array(6).fill([bruno]));
  expect(toAudience(doctors, partFor('diagnosis', 1)).eccezioni).toEqual([]);
});
