import type { NamedMedicine } from '../../shared/drugs/medicine-name.ts';
import { listHistory } from '../../shared/sharing/history-texts.ts';
import type { Preview } from './doctors.queries.ts';

export type PreviewArea = Exclude<Preview['nascosti'][number]['area'], 'personal-details'>;

export type PreviewColumn =
  | 'date'
  | 'level'
  | 'attachments'
  | 'phone'
  | 'reason'
  | 'dose'
  | 'reactions'
  | 'comment'
  | 'kind';

export interface PreviewRow {
  id: number;
  what: string;
  facts?: string[];
  more?: string;
  date?: string;
  level?: number;
}

type Record = Preview['cartella'];
export type FactName =
  | 'atc'
  | 'examReason'
  | 'careprovider'
  | 'frequency'
  | 'until'
  | 'prescriber'
  | 'notes'
  | 'observations'
  | 'conclusions'
  | 'booster'
  | 'age';

export interface RowFormatter {
  term: (text: string) => string;
  history: (part: keyof Record['anamnesi']) => string;
  pregnancy: (outcome: Record['gravidanze'][number]['esito']) => string;
  kind: (kind: Record['diagnosi'][number]['tipo_diagnosi']) => string;
  status: (status: Record['diagnosi'][number]['diagnosi_stato']) => string;
  exam: (state: Record['esami'][number]['indagine_stato']) => string;
  pain: (entry: Record['tbl_taccuinos'][number]) => string;
  child: (sex: NonNullable<Record['gravidanze'][number]['sesso_bambino']>) => string;
  severity: (severity: Record['reazioni'][number]['severity']) => string;
  medicine: (medicine: NamedMedicine) => string;
  fact: (name: FactName, value: string) => string;
  day: (day: string) => string;
  measure: (value: number, unit: string) => string;
}

interface AreaPreview {
  columns: readonly PreviewColumn[];
  rows(record: Record, formatter: RowFormatter): PreviewRow[];
}

const contactRow = (contact: Record['contattialtro'][number]): PreviewRow => ({
  id: contact.id_contatto,
  what: contact.contatto_nominativo,
  more: contact.contatto_telefono,
  level: contact.id_livello_confidenzialita,
});

type NamedFact = readonly [FactName, string | null | undefined];

const toFacts = (formatter: RowFormatter, namedFacts: readonly NamedFact[]): string[] =>
  namedFacts.flatMap(([name, value]) => (value?.trim() ? [formatter.fact(name, value.trim())] : []));

const diagnosisRow = (diagnosis: Record['diagnosi'][number], formatter: RowFormatter): PreviewRow => ({
  id: diagnosis.id_diagnosi,
  what: diagnosis.diagnosi_patologia,
  facts: [
    formatter.status(diagnosis.diagnosi_stato),
    ...toFacts(formatter, [['careprovider', diagnosis.diagnosiDetails.careprovider]]),
  ],
  more: formatter.kind(diagnosis.tipo_diagnosi),
  date: diagnosis.diagnosi_inserimento,
  level: diagnosis.id_livello_confidenzialita,
});

/** Same rule as the server's policy: an excluded allergy is none. */
const isAllergy = ({ tipo_diagnosi, diagnosi_stato }: Record['diagnosi'][number]) =>
  tipo_diagnosi !== 'Diagnosi' && diagnosi_stato !== '2';

function therapyRow(therapy: Record['terapie'][number], formatter: RowFormatter): PreviewRow {
  const { data_fine, frequenza_farmaceutica, note, prescrittore } = therapy;
  const prescriber = ['prescriber', prescrittore] as const;
  // A forbidden drug has no dose and no end.
  const forbidden = therapy.tipo_terapia === 0;
  const atc = ['atc', therapy.codice_atc] as const;
  const therapyFacts: NamedFact[] = [
    atc,
    ['frequency', frequenza_farmaceutica],
    ['until', data_fine && formatter.day(data_fine)],
    prescriber,
    ['notes', note],
  ];
  return {
    id: therapy.id_terapie,
    what: formatter.medicine({ nome: therapy.farmaco.descrizione_breve, sostanza: therapy.sostanza }),
    facts: toFacts(formatter, forbidden ? [atc, prescriber] : therapyFacts),
    more: forbidden ? note : therapy.quantita_farmaceutica,
    date: therapy.data_inizio,
    level: therapy.id_livello_confidenzialita,
  };
}

const therapyRows =
  (type: Record['terapie'][number]['tipo_terapia']) =>
  ({ terapie }: Record, formatter: RowFormatter): PreviewRow[] =>
    terapie.filter(({ tipo_terapia }) => tipo_terapia === type).map((row) => therapyRow(row, formatter));

