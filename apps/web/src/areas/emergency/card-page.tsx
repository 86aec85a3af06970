import { Banner } from '@libretto/design-system/banner';
import { Button, buttonClass } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useQuery } from '@tanstack/react-query';
import { IdCard, Phone, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { Page } from '../../shared/page/page.tsx';
import { QrCode } from '../../shared/qr/qr-code.tsx';
import { base, home } from '../../shared/session/places.ts';
import { currentSession } from '../../shared/session/session.ts';
import { PublicBar } from '../../shared/shell/public-bar.tsx';
import { CardFacts } from './card-facts.tsx';
import * as styles from './card-page.css.ts';
import { cardText } from './card-text.ts';
import { keptCardQuery } from './emergency.queries.ts';
import { PaperCard } from './paper-card.tsx';

const setup = `${base}/account/Emergenza`;

/** Works offline and without an account; shows only what the owner selected, also to somebody who is logged in. */
export function CardPage() {
  const { t } = useTranslation('emergency');
  const { moment } = useFormats();
  const { data: kept } = useQuery(keptCardQuery);
  const [signedIn] = useState(() => currentSession() !== undefined);
  if (kept === undefined) return null;
  const description = kept ? t('asOf', { date: moment(kept.card.aggiornata) }) : t('none');
  const call112 = (
    <a className={buttonClass({ variant: 'danger', size: 'lg', fullWidth: true })} href="tel:112">
      <Phone aria-hidden="true" size="1.25em" />
      {t('call112')}
    </a>
  );
  return (
    <>
      <div className={styles.page}>
        <PublicBar {...(signedIn && { home })} />
        <main className={styles.main}>
          <Page title={t('title')} {...(!kept && { description })} back={signedIn && <a href={home}>{t('back')}</a>}>
            {!kept && call112}
            {!kept && signedIn && (
              <a className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })} href={setup}>
                <IdCard aria-hidden="true" size="1.25em" />
                {t('openRecord')}
              </a>
            )}
            {kept && (
              <>
                <CardFacts card={kept.card} parts={kept.parts} call={call112} />
                <Card title={t('code.title')}>
                  <div className={styles.code}>
                    <QrCode value={cardText(kept.card)} label={t('code.label')} />
                    <div className={styles.content}>
                      <p>{t('code.text')}</p>
                      <Button iconStart={<Printer />} onClick={() => window.print()}>
                        {t('print')}
                      </Button>
                    </div>
                  </div>
                </Card>
                <p className={styles.note}>{description}</p>
                <Banner tone="info" title={t('limits')} />
              </>
            )}
            <p className={styles.note}>
              <a href={setup}>{t(`${kept ? 'change' : 'make'}.${signedIn ? 'here' : 'login'}`)}</a>
            </p>
          </Page>
        </main>
      </div>
      {kept && <PaperCard kept={kept} />}
    </>
  );
}
