import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from '../entry/entry-page.css.ts';
import { EntryPage } from '../entry/entry-page.tsx';
import { FailureBanner } from '../entry/failure-banner.tsx';
import { useSending } from '../entry/use-sending.ts';
import { type RegistrationValues, register } from './registration.ts';

interface CheckMailProps {
  values: RegistrationValues;
  isSent: boolean;
  onChange: () => void;
}

export function CheckMail({ values, isSent, onChange }: CheckMailProps) {
  const { t } = useTranslation('session');
  const email = values.email.trim();
  const { sending, failure, send } = useSending();
  const [sendCount, setSendCount] = useState(0);

  async function sendAgain() {
    if (await send(() => register(values))) setSendCount((before) => before + 1);
  }

  return (
    <EntryPage title={t(isSent ? 'mail.title' : 'mail.heldTitle')} focusTitle>
      <div className={styles.content}>
        {isSent ? (
          <p>{t('mail.text', { email })}</p>
        ) : (
          <ol className={styles.steps}>
            <li>{t('mail.held.waiting', { email })}</li>
            <li>{t('mail.held.ask')}</li>
            <li>{t('mail.held.open')}</li>
          </ol>
        )}
        <p>{t('mail.time')}</p>
        <p className={styles.note}>{t(isSent ? 'mail.missing' : 'mail.heldExisting')}</p>
      </div>
      <FailureBanner failure={failure} />
      {sendCount > 0 && !failure && (
        // Remounted so that it is announced again.
        <Banner key={sendCount} tone="success" title={t('mail.sentAgain')} announce>
          {t('mail.sentAgainHint')}
        </Banner>
      )}
      <div className={styles.actions}>
        {isSent && (
          <Button loading={sending} onClick={() => void sendAgain()}>
            {t('mail.again')}
          </Button>
        )}
        <Button variant="ghost" onClick={onChange}>
          {t('mail.change')}
        </Button>
      </div>
    </EntryPage>
  );
}
