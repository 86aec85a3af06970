import { Banner, type BannerTone } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import * as styles from './login.css.ts';
import { ids, type NoticeName } from './login-ids.ts';

const tones: Readonly<Record<NoticeName, BannerTone>> = {
  'wrong-credentials': 'danger',
  'too-many': 'warning',
  connection: 'warning',
  offline: 'warning',
  failure: 'danger',
  storage: 'danger',
  'provider-begun': 'info',
  'provider-refused': 'danger',
  'provider-cancelled': 'info',
  'not-registered': 'warning',
  link: 'info',
  'link-over': 'warning',
  'passkey-cancelled': 'info',
  'passkey-refused': 'danger',
  idle: 'info',
  expired: 'info',
  ended: 'info',
  logout: 'success',
  password: 'success',
  deleted: 'success',
};

const placeholders = { seconds: '{{seconds}}', provider: '{{provider}}' };
const noop = () => undefined;

export function LoginTemplates() {
  const { t } = useTranslation('session');
  return (
    <>
      {(Object.keys(tones) as NoticeName[]).map((name) => (
        <template key={name} id={`${ids.notice}${name}`}>
          <Banner tone={tones[name]} title={t(`notice.${name}`, placeholders)}>
            {t(`notice.${name}Hint`, placeholders)}
          </Banner>
        </template>
      ))}
      <template id={ids.provider}>
        <p className={styles.divider}>{t('login.or')}</p>
        <Button size="lg" fullWidth>
          {t('login.provider', placeholders)}
        </Button>
      </template>
      <template id={ids.passkey}>
        <p className={styles.divider}>{t('login.or')}</p>
        <Button size="lg" fullWidth>
          {t('login.passkey')}
        </Button>
      </template>
      <template id={ids.required}>
        <TextField id="a" name="a" label="a" value="" onChange={noop} error={t('login.required')} />
      </template>
      <template id={ids.invalid}>
        <TextField id="b" name="b" label="b" value="" onChange={noop} error={t('login.emailInvalid')} />
      </template>
    </>
  );
}
