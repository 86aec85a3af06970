import { describe, expect, test } from 'vitest';
import {
  accepted,
  contact,
  diagnosis,
  drawing,
  emptyLists,
  exam,
  file,
  history,
  type Level,
  patient,
  pregnancy,
  type RecordContent,
  reaction,
  reading,
  recordWith,
  specialties,
  therapy,
  vaccination,
  visit,
} from '../../test/sample-record.ts';
import { therapies } from '../areas/therapies/therapies.kind.ts';
import { sharing } from '../kinds.ts';
import { upTo } from '../policy/visibility.ts';
import type { WholeRecord } from './sharing.ts';

const { share } = sharing;

const laboratory = 9;
const dentistry = 14;
const radiology = 20;

const everything = upTo(6);
const partial = (...tags: number[]) => ({ assegnazione_confidenzialita: 6, visibility: 3, tags, eccezioni: [] });
const served = (association: Parameters<typeof share>[0], parts: RecordContent) =>
  share(association, recordWith(parts));

const full: RecordContent = {
  contattiemergenza: [contact(1, 'Zia Rosa', 10, 1)],
  contattialtro: [contact(2, 'Zio Pino', 0, 2)],
  tbl_taccuinos: [drawing(3, 'schiena', 3)],
  diagnosi: [diagnosis(4, 'Artrite', 4)],
  esami: [exam(5, 'Emocromo', 5, { diags: [4], allegati: ['referto.txt'], id_allegati: [6] })],
  attachments: new Map([[6, { level: 1, tags: [] }]]),
  visite: [visit(7, 'controllo')],
  rilevazioni: [reading(8, 71.5)],
  terapie: [therapy(9, 'Metotrexato', 1, 6, { id_diagnosi: 4 })],
  vaccinazioni: [vaccination(10, 'Antitetanica', 1)],
  reazioni: [reaction(11, 'Aspirina')],
  anamnesi: history,
  gravidanze: [pregnancy(12, 'senza problemi')],
  files: [file(13, 'lettera.txt', 2)],
};

// covers P-26
test('full access includes every field of every record', () => {
  const { attachments: _, ...lists } = full;
  expect(served(everything, full)).toEqual({
    cartella: {
      identita: {
        id_paziente: 7,
        paziente_nome: 'Ada',
        paziente_cognome: 'Prova',
        paziente_codfiscale: 'PRVDAA84C52A944X',
        paziente_nascita: '1984-03-12',
        paziente_sesso: 'female',
        paziente_eta: 41,
      },
      paziente_gruppo: 'A +',
      dettagli: {
        paziente_email: 'ada@libretto.example',
        id_stato_matrimoniale: 2,
        paziente_donatore_organi: '1',
        contact_detail: {
          comune_nascita: 'Bologna',
          comune_residenza: 'Modena',
          contatto_indirizzo: 'Via Verdi 2',
          contatto_telefono: '333 123 4567',
        },
      },
      ...emptyLists,
      ...lists,
    },
    nascosti: [],
    righe_nascoste: [],
  });
});

// covers P-26
test('omits columns that the contract does not declare from every list', () => {
  const secret = 'in nessun elenco';
  const joined = <Row extends object>(rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, segreto: secret }));
  const record = recordWith(full);
  const text = JSON.stringify(
    share(everything, {
      ...record,
      patient: {
        ...patient,
        ...{ segreto: secret },
        user: {
          ...patient.user,
          contact_detail: { ...patient.user.contact_detail, ...{ segreto: secret } },
        },
      },
      contattiemergenza: joined(record.contattiemergenza),
      contattialtro: joined(record.contattialtro),
      tbl_taccuinos: joined(record.tbl_taccuinos),
      esami: joined(record.esami),
      diagnosi: joined(record.diagnosi),
      visite: joined(record.visite),
      rilevazioni: joined(record.rilevazioni),
      terapie: joined(record.terapie),
      vaccinazioni: joined(record.vaccinazioni),
      reazioni: joined(record.reazioni),
      anamnesi: Object.fromEntries(
        Object.entries(history).map(([name, part]) => [name, { ...part, segreto: secret }]),
      ) as WholeRecord['anamnesi'],
      gravidanze: joined(record.gravidanze),
      files: joined(record.files),
      ...{ altro: secret },
    }),
  );
  expect(text).not.toContain(secret);
  // The sign-in address and the IDs of the account are visible only to the patient.
  expect(text).not.toContain('accesso@libretto.example');
});

