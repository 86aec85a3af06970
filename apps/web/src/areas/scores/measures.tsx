import { media } from '@libretto/design-system/theme';
import { useTranslation } from 'react-i18next';
import { BodyHeader } from '../../shared/calculator-page/body-header.tsx';
import { useMedia } from '../../shared/page/use-media.ts';
import * as styles from './scores.css.ts';

export function Measures() {
  const { t } = useTranslation('calculator-page');
  const phone = useMedia(media.phone);
  return (
    <div data-print="hidden">
      {phone ? (
        <details>
          <summary className={styles.summary}>{t('body.title')}</summary>
          <BodyHeader />
        </details>
      ) : (
        <BodyHeader />
      )}
    </div>
  );
}
