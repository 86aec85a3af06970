import { describe, expect, test } from 'vitest';
import { accepted, diagnosis, drawing, exam, file, recordWith, therapy, visit } from '../../../test/sample-record.ts';
import { sharing } from '../../kinds.ts';
import { upTo } from '../../policy/visibility.ts';
import type { RecordPart } from '../../records/sharing.ts';
import { messagesFor } from '../../summary/render-context.ts';
import { createExtract, toDocumentReference, toPatientSummary } from './extract.ts';
import { createSheet, findReader } from './sheet.ts';
import { isRelevant, sheetSections, toVisitLines } from './visit.ts';

const patientId = 7;
/** 00:30 in Rome, still the previous day in UTC. */
const at = Date.parse('2026-03-21T23:30:00.000Z');

const whole = recordWith({
  tbl_taccuinos: [drawing(1, 'schiena', 4)],
  diagnosi: [diagnosis(1, 'Artrite', 4), diagnosis(2, 'Psoriasi', 5)],
  esami: [
    exam(1, 'Emocromo', 4, {
      diags: [1, 2],
      allegati: ['visibile.txt', 'riservato.txt'],
      id_allegati: [11, 12],
    }),
    exam(2, 'Biopsia', 5),
  ],
  attachments: new Map([
    [11, { level: 1, tags: [] }],
    [12, { level: 5, tags: [] }],
  ]),
  terapie: [
    therapy(1, 'Aspirina', 1, 1, { id_diagnosi: 2, interazioni_accettate: accepted('Warfarin', 'Aspirina') }),
    therapy(2, 'Warfarin', 1, 5),
  ],
  visite: [visit(1, 'urgenza')],
  files: [
    file(11, 'visibile.txt', 1, { id_indagine: 1, livello_effettivo: 4 }),
    file(12, 'riservato.txt', 5, { id_indagine: 1, livello_effettivo: 5 }),
    file(13, 'lettera.txt', 4),
    file(14, 'segreta.txt', 5),
  ],
});
const hiddenWords = ['Psoriasi', 'Biopsia', 'riservato.txt', 'Warfarin', 'urgenza', 'segreta.txt', 'Via Verdi'];

const doctor = {
  assegnazione_confidenzialita: 4,
  visibility: 2,
  tags: [],
  eccezioni: [],
  care_provider: { fullname: 'Anna Base' },
};
const parts = {
  clock: () => at,
  timeZone: 'Europe/Rome',
  records: {
    readNamed: async (id: number) => ({
      record: id === patientId ? whole : recordWith(),
      centres: new Map([[4, 'San Luca']]),
      medicines: new Map(),
    }),
    ...sharing,
  },
  doctors: {
    findAssociation: async (patient: number, id: number) => (patient === patientId && id === 5 ? doctor : undefined),
  },
};
const everything = (seen: readonly RecordPart[]) => seen;
const namesIn = (value: unknown) => hiddenWords.filter((word) => JSON.stringify(value).includes(word));

