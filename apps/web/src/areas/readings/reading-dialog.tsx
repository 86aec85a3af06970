import { ConfidentialityLevelSelect } from '@libretto/design-system/confidentiality-level-select';
import { DateField } from '@libretto/design-system/date-field';
import { NumberField } from '@libretto/design-system/number-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { useStore } from '@tanstack/react-form';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { today } from '../../shared/formats/formats.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { DayChoice } from '../../shared/forms/day-choice.tsx';
import { form as fields, shortPair } from '../../shared/forms/form.css.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { MoreFields } from '../../shared/forms/more-fields.tsx';
import { findDangers, findSwapped, isDangerous, usualWithoutDanger } from '../../shared/readings/danger.ts';
import { type Measure, measureNames, measures } from '../../shared/readings/measures.ts';
import { toReferencePerson, usualRange } from '../../shared/readings/reference.ts';
import { useSaveSummary } from '../../shared/records/save-summary.tsx';
import { useRecordDialog } from '../../shared/records/use-record-dialog.ts';
import type { RecordDialogProps } from '../../shared/records/use-record-editor.tsx';
import { DangerNotices } from './danger-notices.tsx';
import { MeasureChoice } from './measure-choice.tsx';
import { PressurePair } from './pressure-pair.tsx';
import { describeValues, findOutsideValues, isUnusual, toMeasured } from './reading-facts.ts';
import {
  isEditedByHand,
  type ReadingDraft,
  type ReadingValues,
  readingForm,
  readingSchema,
  sources,
  toNumber,
} from './reading-form.ts';
import { dangersAsked } from './readings.css.ts';
import { type Reading, readingsQuery, refreshCard, saveReading } from './readings.queries.ts';
import { useLastValue } from './use-last-value.ts';

const rareFields = ['parametro_altezza', 'fonte'] as const;
const compactFields = ['fonte'] as const;

/** What to do now is said of a reading of today only, not of one copied from an old booklet. */
const isNow = ({ data_rilevazione }: ReadingValues) => data_rilevazione === today();

const findDangersNow = (values: ReadingValues) => (isNow(values) ? findDangers(toMeasured(values)) : []);

