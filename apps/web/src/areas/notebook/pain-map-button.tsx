import { Button } from '@libretto/design-system/button';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import * as styles from './notebook.css.ts';

const painMapDialog = async () => (await import('./pain-map-dialog.tsx')).PainMapDialog;

export function PainMapButton() {
  const { t } = useTranslation('notebook');
  const map = useLazyDialog(painMapDialog);
  return (
    <div className={styles.mapButton}>
      <Button loading={map.loading} onClick={() => void map.open({})}>
        {t('map.title')}
      </Button>
      {map.element}
    </div>
  );
}
