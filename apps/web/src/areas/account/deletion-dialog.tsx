import { AccountDeletion as maxLengths } from '@libretto/api-client/max-lengths';
import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { Banner } from '@libretto/design-system/banner';
import { TextField } from '@libretto/design-system/text-field';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { api } from '../../shared/api/api.ts';
import { removeCard } from '../../shared/emergency/stored-card.ts';
import { FormDialog } from '../../shared/forms/form-dialog.tsx';
import { useCheckedForm } from '../../shared/forms/use-checked-form.ts';
import { clearSession } from '../../shared/session/session.ts';
import { useSession } from '../../shared/session/use-session.ts';
import * as styles from './account.css.ts';

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const { userId } = useSession();
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { form, bind, formProps, refuse } = useCheckedForm({
    initial: { password: '' },
    schema: v.object({ password: v.pipe(v.string(), v.nonEmpty(t('deletion.required'))) }),
    onSubmit: deleteAccount,
  });

  async function deleteAccount(body: { password: string }) {
    setFailure(undefined);
    setDeleting(true);
    try {
      await api.call(operations.destroyUser, { path: { id_utente: userId }, body });
      await removeCard().catch((error: unknown) => console.warn('The emergency card could not be removed', error));
      clearSession('deleted');
    } catch (error) {
      setDeleting(false);
      const problem = error instanceof ProblemError ? error : undefined;
      if (problem?.errors.some(({ code }) => code === 'wrong'))
        return refuse([{ name: 'password', text: t('deletion.wrong') }]);
      console.warn('The account could not be deleted', error);
      if (problem?.code === 'last-administrator') return setFailure(t('deletion.administrator'));
      setFailure(t(problem?.status === 429 ? 'deletion.tooMany' : 'deletion.failed'));
    }
  }

  return (
    <FormDialog
      title={t('deletion.title')}
      dirty={false}
      saving={deleting}
      failure={failure}
      formProps={formProps}
      submitLabel={t('deletion.confirm')}
      submitTone="danger"
      cancelLabel={t('deletion.cancel')}
      onClose={onClose}
    >
      <div className={styles.content}>
        <p>{t('deletion.removed')}</p>
        <p>{t('deletion.retained')}</p>
        <Banner
          tone="warning"
          title={t('deletion.first')}
          action={<Link to="/account/Copia">{t('links.archive')}</Link>}
        >
          {t('deletion.paid')}
        </Banner>
      </div>
      <form.Field name="password">
        {(field) => (
          <TextField
            {...bind(field)}
            label={t('deletion.password')}
            hint={t('deletion.passwordHint')}
            type="password"
            autoComplete="current-password"
            maxLength={maxLengths.password}
            required
          />
        )}
      </form.Field>
    </FormDialog>
  );
}
