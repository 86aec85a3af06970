import { Button } from '@libretto/design-system/button';
import { Dialog } from '@libretto/design-system/dialog';
import { PainHeatMap } from '@libretto/design-system/pain-heat-map';
import { SelectField } from '@libretto/design-system/select-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../shared/formats/formats.ts';
import { entriesSince, firstDay, isPeriod, type Period, periodNames } from '../../shared/notebook/period.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ChosenComparison } from './chosen-comparison.tsx';
import * as styles from './notebook.css.ts';
import { notebookQuery } from './notebook.queries.ts';

export interface PainMapDialogProps {
  onClose: () => void;
}

export function PainMapDialog({ onClose }: PainMapDialogProps) {
  const { t } = useTranslation('notebook');
  const { userId } = useSession();
  const { data } = useSuspenseQuery(notebookQuery(userId));
  // That of the card that opens it.
  const [period, setPeriod] = useState<Period>('month');
  const [now] = useState(today);
  const entries = useMemo(() => entriesSince(data, firstDay(period, now)), [data, period, now]);
  return (
    <Dialog
      open
      size="lg"
      title={t('map.title')}
      closeOnBackdrop
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className={styles.map}>
        <SelectField
          label={t('map.period')}
          name="periodo"
          required
          value={period}
          options={periodNames.map((value) => ({ value, label: t(`map.periods.${value}`) }))}
          onChange={(value) => isPeriod(value) && setPeriod(value)}
        />
        <PainHeatMap entries={entries} />
        {data.length > 1 && <ChosenComparison entries={data} />}
      </div>
    </Dialog>
  );
}
