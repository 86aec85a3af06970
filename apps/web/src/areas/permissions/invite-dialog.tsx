import { AdministratorInvite as maxLengths } from '@libretto/api-client/max-lengths';
import { TextField } from '@libretto/design-system/text-field';
import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { isEmailAddress } from '../../shared/forms/email-address.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { inviteAdministrator, isTaken, outboxQuery } from './permissions.queries.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('permissions');
  const toasts = useToast();
  const { data: outbox } = useSuspenseQuery(outboxQuery());
  const way = outbox.configurata ? 'mail' : 'held';
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: { email: '' },
    schema: v.object({
      email: v.pipe(
        v.string(),
        v.check((email) => email.trim() !== '', t('required')),
        v.check(isEmailAddress, t('invitations.wrongEmail')),
      ),
    }),
    save: ({ email }) => inviteAdministrator(email.trim()),
    question: ({ email }) => t('invitations.question', { email: email.trim() }),
    done: null,
    onSaved: () => {
      toasts.show({ message: t(`invitations.${way}.sent`), tone: 'success' });
      onClose();
    },
    failed: (error) => (isTaken(error) ? t('invitations.already') : undefined),
    refused: () => ({ name: 'email', text: t('invitations.wrongEmail') }),
  });

  return (
    <FormDialog
      title={t('invitations.invite')}
      description={t(`invitations.${way}.text`)}
      submitLabel={t('invitations.send')}
      {...{ form, saving, failure, formProps, onClose }}
    >
      <form.Field name="email">
        {(field) => (
          <TextField
            {...bind(field)}
            type="email"
            label={t('invitations.email')}
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
