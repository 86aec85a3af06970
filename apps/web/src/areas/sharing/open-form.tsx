import { ShareSave as maxLengths } from '@libretto/api-client/max-lengths';
import type { ShareLink } from '@libretto/api-client/share';
import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { TextField } from '@libretto/design-system/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as forms from '../../shared/forms/form.css.ts';
import { useCheckedForm } from '../../shared/forms/use-checked-form.ts';
import { type FinalFailure, isFinal, openOwnLink, type PassingFailure } from './open-link.ts';

interface OpenFormProps {
  payload: ShareLink;
  onOpened: (resources: readonly unknown[]) => void;
  /** There is nothing left to try. */
  onRefused: (failure: FinalFailure) => void;
}

export function OpenForm({ payload, onOpened, onRefused }: OpenFormProps) {
  const { t } = useTranslation('sharing');
  const formats = useFormats();
  const [failure, setFailure] = useState<PassingFailure>();
  const [sending, setSending] = useState(false);
  const asksPasscode = payload.flag.includes('P');
  const filled = (text: string) =>
    v.pipe(
      v.string(),
      v.check((value) => value.trim() !== '', text),
    );
  const { form, bind, formProps, refuse } = useCheckedForm({
    initial: { recipient: '', passcode: '' },
    schema: v.object({
      recipient: filled(t('viewer.recipientMissing')),
      passcode: asksPasscode ? filled(t('viewer.passcodeMissing')) : v.string(),
    }),
    onSubmit: async ({ recipient, passcode }) => {
      setSending(true);
      setFailure(undefined);
      const opened = await openOwnLink(payload, recipient.trim(), passcode.trim());
      setSending(false);
      if (opened.ok) return onOpened(opened.resources);
      if (opened.reason === 'passcode') refuse([{ name: 'passcode', text: t('viewer.wrong', { count: opened.left }) }]);
      else if (isFinal(opened.reason)) onRefused(opened.reason);
      else setFailure(opened.reason);
    },
  });
  return (
    <form {...formProps} className={forms.form} method="post">
      <p>{t('viewer.intro')}</p>
      {payload.exp !== undefined && (
        <p>{t('viewer.until', { moment: formats.moment(new Date(payload.exp * 1000).toISOString()) })}</p>
      )}
      {failure && (
        <Banner tone="danger" title={t(`viewer.failures.${failure}.title`)} announce>
          {t(`viewer.failures.${failure}.text`)}
        </Banner>
      )}
      <form.Field name="recipient">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('viewer.recipient')}
            hint={t('viewer.recipientHint')}
            autoComplete="name"
            maxLength={100}
            required
          />
        )}
      </form.Field>
      {asksPasscode && (
        <form.Field name="passcode">
          {(field) => (
            <TextField
              {...bind(field)}
              type="password"
              label={t('viewer.passcode')}
              hint={t('viewer.passcodeHint')}
              autoComplete="off"
              maxLength={maxLengths.codice}
              required
            />
          )}
        </form.Field>
      )}
      <Button type="submit" variant="primary" size="lg" loading={sending}>
        {t('viewer.open')}
      </Button>
    </form>
  );
}
