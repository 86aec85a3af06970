import { Checkbox } from '@libretto/design-system/checkbox';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { DrugField, type DrugFieldProps, type DrugValue } from '../../shared/drugs/drug-field.tsx';
import { InteractionOutcome } from '../../shared/drugs/interaction-outcome.tsx';
import type { InteractionCheck } from '../../shared/drugs/use-interaction-check.ts';
import type { FieldBinding } from '../../shared/forms/use-checked-form.ts';
import * as styles from './therapies.css.ts';

export interface DrugFieldsProps extends Pick<DrugFieldProps, 'fetchForbidden'> {
  drug: FieldBinding<DrugValue | null>;
  notListed: FieldBinding<boolean>;
  ownName: FieldBinding<string>;
  check: InteractionCheck;
}

export function DrugFields({ drug, notListed, ownName, check, fetchForbidden }: DrugFieldsProps) {
  const { t } = useTranslation('therapies');
  return (
    <>
      <div className={styles.group}>
        {!notListed.value && <DrugField {...drug} {...{ fetchForbidden }} required />}
        {!notListed.value && <InteractionOutcome check={check} />}
        <Checkbox
          {...notListed}
          label={t('fields.notListed')}
          description={notListed.value ? t('fields.notListedHint') : undefined}
        />
      </div>
      {notListed.value && (
        <TextField
          {...ownName}
          label={t('fields.ownName')}
          hint={t('fields.ownNameHint')}
          required
          autoComplete="off"
        />
      )}
      {notListed.value && <InteractionOutcome check={check} />}
    </>
  );
}
