import { describe, expect, test } from 'vitest';
import { sharedAreas } from '../../test/record-samples.ts';
import {
  contact,
  diagnosis,
  drawing,
  exam,
  file,
  history,
  historyPart,
  patient,
  pregnancy,
  reaction,
  reading,
  recordWith,
  specialties,
  therapy,
  vaccination,
  visit,
} from '../../test/sample-record.ts';
import { attachedTo } from '../areas/files/files.kind.ts';
import type { Queries } from '../database/database.ts';
import { sharing } from '../kinds.ts';
import { upTo } from '../policy/visibility.ts';
import {
  canSee,
  createSharing,
  effectiveLevel,
  ownLevel,
  type RecordPart,
  type RecordSharing,
  seesBySpecialty,
} from './sharing.ts';

const { areas, emptyRecord, partsOf } = sharing;

const day = '2026-03-01';
const ofDrawings = [6, 16, 21, 22];
/** Every kind has levels; the card has none. */
const hasPadlock = (kind: string) => kind !== 'patient';

test('every record of a patient is a part with its area, level and specialties', () => {
  const radiograph = exam(5, 'Lastra', 5, {
    ...specialties([20]),
    allegati: ['uno.txt', 'due.txt'],
    id_allegati: [61, 62],
  });
  const parent = {
    tipo: 'exam',
    id_record: 5,
    area: 'exams',
    titolo: 'Lastra',
    data: day,
    livello: 5,
    tags: [20],
    padlock: true,
  };
  const record = recordWith({
    contattiemergenza: [contact(1, 'Zia Rosa', 10, 1)],
    contattialtro: [contact(2, 'Zio Pino', 0, 2)],
    tbl_taccuinos: [drawing(3, 'schiena', 3)],
    diagnosi: [
      diagnosis(4, 'Artrite', 4),
      diagnosis(41, 'Pollini', 1, { tipo_diagnosi: 'Allergia' }),
      diagnosis(42, 'Lattice', 1, { tipo_diagnosi: 'Allergia', diagnosi_stato: '2' }),
    ],
    esami: [radiograph],
    attachments: new Map([
      [61, { level: 2, tags: [14] }],
      [62, { level: 6, tags: [] }],
    ]),
    visite: [visit(7, 'controllo', 4)],
    rilevazioni: [reading(8, 71.5, null)],
    terapie: [therapy(90, 'Warfarin', 0, 1), therapy(91, 'Aspirina', 1, 2), therapy(92, 'Ibuprofene', 2, 3)],
    vaccinazioni: [vaccination(10, 'Antitetanica', 6)],
    reazioni: [reaction(11, 'Aspirina', 2)],
    anamnesi: { ...history, ...historyPart('remota', 5).anamnesi },
    gravidanze: [pregnancy(12, 'conclusa'), pregnancy(13, 'in corso', null, 3)],
    files: [file(60, 'lettera.txt', 2, specialties([2], true)), file(61, 'uno.txt', 2, { id_indagine: 5 })],
  });
  const part = (
    [tipo, area]: [string, string],
    id_record: number,
    titolo: string,
    data: string | null,
    livello: number | null,
    tags: number[] = [],
  ) => ({ tipo, id_record, area, titolo, data, livello, tags, padlock: hasPadlock(tipo) });
  expect(partsOf(record)).toEqual([
    part(['patient', 'personal-details'], 7, '', null, null),
    part(['contact', 'emergency-contacts'], 1, 'Zia Rosa', null, 1),
    part(['contact', 'other-contacts'], 2, 'Zio Pino', null, 2),
    part(['notebook', 'notebook'], 3, 'schiena', day, 3, ofDrawings),
    parent,
    part(['file', 'files'], 60, 'lettera.txt', day, 2, [2]),
    { ...part(['file', 'files'], 61, 'uno.txt', day, 2, [14]), parent },
    { ...part(['file', 'files'], 62, 'due.txt', day, 6, [20]), parent },
    part(['diagnosis', 'diagnoses'], 4, 'Artrite', day, 4),
    part(['diagnosis', 'allergies'], 41, 'Pollini', day, 1),
    // An excluded allergy is not essential.
    part(['diagnosis', 'diagnoses'], 42, 'Lattice', day, 1),
    part(['visit', 'visits'], 7, 'controllo', day, 4),
    part(['reading', 'readings'], 8, '', day, null, [2, 10, 18]),
    part(['therapy', 'forbidden-drugs'], 90, 'Warfarin', day, 1),
    part(['therapy', 'current-therapies'], 91, 'Aspirina', day, 2),
    part(['therapy', 'past-therapies'], 92, 'Ibuprofene', day, 3),
    part(['vaccination', 'vaccinations'], 10, 'Antitetanica', day, 6),
    part(['reaction', 'reactions'], 11, 'Aspirina', day, 2),
    part(['anamnesis', 'anamnesis'], 1, '', null, 6),
    part(['anamnesis', 'anamnesis'], 2, '', null, 6),
    part(['anamnesis', 'anamnesis'], 3, '', null, 6),
    part(['anamnesis', 'anamnesis'], 4, '', null, 5),
    part(['pregnancy', 'pregnancies'], 12, '', day, 6, [8, 10]),
    // An ongoing pregnancy is dated by its beginning.
    part(['pregnancy', 'pregnancies'], 13, '', '2025-06-01', 3, [8, 10]),
  ]);
});

