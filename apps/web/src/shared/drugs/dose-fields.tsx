import { TextField } from '@libretto/design-system/text-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pair } from '../forms/form.css.ts';
import type { FieldBinding } from '../forms/use-checked-form.ts';
import { withSuggestions } from './drugs.css.ts';

type Field = Pick<FieldBinding<string>, 'name' | 'value' | 'onChange' | 'error'>;

interface DoseFieldsProps {
  dose: Field;
  frequency: Field;
  /** Below the frequency. */
  children?: ReactNode;
}

/** In their own words: how much of a medicine, and how often. */
export function DoseFields({ dose, frequency, children }: DoseFieldsProps) {
  const { t } = useTranslation('drugs');
  return (
    <div className={pair}>
      <TextField {...dose} label={t('fields.dose')} hint={t('fields.doseHint')} required autoComplete="off" />
      <div className={withSuggestions}>
        <TextField
          {...frequency}
          label={t('fields.frequency')}
          hint={t('fields.frequencyHint')}
          required
          autoComplete="off"
        />
        {children}
      </div>
    </div>
  );
}
