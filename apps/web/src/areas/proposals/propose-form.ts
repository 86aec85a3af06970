import {
  CorrectionChanges as changeLengths,
  ProposedExamSave as examLengths,
  ProposalSave as lengths,
  ProposedTherapySave as therapyLengths,
} from '@libretto/api-client/max-lengths';
import type { Schema } from '@libretto/api-client/schema';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import type { DrugValue } from '../../shared/drugs/drug-field.tsx';
import { lineKey } from '../../shared/record-summary/summary.ts';
import type { CorrectedKind, ProposalSave } from './proposals.queries.ts';

type SharedRecord = Schema<'SharedRecord'>;
export type CorrectedField = Schema<'CorrectedField'>;

export const kinds = ['nota', 'terapia', 'esame', 'correzione'] as const;

const correctable = {
  therapy: ['quantita_farmaceutica', 'frequenza_farmaceutica', 'data_inizio', 'data_fine', 'note'],
  exam: ['indagine_tipologia', 'indagine_motivo', 'indagine_data_display'],
  diagnosis: ['diagnosi_patologia'],
} as const satisfies Record<CorrectedKind, readonly CorrectedField[]>;

export const dateFields: readonly CorrectedField[] = ['data_inizio', 'data_fine', 'indagine_data_display'];
export const optionalFields: readonly CorrectedField[] = [
  'data_fine',
  'note',
  'indagine_motivo',
  'indagine_data_display',
];
const nullableFields: readonly CorrectedField[] = ['data_fine', 'indagine_data_display'];

/** A record that the doctor sees, with the current values of the fields that can be corrected. */
export interface CorrectableRecord {
  /** Value of the option. */
  key: string;
  tipo: CorrectedKind;
  id_record: number;
  name: string;
  fields: readonly CorrectedField[];
  values: Readonly<Partial<Record<CorrectedField, string>>>;
}

function toCorrectable(tipo: CorrectedKind, id_record: number, name: string, row: object): CorrectableRecord {
  const fields: readonly CorrectedField[] = correctable[tipo];
  const values = Object.fromEntries(fields.map((field) => [field, String(Reflect.get(row, field) ?? '')]));
  return { key: `${tipo}.${id_record}`, tipo, id_record, name, fields, values };
}

export const listCorrectable = ({ terapie, esami, diagnosi }: SharedRecord): CorrectableRecord[] => [
  ...terapie.map((row) => toCorrectable('therapy', row.id_terapie, row.farmaco.descrizione_breve, row)),
  ...esami.map((row) => toCorrectable('exam', row.id_indagine, row.indagine_tipologia, row)),
  ...diagnosi.map((row) => toCorrectable('diagnosis', row.id_diagnosi, row.diagnosi_patologia, row)),
];

export interface ProposeValues {
  tipo: (typeof kinds)[number];
  testo: string;
  farmaco: DrugValue | null;
  altro: boolean;
  altro_farmaco: string;
  quantita_farmaceutica: string;
  frequenza_farmaceutica: string;
  data_inizio: string;
  data_fine: string;
  note: string;
  indagine_tipologia: string;
  id_diagn_investigations: number | null;
  indagine_categoria: Schema<'ExamCategory'> | null;
  indagine_motivo: string;
  indagine_data_display: string;
  /** Key of the record to correct. */
  record: string;
  modifiche: Record<CorrectedField, string>;
}

export const noChanges: ProposeValues['modifiche'] = {
  ...{ quantita_farmaceutica: '', frequenza_farmaceutica: '', data_inizio: '', data_fine: '', note: '' },
  ...{ indagine_tipologia: '', indagine_motivo: '', indagine_data_display: '', diagnosi_patologia: '' },
};

export const emptyProposal: ProposeValues = {
  ...{ tipo: 'nota', testo: '', farmaco: null, altro: false, altro_farmaco: '' },
  ...{ quantita_farmaceutica: '', frequenza_farmaceutica: '', data_inizio: '', data_fine: '', note: '' },
  ...{ indagine_tipologia: '', id_diagn_investigations: null, indagine_categoria: null, indagine_motivo: '' },
  ...{ indagine_data_display: '', record: '', modifiche: noChanges },
};

/** A note, or the correction of the record of a row. */
export function startProposal(records: readonly CorrectableRecord[], row: string | undefined): ProposeValues {
  const record = records.find(({ tipo, id_record }) => lineKey({ tipo, id_record }) === row);
  if (!record) return emptyProposal;
  return { ...emptyProposal, tipo: 'correzione', record: record.key, modifiche: { ...noChanges, ...record.values } };
}

export interface ProposeMessages {
  required: string;
  long: string;
  date: string;
  endBeforeStart: string;
  unchanged: string;
  sayWhy: string;
}

const isEmpty = (text: string) => text.trim() === '';
const isWrongDay = (day: string) => day !== '' && !isDay(day);

export function findChanges(
  { modifiche }: ProposeValues,
  { fields, values }: Pick<CorrectableRecord, 'fields' | 'values'>,
): CorrectedField[] {
  return fields.filter((field) => modifiche[field].trim() !== (values[field] ?? ''));
}

type Problem = [path: (string | CorrectedField)[], message: string];

