import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EnteringPage } from '../entry/enter-account.tsx';
import * as styles from '../entry/entry-page.css.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { isWholeCode } from '../entry/link-code.ts';
import { SignInLink } from '../entry/sign-in-link.tsx';
import { ExistingAccountForm } from './existing-account-form.tsx';
import { type Invitation, type Outcome, readInvitation } from './invitation.ts';
import { NewAccountForm } from './new-account-form.tsx';

interface InvitationPageProps {
  /** Part of the URL after #, which servers and logs never see. */
  fragment: string;
}

export function InvitationPage({ fragment }: InvitationPageProps) {
  const code = new URLSearchParams(fragment).get('codice') ?? '';
  return isWholeCode(code) ? <ReadInvitation key={code} code={code} /> : <Expired focusTitle={false} />;
}

function ReadInvitation({ code }: { code: string }) {
  const { t } = useTranslation('session');
  const { data, isError, refetch } = useQuery({
    queryKey: ['invitation', code],
    queryFn: () => readInvitation(code),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [outcome, setOutcome] = useState<Outcome>();

  if (isError) {
    return (
      <EntryPage title={t('invitation.title')}>
        <FailureBanner failure={{ title: t('notice.connection'), text: t('notice.connectionHint') }} />
        <Button onClick={() => void refetch()}>{t('invitation.retry')}</Button>
      </EntryPage>
    );
  }
  if (data === undefined) {
    return (
      <EntryPage title={t('invitation.title')}>
        <Skeleton count={4} label={t('invitation.loading')} />
      </EntryPage>
    );
  }
  if (data === 'expired' || outcome === 'expired') return <Expired focusTitle={outcome === 'expired'} />;
  if (outcome === 'entered') return <EnteringPage title={t('invitation.doneTitle')} />;
  if (outcome === 'done') return <Accepted invitation={data} />;
  return <Accept code={code} invitation={data} onOutcome={setOutcome} />;
}

interface AcceptProps {
  code: string;
  invitation: Invitation;
  onOutcome: (outcome: Outcome) => void;
}

function Accept({ code, invitation, onOutcome }: AcceptProps) {
  const { t } = useTranslation('session');
  const isHandover = invitation.tipo === 'consegna';
  // The record becomes an account of its own.
  const [existing, setExisting] = useState(invitation.ha_account && !isHandover);
  const by = invitation.invitante ?? t('invitation.operator');
  const Form = existing ? ExistingAccountForm : NewAccountForm;
  return (
    <EntryPage
      title={t('invitation.title')}
      description={t(`invitation.offer.${invitation.tipo}`, { by, of: invitation.assistito ?? '' })}
    >
      <Form code={code} invitation={invitation} onOutcome={onOutcome} />
      {!invitation.ha_account && !isHandover && (
        <div className={styles.links}>
          <Button variant="ghost" onClick={() => setExisting(!existing)}>
            {t(existing ? 'invitation.useNew' : 'invitation.useExisting')}
          </Button>
        </div>
      )}
    </EntryPage>
  );
}

function Accepted({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('session');
  return (
    <EntryPage title={t('invitation.doneTitle')} description={t(`invitation.done.${invitation.tipo}`)} focusTitle>
      <div className={styles.actions}>
        <SignInLink button>{t('entry.signIn')}</SignInLink>
      </div>
    </EntryPage>
  );
}

function Expired({ focusTitle }: { focusTitle: boolean }) {
  const { t } = useTranslation('session');
  return (
    <EntryPage title={t('invitation.expiredTitle')} description={t('invitation.expiredText')} focusTitle={focusTitle}>
      <div className={styles.actions}>
        <SignInLink button>{t('entry.signIn')}</SignInLink>
      </div>
    </EntryPage>
  );
}
