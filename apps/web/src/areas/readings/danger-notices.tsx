import { Banner } from '@libretto/design-system/banner';
import { buttonClass } from '@libretto/design-system/button';
import { useTranslation } from 'react-i18next';
import { type Danger, dangerSourceUrls } from '../../shared/readings/danger.ts';
import * as styles from './readings.css.ts';

/** What to do about the dangerous values of a reading, with the sources. */
export function DangerNotices({ dangers, announce = false }: { dangers: readonly Danger[]; announce?: boolean }) {
  const { t } = useTranslation('readings');
  return dangers.map(({ id, tone, sources }) => (
    <Banner
      key={id}
      tone={tone}
      readAs="warning"
      title={t(`danger.${id}.title`)}
      announce={announce}
      action={
        <a className={buttonClass({ variant: tone === 'danger' ? 'danger' : 'secondary', size: 'sm' })} href="tel:112">
          {t('danger.call112')}
        </a>
      }
    >
      <div className={styles.danger}>
        <p>{t(`danger.${id}.now`)}</p>
        <p>{t(`danger.${id}.then`)}</p>
        <p className={styles.note}>
          {t('danger.sources')}{' '}
          {sources.map((source, index) => (
            <span key={source}>
              {index > 0 && ', '}
              <a href={dangerSourceUrls[source]} target="_blank" rel="noopener noreferrer">
                {t(`danger.source.${source}`)}
              </a>
            </span>
          ))}
        </p>
      </div>
    </Banner>
  ));
}
