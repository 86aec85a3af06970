import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activateNewVersion } from '../install/worker-client.ts';

export default function UpdateNotice() {
  const { t } = useTranslation();
  const [standing, setStanding] = useState<'offered' | 'busy' | 'unkept' | 'later'>('offered');

  async function update() {
    setStanding('busy');
    if (!(await activateNewVersion())) setStanding('unkept');
  }

  if (standing === 'later') return null;
  const unkept = standing === 'unkept';
  return (
    <Banner
      tone={unkept ? 'warning' : 'info'}
      title={unkept ? t('update.unkeptTitle') : t('update.title')}
      announce
      action={
        <>
          <Button variant="primary" size="sm" loading={standing === 'busy'} onClick={() => void update()}>
            {t('update.now')}
          </Button>
          <Button size="sm" onClick={() => setStanding('later')}>
            {t('update.later')}
          </Button>
        </>
      }
    >
      {unkept ? t('update.unkept') : t('update.text')}
    </Banner>
  );
}
