import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';
import { base } from '../../../shared/session/places.ts';
import * as styles from './terms.css.ts';

const points = ['own', 'advice', 'secret', 'plan', 'leave'] as const;

export function Terms() {
  const { t } = useTranslation('session');
  const { t: tShell } = useTranslation();
  return (
    <div className={styles.terms}>
      <details>
        <summary className={styles.summary}>{t('terms.title')}</summary>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{t(`terms.${point}`)}</li>
          ))}
        </ul>
      </details>
      <a href={`${base}/home/informative`} target="_blank" rel="noopener noreferrer">
        {t('terms.privacy')}
        <VisuallyHidden>, {tShell('footer.newTab')}</VisuallyHidden>
      </a>
    </div>
  );
}
