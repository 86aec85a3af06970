import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { Button } from '@libretto/design-system/button';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { actingGrant } from '../acting/acting.ts';
import { activePerson } from '../acting/active-person.ts';
import { openRecordOf } from '../acting/open-record.ts';
import { base } from '../session/places.ts';
import { isMissingCode } from './known-failure.ts';
import { NotFound } from './not-found.tsx';
import { OutsideGrant } from './outside-grant.tsx';
import * as styles from './page.css.ts';
import { Page } from './page.tsx';
import { Pending } from './pending.tsx';

export function Failure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const status = error instanceof ProblemError ? error.status : undefined;
  const offline = error instanceof ConnectionError || isMissingCode(error) || !navigator.onLine;

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

  const reference = error instanceof ProblemError ? error.requestId : undefined;
  return (
    <Page
      title={offline ? t('failure.connectionTitle') : t('failure.title')}
      description={offline ? t('failure.connection') : t('failure.text')}
      width="reading"
    >
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void retry()}>
          {t('failure.retry')}
        </Button>
        {/* Without the frame, whose band has this button. */}
        {activePerson() !== undefined && !actingGrant() && (
          <Button onClick={() => openRecordOf(undefined)}>{t('acting.back')}</Button>
        )}
        {/* The notice of a missing network has this link too. */}
        {offline && navigator.onLine && <a href={`${base}/emergenza`}>{t('offline.card')}</a>}
      </div>
      {reference && <p className={styles.reference}>{t('failure.reference', { id: reference })}</p>}
    </Page>
  );
}
