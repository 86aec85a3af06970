import { Button } from '@libretto/design-system/button';
import { Facts } from '@libretto/design-system/card';
import { Dialog } from '@libretto/design-system/dialog';
import { useTranslation } from 'react-i18next';

export interface MeasurementDialogProps {
  title: string;
  facts: readonly { term: string; value: string }[];
  source: string;
  onClose: () => void;
}

export function MeasurementDialog({ title, facts, source, onClose }: MeasurementDialogProps) {
  const { t } = useTranslation('devices');
  return (
    <Dialog open title={title} footer={<Button onClick={onClose}>{t('close')}</Button>} onClose={onClose}>
      <Facts items={[...facts, { term: t('device'), value: source }]} />
    </Dialog>
  );
}
