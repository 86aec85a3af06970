import { Button } from '@libretto/design-system/button';
import { CornerUpLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useArrival } from './arrival.ts';
import * as styles from './record-summary.css.ts';

/** In a row to which another part of the page has led; nothing in others. */
export function WayBack({ rowKey }: { rowKey: string }) {
  const { t } = useTranslation('record-summary');
  const arrival = useArrival(rowKey);
  if (arrival === undefined) return null;
  return (
    <div>
      <Button variant="ghost" iconStart={<CornerUpLeft />} className={styles.wayBack} onClick={arrival.goBack}>
        {t('goBack')}
      </Button>
    </div>
  );
}
