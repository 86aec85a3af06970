import { Button } from '@libretto/design-system/button';
import { useToast } from '@libretto/design-system/toast';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useSuspenseQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from './permissions.css.ts';
import {
  type AdministratorInvitation,
  administratorInvitationsQuery,
  resendAdministratorInvitation,
  revokeAdministratorInvitation,
} from './permissions.queries.ts';

const inviteDialog = async () => (await import('./invite-dialog.tsx')).InviteDialog;

export function AdministratorInvitations() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(administratorInvitationsQuery());
  const inviting = useLazyDialog(inviteDialog);
  return (
    <section className={styles.grants} aria-labelledby="administrators">
      <div className={styles.heading}>
        <h2 id="administrators" className={styles.sectionTitle}>
          {t('invitations.title')}
        </h2>
        <Button iconStart={<MailPlus />} onClick={() => void inviting.open({})}>
          {t('invitations.invite')}
        </Button>
      </div>
      {data.data.length === 0 ? (
        <p className={styles.text}>{t('invitations.none')}</p>
      ) : (
        <ul className={styles.cards} aria-label={t('invitations.list')}>
          {data.data.map((invitation) => (
            <li key={invitation.id_invito}>
              <Pending invitation={invitation} />
            </li>
          ))}
        </ul>
      )}
      {inviting.element}
    </section>
  );
}

function Pending({ invitation }: { invitation: AdministratorInvitation }) {
  const { t } = useTranslation('permissions');
  const formats = useFormats();
  const toasts = useToast();
  const [busy, setBusy] = useState(false);
  const { id_invito, email, invitante, scade } = invitation;

  async function change(work: (id: number) => Promise<unknown>, done: 'resent' | 'revoked') {
    setBusy(true);
    try {
      await work(id_invito);
      toasts.show({ message: t(`invitations.${done}`), tone: 'success' });
    } catch (error) {
      console.warn('An invitation could not be changed', error);
      toasts.show({ message: t('invitations.gone'), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <article className={styles.grant} aria-label={email}>
      <div>
        <p className={styles.name}>{email}</p>
        <p className={styles.text}>
          {invitante === null ? t('invitations.byOperator') : t('invitations.by', { name: invitante })}
        </p>
        <p className={styles.text}>{t('invitations.until', { when: formats.moment(scade) })}</p>
      </div>
      <div className={styles.buttons}>
        <Button loading={busy} onClick={() => void change(resendAdministratorInvitation, 'resent')}>
          {t('invitations.resend')} <VisuallyHidden>{email}</VisuallyHidden>
        </Button>
        <Button loading={busy} onClick={() => void change(revokeAdministratorInvitation, 'revoked')}>
          {t('invitations.revoke')} <VisuallyHidden>{email}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}
