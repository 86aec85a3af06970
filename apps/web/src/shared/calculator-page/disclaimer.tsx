import { useTranslation } from 'react-i18next';
import * as styles from './calculator-page.css.ts';

export function Disclaimer() {
  const { t } = useTranslation('calculator-page');
  return <p className={styles.disclaimer}>{t('disclaimer')}</p>;
}
