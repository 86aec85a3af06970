import type { components } from '../../contract/contract.gen.ts';
import type { RecordLists } from '../../records/sharing.ts';

type Schemas = components['schemas'];
export type CorrectedKind = Schemas['CorrectedKind'];
export type CorrectedField = Schemas['CorrectedField'];

export interface FieldChange {
  campo: CorrectedField;
  prima: string | null;
  dopo: string | null;
}

export type ProposalContent =
  /** Proposals from before the check have no warning. */
  | { terapia: Schemas['ProposedTherapy']; avviso?: Schemas['DrugWarning'] | null }
  | { esame: Schemas['ProposedExam'] }
  | { modifiche: FieldChange[] };

interface Correctable {
  fields: readonly CorrectedField[];
  find(record: RecordLists, id: number): { versione: string } | undefined;
}

/** Only fields that `shared` in the kind serves to doctors. */
const correctable: Record<CorrectedKind, Correctable> = {
  therapy: {
    fields: ['quantita_farmaceutica', 'frequenza_farmaceutica', 'data_inizio', 'data_fine', 'note'],
    find: ({ terapie }, id) => terapie.find(({ id_terapie }) => id_terapie === id),
  },
  exam: {
    fields: ['indagine_tipologia', 'indagine_motivo', 'indagine_data_display'],
    find: ({ esami }, id) => esami.find(({ id_indagine }) => id_indagine === id),
  },
  diagnosis: {
    fields: ['diagnosi_patologia'],
    find: ({ diagnosi }, id) => diagnosi.find(({ id_diagnosi }) => id_diagnosi === id),
  },
};

export const findRecord = (record: RecordLists, kind: CorrectedKind, id: number) => correctable[kind].find(record, id);

export const isCorrectable = (kind: CorrectedKind, field: string): boolean =>
  correctable[kind].fields.some((one) => one === field);

export function readField(shown: object, field: CorrectedField): string | null {
  const found: unknown = Reflect.get(shown, field);
  return typeof found === 'string' ? found : null;
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns true if a saved record differs from what the doctor proposed. A date that was left open never differs. */
export function differs(content: ProposalContent, saved: object): boolean {
  if ('modifiche' in content) return content.modifiche.some(({ campo, dopo }) => readField(saved, campo) !== dopo);
  const [proposed, open]: [object, readonly string[]] =
    'terapia' in content ? [content.terapia, ['data_inizio']] : [content.esame, ['indagine_data_display']];
  return Object.entries(proposed).some(
    ([name, value]) => !(value === null && open.includes(name)) && !isEqual(Reflect.get(saved, name), value),
  );
}