export function ReadingDialog(props: RecordDialogProps<Reading, ReadingDraft>) {
  const { patient, record: reading, compact } = props;
  const id_rilevazione = reading?.id_rilevazione ?? 0;
  const { t } = useTranslation('readings');
  const { t: tRecords } = useTranslation('records');
  const formats = useFormats();
  const { queryKey } = readingsQuery(patient.id_utente);
  const { data: readings = [] } = useQuery(readingsQuery(patient.id_utente));
  const person = toReferencePerson(patient, readings);
  const range = (min: number, max: number) => t('errors.range', { min: formats.number(min), max: formats.number(max) });
  const messages = {
    ...t('errors', { returnObjects: true }),
    required: tRecords('required'),
    date: tRecords('futureDate'),
    range,
  };

  const summarize = useSaveSummary({ tipo: 'reading', ...(reading && { id: id_rilevazione }) });
  const { form, bind, blank, dialogProps } = useRecordDialog(props, {
    form: readingForm,
    keys: { id_rilevazione },
    schema: readingSchema({ ...messages, today: today() }),
    detail: (values) => (
      <>
        {summarize(
          [
            ...describeValues(values, formats.number),
            formats.date(values.data_rilevazione),
            measureNames.some(
              (name) =>
                !(isNow(values) && isDangerous(name, toMeasured(values)[name])) &&
                isUnusual(values[name], usualRange(name, patient.paziente_eta)),
            ) && t('rare'),
            ...findOutsideValues(values, person, findDangersNow(values)).map(({ chart, outside, low, high }) =>
              t(`outsideReference.${outside}`, {
                name: t(`charts.${chart}`),
                low: low.map((end) => formats.number(end)).join('/'),
                high: high.map((end) => formats.number(end)).join('/'),
              }),
            ),
          ],
          values.id_livello_confidenzialita,
        )}
        <div className={dangersAsked}>
          <DangerNotices dangers={findDangersNow(values)} />
        </div>
      </>
    ),
    save: async (values, baseVersion) => {
      const sent = {
        id_rilevazione,
        id_paziente: patient.id_paziente,
        ...readingForm.body(values, reading),
        ...(isEditedByHand(values, reading) && { fonte: 'manuale' as const }),
      };
      const saved = await saveReading(id_rilevazione, sent, baseVersion);
      await Promise.all([queryClient.invalidateQueries({ queryKey }), refreshCard(patient.id_utente)]);
      return saved;
    },
    getRow: (saved) => ({ name: 'rilevazioni', id: saved.id_rilevazione }),
    onFailed: () => void queryClient.invalidateQueries({ queryKey }),
    refused: ({ path }) => {
      if (path === '/data_rilevazione') return { name: 'data_rilevazione', text: messages.date };
      const name = measureNames.find((measure) => path === `/${measure}`);
      return name && { name, text: range(...measures[name].hard) };
    },
  });

  const isOfToday = useStore(form.store, ({ values }) => isNow(values));
  const swapped = useStore(form.store, ({ values }) => findSwapped(toMeasured(values)));
  const writtenOver = useStore(form.store, ({ values }) => isEditedByHand(values, reading));

  const lastValue = useLastValue(patient.id_utente, reading === undefined);

  const field = (name: Measure): ReactNode => {
    const { unit, hard } = measures[name];
    return (
      <form.Field name={name}>
        {(state) => (
          <NumberField
            {...bind(state)}
            label={t(`measures.${name}`)}
            hint={lastValue(name)}
            units={[{ code: unit, label: unit }]}
            min={hard[0]}
            max={hard[1]}
            rangeMessage={range(...hard)}
            usual={usualWithoutDanger(name, usualRange(name, patient.paziente_eta))}
            // Meant for typing errors: shown, the range would be read as one of healthy values.
            usualMessage=""
            rareMessage={
              isOfToday && !swapped.includes(name) && isDangerous(name, toNumber(state.state.value))
                ? t('dangerous')
                : undefined
            }
          />
        )}
      </form.Field>
    );
  };

  const date = (
    <form.Field name="data_rilevazione">
      {(state) =>
        reading ? (
          <DateField {...bind(state)} label={t('date')} required max={today()} />
        ) : (
          <DayChoice {...bind(state)} label={t('day')} />
        )
      }
    </form.Field>
  );
  const pressures = (
    <PressurePair>
      {field('parametro_pressione_max')}
      {field('parametro_pressione_min')}
    </PressurePair>
  );
  const others = (
    <>
      <div className={shortPair}>
        {field('parametro_frequenza')}
        {field('parametro_saturazione')}
      </div>
      <div className={shortPair}>
        {field('parametro_temperatura')}
        {field('parametro_peso')}
      </div>
    </>
  );
  const dangers = (
    <form.Subscribe selector={({ values }) => values}>
      {(values) => <DangerNotices dangers={findDangersNow(values)} announce />}
    </form.Subscribe>
  );
  const source = (
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
  );
  const level = !reading && (
    <form.Field name="id_livello_confidenzialita">
      {(state) => <ConfidentialityLevelSelect {...bind(state)} levels={patient.liveli_confidencialita} />}
    </form.Field>
  );

  return (
    <FormDialog
      title={t(reading ? 'edit' : 'add')}
      description={reading ? t('of', { date: formats.date(reading.data_rilevazione) }) : t('addHint')}
      {...dialogProps}
    >
      {/* One measure is enough, as the description says. */}
      <div className={fields} data-unmarked>
        {compact ? (
          <>
            <MeasureChoice form={form} field={field} />
            {dangers}
            {date}
            {level}
            <MoreFields {...{ form, blank }} names={compactFields}>
              {source}
            </MoreFields>
          </>
        ) : (
          <>
            {date}
            {pressures}
            {others}
            {dangers}
            <MoreFields {...{ form, blank }} names={rareFields}>
              {field('parametro_altezza')}
              {source}
            </MoreFields>
            {level}
          </>
        )}
      </div>
    </FormDialog>
  );
}
