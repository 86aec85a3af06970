import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { Button } from '@libretto/design-system/button';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { actingGrant } from '../acting/acting.ts';
import { activePerson } from '../acting/active-person.ts';
import { openRecordOf } from '../acting/open-record.ts';
import { base } from '../session/places.ts';
import { isMissingCode } from './known-failure.ts';
import { NotFound } from './not-found.tsx';
import { useOfflinePage, useOnline } from './online.ts';
import { OutsideGrant } from './outside-grant.tsx';
import * as styles from './page.css.ts';
import { Page } from './page.tsx';
import { Pending } from './pending.tsx';

const withoutNetwork = { title: 'offline.title', text: 'failure.offline' } as const;
const unreached = { title: 'failure.connectionTitle', text: 'failure.connection' } as const;
const failed = { title: 'failure.title', text: 'failure.text' } as const;

/** In place of a page that failed. Tries again by itself when the network is back. */
export function Failure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const status = error instanceof ProblemError ? error.status : undefined;
  const online = useOnline();
  const unreachable = error instanceof ConnectionError || isMissingCode(error);
  useOfflinePage(!online);
  const retryOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, []);

  if (error instanceof ProblemError && error.code === 'outside-grant') return <OutsideGrant />;
  if (status === 404) return <NotFound />;
  // The document is already navigating to the login page.
  if (status === 401) return <Pending />;

  async function retry() {
    // The browser caches a failed module import for the lifetime of the document.
    if (!(error instanceof ConnectionError || error instanceof ProblemError)) return window.location.reload();
    queries.reset();
    await router.invalidate();
    reset();
  }

  const words = online ? (unreachable ? unreached : failed) : withoutNetwork;
  const reference = error instanceof ProblemError ? error.requestId : undefined;
  return (
    <Page title={t(words.title)} description={t(words.text)} width="list">
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void retry()}>
          {t('failure.retry')}
        </Button>
        {/* Without the frame, whose band has this button. */}
        {activePerson() !== undefined && !actingGrant() && (
          <Button onClick={() => openRecordOf(undefined)}>{t('acting.back')}</Button>
        )}
        {(unreachable || !online) && <a href={`${base}/emergenza`}>{t('offline.card')}</a>}
      </div>
      {reference && <p className={styles.reference}>{t('failure.reference', { id: reference })}</p>}
    </Page>
  );
}