test('an undescribed attachment has no level and name, and the specialties of its exam', () => {
  const esami = [exam(5, 'Lastra', 1, { ...specialties([20]), id_allegati: [61] })];
  const attached = partsOf(recordWith({ esami })).find(({ tipo }) => tipo === 'file');
  expect(attached).toMatchObject({ id_record: 61, titolo: '', livello: null, tags: [20] });
});

test('the card of a shared record is a part only if it is included', () => {
  const { patient: _, ...lists } = recordWith();
  const { id_paziente } = patient;
  const card = { tipo: 'patient', id_record: id_paziente, area: 'personal-details', livello: null };
  const identita = { ...patient };
  const dettagli = { ...patient, contact_detail: patient.user.contact_detail };
  expect(partsOf({ ...lists, identita })).toEqual([]);
  expect(partsOf({ ...lists, identita, dettagli })).toMatchObject([card]);
  expect(partsOf(lists)).toEqual([]);
});

test('an empty record has no parts', () => {
  expect(Object.values(emptyRecord).flatMap((list) => Object.keys(list))).toEqual([]);
  expect(partsOf(emptyRecord)).toEqual([]);
});

test('reads each list of the patient under its own name', async () => {
  const database = {} as Queries;
  const names = Object.keys(emptyRecord);
  const asked: unknown[] = [];
  const lists = Object.fromEntries(
    names.map((name) => {
      const read = async (...from: unknown[]) => {
        asked.push(from);
        return [`${name} as read`];
      };
      return [name, { read, empty: [], areas: [] }];
    }),
  );
  const { readLists }: RecordSharing = Reflect.apply(createSharing, undefined, [lists, {}]);
  expect(await readLists(database, 7)).toEqual(Object.fromEntries(names.map((name) => [name, [`${name} as read`]])));
  expect(asked).toEqual(names.map(() => [database, 7]));
});

test('lists every area once, with its kind, in menu order', () => {
  expect(areas.map(({ area, tipo }) => [area, tipo])).toEqual(sharedAreas.map(([area, kind]) => [area, kind]));
});

test('an attached file names its exam and is at least as confidential', () => {
  const plain = file(61, 'referto.txt', 2, { id_indagine: 5 });
  expect(attachedTo(plain, exam(5, 'Lastra', 4))).toEqual({
    ...plain,
    indagine_tipologia: 'Lastra',
    livello_effettivo: 4,
  });
});

test('an attached file has the specialties of its exam until others are chosen', () => {
  const radiograph = exam(5, 'Lastra', 4, specialties([20]));
  expect(attachedTo(file(61, 'referto.txt', 2), radiograph).specialita).toEqual([20]);
  expect(attachedTo(file(61, 'referto.txt', 2, specialties([14], true)), radiograph).specialita).toEqual([14]);
  expect(attachedTo(file(61, 'referto.txt', 2, specialties([], true)), radiograph).specialita).toEqual([]);
});

describe('the effective level', () => {
  const alone = (livello: number | null, tags: number[] = []): RecordPart => ({
    tipo: 'file',
    id_record: 1,
    area: 'files',
    titolo: '',
    data: null,
    livello,
    padlock: true,
    tags,
  });
  const attached = (livello: number | null, parent: RecordPart): RecordPart => ({ ...alone(livello), parent });

  test.each([
    [1, undefined, 1, 1],
    [6, undefined, 6, 6],
    [null, undefined, 6, 6],
    [1, 5, 1, 5],
    [5, 1, 5, 5],
    [3, 3, 3, 3],
    [null, 1, 6, 6],
    [1, null, 1, 6],
  ])('of %s, attached to %s: its own is %i, in effect it is %i', (level, parent, own, effective) => {
    const part = parent === undefined ? alone(level) : attached(level, alone(parent));
    expect([ownLevel(part), effectiveLevel(part)]).toEqual([own, effective]);
  });

  const total = (level: number) => upTo(level);

  test('an attachment is hidden above the level of its parent', () => {
    expect([4, 5].map((level) => canSee(total(level), attached(1, alone(5))))).toEqual([false, true]);
  });

  test('an attachment is hidden with its exam, even if its own specialty is chosen', () => {
    const doctor = { assegnazione_confidenzialita: 6, visibility: 3, tags: [14], eccezioni: [] };
    const seen = (own: number[], parent: number[]) => canSee(doctor, { ...alone(1, own), parent: alone(1, parent) });
    expect([seen([14], [14]), seen([14], [20]), seen([20], [14])]).toEqual([true, false, false]);
  });

  test('a record is shown because of a specialty if it would be hidden without one', () => {
    const partial = (...tags: number[]) => ({ assegnazione_confidenzialita: 4, visibility: 3, tags, eccezioni: [] });
    const part = (area: RecordPart['area'], livello = 4) => ({ ...alone(livello, [14]), area });
    expect(seesBySpecialty(partial(14), part('exams'))).toBe(true);
    expect(seesBySpecialty(partial(20), part('exams'))).toBe(false);
    expect(seesBySpecialty(partial(14), part('exams', 5))).toBe(false);
    expect(seesBySpecialty(partial(14), part('allergies'))).toBe(false);
    expect(seesBySpecialty(total(4), part('exams'))).toBe(false);
  });
});
