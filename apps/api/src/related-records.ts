import type { components } from './contract/contract.gen.ts';
import type { RecordLine, WholeRecord } from './records/sharing.ts';

type Schemas = components['schemas'];
type Kind = Schemas['DatedRecordKind'];

export interface RelatedLine extends RecordLine {
  tipo: Kind;
  legame: Schemas['RelatedRecord']['legame'];
}

type Find = (record: WholeRecord, id: number) => RelatedLine[];

const dayMs = 86_400_000;
const nearDays = 14;

const linked = (tipo: Kind, ids: readonly (number | null)[]): RelatedLine[] =>
  ids.flatMap((id_record) => (id_record === null ? [] : [{ legame: 'collegato', tipo, id_record }]));

const isNear = (one: string, other: string | null) =>
  other !== null && Math.abs(Date.parse(one) - Date.parse(other)) <= nearDays * dayMs;

interface Dated {
  id: number;
  /** YYYY-MM-DD */
  day: string | null;
}

/** Compares IDs on the same day, as lists do. Records without a day come before or after none. */
function neighbours(tipo: Kind, own: Dated, others: readonly Dated[]): RelatedLine[] {
  const place = ({ id, day }: Dated) => `${day} ${String(id).padStart(10, '0')}`;
  return others
    .filter(({ id, day }) => day !== null && own.day !== null && id !== own.id)
    .map((other) => ({
      legame: place(other) < place(own) ? 'precedente' : 'successivo',
      tipo,
      id_record: other.id,
    }));
}

const nameOf = (text: string) => text.trim().toLocaleLowerCase('it');

const findExam: Find = ({ esami }, id) => {
  const own = esami.find(({ id_indagine }) => id_indagine === id);
  if (own === undefined) return [];
  const isSame = (exam: typeof own) =>
    nameOf(exam.indagine_tipologia) === nameOf(own.indagine_tipologia) ||
    (own.id_diagn_investigations !== null && exam.id_diagn_investigations === own.id_diagn_investigations);
  const dated = (exam: typeof own) => ({ id: exam.id_indagine, day: exam.indagine_data_display });
  const before = neighbours('exam', dated(own), esami.filter(isSame).map(dated));
  return [...linked('diagnosis', own.diags), ...before.filter(({ legame }) => legame === 'precedente')];
};

const findDiagnosis: Find = ({ esami, terapie }, id) => [
  ...linked(
    'exam',
    esami.filter(({ diags }) => diags.includes(id)).map(({ id_indagine }) => id_indagine),
  ),
  ...linked(
    'therapy',
    terapie.filter(({ id_diagnosi }) => id_diagnosi === id).map(({ id_terapie }) => id_terapie),
  ),
];

const findTherapy: Find = ({ terapie, reazioni }, id) => [
  ...linked('diagnosis', [terapie.find(({ id_terapie }) => id_terapie === id)?.id_diagnosi ?? null]),
  ...linked(
    'reaction',
    reazioni.filter(({ id_terapie }) => id_terapie === id).map(({ id_reazione }) => id_reazione),
  ),
];

const findVisit: Find = ({ visite, esami, terapie }, id) => {
  const day = visite.find(({ id_visita }) => id_visita === id)?.visita_data;
  if (day === undefined) return [];
  const nearExams = esami.filter(({ indagine_data_display }) => isNear(day, indagine_data_display));
  const nearTherapies = terapie.filter(({ data_inizio }) => isNear(day, data_inizio));
  return [
    ...nearExams.map(({ id_indagine }): RelatedLine => ({ legame: 'vicino', tipo: 'exam', id_record: id_indagine })),
    ...nearTherapies.map(
      ({ id_terapie }): RelatedLine => ({ legame: 'vicino', tipo: 'therapy', id_record: id_terapie }),
    ),
  ];
};

const findVaccination: Find = ({ vaccinazioni }, id) => {
  const own = vaccinazioni.find(({ id_vaccinazione }) => id_vaccinazione === id);
  if (own === undefined) return [];
  const dated = (dose: typeof own) => ({ id: dose.id_vaccinazione, day: dose.vaccinazione_data });
  const same = vaccinazioni.filter(({ id_vaccino }) => id_vaccino === own.id_vaccino);
  return neighbours('vaccination', dated(own), same.map(dated));
};

/** The entry before and the entry after. */
const findNotebook: Find = ({ tbl_taccuinos }, id) => {
  const entries = tbl_taccuinos
    .map(({ id_taccuino, taccuino_data }) => ({ id: id_taccuino, day: taccuino_data }))
    .sort((one, other) => one.day.localeCompare(other.day) || one.id - other.id);
  const at = entries.findIndex((entry) => entry.id === id);
  const own = entries[at];
  if (own === undefined) return [];
  const next = [entries[at - 1], entries[at + 1]].filter((entry) => entry !== undefined);
  return neighbours('notebook', own, next);
};

const findFile: Find = ({ esami }, id) =>
  linked(
    'exam',
    esami.filter(({ id_allegati }) => id_allegati.includes(id)).map(({ id_indagine }) => id_indagine),
  );

const findReaction: Find = ({ reazioni }, id) =>
  linked(
    'therapy',
    reazioni.filter(({ id_reazione }) => id_reazione === id).map(({ id_terapie }) => id_terapie),
  );

/** Records of the other kinds belong with none. */
const finders: Partial<Record<Kind, Find>> = {
  notebook: findNotebook,
  exam: findExam,
  diagnosis: findDiagnosis,
  visit: findVisit,
  file: findFile,
  therapy: findTherapy,
  vaccination: findVaccination,
  reaction: findReaction,
};

/** Returns the records that belong with a record; some may be deleted. */
export const relatedLines = (record: WholeRecord, kind: Kind, id: number): RelatedLine[] =>
  finders[kind]?.(record, id) ?? [];

type State = NonNullable<Schemas['RelatedRecord']['stato']>;

const states: readonly string[] = ['0', '1', '2'] satisfies State[];
const isState = (state: string | undefined): state is State => state !== undefined && states.includes(state);

/** Returns the state of an exam, a diagnosis or a therapy. */
export function stateOf({ esami, diagnosi, terapie }: WholeRecord, { tipo, id_record }: RecordLine): State | undefined {
  const state =
    tipo === 'exam'
      ? esami.find(({ id_indagine }) => id_indagine === id_record)?.indagine_stato
      : tipo === 'diagnosis'
        ? diagnosi.find(({ id_diagnosi }) => id_diagnosi === id_record)?.diagnosi_stato
        : tipo === 'therapy'
          ? terapie.find(({ id_terapie }) => id_terapie === id_record)?.tipo_terapia.toString()
          : undefined;
  return isState(state) ? state : undefined;
}

/** Returns the marked regions of a notebook entry; undefined if there are none. */
export function zonesOf(
  { tbl_taccuinos }: WholeRecord,
  { tipo, id_record }: RecordLine,
): Schemas['NotebookZone'][] | undefined {
  const entry = tbl_taccuinos.find(({ id_taccuino }) => tipo === 'notebook' && id_taccuino === id_record);
  return entry && entry.taccuino_zone.length > 0 ? entry.taccuino_zone : undefined;
}
