import { Dialog } from '@libretto/design-system/dialog';
import { type PainEntry, PainHeatMap } from '@libretto/design-system/pain-heat-map';
import { useTranslation } from 'react-i18next';
import { useCloseOnBack } from '../dialogs/use-close-on-back.ts';

interface PainMapDialogProps {
  entries: readonly PainEntry[];
  /** Name of the chosen period. */
  period: string;
  onClose: () => void;
}

export function PainMapDialog({ entries, period, onClose }: PainMapDialogProps) {
  const { t } = useTranslation('record-summary');
  useCloseOnBack(onClose);
  return (
    <Dialog open size="lg" title={t('painMap')} description={period} onClose={onClose}>
      <PainHeatMap entries={entries} />
    </Dialog>
  );
}
