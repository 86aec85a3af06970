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
  /** False when the mail is held on the server because no mail server is configured. */
  leaves: boolean;
  onChange: () => void;
}

export function CheckMail({ values, leaves, onChange }: CheckMailProps) {
  const { t } = useTranslation('session');
  const email = values.email.trim();
  const { sending, failure, send } = useSending();
  const [again, setAgain] = useState(0);

  async function sendAgain() {
    if (await send(() => register(values))) setAgain((before) => before + 1);
  }

  return (
    <EntryPage title={t(leaves ? 'mail.title' : 'mail.heldTitle')} arrived>
      <div className={styles.words}>
        <p>{t(leaves ? 'mail.text' : 'mail.heldText', { email })}</p>
        <p>{t('mail.time')}</p>
        {leaves && <p className={styles.note}>{t('mail.missing')}</p>}
      </div>
      <FailureBanner failure={failure} />
      {again > 0 && !failure && (
        // Remounted so that it is announced again.
        <Banner key={again} tone="success" title={t('mail.sentAgain')} announce>
          {t('mail.sentAgainHint')}
        </Banner>
      )}
      <div className={styles.actions}>
        {leaves && (
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
