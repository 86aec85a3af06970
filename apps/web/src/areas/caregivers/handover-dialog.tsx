import { Handover as maxLengths } from '@libretto/api-client/max-lengths';
import { TextField } from '@libretto/design-system/text-field';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { fullName, type ReceivedGrant } from '../../shared/acting/acting.ts';
import { isEmailAddress } from '../../shared/forms/email-address.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { isFilled } from '../../shared/forms/record-fields.ts';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import * as styles from './caregivers.css.ts';
import { handOver } from './caregivers.queries.ts';

interface HandoverDialogProps {
  grant: ReceivedGrant;
  onClose: () => void;
}

export function HandoverDialog({ grant, onClose }: HandoverDialogProps) {
  const { t } = useTranslation('caregivers');
  const { t: tRecords } = useTranslation('records');
  const toasts = useToast();
  const name = fullName(grant);
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: { email: '' },
    schema: v.object({
      email: v.pipe(
        v.string(),
        v.check(isFilled, tRecords('required')),
        v.check((text) => !isFilled(text) || isEmailAddress(text), t('form.emailInvalid')),
      ),
    }),
    save: ({ email }) => handOver({ id_delega: grant.id_delega, email: email.trim(), lingua: currentLanguage() }),
    question: t('handover.question', { name }),
    detail: ({ email }) => t('handover.detail', { email: email.trim() }),
    done: null,
    onSaved: () => {
      toasts.show({ message: t('handover.sent'), tone: 'success' });
      onClose();
    },
    refused: ({ path }) => (path === '/email' ? { name: 'email', text: t('form.emailInvalid') } : undefined),
  });

  return (
    <FormDialog
      title={t('handover.title', { name: grant.nome })}
      submitLabel={t('handover.submit')}
      {...{ form, saving, failure, formProps, onClose }}
    >
      <p>{t('handover.what', { name: grant.nome })}</p>
      <ol className={styles.steps}>
        <li>{t('handover.steps.mail', { name: grant.nome })}</li>
        <li>{t('handover.steps.password', { name: grant.nome })}</li>
        <li>{t('handover.steps.end', { name: grant.nome })}</li>
      </ol>
      <form.Field name="email">
        {(field) => (
          <TextField
            {...bind(field)}
            type="email"
            label={t('handover.email', { name: grant.nome })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLengths.email}
            required
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
