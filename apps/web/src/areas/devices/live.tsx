import { Button } from '@libretto/design-system/button';
import { Metric } from '@libretto/design-system/metric';
import { Droplet, HeartPulse, Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './devices.css.ts';
import type { Measurement } from './measurement.ts';

interface LiveProps {
  measurement: Measurement;
  reason: string | undefined;
  onSave: () => void;
}

export function Live({ measurement, reason, onSave }: LiveProps) {
  const { t } = useTranslation('devices');
  const { parametro_frequenza: rate, parametro_saturazione: oxygen } = measurement.values;
  return (
    <div className={styles.live}>
      {measurement.kind === 'oxygen' && (
        <Metric label={t('measures.parametro_saturazione')} value={oxygen ?? null} unit="%" icon={<Droplet />} />
      )}
      <Metric label={t('measures.parametro_frequenza')} value={rate ?? null} unit="bpm" icon={<HeartPulse />} />
      {measurement.warnings && (
        <p role="status">
          {t('doubt')}: {measurement.warnings.map((warning) => t(`doubts.${warning}`)).join(', ')}
        </p>
      )}
      <Button iconStart={<Save />} disabledReason={reason} onClick={onSave}>
        {t('saveAsReading')}
      </Button>
    </div>
  );
}