function findProblems(
  values: ProposeValues,
  records: readonly CorrectableRecord[],
  { required, long, date, endBeforeStart, unchanged, sayWhy }: ProposeMessages,
  isWarned: boolean,
): Problem[] {
  const { tipo } = values;
  const check = (name: keyof ProposeValues, ...rules: [wrong: boolean, message: string][]): Problem[] =>
    rules.flatMap(([wrong, message]): Problem[] => (wrong ? [[[name], message]] : [])).slice(0, 1);
  const text = (name: keyof ProposeValues & keyof typeof all, max: number, isRequired = false, missing = required) =>
    check(name, [isRequired && isEmpty(all[name]), missing], [all[name].trim().length > max, long]);
  const { testo, altro_farmaco, quantita_farmaceutica, frequenza_farmaceutica, note } = values;
  const { indagine_tipologia, indagine_motivo } = values;
  const all = {
    testo,
    altro_farmaco,
    quantita_farmaceutica,
    frequenza_farmaceutica,
    note,
    indagine_tipologia,
    indagine_motivo,
  };
  const words = text('testo', lengths.testo, tipo === 'nota');
  if (tipo === 'nota') return words;
  if (tipo === 'esame') {
    return [
      ...text('indagine_tipologia', examLengths.indagine_tipologia, true),
      ...text('indagine_motivo', examLengths.indagine_motivo),
      ...check('indagine_data_display', [isWrongDay(values.indagine_data_display), date]),
      ...words,
    ];
  }
  if (tipo === 'terapia') {
    const { altro, farmaco, data_inizio: start, data_fine: end } = values;
    return [
      ...(altro ? text('altro_farmaco', 200, true) : check('farmaco', [farmaco === null, required])),
      ...text('quantita_farmaceutica', therapyLengths.quantita_farmaceutica, true),
      ...text('frequenza_farmaceutica', therapyLengths.frequenza_farmaceutica, true),
      ...check('data_inizio', [isWrongDay(start), date]),
      ...check('data_fine', [isWrongDay(end), date], [start !== '' && end !== '' && end < start, endBeforeStart]),
      ...text('note', therapyLengths.note),
      ...text('testo', lengths.testo, isWarned, sayWhy),
    ];
  }
  const record = records.find(({ key }) => key === values.record);
  if (!record) return check('record', [true, required]);
  const changed = findChanges(values, record);
  const fields = changed.flatMap((field): Problem[] => {
    const value = values.modifiche[field];
    const max = Reflect.get(changeLengths, field);
    if (isEmpty(value) && !optionalFields.includes(field)) return [[['modifiche', field], required]];
    if (dateFields.includes(field)) return isWrongDay(value) ? [[['modifiche', field], date]] : [];
    return typeof max === 'number' && value.trim().length > max ? [[['modifiche', field], long]] : [];
  });
  return [...check('record', [changed.length === 0, unchanged]), ...fields, ...words];
}

/**
 * Checks only the fields of the chosen kind, which are the ones that are shown. Whoever proposes a medicine against a
 * warning says why.
 */
export const proposeSchema = (messages: ProposeMessages, records: readonly CorrectableRecord[], isWarned: boolean) =>
  v.pipe(
    v.custom<ProposeValues>((value) => typeof value === 'object' && value !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const values = dataset.value;
      for (const [path, message] of findProblems(values, records, messages, isWarned)) {
        const [first, second] = path;
        const step = (input: object, key: string) => ({
          ...({ type: 'object', origin: 'value', key } as const),
          input: input as Record<string, unknown>,
          value: Reflect.get(input, key),
        });
        const outer = step(values, first ?? '');
        addIssue({ message, path: second === undefined ? [outer] : [outer, step(values.modifiche, second)] });
      }
    }),
  );

/** Sends the fields of the chosen kind only. */
export function toProposal(values: ProposeValues, records: readonly CorrectableRecord[]): ProposalSave {
  const testo = values.testo.trim();
  const words = testo === '' ? {} : { testo };
  switch (values.tipo) {
    case 'nota':
      return { tipo: 'nota', testo };
    case 'terapia': {
      const { altro, farmaco } = values;
      const drug =
        altro || farmaco === null
          ? { farmaco: { descrizione_breve: values.altro_farmaco.trim(), somministrazione: '' } }
          : { id_farmaco_codifa: farmaco.id_farmaco_codifa };
      return {
        ...{ tipo: 'terapia', ...words },
        terapia: {
          ...drug,
          quantita_farmaceutica: values.quantita_farmaceutica.trim(),
          frequenza_farmaceutica: values.frequenza_farmaceutica.trim(),
          data_inizio: values.data_inizio || null,
          data_fine: values.data_fine || null,
          note: values.note.trim(),
        },
      };
    }
    case 'esame':
      return {
        ...{ tipo: 'esame', ...words },
        esame: {
          indagine_tipologia: values.indagine_tipologia.trim(),
          indagine_categoria: values.indagine_categoria,
          indagine_motivo: values.indagine_motivo.trim(),
          indagine_data_display: values.indagine_data_display || null,
          id_diagn_investigations: values.id_diagn_investigations,
        },
      };
    case 'correzione': {
      const record = records.find(({ key }) => key === values.record);
      if (!record) throw new Error('The form was sent without a record to correct.');
      const modifiche = Object.fromEntries(
        findChanges(values, record).map((field) => {
          const value = values.modifiche[field].trim();
          return [field, value === '' && nullableFields.includes(field) ? null : value];
        }),
      );
      const { tipo, id_record } = record;
      return { ...{ tipo: 'correzione', ...words }, correzione: { tipo, id_record, modifiche } };
    }
  }
}
