import { ProblemError } from '@libretto/api-client/problem';
import { Badge } from '@libretto/design-system/badge';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { PersonMark } from '@libretto/design-system/person-mark';
import { useToast } from '@libretto/design-system/toast';
import { useQuery } from '@tanstack/react-query';
import { CircleUserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, type ReceivedGrant, useActing } from '../../shared/acting/acting.ts';
import { openRecordOf } from '../../shared/acting/open-record.ts';
import { toPersonColor } from '../../shared/acting/person-color.ts';
import { receivedGrantsQuery, refreshReceivedGrants } from '../../shared/acting/received-grants.ts';
import { switchPerson } from '../../shared/acting/switch-person.ts';
import { dot } from '../../shared/formats/dot.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import * as styles from './caregivers.css.ts';
import { answer, leave } from './caregivers.queries.ts';
import { AddChild } from './child-card.tsx';
import { HandoverButton } from './handover-card.tsx';

/** The records that the user can open in this tab, and the invitations that wait for an answer. */
export function PeopleCard() {
  const { t } = useTranslation('caregivers');
  const acting = useActing();
  const { data, isError, refetch } = useQuery(receivedGrantsQuery());
  const grants = data?.data ?? [];
  const invitations = grants.filter(({ stato }) => stato === 'invitata');
  const people = grants.filter(({ stato }) => stato !== 'invitata');
  return (
    <Card title={t('people.title')}>
      <div className={styles.stack}>
        {isError && (
          <p role="status">
            {t('people.failed')}{' '}
            <Button size="sm" onClick={() => void refetch()}>
              {t('people.retry')}
            </Button>
          </p>
        )}
        <ul className={styles.people}>
          {invitations.map((grant) => (
            <InvitationLine key={grant.id_delega} grant={grant} />
          ))}
          <Line
            mark={<CircleUserRound aria-hidden="true" strokeWidth={1.5} />}
            name={t('people.own')}
            isOpen={!acting}
            buttons={
              acting && (
                <Button size="sm" onClick={() => void switchPerson(undefined)}>
                  {t('people.openOwn')}
                </Button>
              )
            }
          />
          {people.map((grant) => (
            <PersonLine key={grant.id_delega} grant={grant} />
          ))}
        </ul>
        {people.length === 0 && <p className={styles.muted}>{t('people.none')}</p>}
        <div>
          <AddChild />
        </div>
      </div>
    </Card>
  );
}

interface LineProps {
  mark: ReactNode;
  name: string;
  isOpen?: boolean;
  buttons: ReactNode;
  children?: ReactNode;
}

function Line({ mark, name, isOpen = false, buttons, children }: LineProps) {
  const { t } = useTranslation('caregivers');
  return (
    <li className={styles.person}>
      <span className={styles.mark}>{mark}</span>
      <div className={styles.personText}>
        <h3 className={styles.personName}>
          {name} {isOpen && <Badge tone="accent">{t('people.open')}</Badge>}
        </h3>
        {children}
      </div>
      {buttons && <div className={styles.personButtons}>{buttons}</div>}
    </li>
  );
}

const mark = (grant: ReceivedGrant) => <PersonMark name={fullName(grant)} color={toPersonColor(grant)} />;

function PersonLine({ grant }: { grant: ReceivedGrant }) {
  const { t } = useTranslation('caregivers');
  const { t: tShell } = useTranslation();
  const formats = useFormats();
  const acting = useActing();
  const confirm = useConfirm();
  const toasts = useToast();
  const [leaving, setLeaving] = useState(false);
  const { id_delega, id_paziente, ambito, stato, dal, fino_al, eta } = grant;
  const name = fullName(grant);
  const isOpen = acting?.id_paziente === id_paziente;

  async function askAndLeave() {
    const question = {
      message: t('leave.question', { name }),
      detail: t('leave.detail'),
      confirmLabel: t('leave.action'),
    };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    setLeaving(true);
    try {
      await leave(id_delega);
      if (isOpen) return openRecordOf(undefined);
      await refreshReceivedGrants();
      toasts.show({ message: t('leave.done', { name }), tone: 'success' });
    } catch (error) {
      console.warn('The access to a record could not be ended', error);
      const isLast = error instanceof ProblemError && error.code === 'last-parent';
      toasts.show({ message: isLast ? t('leave.lastParent', { name }) : tShell('save.failed'), tone: 'danger' });
    }
    setLeaving(false);
  }

  return (
    <Line
      mark={mark(grant)}
      name={name}
      isOpen={isOpen}
      buttons={
        <>
          {stato === 'attiva' && !isOpen && (
            <Button
              size="sm"
              variant="primary"
              aria-label={t('people.openNamed', { name })}
              onClick={() => void switchPerson(id_paziente)}
            >
              {t('people.openRecord')}
            </Button>
          )}
          <HandoverButton grant={grant} />
          <Button
            size="sm"
            variant="ghost"
            loading={leaving}
            aria-label={t('leave.named', { name })}
            onClick={() => void askAndLeave()}
          >
            {t('leave.action')}
          </Button>
        </>
      }
    >
      <p className={styles.muted}>
        {[
          eta !== null && tShell('acting.age', { count: eta }),
          tShell(`acting.roles.${ambito}`),
          stato === 'programmata' && t('from', { date: formats.date(dal) }),
          fino_al && t('until', { date: formats.date(fino_al) }),
        ]
          .filter(Boolean)
          .join(dot)}
      </p>
    </Line>
  );
}

function InvitationLine({ grant }: { grant: ReceivedGrant }) {
  const { t } = useTranslation('caregivers');
  const { t: tShell } = useTranslation();
  const formats = useFormats();
  const confirm = useConfirm();
  const toasts = useToast();
  const [busy, setBusy] = useState<'accept' | 'decline'>();
  const { id_delega, ambito, fino_al, invitante } = grant;
  const name = fullName(grant);

  async function reply(accepts: boolean) {
    if (!accepts) {
      const question = { message: t('invitation.declineQuestion', { name }), confirmLabel: t('invitation.decline') };
      if (!(await confirm({ ...question, detail: t('invitation.declineDetail'), tone: 'danger' }))) return;
    }
    setBusy(accepts ? 'accept' : 'decline');
    try {
      await answer(id_delega, accepts);
      toasts.show({ message: t(accepts ? 'invitation.accepted' : 'invitation.declined', { name }), tone: 'success' });
    } catch (error) {
      console.warn('An invitation could not be answered', error);
      // It may have been revoked in the meantime.
      await refreshReceivedGrants();
      toasts.show({ message: tShell('save.failed'), tone: 'danger' });
    }
    setBusy(undefined);
  }

  return (
    <Line
      mark={mark(grant)}
      name={t('invitation.title', { name })}
      buttons={
        <>
          <Button
            size="sm"
            variant="primary"
            loading={busy === 'accept'}
            aria-label={t('invitation.acceptNamed', { name })}
            onClick={() => void reply(true)}
          >
            {t('invitation.accept')}
          </Button>
          <Button
            size="sm"
            loading={busy === 'decline'}
            aria-label={t('invitation.declineNamed', { name })}
            onClick={() => void reply(false)}
          >
            {t('invitation.decline')}
          </Button>
        </>
      }
    >
      <p>
        {invitante && invitante !== name && `${t('invitation.by', { name: invitante })} `}
        {t(`received.${ambito}`)} {fino_al && t('until', { date: formats.date(fino_al) })}
      </p>
    </Line>
  );
}
