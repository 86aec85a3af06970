import { DateField, isDay } from '@libretto/design-system/date-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../forms/use-record-form.tsx';

interface SurveyDateProps extends FieldBinding<string> {
  label: string;
  today: string;
  clampToToday: boolean;
}

export function SurveyDate({ label, today, clampToToday, onChange, error, ...bound }: SurveyDateProps) {
  const { t } = useTranslation('attachments');
  const [replaced, setReplaced] = useState(false);

  function change(day: string) {
    const later = clampToToday && isDay(day) && day > today;
    setReplaced(later);
    onChange(later ? today : day);
  }

  return (
    <DateField
      {...bound}
      label={label}
      required
      max={today}
      onChange={change}
      error={replaced ? t('errors.replaced') : error}
    />
  );
}