// covers P-26
describe('references to a hidden record', () => {
  const doctor = upTo(4);

  test('omits the warning about an interaction with a hidden drug', () => {
    const seen = therapy(1, 'Aspirina', 1, 1, { interazioni_accettate: accepted('Warfarin', 'Aspirina') });
    const hidden = therapy(2, 'Warfarin', 1, 6);
    for (const association of [doctor, everything, partial(), { ...partial(), visibility: 2 }]) {
      const { terapie } = served(association, { terapie: [seen, hidden] }).cartella;
      expect(terapie[0]).toEqual({ ...seen, interazioni_accettate: null });
    }
    expect(JSON.stringify(served(doctor, { terapie: [seen, hidden] }))).not.toContain('Warfarin');
  });

  test.each([
    ['is hidden', 5, null],
    ['is seen', 4, 8],
  ] as const)('a therapy points to the diagnosis that it is for unless that %s', (_, level, id_diagnosi) => {
    const terapie = [therapy(1, 'Metotrexato', 1, 1, { id_diagnosi: 8 })];
    const { cartella } = served(doctor, { terapie, diagnosi: [diagnosis(8, 'Artrite', level)] });
    expect(cartella.terapie).toMatchObject([{ id_terapie: 1, id_diagnosi }]);
  });

  test('an exam lists only the visible diagnoses', () => {
    const diagnosi = [diagnosis(8, 'Artrite', 5), diagnosis(9, 'Gotta', 4)];
    const { cartella } = served(doctor, { diagnosi, esami: [exam(1, 'Emocromo', 1, { diags: [8, 9] })] });
    expect(cartella.esami).toMatchObject([{ diags: [9] }]);
    expect(JSON.stringify(cartella)).not.toContain('Artrite');
  });
});