describe('the content of a link', () => {
  test('contains all records of an area up to a level', () => {
    expect(upTo(3)).toEqual({ assegnazione_confidenzialita: 3, visibility: 1, tags: [], eccezioni: [] });
  });

  // covers P-26
  test('omits records above the level from the record and its document', async () => {
    const extract = await createExtract(parts, patientId, upTo(4), 'it', everything);
    const { record, ...about } = extract;
    expect(namesIn(record)).toEqual([]);
    expect(record.terapie).toMatchObject([{ id_diagnosi: null, interazioni_accettate: null }]);
    expect(record.esami).toMatchObject([{ allegati: ['visibile.txt'], diags: [1] }]);
    expect(about).toEqual({
      whole,
      centres: new Map([[4, 'San Luca']]),
      medicines: new Map(),
      timeZone: 'Europe/Rome',
      language: 'it',
      at,
      today: '2026-03-22',
    });
    const document = await toPatientSummary(extract);
    expect(namesIn(document)).toEqual([]);
    for (const seen of ['Artrite', 'Aspirina', 'visibile.txt', 'lettera.txt', 'San Luca'])
      expect(JSON.stringify(document)).toContain(seen);
    // An extract does not claim that there is nothing else.
    expect(JSON.stringify(document)).toContain('Nulla in questo estratto');
    const composition = document.entry?.find(({ resource }) => resource?.resourceType === 'Composition')?.resource;
    expect(composition).toMatchObject({ text: { div: expect.stringContaining('altro può mancare') } });
    const full = await createExtract(parts, patientId, upTo(6), 'it', everything);
    expect(namesIn(full.record)).toEqual(hiddenWords);
  });

  test('contains only the selected records', async () => {
    const extract = await createExtract(parts, patientId, upTo(6), 'en', (seen) =>
      seen.filter(({ area }) => area === 'exams'),
    );
    expect(sharing.partsOf(extract.record).map(({ titolo }) => titolo)).toEqual(['Emocromo', 'Biopsia']);
  });

  test('returns 404 if a selected line is hidden', async () => {
    const chosen = (id_record: number) => () => [
      { tipo: 'exam' as const, id_record: 1 },
      { tipo: 'exam' as const, id_record },
    ];
    const refusal = { status: 404 };
    await expect(createExtract(parts, patientId, upTo(4), 'it', chosen(1))).resolves.toBeDefined();
    await expect(createExtract(parts, patientId, upTo(4), 'it', chosen(2))).rejects.toMatchObject(refusal);
    await expect(createExtract(parts, patientId, upTo(4), 'it', chosen(99))).rejects.toMatchObject(refusal);
  });

  test('wraps a PDF with title, date and patient name', async () => {
    const extract = await createExtract(parts, patientId, upTo(1), 'en', everything);
    const title = messagesFor('en', true).report;
    expect(toDocumentReference(Buffer.from('%PDF'), extract)).toEqual({
      resourceType: 'DocumentReference',
      status: 'current',
      type: { text: title },
      subject: { display: 'Ada Prova' },
      date: '2026-03-21T23:30:00.000Z',
      content: [
        {
          attachment: {
            contentType: 'application/pdf',
            language: 'en',
            title,
            creation: '2026-03-21T23:30:00.000Z',
            data: 'JVBERg==',
          },
        },
      ],
    });
  });
});

describe('the sheet for a visit', () => {
  // covers P-26
  test('has the view of an associated doctor, of a level, or of level 1', async () => {
    expect(await findReader(parts, patientId, { id_cpp: 5, id_livello_confidenzialita: 6 })).toEqual({
      ...doctor,
      fullname: 'Anna Base',
    });
    expect(await findReader(parts, patientId, { id_livello_confidenzialita: 3 })).toEqual(upTo(3));
    expect(await findReader(parts, patientId, {})).toEqual(upTo(1));
    await expect(findReader(parts, patientId, { id_cpp: 6 })).rejects.toMatchObject({ status: 404 });
    await expect(findReader(parts, 8, { id_cpp: 5 })).rejects.toMatchObject({ status: 404 });
  });

  const sheet = { voci: [{ tipo: 'therapy' as const, id_record: 1 }], motivo: '', domande: [] };

  test('contains the selected lines, the level and the doctor', async () => {
    const made = await createSheet(parts, patientId, { ...sheet, id_cpp: 5 }, 'it');
    expect(made).toMatchObject({ level: 4, doctor: 'Anna Base', language: 'it' });
    expect(sharing.partsOf(made.record).map(({ titolo }) => titolo)).toEqual(['Aspirina']);
    const forAnybody = await createSheet(parts, patientId, { ...sheet, id_livello_confidenzialita: 2 }, 'en');
    expect(forAnybody).toMatchObject({ level: 2, language: 'en' });
    expect(forAnybody.doctor).toBeUndefined();
  });

  // covers P-26
  test('returns 404 for a line that its reader may not see', async () => {
    const hidden = { ...sheet, voci: [{ tipo: 'exam' as const, id_record: 1 }] };
    await expect(createSheet(parts, patientId, { ...hidden, id_cpp: 5 }, 'it')).rejects.toMatchObject({ status: 404 });
    await expect(
      createSheet(parts, patientId, { ...hidden, id_livello_confidenzialita: 4 }, 'it'),
    ).resolves.toBeDefined();
  });
});

