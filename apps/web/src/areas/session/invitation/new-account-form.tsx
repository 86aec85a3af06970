import { ProblemError } from '@libretto/api-client/problem';
import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { useTranslation } from 'react-i18next';
import * as forms from '../../../shared/forms/form.css.ts';
import type { RefusedField } from '../../../shared/forms/use-checked-form.ts';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { NameFields } from '../entry/name-fields.tsx';
import { useEntryForm } from '../entry/use-entry-form.ts';
import { useFieldMessages } from '../entry/use-field-messages.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { toWeakness } from '../password/password-rules.ts';
import { Terms } from '../register/terms.tsx';
import { acceptWithNewAccount, accountSchema, emptyAccount, type Invitation, type Outcome } from './invitation.ts';

interface InvitationFormProps {
  code: string;
  invitation: Invitation;
  onOutcome: (outcome: Outcome) => void;
}

export function NewAccountForm({ code, invitation, onOutcome }: InvitationFormProps) {
  const { t } = useTranslation('session');
  const messages = useFieldMessages();
  const isHandover = invitation.tipo === 'consegna';

  function refused(error: unknown): RefusedField[] {
    if (!(error instanceof ProblemError)) return [];
    if (isHandover && error.code === 'email-exists') return [{ name: 'password', text: t('invitation.emailExists') }];
    return error.errors.flatMap((field): RefusedField[] => {
      const weakness = toWeakness(field);
      return weakness ? [{ name: 'password', text: t(`errors.${weakness}`) }] : [];
    });
  }

  const { form, bind, formProps, sending, failure } = useEntryForm({
    initial: emptyAccount,
    schema: accountSchema({ ...messages, terms: t('errors.terms') }, isHandover),
    send: (values) => acceptWithNewAccount(code, invitation.email, values, isHandover),
    onSent: (_values, outcome) => onOutcome(outcome),
    refused,
  });

  return (
    <form {...formProps} className={forms.form} method="post">
      <FailureBanner failure={failure} />
      <p>{t('invitation.address', { email: invitation.email })}</p>
      {/* Password managers store the new password under this address. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      {!isHandover && (
        <form.Field name="nome">
          {(name) => (
            <form.Field name="cognome">
              {(surname) => <NameFields name={bind(name)} surname={bind(surname)} />}
            </form.Field>
          )}
        </form.Field>
      )}
      <form.Field name="password">
        {(password) => (
          <form.Field name="conferma_password">
            {(confirmation) => (
              <NewPasswordFields
                label={t('password.label')}
                password={bind(password)}
                confirmation={bind(confirmation)}
              />
            )}
          </form.Field>
        )}
      </form.Field>
      <Terms />
      <form.Field name="termini">
        {(field) => <Checkbox {...bind(field)} label={t('register.terms')} required />}
      </form.Field>
      <Button type="submit" variant="primary" size="lg" fullWidth loading={sending}>
        {t(isHandover ? 'invitation.takeOver' : 'invitation.create')}
      </Button>
    </form>
  );
}
