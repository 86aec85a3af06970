import { DoctorInvitation as maxLengths } from '@libretto/api-client/max-lengths';
import { ProblemError } from '@libretto/api-client/problem';
import { TextField } from '@libretto/design-system/text-field';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { isEmailAddress } from '../../shared/forms/email-address.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useRecordForm } from '../../shared/forms/use-record-form.tsx';
import { inviteDoctor, reloadDoctors } from './doctors.queries.ts';
import { useInvitationWay } from './use-invitation-way.ts';

interface InviteDialogProps {
  userId: number;
  onClose: () => void;
}

export function InviteDialog({ userId, onClose }: InviteDialogProps) {
  const { t } = useTranslation('doctors');
  const toasts = useToast();
  const way = useInvitationWay(userId);
  const filled = v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', t('invite.required')),
  );
  const { form, bind, saving, failure, formProps } = useRecordForm({
    initial: { fullname: '', specializzation: '', email: '' },
    schema: v.object({
      fullname: filled,
      specializzation: v.string(),
      email: v.pipe(filled, v.check(isEmailAddress, t('invite.emailInvalid'))),
    }),
    save: inviteDoctor,
    question: t(`invite.${way}.question`),
    detail: ({ fullname, email }) => `${fullname.trim()}, ${email.trim()}`,
    done: null,
    onSaved: () => {
      void reloadDoctors(userId);
      toasts.show({ message: t(`invite.${way}.sent`), tone: 'success' });
      onClose();
    },
    failed: (error) =>
      error instanceof ProblemError && error.code === 'too-many-invitations' ? t('invite.tooMany') : undefined,
    refused: ({ path }) => (path === '/email' ? { name: 'email', text: t('invite.emailInvalid') } : undefined),
  });

  return (
    <FormDialog
      title={t('invite.title')}
      description={t(`invite.${way}.text`)}
      submitLabel={t(`invite.${way}.send`)}
      {...{ form, saving, failure, formProps, onClose }}
    >
      <form.Field name="fullname">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('name')}
            autoComplete="off"
            autoCapitalize="words"
            maxLength={maxLengths.fullname}
            required
          />
        )}
      </form.Field>
      <form.Field name="specializzation">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('specialty')}
            autoComplete="off"
            maxLength={maxLengths.specializzation}
          />
        )}
      </form.Field>
      <form.Field name="email">
        {(field) => (
          <TextField
            {...bind(field)}
            type="email"
            label={t('invite.email')}
            hint={t('invite.emailHint')}
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