describe('the lines of the sheet', () => {
  const about = isRelevant({ dal: '2026-02-01', al: '2026-03-01' });
  const part = (area: RecordPart['area'], data: string | null): RecordPart => ({
    ...{ tipo: 'exam', id_record: 1, titolo: '', livello: 1, padlock: true, tags: [], area, data },
  });

  test.each(['allergies', 'forbidden-drugs', 'current-therapies', 'diagnoses'] as const)(
    '%s are listed regardless of their date',
    (area) => {
      for (const day of [null, '1999-01-01', '2026-02-15', '2030-01-01']) expect(about(part(area, day))).toBe(true);
    },
  );

  test.each(['exams', 'visits', 'readings', 'notebook'] as const)('%s are listed for the selected days', (area) => {
    const days = ['2026-01-31', '2026-02-01', '2026-02-28T23:59:59', '2026-03-01T23:59:59', '2026-03-02'];
    expect(days.filter((day) => about(part(area, day)))).toEqual(days.slice(1, 4));
  });

  test('includes undated exams, which are still to come, but no other undated records', () => {
    const areas = ['exams', 'visits', 'readings', 'notebook'] as const;
    expect(areas.filter((area) => about(part(area, null)))).toEqual(['exams']);
    expect(areas.filter((area) => about(part(area, '')))).toEqual(['exams']);
  });

  test.each(['files', 'past-therapies', 'vaccinations', 'reactions', 'anamnesis', 'personal-details'] as const)(
    '%s are never listed',
    (area) => {
      expect([null, '2026-02-15'].some((day) => about(part(area, day)))).toBe(false);
    },
  );

  test('are ordered by section, then newest first, then last added first', () => {
    const record = recordWith({
      diagnosi: [
        diagnosis(1, 'Artrite', 1),
        diagnosis(2, 'Gotta', 1, { diagnosi_stato: '1' }),
        diagnosis(3, 'Pollini', 1, { tipo_diagnosi: 'Allergia' }),
        diagnosis(4, 'Esclusa', 1, { diagnosi_stato: '2' }),
      ],
      terapie: [therapy(1, 'Aspirina', 1, 1), therapy(2, 'Warfarin', 0, 1), therapy(3, 'Conclusa', 2, 1)],
      esami: [
        exam(1, 'Nuovo', 1),
        exam(2, 'Nuovo bis', 1),
        exam(3, 'Vecchio', 1, { indagine_data_display: '2025-01-01' }),
        exam(4, 'Richiesto prima', 1, { indagine_stato: '0', indagine_data_display: '2025-01-01' }),
        exam(5, 'Richiesto senza un giorno', 1, { indagine_stato: '0', indagine_data_display: null }),
        exam(6, 'Richiesto', 1, { indagine_stato: '0' }),
        exam(7, 'Richiesto ancora', 1, { indagine_stato: '0', indagine_data_display: null }),
        exam(8, 'Programmato', 1, { indagine_stato: '1' }),
      ],
      visite: [visit(1, 'urgenza')],
      tbl_taccuinos: [drawing(1, 'schiena', 1)],
    });
    const { cartella } = sharing.share(upTo(6), record);
    const context = {
      messages: messagesFor('it'),
      centres: new Map([[4, 'San Luca']]),
      medicines: new Map(),
      timeZone: 'Europe/Rome',
    };
    const lines = toVisitLines(sharing.restrictToLine(cartella), sharing.partsOf(cartella), context);
    expect(lines.map(({ sezione, tipo, id_record }) => `${sezione} ${tipo} ${id_record}`)).toEqual([
      'allergies diagnosis 3',
      'forbidden therapy 2',
      'therapies therapy 1',
      'conditions diagnosis 1',
      'suspected diagnosis 2',
      'requested exam 6',
      'requested exam 4',
      'requested exam 7',
      'requested exam 5',
      'scheduled exam 8',
      'completed exam 2',
      'completed exam 1',
      'completed exam 3',
      'visits visit 1',
      'notebook notebook 1',
    ]);
    expect(lines.find(({ sezione }) => sezione === 'scheduled')).toEqual({
      tipo: 'exam',
      id_record: 8,
      sezione: 'scheduled',
      titolo: messagesFor('it').sections.scheduled.title,
      nome: 'Programmato',
      dettagli: ['Data: 01/03/2026', 'Centro: San Luca', 'Medico: Anna Base', 'Motivo: controllo'],
      data: '2026-03-01',
    });
    expect(sheetSections).toContain('readings');
  });
});
