import type { components } from '../contract/contract.gen.ts';

type Schemas = components['schemas'];
type Shared = Schemas['SharedRecord'];

/** Everything in a record that can be shared; other areas read it, each its own. */
export interface WholeRecord {
  patient: Pick<
    Schemas['Patient'],
    | keyof Shared['identita']
    | 'paziente_gruppo'
    | 'paziente_email'
    | 'id_stato_matrimoniale'
    | 'paziente_donatore_organi'
    | 'user'
  >;
  contattiemergenza: Schemas['Contact'][];
  contattialtro: Schemas['Contact'][];
  tbl_taccuinos: Schemas['NotebookEntry'][];
  esami: Schemas['Exam'][];
  /** By the id of the file. */
  attachments: ReadonlyMap<number, { level: number; tags: readonly number[] }>;
  diagnosi: Schemas['Diagnosis'][];
  visite: Schemas['Visit'][];
  rilevazioni: Schemas['Reading'][];
  terapie: Schemas['Therapy'][];
  vaccinazioni: Schemas['Vaccination'][];
  reazioni: Schemas['ReactionReport'][];
  anamnesi: Shared['anamnesi'];
  gravidanze: Schemas['Pregnancy'][];
  files: Schemas['File'][];
}
