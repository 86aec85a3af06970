import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LifeBuoy, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../shared/formats/use-formats.ts';
import { BackLink } from '../../../shared/page/back-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { IdentitiesCard } from './identities-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import * as styles from './security.css.ts';
import { secondFactorQuery } from './security.queries.ts';
import { useSecurityDialogs } from './use-security-dialogs.tsx';

const lowCodeCount = 3;

export function SecurityPage() {
  const { t } = useTranslation('account');
  const { moment } = useFormats();
  const { data } = useSuspenseQuery(secondFactorQuery());
  const { totp_dal, codici_rimasti, passkey, indirizzo_passkey, collegati } = data;
  const on = totp_dal !== null || passkey.length > 0;
  const { element, loading, ...dialogs } = useSecurityDialogs();
  const { addTotp, removeTotp, addPasskey, removePasskey, renewCodes, unlinkIdentity } = dialogs;

  return (
    <Page
      title={t('security.title')}
      description={t('security.description')}
      width="list"
      back={<BackLink to="/account">{t('security.back')}</BackLink>}
    >
      <Banner tone={on ? 'success' : 'info'} title={t(on ? 'security.on' : 'security.off')}>
        {t(on ? 'security.onText' : 'security.offText')}
      </Banner>
      <Card title={t('security.app.title')} icon={<Smartphone />}>
        <div className={styles.content}>
          <p>{t('security.app.text')}</p>
          {totp_dal !== null && <p className={styles.state}>{t('security.app.since', { date: moment(totp_dal) })}</p>}
          <div className={styles.actions}>
            {totp_dal === null ? (
              <Button variant={on ? 'secondary' : 'primary'} loading={loading} onClick={addTotp}>
                {t('security.app.add')}
              </Button>
            ) : (
              <Button loading={loading} onClick={removeTotp}>
                {t('security.app.remove')}
              </Button>
            )}
          </div>
        </div>
      </Card>
      <PasskeysCard
        passkeys={passkey}
        address={indirizzo_passkey}
        loading={loading}
        onAdd={addPasskey}
        onRemove={removePasskey}
      />
      <IdentitiesCard identities={collegati} loading={loading} onUnlink={unlinkIdentity} />
      {on && (
        <Card title={t('security.codes.title')} icon={<LifeBuoy />}>
          <div className={styles.content}>
            <p>{t('security.codes.text')}</p>
            <p className={styles.state}>
              {t('security.codes.left', { count: codici_rimasti })}{' '}
              {codici_rimasti < lowCodeCount && t('security.codes.few')}
            </p>
            <div className={styles.actions}>
              <Button loading={loading} onClick={renewCodes}>
                {t('security.codes.renew')}
              </Button>
            </div>
          </div>
        </Card>
      )}
      {element}
    </Page>
  );
}
