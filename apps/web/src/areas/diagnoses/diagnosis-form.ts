import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { type CareProviderForm, isProviderNamed, isProviderShort } from '../../shared/records/care-provider.ts';
import { type Diagnosis, type DiagnosisList, type DiagnosisStatus, lists } from './diagnoses.queries.ts';

export const types = ['Diagnosi', 'Allergia', 'Intolleranza'] as const;

export interface DiagnosisForm extends CareProviderForm {
  tipo_diagnosi: string;
  diagnosi_patologia: string;
  /** Written by hand only where a diagnosis cannot be moved. */
  diagnosi_stato: DiagnosisStatus;
  id_livello_confidenzialita: number | null;
}

/** Of a new diagnosis, until somebody chooses another. */
const strictest = 6;

/** What the form opens with. */
export function formOf(diagnosis: Diagnosis | undefined, status: DiagnosisStatus): DiagnosisForm {
  return {
    tipo_diagnosi: diagnosis?.tipo_diagnosi ?? '',
    diagnosi_patologia: diagnosis?.diagnosi_patologia ?? '',
    medico: diagnosis?.diagnosiDetails.careprovider ?? '',
    altro_medico: '',
    diagnosi_stato: diagnosis?.diagnosi_stato ?? status,
    id_livello_confidenzialita: diagnosis?.id_livelo_confidenzialita ?? strictest,
  };
}

export interface DiagnosisWords {
  required: string;
  long: string;
}

const isFilled = (text: string) => text.trim() !== '';

export function diagnosisSchema({ required, long }: DiagnosisWords) {
  const text = (most: number) => v.pipe(v.string(), v.check(isFilled, required), v.maxLength(most, long));
  return v.pipe(
    v.object({
      tipo_diagnosi: v.picklist(types, required),
      diagnosi_patologia: text(300),
      medico: text(120),
      altro_medico: v.string(),
      diagnosi_stato: v.picklist(['0', '1', '2']),
      id_livello_confidenzialita: v.pipe(
        v.nullable(v.number()),
        v.check((level) => level !== null, required),
      ),
    }),
    v.forward(v.partialCheck([['medico'], ['altro_medico']], isProviderNamed, required), ['altro_medico']),
    v.forward(v.partialCheck([['medico'], ['altro_medico']], isProviderShort, long), ['altro_medico']),
  );
}

/** A diagnosis that is not saved yet: its fields, which diagnosis it is (0 for a new one) and its list. */
export interface DiagnosisDraft extends DiagnosisForm {
  [name: string]: unknown;
  id_diagnosi: number;
  list: DiagnosisList;
}

const kept = v.object({
  id_diagnosi: v.number(),
  list: v.picklist(lists),
  tipo_diagnosi: v.string(),
  diagnosi_patologia: v.string(),
  medico: v.string(),
  altro_medico: v.string(),
  diagnosi_stato: v.picklist(['0', '1', '2']),
  id_livello_confidenzialita: v.nullable(v.number()),
});

export function readDiagnosisDraft(content: DraftContent): DiagnosisDraft | undefined {
  const read = v.safeParse(kept, content);
  return read.success ? { ...read.output } : undefined;
}

/** What was typed, without what says which diagnosis it belongs to. */
export function formOfDraft({
  id_diagnosi: _id,
  list: _list,
  versione: _version,
  ...form
}: DiagnosisDraft): DiagnosisForm {
  return form;
}
