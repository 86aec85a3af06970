import { BodyModel, useBodyPainting } from '@libretto/design-system/body-model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { Later, later } from '../../shared/page/later.tsx';
import { Page } from '../../shared/page/page.tsx';
import { base, home, loginAddress } from '../../shared/session/places.ts';
import { currentSession } from '../../shared/session/session.ts';
import { PublicBar } from '../../shared/shell/public-bar.tsx';
import * as styles from './body-model-page.css.ts';
import { PaintingActions } from './painting-actions.tsx';

const sessionWarning = later(async () => (await import('../../shared/shell/later-parts.ts')).SessionWarning);

export function BodyModelPage() {
  const { t } = useTranslation('body-model');
  const body = useBodyPainting();
  const [signedIn] = useState(() => currentSession() !== undefined);
  return (
    <div className={styles.page}>
      <PublicBar home={signedIn ? home : loginAddress({ language: currentLanguage() })} />
      <main>
        <Page
          title={t('title')}
          description={t('description')}
          back={signedIn && <a href={`${base}/Registro/Taccuino`}>{t('back')}</a>}
        >
          <BodyModel body={body} instead={signedIn && <a href={`${base}/Registro/Taccuino/Nuova`}>{t('instead')}</a>} />
          {body.painting && <PaintingActions painting={body.painting} signedIn={signedIn} />}
        </Page>
      </main>
      {signedIn && <Later part={sessionWarning} props={{}} />}
    </div>
  );
}
