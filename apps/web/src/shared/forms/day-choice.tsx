import { DateField } from '@libretto/design-system/date-field';
import { RadioGroup } from '@libretto/design-system/radio-group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today, yesterday } from '../formats/formats.ts';
import type { FieldBinding } from './use-checked-form.ts';

interface DayChoiceProps extends FieldBinding<string> {
  label: string;
  min?: string | undefined;
}

/** A day up to today: today and yesterday take one tap. */
export function DayChoice({ label, min, ...field }: DayChoiceProps) {
  const { t } = useTranslation('records');
  const [days] = useState(() => ({ today: today(), yesterday: yesterday() }));
  const [other, setOther] = useState(field.value !== days.today && field.value !== days.yesterday);
  const chosen = other ? 'other' : field.value === days.today ? 'today' : 'yesterday';

  function choose(choice: string) {
    setOther(choice === 'other');
    if (choice === 'today' || choice === 'yesterday') field.onChange(days[choice]);
  }

  return (
    <>
      <RadioGroup
        label={label}
        name={`${field.name}-choice`}
        layout="inline"
        required
        value={chosen}
        onChange={choose}
        options={(['today', 'yesterday', 'other'] as const).map((value) => ({ value, label: t(`day.${value}`) }))}
      />
      {other && <DateField {...field} label={t('day.which')} min={min} max={days.today} required />}
    </>
  );
}
