import * as operations from '@libretto/api-client/operations';
import type { FieldError } from '@libretto/api-client/problem';
import type { StandardSchemaV1 } from '@tanstack/react-form';
import { useMutation } from '@tanstack/react-query';
import { api, queryClient } from '../../shared/api/api.ts';
import { type RefusedField, useRecordForm } from '../../shared/forms/use-record-form.ts';
import { type Patient, patientQuery } from '../../shared/patient/patient.queries.ts';
import { seenVersion } from '../../shared/records/seen-version.ts';
import { type PatientChange, type PatientSection, patientUpdate } from './patient-update.ts';

export interface SectionDialogProps {
  patient: Patient;
  onClose: () => void;
}

export interface PatientFormOptions<Values> extends SectionDialogProps {
  page: PatientSection;
  initial: Values;
  schema: StandardSchemaV1<Values, unknown>;
  change: (values: Values) => PatientChange;
  /** Words for a field that the server refused. */
  refused: (code: string, name: string) => string;
}

/** The form of one section of the patient card. */
export function usePatientForm<Values extends object>(options: PatientFormOptions<Values>) {
  const { patient, page, initial, schema, change, refused, onClose } = options;
  const query = patientQuery(patient.id_utente);
  const update = useMutation({
    ...api.mutation(operations.updatePatient),
    onSuccess: (saved) => queryClient.setQueryData(query.queryKey, saved),
  });

  function fieldOf({ path, code }: FieldError): RefusedField | undefined {
    const name = path.split('/').at(-1) ?? '';
    return name in initial ? { name, text: refused(code, name) } : undefined;
  }

  return useRecordForm({
    initial,
    schema,
    version: patient.versione,
    save: (values, seen) =>
      update.mutateAsync({
        path: { id: patient.id_paziente },
        ...seenVersion(seen),
        body: patientUpdate(patient, page, change(values)),
      }),
    onSaved: onClose,
    // Read anew, while what was typed stays in the form.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
    refused: fieldOf,
  });
}
