import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Send, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from './permissions.css.ts';
import {
  type AdministratorInvitation,
  administratorInvitationsQuery,
  inviteAdministrator,
  resendAdministratorInvitation,
  revokeAdministratorInvitation,
} from './permissions.queries.ts';
import * as tableStyles from './table/admin-table.css.ts';
import { type AdminColumn, AdminTable } from './table/admin-table.tsx';
import { toTable } from './table/to-table.ts';

/** Invitations that wait for an answer; empty without any. */
export function AdministratorInvitations() {
  const { t } = useTranslation('permissions');
  const { data } = useSuspenseQuery(administratorInvitationsQuery());
  const formats = useFormats();
  const toasts = useToast();
  if (data.data.length === 0) return null;

  async function change(work: () => Promise<unknown>, done: 'resent' | 'revoked', undo?: () => void) {
    try {
      await work();
      toasts.show({ message: t(`invitations.${done}`), tone: 'success', ...(undo && { undo }) });
    } catch (error) {
      console.warn('An invitation could not be changed', error);
      toasts.show({ message: t('invitations.gone'), tone: 'danger' });
    }
  }

  const revoke = ({ id_invito, email }: AdministratorInvitation) =>
    change(
      () => revokeAdministratorInvitation(id_invito),
      'revoked',
      () => void change(() => inviteAdministrator(email), 'resent'),
    );

  const columns: AdminColumn<AdministratorInvitation>[] = [
    {
      id: 'email',
      header: t('invitations.email'),
      cell: ({ email }) => <span className={tableStyles.name}>{email}</span>,
    },
    {
      id: 'invitante',
      header: t('invitations.from'),
      cell: ({ invitante }) => invitante ?? t('invitations.operator'),
    },
    {
      id: 'scade',
      header: t('invitations.expires'),
      kind: 'date',
      cell: ({ scade }) => formats.moment(scade),
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="administrators">
      <h2 id="administrators" className={styles.sectionTitle}>
        {t('invitations.title')}
      </h2>
      <AdminTable
        label={t('invitations.list')}
        found={toTable(data.data)}
        rowId={({ id_invito }) => id_invito}
        rowName={({ email }) => email}
        columns={columns}
        actions={(invitation) => [
          {
            id: 'resend',
            label: t('invitations.resend'),
            icon: <Send />,
            onSelect: () => void change(() => resendAdministratorInvitation(invitation.id_invito), 'resent'),
          },
          {
            id: 'revoke',
            label: t('invitations.revoke'),
            icon: <X />,
            tone: 'danger',
            onSelect: () => void revoke(invitation),
          },
        ]}
        count={(count) => t('invitations.found', { count })}
        none={{ title: t('invitations.title'), text: '' }}
      />
    </section>
  );
}
