import { Button } from '@libretto/design-system/button';
import { Card } from '@libretto/design-system/card';
import { Baby } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import * as styles from './caregivers.css.ts';

const childDialog = async () => (await import('./child-dialog.tsx')).ChildDialog;

export function AddChild() {
  const { t } = useTranslation('caregivers');
  const dialog = useLazyDialog(childDialog);
  return (
    <>
      <Button iconStart={<Baby />} loading={dialog.loading} onClick={() => void dialog.open({})}>
        {t('child.add')}
      </Button>
      {dialog.element}
    </>
  );
}

export function ChildCard() {
  const { t } = useTranslation('caregivers');
  return (
    <Card title={t('child.title')}>
      <div className={styles.stack}>
        <p>{t('child.text')}</p>
        <div>
          <AddChild />
        </div>
      </div>
    </Card>
  );
}
