import { Banner, type BannerTone } from '@libretto/design-system/banner';
import { TextField } from '@libretto/design-system/text-field';
import { useTranslation } from 'react-i18next';
import { ids, type NoticeName } from './login-ids.ts';

const tones: Readonly<Record<NoticeName, BannerTone>> = {
  'wrong-credentials': 'danger',
  'too-many': 'warning',
  connection: 'warning',
  failure: 'danger',
  idle: 'info',
  expired: 'info',
  ended: 'info',
  logout: 'success',
};

const byTheScript = () => undefined;

/** What may have to be said, ready to be copied into its place by the script. */
export function LoginWords() {
  const { t } = useTranslation('session');
  return (
    <>
      {(Object.keys(tones) as NoticeName[]).map((name) => (
        <template key={name} id={`${ids.notice}${name}`}>
          <Banner tone={tones[name]} title={t(`notice.${name}`)}>
            {t(`notice.${name}Hint`, { seconds: '{{seconds}}' })}
          </Banner>
        </template>
      ))}
      <template id={ids.required}>
        <TextField id="a" name="a" label="a" value="" onChange={byTheScript} error={t('login.required')} />
      </template>
      <template id={ids.invalid}>
        <TextField id="b" name="b" label="b" value="" onChange={byTheScript} error={t('login.emailInvalid')} />
      </template>
    </>
  );
}
