import * as operations from '@libretto/api-client/operations';
import type { ProblemError } from '@libretto/api-client/problem';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { api } from '../../../shared/api/api.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { QrCode } from '../../../shared/qr/qr-code.tsx';
import * as styles from './security.css.ts';
import { useStepUpForm } from './use-step-up-form.ts';

interface TotpCodeDialogProps {
  segreto: string;
  uri: string;
  onAdded: (codes: readonly string[]) => void;
  onClose: () => void;
}

const stripSpaces = (code: string) => code.replace(/\s/g, '');
const groupByFour = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export function TotpCodeDialog({ segreto, uri, onAdded, onClose }: TotpCodeDialogProps) {
  const { t } = useTranslation('account');

  function mapProblem({ code, errors }: ProblemError) {
    if (code === 'totp-not-begun') return t('security.app.late');
    const fault = errors.find(({ path }) => path === '/codice')?.code;
    if (fault === undefined) return undefined;
    return { name: 'codice', text: t(fault === 'clock' ? 'security.app.clock' : 'security.app.codeWrong') };
  }

  const { form, bind, formProps, saving, failure } = useStepUpForm({
    initial: { codice: '' },
    schema: v.object({
      codice: v.pipe(
        v.string(),
        v.check((code) => stripSpaces(code) !== '', t('security.required')),
        v.check((code) => /^\d{6}$/.test(stripSpaces(code)), t('security.app.codeShape')),
      ),
    }),
    mapProblem,
    change: async ({ codice }) => {
      const body = { codice: stripSpaces(codice), lingua: currentLanguage() };
      onAdded((await api.call(operations.confirmTotp, { body })).codici);
    },
  });

  return (
    <FormDialog
      title={t('security.app.scanTitle')}
      form={form}
      saving={saving}
      failure={failure}
      formProps={formProps}
      submitLabel={t('security.app.confirm')}
      cancelLabel={t('security.cancel')}
      onClose={onClose}
    >
      <div className={styles.scan}>
        <QrCode value={uri} label={t('security.app.qr')} />
        <div className={styles.content}>
          <p>{t('security.app.scan')}</p>
          <p>
            {t('security.app.type')} <span className={styles.secret}>{groupByFour(segreto)}</span>
          </p>
          <p>
            {t('security.app.same')} <a href={uri}>{t('security.app.open')}</a>
          </p>
        </div>
      </div>
      <form.Field name="codice">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('security.app.code')}
            hint={t('security.app.codeHint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={9}
            required
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
