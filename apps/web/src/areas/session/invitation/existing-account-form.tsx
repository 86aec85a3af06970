import { InvitationLink as maxLengths } from '@libretto/api-client/max-lengths';
import { ProblemError } from '@libretto/api-client/problem';
import { Button } from '@libretto/design-system/button';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import * as forms from '../../../shared/forms/form.css.ts';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { useEntryForm } from '../entry/use-entry-form.ts';
import { useFieldMessages } from '../entry/use-field-messages.ts';
import { acceptWithAccount, type Invitation, type Outcome, signInSchema } from './invitation.ts';

interface InvitationFormProps {
  code: string;
  invitation: Invitation;
  onOutcome: (outcome: Outcome) => void;
}

export function ExistingAccountForm({ code, invitation, onOutcome }: InvitationFormProps) {
  const { t } = useTranslation('session');
  const { form, bind, formProps, sending, failure } = useEntryForm({
    initial: { email: invitation.ha_account ? invitation.email : '', password: '' },
    schema: signInSchema(useFieldMessages()),
    send: (values) => acceptWithAccount(code, values),
    onSent: (_values, outcome) => onOutcome(outcome),
    refused: (error) => {
      const code = error instanceof ProblemError ? error.code : undefined;
      if (code === 'wrong-credentials') return [{ name: 'password', text: t('notice.wrong-credentials') }];
      if (code === 'own-account') return [{ name: 'email', text: t('invitation.ownAccount') }];
      if (code === 'own-record') return [{ name: 'email', text: t('invitation.ownRecord') }];
      return code === 'already-joined' ? [{ name: 'email', text: t('invitation.alreadyJoined') }] : [];
    },
  });

  return (
    <form {...formProps} className={forms.form} method="post">
      <FailureBanner failure={failure} />
      <form.Field name="email">
        {(field) => (
          <TextField
            {...bind(field)}
            type="email"
            label={t('login.email')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLengths.email}
            required
          />
        )}
      </form.Field>
      <form.Field name="password">
        {(field) => (
          <TextField
            {...bind(field)}
            type="password"
            label={t('login.password')}
            autoComplete="current-password"
            maxLength={maxLengths.password}
            required
          />
        )}
      </form.Field>
      <Button type="submit" variant="primary" size="lg" fullWidth loading={sending}>
        {t('invitation.accept')}
      </Button>
    </form>
  );
}
