import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import * as styles from './security.css.ts';
import { useStepUpForm } from './use-step-up-form.ts';

export interface PasswordDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  change: (password: string) => Promise<void>;
  onClose: () => void;
}

export function PasswordDialog({ title, text, confirmLabel, change, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('account');
  const { form, bind, formProps, saving, failure } = useStepUpForm({
    initial: { password: '' },
    schema: v.object({ password: v.pipe(v.string(), v.nonEmpty(t('security.required'))) }),
    change: ({ password }) => change(password),
  });
  return (
    <FormDialog
      title={title}
      dirty={false}
      saving={saving}
      failure={failure}
      formProps={formProps}
      submitLabel={confirmLabel}
      cancelLabel={t('security.cancel')}
      onClose={onClose}
    >
      <div className={styles.content}>
        <p>{text}</p>
        <p>{t('security.sessions')}</p>
      </div>
      <form.Field name="password">{(field) => <PasswordField {...bind(field)} />}</form.Field>
    </FormDialog>
  );
}
