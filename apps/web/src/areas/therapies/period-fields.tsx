import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { DateField, isDay } from '@libretto/design-system/date-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { shortPair } from '../../shared/forms/form.css.ts';
import type { FieldBinding } from '../../shared/forms/use-checked-form.ts';
import { limitEnd } from './period.ts';
import { endsTooEarly } from './therapy-form.ts';

export interface PeriodFieldsProps {
  start: FieldBinding<string>;
  end?: FieldBinding<string> | undefined;
  endRequired: boolean;
}

/** Replaces an end before the start with the start and offers to undo it. */
export function PeriodFields({ start, end, endRequired }: PeriodFieldsProps) {
  const { t } = useTranslation('therapies');
  const formats = useFormats();
  const [refused, setRefused] = useState<string>();
  const wrong = end && endsTooEarly({ data_inizio: start.value, data_fine: end.value });

  function setEnd(from: string, typed: string) {
    if (!end) return;
    const fitting = limitEnd(from, typed);
    setRefused(fitting.refused);
    end.onChange(fitting.end);
  }

  function changeStart(next: string) {
    start.onChange(next);
    // The replaced end belonged to the previous start.
    if (refused !== undefined && isDay(next)) setEnd(next, refused);
  }

  function undo() {
    if (!end || refused === undefined) return;
    end.onChange(refused);
    setRefused(undefined);
  }

  return (
    <>
      <div className={shortPair}>
        <DateField {...start} onChange={changeStart} label={t('fields.start')} required />
        {end && (
          <DateField
            {...end}
            onChange={(next) => setEnd(start.value, next)}
            label={t('fields.end')}
            required={endRequired}
            error={end.error ?? (wrong ? t('errors.endBeforeStart') : undefined)}
          />
        )}
      </div>
      {refused !== undefined && (
        <Banner
          tone="warning"
          announce
          title={t('errors.range')}
          action={<Button onClick={undo}>{t('dateFix.undo', { date: formats.date(refused) })}</Button>}
        >
          {t('dateFix.text')}
        </Banner>
      )}
    </>
  );
}
