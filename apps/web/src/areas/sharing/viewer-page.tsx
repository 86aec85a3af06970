import { readShareLink } from '@libretto/api-client/share';
import { Banner } from '@libretto/design-system/banner';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusTitle } from '../../shared/page/focus-page.ts';
import { Page } from '../../shared/page/page.tsx';
import { PublicBar } from '../../shared/shell/public-bar.tsx';
import { OpenForm } from './open-form.tsx';
import { type FinalFailure, isLongOver } from './open-link.ts';
import { type Received, toReceived } from './received.ts';
import { ReceivedRecord } from './received-record.tsx';
import * as styles from './viewer-page.css.ts';

export function ViewerPage() {
  const { t } = useTranslation('sharing');
  const { t: tShell } = useTranslation();
  const [payload] = useState(() => readShareLink(window.location.hash));
  const [received, setReceived] = useState<Received>();
  const [refusal, setRefusal] = useState<FinalFailure | undefined>(() =>
    payload && isLongOver(payload, Date.now()) ? 'over' : undefined,
  );
  useEffect(() => {
    if (!received) return;
    // Browser history keeps titles, so this one names no patient.
    document.title = `${t('viewer.title')} · ${tShell('name')}`;
    window.scrollTo({ top: 0 });
    focusTitle();
  }, [received, t, tShell]);

  function refuse(failure: FinalFailure) {
    setRefusal(failure);
    // The button that had the focus goes.
    focusTitle();
  }
  const title = received ? t('viewer.of', { name: received.name }) : t('viewer.title');
  return (
    <div className={styles.page}>
      <PublicBar />
      <main>
        <Page title={title} description={received ? t('viewer.extract') : payload?.label} width="list">
          {!payload && (
            <Banner tone="danger" title={t('viewer.unreadable')}>
              {t('viewer.unreadableHint')}
            </Banner>
          )}
          {refusal && (
            <Banner tone="danger" title={t(`viewer.failures.${refusal}.title`)} announce>
              {t(`viewer.failures.${refusal}.text`)}
            </Banner>
          )}
          {payload && !received && !refusal && (
            <OpenForm
              payload={payload}
              onOpened={(resources) => setReceived(toReceived(resources))}
              onRefused={refuse}
            />
          )}
          {received && <ReceivedRecord received={received} />}
        </Page>
      </main>
    </div>
  );
}
