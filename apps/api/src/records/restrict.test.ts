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
  pregnancy,
  reaction,
  reading,
  recordWith,
  therapy,
  vaccination,
  visit,
} from '../../test/sample-record.ts';
import { sharing } from '../kinds.ts';
import { upTo } from '../policy/visibility.ts';
import type { SharedRecord } from '../summary/render-context.ts';
import { lineKey, type RecordLine } from './sharing.ts';

const { partsOf, restrict, restrictToLine, share } = sharing;

// Two of each kind, to detect restrictions that keep only the first.
const record: SharedRecord = share(
  upTo(6),
  recordWith({
    contattiemergenza: [contact(1, 'Zia Rosa', 10, 1), contact(2, 'Zia Pia', 10, 1)],
    contattialtro: [contact(3, 'Zio Pino', 0, 1), contact(4, 'Zio Gino', 0, 1)],
    tbl_taccuinos: [drawing(1, 'schiena', 1), drawing(2, 'collo', 1)],
    diagnosi: [diagnosis(1, 'Artrite', 1), diagnosis(2, 'Gotta', 1)],
    esami: [
      exam(1, 'Emocromo', 1, { diags: [1, 2], allegati: ['uno.txt', 'due.txt'], id_allegati: [11, 12] }),
      exam(2, 'Lastra', 1),
    ],
    attachments: new Map([11, 12].map((id) => [id, { level: 1, tags: [] }])),
    visite: [visit(1, 'controllo'), visit(2, 'urgenza')],
    rilevazioni: [reading(1, 71.25), reading(2, 72.25)],
    terapie: [
      therapy(1, 'Metotrexato', 1, 1, { id_diagnosi: 1, interazioni_accettate: accepted('Warfarin', 'Metotrexato') }),
      therapy(2, 'Warfarin', 0, 1),
    ],
    vaccinazioni: [vaccination(1, 'Antitetanica', 1), vaccination(2, 'Antinfluenzale', 1)],
    reazioni: [reaction(1, 'Aspirina'), reaction(2, 'Ibuprofene')],
    anamnesi: history,
    gravidanze: [pregnancy(1, 'la prima'), pregnancy(2, 'la seconda')],
    files: [file(21, 'lettera.txt', 1), file(22, 'foto.txt', 1)],
  }),
).cartella;

const { identita, paziente_gruppo, dettagli } = record;
const onlyIdentity: SharedRecord = { ...emptyLists, identita, paziente_gruppo };

test('identifies a line by kind and ID', () => {
  expect(lineKey({ tipo: 'exam', id_record: 12 })).toBe('exam 12');
});

test('without chosen lines only identity and blood group remain', () => {
  expect(restrict(record, [])).toEqual(onlyIdentity);
});

test('omits missing parts of the history', () => {
  const { familiare } = history;
  const line: RecordLine = { tipo: 'anamnesis', id_record: familiare.id_anamnesi_log };
  expect(restrict({ ...record, anamnesi: { familiare } }, [line]).anamnesi).toEqual({ familiare });
});

test('with all lines chosen nothing is lost', () => {
  expect(restrict(record, partsOf(record))).toEqual(record);
});

// covers P-26
test('omits keys that the contract does not declare', () => {
  const grown = { ...record, annotazioni: ['riservato'], anamnesi: { ...record.anamnesi, altro: 'riservato' } };
  expect(JSON.stringify(restrict(grown, partsOf(record)))).not.toContain('riservato');
});

describe('a chosen line includes its own data only', () => {
  const [emocromo, lastra] = record.esami;
  const [metotrexato, warfarin] = record.terapie;
  const none = { allegati: [], id_allegati: [], diags: [] };
  const cases: [RecordLine['tipo'], number, Partial<SharedRecord>][] = [
    ['patient', 7, dettagli ? { dettagli } : {}],
    ['contact', 1, { contattiemergenza: record.contattiemergenza.slice(0, 1) }],
    ['contact', 4, { contattialtro: record.contattialtro.slice(1) }],
    ['notebook', 1, { tbl_taccuinos: record.tbl_taccuinos.slice(0, 1) }],
    ['exam', 1, { esami: emocromo ? [{ ...emocromo, ...none }] : [] }],
    ['exam', 2, { esami: lastra ? [lastra] : [] }],
    ['diagnosis', 2, { diagnosi: record.diagnosi.slice(1) }],
    ['visit', 1, { visite: record.visite.slice(0, 1) }],
    ['reading', 2, { rilevazioni: record.rilevazioni.slice(1) }],
    ['therapy', 1, { terapie: metotrexato ? [{ ...metotrexato, id_diagnosi: null }] : [] }],
    ['therapy', 2, { terapie: warfarin ? [warfarin] : [] }],
    ['vaccination', 1, { vaccinazioni: record.vaccinazioni.slice(0, 1) }],
    ['reaction', 2, { reazioni: record.reazioni.slice(1) }],
    ['anamnesis', 1, { anamnesi: { familiare: history.familiare } }],
    ['anamnesis', 2, { anamnesi: { fisiologica: history.fisiologica } }],
    ['anamnesis', 3, { anamnesi: { prossima: history.prossima } }],
    ['anamnesis', 4, { anamnesi: { remota: history.remota } }],
    ['pregnancy', 1, { gravidanze: record.gravidanze.slice(0, 1) }],
    ['file', 22, { files: record.files.slice(1) }],
  ];

  // covers P-26
  test.each(cases)('%s %i', (tipo, id_record, expected) => {
    expect(restrict(record, [{ tipo, id_record }])).toEqual({ ...onlyIdentity, ...expected });
    expect(restrictToLine(record)({ tipo, id_record })).toEqual({ ...onlyIdentity, ...expected });
  });

  test('of an unknown line nothing', () => {
    expect(restrictToLine(record)({ tipo: 'visit', id_record: 99 })).toEqual(onlyIdentity);
  });
});

// covers P-26
test('an attachment is included only if both it and its exam are chosen', () => {
  const chosen: RecordLine[] = [
    { tipo: 'exam', id_record: 1 },
    { tipo: 'file', id_record: 12 },
    { tipo: 'diagnosis', id_record: 1 },
  ];
  expect(restrict(record, chosen).esami).toMatchObject([{ allegati: ['due.txt'], id_allegati: [12], diags: [1] }]);
  expect(restrict(record, chosen.slice(1)).esami).toEqual([]);
});

test('a name without an ID is omitted', () => {
  const [emocromo] = record.esami;
  const uneven = { ...record, esami: emocromo ? [{ ...emocromo, id_allegati: [11] }] : [] };
  const chosen: RecordLine[] = ['exam', 'file'].map((tipo) => ({
    tipo: tipo as 'exam',
    id_record: tipo === 'exam' ? 1 : 11,
  }));
  expect(restrict(uneven, chosen).esami).toMatchObject([{ allegati: ['uno.txt'], id_allegati: [11] }]);
});

// covers P-26
test('a therapy refers to its diagnosis only if that is chosen, and never to interacting drugs', () => {
  const [alone, both] = [
    restrict(record, [{ tipo: 'therapy', id_record: 1 }]),
    restrict(record, [
      { tipo: 'therapy', id_record: 1 },
      { tipo: 'diagnosis', id_record: 1 },
    ]),
  ];
  expect(alone.terapie).toMatchObject([{ id_diagnosi: null }]);
  expect(both.terapie).toMatchObject([{ id_diagnosi: 1 }]);
  expect(JSON.stringify([alone, both])).not.toContain('Warfarin');
});
