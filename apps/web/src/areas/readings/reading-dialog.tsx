import { revealRow } from '@libretto/design-system/collapsible-list';
import { DateField } from '@libretto/design-system/date-field';
import { NumberField } from '@libretto/design-system/number-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { useStore } from '@tanstack/react-form';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import type { DraftHandle } from '../../shared/drafts/use-draft.ts';
import { useKeptForm } from '../../shared/drafts/use-kept-form.ts';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { pair } from '../../shared/forms/form.css.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import { type Measure, measureNames, measures } from '../../shared/readings/measures.ts';
import { begunFrom } from '../../shared/records/seen-version.ts';
import {
  isWrittenOver,
  type ReadingDraft,
  type ReadingValues,
  readingForm,
  readingSchema,
  sources,
} from './reading-form.ts';
import { type Reading, readingsQuery, refreshCard, saveReading } from './readings.queries.ts';
import { usualOf } from './reference.ts';

export interface ReadingDialogProps {
  patient: Patient;
  /** Absent for a new one. */
  reading: Reading | undefined;
  /** What was left the last time. */
  start?: ReadingDraft;
  draft: DraftHandle<ReadingDraft>;
  onClose: () => void;
}

export function ReadingDialog({ patient, reading, start, draft, onClose }: ReadingDialogProps) {
  const { t } = useTranslation('readings');
  const { t: tRecords } = useTranslation('records');
  const formats = useFormats();
  const { queryKey } = readingsQuery(patient.id_utente);
  const range = (min: number, max: number) => t('errors.range', { min: formats.number(min), max: formats.number(max) });
  const words = {
    ...t('errors', { returnObjects: true }),
    required: tRecords('required'),
    date: tRecords('futureDate'),
    range,
  };

  const version = begunFrom(reading, start);
  const { form, bind, dirty, saving, failure, formProps } = useRecordForm<ReadingValues, Reading>({
    initial: readingForm.initial(reading, start),
    schema: readingSchema({ ...words, today: today() }),
    question: tRecords('saveQuestion'),
    version,
    save: async (values, seen) => {
      const sent = {
        id_rilevazione: reading?.id_rilevazione ?? 0,
        id_paziente: patient.id_paziente,
        ...readingForm.body(values, reading),
        ...(isWrittenOver(values, reading) && { fonte: 'manuale' as const }),
      };
      const saved = await saveReading(sent.id_rilevazione, sent, seen);
      await Promise.all([queryClient.invalidateQueries({ queryKey }), refreshCard(patient.id_utente)]);
      return saved;
    },
    onSaved: ({ id_rilevazione }) => {
      draft.close();
      onClose();
      revealRow({ name: 'rilevazioni', id: id_rilevazione });
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
    refused: ({ path }) => {
      if (path === '/data_rilevazione') return { name: 'data_rilevazione', text: words.date };
      const name = measureNames.find((measure) => path === `/${measure}`);
      return name && { name, text: range(...measures[name].hard) };
    },
  });

  const values = useStore(form.store, (store) => store.values);
  const writtenOver = isWrittenOver(values, reading);
  const content = (typed: ReadingValues): ReadingDraft => ({ ...typed, id_rilevazione: reading?.id_rilevazione ?? 0 });
  const { unsaved, leave } = useKeptForm({
    draft,
    values,
    version,
    content,
    dirty,
    resumed: start !== undefined,
    onClose,
  });

  const field = (name: Measure) => {
    const { unit, hard } = measures[name];
    return (
      <form.Field name={name}>
        {(state) => (
          <NumberField
            {...bind(state)}
            label={t(`measures.${name}`)}
            units={[{ code: unit, label: unit }]}
            min={hard[0]}
            max={hard[1]}
            rangeMessage={range(...hard)}
            usual={usualOf(name, patient.paziente_eta)}
          />
        )}
      </form.Field>
    );
  };

  return (
    <FormDialog
      title={t(reading ? 'edit' : 'add')}
      description={reading ? t('of', { date: formats.date(reading.data_rilevazione) }) : t('addHint')}
      dirty={unsaved}
      {...{ saving, failure, formProps }}
      onClose={leave}
    >
      <form.Field name="data_rilevazione">
        {(state) => <DateField {...bind(state)} label={t('date')} required max={today()} />}
      </form.Field>
      <div className={pair}>
        {field('parametro_pressione_max')}
        {field('parametro_pressione_min')}
      </div>
      {field('parametro_frequenza')}
      <div className={pair}>
        {field('parametro_saturazione')}
        {field('parametro_temperatura')}
      </div>
      <div className={pair}>
        {field('parametro_peso')}
        {field('parametro_altezza')}
      </div>
      <form.Field name="fonte">
        {(state) => (
          <RadioGroup
            {...bind(state)}
            {...(writtenOver && { value: 'manuale', disabledReason: t('writtenOver') })}
            label={t('source')}
            required
            layout="inline"
            options={sources.map((source) => ({ value: source, label: t(`sources.${source}`) }))}
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
