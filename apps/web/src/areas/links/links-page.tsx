import { useTranslation } from 'react-i18next';
import { Page } from '../../shared/page/page.tsx';
import { PlaceBack } from '../../shared/page/place-back.tsx';
import { ExternalLinks } from './external-links.tsx';
import * as styles from './links.css.ts';
import { linkLists } from './links.queries.ts';
import { PersonalLinks } from './personal-links.tsx';

export function LinksPage() {
  const { t } = useTranslation('links');
  return (
    <Page width="list" title={t('title')} back={<PlaceBack to="/Registro/Salute" />}>
      <PersonalLinks />
      <div className={styles.lists}>
        {linkLists.map((name) => (
          <ExternalLinks key={name} name={name} />
        ))}
      </div>
      <p className={styles.external}>{t('elsewhere')}</p>
    </Page>
  );
}
