import { FirstRunCompletion as maxLengths } from '@libretto/api-client/max-lengths';
import { ProblemError } from '@libretto/api-client/problem';
import { Button } from '@libretto/design-system/button';
import { Checkbox } from '@libretto/design-system/checkbox';
import { TextField } from '@libretto/design-system/text-field';
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
import { completeFirstRun, emptyFirstRun, type FirstRunOutcome, firstRunSchema } from './first-run.ts';

export function FirstRunForm({ onOutcome }: { onOutcome: (outcome: FirstRunOutcome) => void }) {
  const { t } = useTranslation('session');
  const messages = useFieldMessages();

  function refused(error: unknown): RefusedField[] {
    if (!(error instanceof ProblemError)) return [];
    if (error.code === 'wrong-code') return [{ name: 'codice', text: t('firstRun.wrongCode') }];
    if (error.code === 'email-exists') return [{ name: 'email', text: t('firstRun.emailExists') }];
    return error.errors.flatMap((field): RefusedField[] => {
      const weakness = toWeakness(field);
      if (weakness) return [{ name: 'password', text: t(`errors.${weakness}`) }];
      return field.path === '/email' ? [{ name: 'email', text: messages.email }] : [];
    });
  }

  const { form, bind, formProps, sending, failure } = useEntryForm({
    initial: emptyFirstRun,
    schema: firstRunSchema({ ...messages, terms: t('errors.terms') }),
    send: completeFirstRun,
    onSent: (_values, outcome) => onOutcome(outcome),
    refused,
  });

  return (
    <form {...formProps} className={forms.form} method="post">
      <FailureBanner failure={failure} />
      <form.Field name="codice">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('firstRun.code')}
            hint={t('firstRun.codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={maxLengths.codice}
            required
          />
        )}
      </form.Field>
      <form.Field name="nome">
        {(name) => (
          <form.Field name="cognome">
            {(surname) => <NameFields name={bind(name)} surname={bind(surname)} />}
          </form.Field>
        )}
      </form.Field>
      <form.Field name="email">
        {(field) => (
          <TextField
            {...bind(field)}
            type="email"
            label={t('register.email')}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLengths.email}
            required
          />
        )}
      </form.Field>
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
        {t('firstRun.submit')}
      </Button>
    </form>
  );
}
