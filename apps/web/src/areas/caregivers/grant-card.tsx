import { Badge, type BadgeTone } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { MailPlus, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordLog } from '../../shared/confidentiality/record-log.tsx';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import * as styles from './caregivers.css.ts';
import { type Grant, inviteAgain, revoke } from './caregivers.queries.ts';

const tones: Readonly<Record<Grant['stato'], BadgeTone>> = {
  invitata: 'warning',
  programmata: 'info',
  attiva: 'success',
  rifiutata: 'neutral',
  revocata: 'neutral',
  terminata: 'neutral',
  scaduta: 'neutral',
};

interface GrantCardProps {
  grant: Grant;
  /** Invitations wait in the outbox until an operator passes them on. */
  isHeld: boolean;
}

export function GrantCard({ grant, isHeld }: GrantCardProps) {
  const { t } = useTranslation('caregivers');
  const { t: tShell } = useTranslation();
  const formats = useFormats();
  const confirm = useConfirm();
  const toasts = useToast();
  const [busy, setBusy] = useState<'revoke' | 'resend'>();
  const { stato, ambito, tipo, nome, persona, email, dal, fino_al, chiusa_il, ultima_lettura } = grant;
  const name = persona ?? nome;
  const isOpen = stato === 'attiva' || stato === 'programmata' || stato === 'invitata';

  async function run(which: 'revoke' | 'resend', work: () => Promise<void>, done: string) {
    setBusy(which);
    try {
      await work();
      toasts.show({ message: done, tone: 'success' });
    } catch (error) {
      console.warn('The access of a caregiver could not be changed', error);
      toasts.show({ message: tShell('save.failed'), tone: 'danger' });
    } finally {
      setBusy(undefined);
    }
  }

  async function askAndRevoke() {
    const invited = stato === 'invitata';
    const sure = await confirm({
      message: t(invited ? 'revoke.invitationQuestion' : 'revoke.question', { name }),
      detail: t(invited ? 'revoke.invitationDetail' : 'revoke.detail'),
      confirmLabel: t(invited ? 'revoke.invitation' : 'revoke.action'),
      tone: 'danger',
    });
    if (sure) await run('revoke', () => revoke(grant), t('revoke.done', { name }));
  }

  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <Badge tone={tones[stato]}>{t(`states.${stato}`)}</Badge>
      </div>
      {/* The grant of the parent who created a record has no address, and the name of the child. */}
      {email && (
        <p className={styles.muted}>{[persona && persona !== nome && nome, email].filter(Boolean).join(dot)}</p>
      )}
      <p>
        <strong>{t(`scopes.${ambito}.name`)}.</strong> {t(`scopes.${ambito}.can`)}
      </p>
      <p className={styles.muted}>
        {[
          stato === 'programmata' && t('from', { date: formats.date(dal) }),
          isOpen &&
            (fino_al
              ? t('until', { date: formats.date(fino_al) })
              : t(`noEnd.${tipo === 'genitore' ? 'parent' : 'revoked'}`)),
          !isOpen && chiusa_il && t('closed', { moment: formats.moment(chiusa_il) }),
          stato !== 'invitata' &&
            stato !== 'rifiutata' &&
            (ultima_lettura ? t('lastRead', { date: formats.date(ultima_lettura) }) : t('neverRead')),
        ]
          .filter(Boolean)
          .join(dot)}
      </p>
      {stato === 'invitata' && isHeld && <p>{t('held.waiting')}</p>}
      {isOpen && (tipo !== 'genitore' || stato === 'invitata') && (
        <div className={styles.buttons}>
          {stato === 'invitata' && email !== null && (
            <Button
              size="sm"
              iconStart={<MailPlus />}
              loading={busy === 'resend'}
              aria-label={t(isHeld ? 'held.resendNamed' : 'resend.named', { name })}
              onClick={() =>
                void run(
                  'resend',
                  () => inviteAgain(grant, currentLanguage()),
                  t(isHeld ? 'held.sent' : 'resend.done', { name }),
                )
              }
            >
              {t(isHeld ? 'held.resend' : 'resend.action')}
            </Button>
          )}
          <Button
            size="sm"
            iconStart={<UserX />}
            loading={busy === 'revoke'}
            aria-label={t(stato === 'invitata' ? 'revoke.invitationNamed' : 'revoke.named', { name })}
            onClick={() => void askAndRevoke()}
          >
            {t(stato === 'invitata' ? 'revoke.invitation' : 'revoke.action')}
          </Button>
        </div>
      )}
      {stato !== 'invitata' && <RecordLog record={{ tipo: 'caregiver', id: grant.id_delega }} />}
    </li>
  );
}
