import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage } from '../i18n/i18n.ts';
import * as styles from './tool.css.ts';

/** Labelled in the target language, for users who do not read the current one. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const other = currentLanguage() === 'it' ? 'en' : 'it';
  return (
    <button
      type="button"
      className={styles.tool}
      lang={other}
      title={t('language.switchLabel')}
      onClick={() => void changeLanguage(other)}
    >
      {t('language.switch')}
    </button>
  );
}
