import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { api } from '../../../shared/api/api.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import * as styles from './security.css.ts';
import { TotpCodeDialog } from './totp-code-dialog.tsx';
import { useStepUpForm } from './use-step-up-form.ts';

export interface TotpDialogProps {
  /** `codes` is empty when the account already has recovery codes. */
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

export function TotpDialog({ onAdded, onClose }: TotpDialogProps) {
  const { t } = useTranslation('account');
  const [setup, setSetup] = useState<Schema<'TotpBeginning'>>();
  const { form, bind, formProps, saving, failure } = useStepUpForm({
    initial: { password: '' },
    schema: v.object({ password: v.pipe(v.string(), v.nonEmpty(t('security.required'))) }),
    change: async (body) => setSetup(await api.call(operations.beginTotp, { body })),
  });

  if (setup) return <TotpCodeDialog {...setup} onAdded={onAdded} onClose={onClose} />;
  return (
    <FormDialog
      title={t('security.app.setTitle')}
      dirty={false}
      saving={saving}
      failure={failure}
      formProps={formProps}
      submitLabel={t('security.continue')}
      cancelLabel={t('security.cancel')}
      onClose={onClose}
    >
      <div className={styles.content}>
        <p>{t('security.app.setText')}</p>
        <p>{t('security.sessions')}</p>
      </div>
      <form.Field name="password">{(field) => <PasswordField {...bind(field)} />}</form.Field>
    </FormDialog>
  );
}
