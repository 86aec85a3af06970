import * as operations from '@libretto/api-client/operations';
import type { FieldError } from '@libretto/api-client/problem';
import type { StandardSchemaV1 } from '@tanstack/react-form';
import { useMutation } from '@tanstack/react-query';
import { api, queryClient } from '../../shared/api/api.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import { useDraftForm } from '../../shared/drafts/use-draft-form.ts';
import { type RefusedField, useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { knownAs, type Patient, patientQuery } from '../../shared/patient/patient.queries.ts';
import { getBaseVersion, ifMatchHeader } from '../../shared/records/versions.ts';
import { type PatientChange, type PatientSection, patientUpdate } from './patient-update.ts';

export type SectionDraft<Values> = Values & DraftContent;

export interface SectionDialogProps<Values> {
  patient: Patient;
  start?: SectionDraft<Values> | undefined;
  draft: DraftHandle<SectionDraft<Values>>;
  onClose: () => void;
}

export interface PatientFormOptions<Values> extends SectionDialogProps<Values> {
  page: PatientSection;
  initial: Values;
  schema: StandardSchemaV1<Values, unknown>;
  change: (values: Values) => PatientChange;
  refused: (code: string, name: string) => string;
}

export function usePatientForm<Values extends object>(options: PatientFormOptions<Values>) {
  const { patient, start, draft, page, initial, schema, change, refused, onClose } = options;
  const query = patientQuery(patient.id_utente);
  const update = useMutation({
    ...api.mutation(operations.updatePatient),
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, knownAs(saved, patient.id_utente)),
  });

  function toField({ path, code }: FieldError): RefusedField | undefined {
    const name = path.split('/').at(-1) ?? '';
    return name in initial ? { name, text: refused(code, name) } : undefined;
  }

  const version = getBaseVersion(patient, start);
  const record = useRecordForm<Values>({
    initial,
    schema,
    version,
    save: (values, baseVersion) =>
      update.mutateAsync({
        path: { id: patient.id_paziente },
        ...ifMatchHeader(baseVersion),
        body: patientUpdate(patient, page, change(values)),
      }),
    onSaved: () => {
      draft.close();
      onClose();
    },
    // Refetches the patient and keeps the typed values.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
    refused: toField,
  });
  const { leave } = useDraftForm<Values, SectionDraft<Values>>({
    draft,
    store: record.form.store,
    version,
    content: (typed) => ({ ...typed }) as SectionDraft<Values>,
    onClose,
  });
  return { ...record, dirty: start !== undefined, onClose: leave };
}
