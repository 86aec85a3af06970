import { AdministratorInvite as maxLengths } from '@libretto/api-client/max-lengths';
import { TextField } from '@libretto/design-system/text-field';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { isEmailAddress } from '../../shared/forms/email-address.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.ts';
import { inviteAdministrator, isTaken } from './permissions.queries.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('permissions');
  const toasts = useToast();
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
    onSaved: () => {
      toasts.show({ message: t('invitations.sent'), tone: 'success' });
      onClose();
    },
    failed: (error) => (isTaken(error) ? t('invitations.already') : undefined),
    refused: () => ({ name: 'email', text: t('invitations.wrongEmail') }),
  });

  return (
    <FormDialog
      title={t('invitations.invite')}
      description={t('invitations.text')}
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
