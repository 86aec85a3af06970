import { ExternalLink, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SideCard } from '../../shared/page/side-card.tsx';
import * as styles from './vaccinations.css.ts';

const links = {
  ministry: 'https://www.salute.gov.it',
  epicentro: 'https://www.epicentro.iss.it',
  issalute: 'https://www.issalute.it',
  aifa: 'https://medicinali.aifa.gov.it',
  fse: 'https://www.fascicolosanitario.gov.it',
  ecdc: 'https://www.ecdc.europa.eu',
} as const;

export function UsefulLinks() {
  const { t } = useTranslation('vaccinations');
  return (
    <SideCard title={t('links.title')} icon={<Link2 />}>
      <ul className={styles.links}>
        {(Object.keys(links) as (keyof typeof links)[]).map((id) => (
          <li key={id}>
            <a className={styles.link} href={links[id]} target="_blank" rel="noopener noreferrer">
              {t(`links.${id}.name`)}
              <ExternalLink aria-hidden="true" size="0.875em" className={styles.linkIcon} />
            </a>
            <p className={styles.muted}>{t(`links.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{t('links.newTab')}</p>
    </SideCard>
  );
}
