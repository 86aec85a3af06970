import { PregnancySave as maxLengths } from '@libretto/api-client/max-lengths';
import { Banner } from '@libretto/design-system/banner';
import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { DateField } from '@libretto/design-system/date-field';
import { NumberField } from '@libretto/design-system/number-field';
import { SelectField } from '@libretto/design-system/select-field';
import { TextArea } from '@libretto/design-system/text-area';
import { useStore } from '@tanstack/react-form';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { pair } from '../../shared/forms/form.css.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { useBirth } from '../../shared/records/use-birth.ts';
import { useRecordDialog } from '../../shared/records/use-record-dialog.ts';
import type { RecordDialogProps } from '../../shared/records/use-record-editor.tsx';
import { type Pregnancy, pregnanciesQuery, savePregnancy } from './pregnancies.queries.ts';
import {
  childSexes,
  isLong,
  ongoing,
  outcomes,
  type PregnancyDraft,
  pregnancyForm,
  pregnancySchema,
} from './pregnancy-form.ts';

interface PregnancyDialogProps extends RecordDialogProps<Pregnancy, PregnancyDraft> {
  list: string;
}

export function PregnancyDialog(props: PregnancyDialogProps) {
  const { list, patient, record: pregnancy } = props;
  const id_gravidanza = pregnancy?.id_gravidanza ?? 0;
  const { t } = useTranslation('pregnancies');
  const formats = useFormats();
  const { t: tRecords } = useTranslation('records');
  const { born, early } = useBirth(patient);
  const messages = {
    ...t('errors', { returnObjects: true }),
    early,
    required: tRecords('required'),
    long: tRecords('long'),
  };
  const { queryKey } = pregnanciesQuery(patient.id_utente);
  const refresh = () => queryClient.invalidateQueries({ queryKey });

  const summarize = useSaveSummary({ tipo: 'pregnancy', ...(pregnancy && { id: id_gravidanza }) });
  const { form, bind, dialogProps } = useRecordDialog(props, {
    form: pregnancyForm,
    keys: { id_gravidanza },
    schema: pregnancySchema({ ...messages, today: today(), born }),
    done: t('saved'),
    detail: (values) => (
      <>
        {summarize(
          [
            values.inizio_gravidanza && formats.date(values.inizio_gravidanza),
            values.fine_gravidanza && formats.date(values.fine_gravidanza),
          ],
          values.id_livello_confidenzialita,
        )}
        {isLong(values, today()) && <p>{t('long')}</p>}
      </>
    ),
    save: async (values, baseVersion) => {
      const sent = { ...pregnancyForm.body(values, pregnancy), id_paziente: patient.id_paziente };
      const saved = await savePregnancy(id_gravidanza, sent, baseVersion);
      await refresh();
      return saved;
    },
    getRow: (saved) => ({ name: list, id: saved.id_gravidanza }),
    onFailed: () => void refresh(),
    refused: ({ path, code }) => {
      if (path === '/eta') return { name: 'eta', text: messages.age };
      const name = (['inizio_gravidanza', 'fine_gravidanza'] as const).find((field) => path === `/${field}`);
      return name && { name, text: code === 'date-order' ? messages.order : messages.date };
    },
  });
  const long = useStore(form.store, ({ values }) => isLong(values, today()));
  const outcome = useStore(form.store, ({ values }) => values.esito);
  const ended = useStore(form.store, ({ values }) => values.fine_gravidanza !== '');
  const options = <Name extends string>(names: readonly Name[], label: (name: Name) => string) =>
    names.map((value) => ({ value, label: label(value) }));

  return (
    <FormDialog title={t(pregnancy ? 'edit' : 'add')} {...dialogProps}>
      <form.Field name="eta">
        {(field) => (
          <NumberField
            {...bind(field)}
            label={t('fields.eta')}
            hint={t('hints.eta')}
            required
            min={1}
            rangeMessage={messages.age}
            step={1}
          />
        )}
      </form.Field>
      <div className={pair}>
        <form.Field name="inizio_gravidanza">
          {(field) => (
            <DateField
              {...bind(field)}
              label={t('fields.inizio_gravidanza')}
              hint={t('hints.inizio_gravidanza')}
              min={born}
              max={today()}
            />
          )}
        </form.Field>
        <form.Field name="fine_gravidanza">
          {(field) => (
            <DateField
              {...bind(field)}
              label={t('fields.fine_gravidanza')}
              hint={t('hints.fine_gravidanza')}
              min={born}
              max={today()}
            />
          )}
        </form.Field>
      </div>
      {long && <Banner tone="warning" title={t('long')} announce />}
      <div className={pair}>
        <form.Field name="esito">
          {(field) => (
            <SelectField
              {...bind(field)}
              label={t('fields.esito')}
              required
              options={[
                ...(ended ? [] : [{ value: ongoing, label: t('running') }]),
                ...options(outcomes, (one) => t(`outcomes.${one}`)),
              ]}
            />
          )}
        </form.Field>
        {outcome !== '' && outcome !== ongoing && (
          <form.Field name="sesso_bambino">
            {(field) => (
              <SelectField
                {...bind(field)}
                label={t('fields.sesso_bambino')}
                required={outcome === 'nascita'}
                options={options(childSexes, (sex) => t(`sexes.${sex}`))}
              />
            )}
          </form.Field>
        )}
      </div>
      <form.Field name="note_gravidanza">
        {(field) => (
          <TextArea
            {...bind(field)}
            label={t('fields.note_gravidanza')}
            rows={3}
            maxLength={maxLengths.note_gravidanza}
          />
        )}
      </form.Field>
      {!pregnancy && (
        <form.Field name="id_livello_confidenzialita">
          {(field) => <ConfidentialityLevelSelect {...bind(field)} levels={patient.liveli_confidencialita} />}
        </form.Field>
      )}
    </FormDialog>
  );
}
