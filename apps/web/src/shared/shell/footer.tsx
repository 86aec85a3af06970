import * as operations from '@libretto/api-client/operations';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../api/api.ts';
import { useFormats } from '../formats/use-formats.ts';
import { base } from '../session/places.ts';
import * as styles from './footer.css.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { generalGuide } from './support.ts';

interface FooterProps {
  /** Pages that give advice on medicines or results, and the account, say that this is not medical advice. */
  advice: boolean;
}

export default function Footer({ advice }: FooterProps) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const { data } = useQuery(api.query(operations.getDrugData, {}));
  return (
    <div className={styles.inner}>
      <div className={styles.line}>
        <a className={styles.link} href={generalGuide(i18n.language)} download>
          {t('footer.guide')}
        </a>
        <a className={styles.link} href={`${base}/home/informative`} target="_blank" rel="noopener noreferrer">
          {t('footer.privacy')}
          <VisuallyHidden>, {t('footer.newTab')}</VisuallyHidden>
        </a>
        {/* A reader of the other language finds it on every page, and stays there. */}
        <LanguageSwitch />
        <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
      </div>
      <div className={styles.disclaimer}>
        {advice && <p>{t('footer.disclaimer')}</p>}
        <p>
          {t('footer.drugs')} {data && t('footer.drugsDate', { date: formats.date(data.aggiornamento) })}
        </p>
      </div>
    </div>
  );
}
