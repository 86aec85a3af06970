import { Button } from '@libretto/design-system/button';
import { Skeleton } from '@libretto/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EnteringPage } from '../entry/enter-account.tsx';
import * as styles from '../entry/entry-page.css.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { SignInLink } from '../entry/sign-in-link.tsx';
import { type FirstRunOutcome, readFirstRun } from './first-run.ts';
import { FirstRunForm } from './first-run-form.tsx';

export function FirstRunPage() {
  const { t } = useTranslation('session');
  const { data, isError, refetch } = useQuery({ queryKey: ['first-run'], queryFn: readFirstRun, gcTime: 0 });
  const [outcome, setOutcome] = useState<FirstRunOutcome>();

  if (outcome === 'entered') return <EnteringPage title={t('firstRun.doneTitle')} />;
  if (outcome === 'done') return <Message name="done" focusTitle />;
  if (outcome === 'late' || data?.necessario === false) return <Message name="over" focusTitle={outcome === 'late'} />;
  if (isError) {
    return (
      <EntryPage title={t('firstRun.title')}>
        <FailureBanner failure={{ title: t('notice.connection'), text: t('notice.connectionHint') }} />
        <Button onClick={() => void refetch()}>{t('invitation.retry')}</Button>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t('firstRun.title')} description={t('firstRun.intro')}>
      {data === undefined ? (
        <Skeleton count={4} label={t('firstRun.loading')} />
      ) : (
        <FirstRunForm onOutcome={setOutcome} />
      )}
    </EntryPage>
  );
}

function Message({ name, focusTitle }: { name: 'done' | 'over'; focusTitle: boolean }) {
  const { t } = useTranslation('session');
  return (
    <EntryPage title={t(`firstRun.${name}Title`)} description={t(`firstRun.${name}Text`)} focusTitle={focusTitle}>
      <div className={styles.actions}>
        <SignInLink button>{t('entry.signIn')}</SignInLink>
      </div>
    </EntryPage>
  );
}
