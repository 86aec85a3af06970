import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { PublicBar } from '../../shared/shell/public-bar.tsx';
import * as styles from './privacy-page.css.ts';

const sections = ['what', 'where', 'who', 'browser', 'time', 'rights', 'limits'] as const;

export function PrivacyPage() {
  const { t } = useTranslation('guides');
  return (
    <div className={styles.page}>
      <PublicBar />
      <main>
        <Page title={t('privacy.title')} description={t('privacy.intro')} width="list">
          {sections.map((section) => (
            <section key={section} className={styles.section}>
              <h2>{t(`privacy.${section}.title`)}</h2>
              <p>{t(`privacy.${section}.text`)}</p>
            </section>
          ))}
        </Page>
      </main>
    </div>
  );
}
