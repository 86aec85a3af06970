import { LoginCode as maxLengths } from '@libretto/api-client/max-lengths';
import { Button } from '@libretto/design-system/button';
import { TextField } from '@libretto/design-system/text-field';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import * as forms from '../../../shared/forms/form.css.ts';
import { useCheckedForm } from '../../../shared/forms/use-checked-form.ts';

export type CodeKind = 'totp' | 'recovery';

interface CodeFormProps {
  kind: CodeKind;
  wrongCount: number;
  sending: boolean;
  onSend: (code: string) => Promise<void>;
}

/** People paste codes with spaces around and inside them. */
const stripSeparators = (code: string) => code.replace(/[\s-]/g, '');
const pattern: Record<CodeKind, RegExp> = { totp: /^\d{6}$/, recovery: /^[0-9a-z]{10}$/i };

export function CodeForm({ kind, wrongCount, sending, onSend }: CodeFormProps) {
  const { t } = useTranslation('session');
  const { form, bind, formProps, refuse } = useCheckedForm({
    initial: { codice: '' },
    schema: v.object({
      codice: v.pipe(
        v.string(),
        v.check((code) => stripSeparators(code) !== '', t('errors.required')),
        v.check((code) => pattern[kind].test(stripSeparators(code)), t(`step.${kind}Shape`)),
      ),
    }),
    onSubmit: ({ codice }) => onSend(stripSeparators(codice)),
  });

  const showError = useEffectEvent(() => refuse([{ name: 'codice', text: t(`step.${kind}Wrong`) }]));
  useEffect(() => {
    if (wrongCount > 0) showError();
  }, [wrongCount]);

  const typed =
    kind === 'totp'
      ? ({ autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 9 } as const)
      : ({
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          maxLength: maxLengths.codice,
        } as const);
  return (
    <form {...formProps} className={forms.form} method="post">
      <form.Field name="codice">
        {(field) => (
          <TextField {...bind(field)} {...typed} label={t(`step.${kind}`)} hint={t(`step.${kind}Hint`)} required />
        )}
      </form.Field>
      <Button type="submit" variant="primary" size="lg" fullWidth loading={sending}>
        {t('step.submit')}
      </Button>
    </form>
  );
}