function readingText(reading: Record['rilevazioni'][number], { measure }: RowFormatter): string {
  const { parametro_peso: weight, parametro_altezza: height, parametro_frequenza: rate } = reading;
  const { parametro_saturazione: oxygen, parametro_temperatura: temperature } = reading;
  const { parametro_pressione_min: low, parametro_pressione_max: high } = reading;
  const parts = [
    weight !== null && measure(weight, 'kg'),
    height !== null && measure(height, 'cm'),
    high !== null && low !== null && `${high}/${measure(low, 'mmHg')}`,
    rate !== null && measure(rate, 'bpm'),
    oxygen !== null && measure(oxygen, '%'),
    temperature !== null && measure(temperature, '°C'),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

const historyRows = (anamnesis: Record['anamnesi'], formatter: RowFormatter): PreviewRow[] =>
  listHistory(anamnesis).map(({ part, id, updatedAt, text }) => {
    const name = formatter.history(part);
    const what = text === undefined ? name : `${name}: ${text}`;
    return { id, what, ...(updatedAt !== null && { date: updatedAt }) };
  });

/** In menu order. */
export const areaPreviews: { readonly [Area in PreviewArea]: AreaPreview } = {
  'emergency-contacts': {
    columns: ['phone', 'level'],
    rows: ({ contattiemergenza }) => contattiemergenza.map(contactRow),
  },
  'other-contacts': {
    columns: ['phone', 'level'],
    rows: ({ contattialtro }) => contattialtro.map(contactRow),
  },
  notebook: {
    columns: ['date', 'level'],
    rows: ({ tbl_taccuinos }, formatter) =>
      tbl_taccuinos.map((entry) => ({
        id: entry.id_taccuino,
        what: entry.taccuino_descrizione,
        facts: [formatter.pain(entry)].filter(Boolean),
        date: entry.taccuino_data,
        level: entry.id_livello_confidenzialita,
      })),
  },
  exams: {
    columns: ['attachments', 'date', 'level'],
    rows: ({ esami }, formatter) =>
      esami.map((exam) => ({
        id: exam.id_indagine,
        what: formatter.term(exam.indagine_tipologia),
        facts: [
          formatter.exam(exam.indagine_stato),
          ...toFacts(formatter, [
            ['examReason', exam.indagine_motivo],
            ['careprovider', exam.careprovider],
          ]),
        ],
        more: exam.allegati.join(', '),
        ...(exam.indagine_data_display !== null && { date: exam.indagine_data_display }),
        ...(exam.id_livello_confidenzialita !== null && { level: exam.id_livello_confidenzialita }),
      })),
  },
  allergies: {
    columns: ['kind', 'date', 'level'],
    rows: ({ diagnosi }, formatter) => diagnosi.filter(isAllergy).map((row) => diagnosisRow(row, formatter)),
  },
  diagnoses: {
    columns: ['kind', 'date', 'level'],
    rows: ({ diagnosi }, formatter) =>
      diagnosi.filter((row) => !isAllergy(row)).map((row) => diagnosisRow(row, formatter)),
  },
  'forbidden-drugs': {
    columns: ['reason', 'date', 'level'],
    rows: therapyRows(0),
  },
  'current-therapies': {
    columns: ['dose', 'date', 'level'],
    rows: therapyRows(1),
  },
  'past-therapies': {
    columns: ['dose', 'date', 'level'],
    rows: therapyRows(2),
  },
  visits: {
    columns: ['date'],
    rows: ({ visite }, formatter) =>
      visite.map((visit) => ({
        id: visit.id_visita,
        what: visit.visita_motivazione,
        facts: toFacts(formatter, [
          ['observations', visit.visita_osservazioni],
          ['conclusions', visit.visita_conclusioni],
        ]),
        date: visit.visita_data,
      })),
  },
  readings: {
    columns: ['date'],
    rows: ({ rilevazioni }, formatter) =>
      rilevazioni.map((reading) => ({
        id: reading.id_rilevazione,
        what: readingText(reading, formatter),
        date: reading.data_rilevazione,
      })),
  },
  vaccinations: {
    columns: ['reactions', 'date', 'level'],
    rows: ({ vaccinazioni }, formatter) =>
      vaccinazioni.map((vaccination) => ({
        id: vaccination.id_vaccinazione,
        what: vaccination.vaccinidetails.descrizione_breve,
        facts: toFacts(formatter, [['booster', String(vaccination.vaccinazione_richiamo)]]),
        more: formatter.term(vaccination.vaccinazione_reazioni),
        date: vaccination.vaccinazione_data,
        level: vaccination.id_livello_confidenzialita,
      })),
  },
  reactions: {
    columns: ['reactions', 'date'],
    rows: ({ reazioni }, formatter) =>
      reazioni.map((report) => ({
        id: report.id_reazione,
        what: report.farmaco.descrizione_breve,
        facts: [formatter.severity(report.severity)],
        more: report.reaction,
        date: report.date_reaction,
      })),
  },
  anamnesis: {
    columns: ['date'],
    rows: ({ anamnesi }, formatter) => historyRows(anamnesi, formatter),
  },
  pregnancies: {
    columns: ['date'],
    rows: ({ gravidanze }, formatter) =>
      gravidanze.map((row) => {
        const { esito, fine_gravidanza, inizio_gravidanza, sesso_bambino: child } = row;
        const date = fine_gravidanza ?? inizio_gravidanza;
        const facts = [
          ...(child === null ? [] : [formatter.child(child)]),
          ...toFacts(formatter, [
            ['age', String(row.eta)],
            ['notes', row.note_gravidanza],
          ]),
        ];
        return { id: row.id_gravidanza, what: formatter.pregnancy(esito), facts, ...(date !== null && { date }) };
      }),
  },
  files: {
    columns: ['comment', 'date', 'level'],
    rows: ({ files }) =>
      files.map((file) => ({
        id: file.id_file,
        what: file.file_nome,
        more: file.file_commento,
        date: file.data_rilievo,
        level: file.livello_effettivo,
      })),
  },
};

export const toRows = (record: Record, formatter: RowFormatter): [PreviewArea, PreviewRow[]][] =>
  (Object.keys(areaPreviews) as PreviewArea[]).map((area) => [area, areaPreviews[area].rows(record, formatter)]);
