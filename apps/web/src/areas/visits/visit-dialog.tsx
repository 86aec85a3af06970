import { VisitSave as maxLengths } from '@libretto/api-client/max-lengths';
import { revealRow } from '@libretto/design-system/collapsible-list';
import { DateField } from '@libretto/design-system/date-field';
import { TextArea } from '@libretto/design-system/text-area';
import { useStore } from '@tanstack/react-form';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { begunFrom } from '../../shared/records/seen-version.ts';
import { useBirth } from '../../shared/records/use-birth.ts';
import { textFields, type VisitDraft, type VisitValues, visitForm } from './visit-form.ts';
import { saveVisit, type Visit, visitsQuery } from './visits.queries.ts';

export interface VisitDialogProps {
  patient: Patient;
  /** Absent for a new one. */
  visit: Visit | undefined;
  /** What was left the last time. */
  start?: VisitDraft;
  draft: DraftHandle<VisitDraft>;
  onClose: () => void;
}

export function VisitDialog({ patient, visit, start, draft, onClose }: VisitDialogProps) {
  const { t } = useTranslation('visits');
  const { t: tRecords } = useTranslation('records');
  const formats = useFormats();
  const { born, early } = useBirth(patient);
  const words = { required: tRecords('required'), long: tRecords('long'), date: tRecords('futureDate'), early };
  const { queryKey } = visitsQuery(patient.id_utente);

  const version = begunFrom(visit, start);
  const { form, bind, dirty, saving, failure, formProps } = useRecordForm<VisitValues, Visit>({
    initial: visitForm.initial(visit, start),
    schema: visitForm.schema({ ...words, today: today(), born }),
    question: tRecords('saveQuestion'),
    version,
    save: async (values, seen) => {
      const sent = {
        id_visita: visit?.id_visita ?? 0,
        id_paziente: patient.id_paziente,
        ...visitForm.body(values, visit),
      };
      const saved = await saveVisit(sent.id_visita, sent, seen);
      await queryClient.invalidateQueries({ queryKey });
      return saved;
    },
    onSaved: ({ id_visita }) => {
      draft.close();
      onClose();
      revealRow({ name: 'visite', id: id_visita });
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
    refused: ({ path }) => {
      if (path === '/visita_data') return { name: 'visita_data', text: words.date };
      const name = textFields.find((field) => path === `/${field}`);
      return name && { name, text: words.required };
    },
  });

  const values = useStore(form.store, (store) => store.values);
  const content = (typed: VisitValues): VisitDraft => ({ ...typed, id_visita: visit?.id_visita ?? 0 });
  const { unsaved, leave } = useKeptForm({
    draft,
    values,
    version,
    content,
    dirty,
    resumed: start !== undefined,
    onClose,
  });

  return (
    <FormDialog
      title={t(visit ? 'edit' : 'add')}
      description={visit && t('of', { date: formats.date(visit.visita_data) })}
      dirty={unsaved}
      {...{ saving, failure, formProps }}
      onClose={leave}
    >
      <form.Field name="visita_data">
        {(field) => <DateField {...bind(field)} label={t('fields.visita_data')} required min={born} max={today()} />}
      </form.Field>
      {textFields.map((name) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <TextArea
              {...bind(field)}
              label={t(`fields.${name}`)}
              hint={t(`hints.${name}`)}
              rows={name === 'visita_motivazione' ? 2 : 4}
              maxLength={maxLengths[name]}
              required
            />
          )}
        </form.Field>
      ))}
    </FormDialog>
  );
}