describe('attachments', () => {
  const names = ['uno.txt', 'due.txt', 'tre.txt'];
  const withFiles = (level: Level, ...tags: number[]) =>
    exam(1, 'Emocromo', level, { ...specialties(tags), allegati: names, id_allegati: [11, 12, 13] });
  const levelled = (...list: [level: number, tags?: number[]][]) =>
    new Map(list.map(([level, tags = []], index) => [11 + index, { level, tags }]));

  // covers P-26
  test('hides names and IDs of attachments above the clearance, and counts them', () => {
    const record = { esami: [withFiles(2)], attachments: levelled([1], [5], [4]) };
    const { cartella, nascosti } = served(upTo(4), record);
    expect(cartella.esami).toMatchObject([{ allegati: ['uno.txt', 'tre.txt'], id_allegati: [11, 13] }]);
    expect(JSON.stringify(cartella)).not.toContain('due.txt');
    expect(nascosti).toEqual([
      { area: 'personal-details', motivo: 'level', numero: 1 },
      { area: 'files', motivo: 'level', numero: 1 },
    ]);
  });

  // covers P-26
  test('are hidden and counted with their exam, whatever their own level', () => {
    const { cartella, nascosti } = served(upTo(4), {
      esami: [withFiles(5)],
      attachments: levelled([1], [1], [1]),
      files: [file(11, 'uno.txt', 1, { id_indagine: 1, indagine_tipologia: 'Emocromo', livello_effettivo: 5 })],
    });
    expect(cartella).toMatchObject({ esami: [], files: [] });
    expect(nascosti).toEqual([
      { area: 'personal-details', motivo: 'level', numero: 1 },
      { area: 'exams', motivo: 'level', numero: 1 },
      { area: 'files', motivo: 'level', numero: 3 },
    ]);
  });

  test('are listed with their exam and not among the files', () => {
    const attached = { id_indagine: 1, indagine_tipologia: 'Emocromo' };
    const { cartella, nascosti } = served(everything, {
      esami: [withFiles(1)],
      attachments: levelled([1], [1], [1]),
      files: [file(11, 'uno.txt', 1, attached), file(14, 'solo.txt', 1)],
    });
    expect(cartella.esami).toMatchObject([{ allegati: names }]);
    expect(cartella.files).toMatchObject([{ file_nome: 'solo.txt' }]);
    expect(nascosti).toEqual([]);
  });

  test('without known details count as the strictest', () => {
    const record = { esami: [withFiles(1)], attachments: levelled([1]) };
    expect(served(upTo(5), record).cartella.esami).toMatchObject([{ allegati: ['uno.txt'] }]);
    expect(served(everything, record).cartella.esami).toMatchObject([{ allegati: names }]);
    expect(served(partial(radiology), { ...record, esami: [withFiles(1, radiology)] }).cartella.esami).toMatchObject([
      { allegati: names },
    ]);
  });

  // covers P-26
  test('have the specialties of their exam until others are chosen, and are hidden with it', () => {
    const attachments = levelled([1], [1, [dentistry]], [1, [radiology]]);
    const esami = [withFiles(1, laboratory)];
    const tagged = (...tags: number[]) => served(partial(...tags), { esami, attachments });
    expect(tagged(laboratory).cartella.esami).toMatchObject([{ allegati: ['uno.txt'] }]);
    expect(tagged(laboratory).nascosti).toContainEqual({ area: 'files', motivo: 'specialty', numero: 2 });
    expect(tagged(laboratory, dentistry).cartella.esami).toMatchObject([{ allegati: ['uno.txt', 'due.txt'] }]);
    expect(tagged(dentistry).cartella.esami).toEqual([]);
    expect(tagged(dentistry).nascosti).toContainEqual({ area: 'files', motivo: 'specialty', numero: 3 });
  });

  test('a file without an exam uses its effective level', () => {
    const files = [file(14, 'solo.txt', 1, { livello_effettivo: 5 })];
    expect(served(upTo(4), { files }).cartella.files).toEqual([]);
    expect(served(upTo(5), { files }).cartella.files).toHaveLength(1);
  });
});

// covers P-26
test('counts hidden records by area and reason', () => {
  const { nascosti, righe_nascoste } = served(
    { ...partial(dentistry), assegnazione_confidenzialita: 4 },
    {
      tbl_taccuinos: [drawing(1, 'a', 1), drawing(2, 'b', 4), drawing(3, 'c', 5)],
      terapie: [therapy(1, 'a', 0, 5), therapy(2, 'b', 1, 6), therapy(3, 'c', 2, 1)],
      anamnesi: history,
    },
  );
  expect(nascosti).toEqual([
    { area: 'personal-details', motivo: 'level', numero: 1 },
    { area: 'notebook', motivo: 'specialty', numero: 2 },
    { area: 'notebook', motivo: 'level', numero: 1 },
    { area: 'forbidden-drugs', motivo: 'level', numero: 1 },
    { area: 'current-therapies', motivo: 'level', numero: 1 },
    { area: 'past-therapies', motivo: 'specialty', numero: 1 },
    { area: 'anamnesis', motivo: 'level', numero: 4 },
  ]);
  expect(righe_nascoste.slice(1, 4)).toEqual([
    { tipo: 'notebook', id_record: 1, area: 'notebook', motivo: 'specialty' },
    { tipo: 'notebook', id_record: 2, area: 'notebook', motivo: 'specialty' },
    { tipo: 'notebook', id_record: 3, area: 'notebook', motivo: 'level' },
  ]);
});

test('a therapy without a diagnosis is not checked for one', () => {
  const asked: unknown[] = [];
  const served = therapies.kind.shared.serve(therapy(1, 'Aspirina', 1, 1), (...line) => {
    asked.push(line);
    return true;
  });
  expect([served.id_diagnosi, asked]).toEqual([null, []]);
});
