import { VisitSave as maxLengths } from '@libretto/api-client/max-lengths';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { DateField } from '@libretto/design-system/date-field';
import { TextArea } from '@libretto/design-system/text-area';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { DayChoice } from '../../shared/forms/day-choice.tsx';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { AnsweredArea } from '../../shared/records/answered-area.tsx';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { useBirth } from '../../shared/records/use-birth.ts';
import { useRecordDialog } from '../../shared/records/use-record-dialog.ts';
import type { RecordDialogProps } from '../../shared/records/use-record-editor.tsx';
import { textFields, type VisitDraft, visitForm } from './visit-form.ts';
import { saveVisit, type Visit, visitsQuery } from './visits.queries.ts';

export function VisitDialog(props: RecordDialogProps<Visit, VisitDraft>) {
  const { patient, record: visit, compact } = props;
  const id_visita = visit?.id_visita ?? 0;
  const { t } = useTranslation('visits');
  const { t: tRecords } = useTranslation('records');
  const formats = useFormats();
  const { born, early } = useBirth(patient);
  const messages = { required: tRecords('required'), long: tRecords('long'), date: tRecords('futureDate'), early };
  const { queryKey } = visitsQuery(patient.id_utente);

  const summarize = useSaveSummary({ tipo: 'visit', ...(visit && { id: id_visita }) });
  const { form, bind, dialogProps } = useRecordDialog(props, {
    form: visitForm,
    keys: { id_visita },
    schema: visitForm.schema({ ...messages, today: today(), born }),
    detail: ({ visita_motivazione, visita_data, id_livello_confidenzialita }) =>
      summarize([visita_motivazione, formats.date(visita_data)], id_livello_confidenzialita),
    save: async (values, baseVersion) => {
      const sent = { id_visita, id_paziente: patient.id_paziente, ...visitForm.body(values, visit) };
      const saved = await saveVisit(id_visita, sent, baseVersion);
      await queryClient.invalidateQueries({ queryKey });
      return saved;
    },
    getRow: (saved) => ({ name: 'visite', id: saved.id_visita }),
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
    refused: ({ path }) => {
      if (path === '/visita_data') return { name: 'visita_data', text: messages.date };
      const name = textFields.find((field) => path === `/${field}`);
      return name && { name, text: messages.required };
    },
  });

  const date = (
    <form.Field name="visita_data">
      {(field) =>
        compact ? (
          <DayChoice {...bind(field)} label={t('day')} min={born} />
        ) : (
          <DateField {...bind(field)} label={t('fields.visita_data')} required min={born} max={today()} />
        )
      }
    </form.Field>
  );
  const level = !visit && (
    <form.Field name="id_livello_confidenzialita">
      {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
    </form.Field>
  );

  return (
    <FormDialog
      title={t(visit ? 'edit' : 'add')}
      description={visit && t('of', { date: formats.date(visit.visita_data) })}
      {...dialogProps}
    >
      {date}
      {textFields.map((name) => (
        <form.Field key={name} name={name}>
          {(field) => {
            const area = {
              ...bind(field),
              label: t(`fields.${name}`),
              hint: t(`hints.${name}`),
              maxLength: maxLengths[name],
              required: true,
            };
            return name === 'visita_motivazione' ? (
              <TextArea {...area} rows={2} />
            ) : (
              <AnsweredArea {...area} rows={3} answer={t('nothing')} />
            );
          }}
        </form.Field>
      ))}
      {level}
    </FormDialog>
  );
}
