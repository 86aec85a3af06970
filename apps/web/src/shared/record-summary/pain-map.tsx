import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../dialogs/use-lazy-dialog.tsx';
import { useFormats } from '../formats/use-formats.ts';
import { useToday } from '../formats/use-today.ts';
import { entriesSince, firstDay, periodNames, shortestDrawnPeriod } from '../notebook/period.ts';
import { PagePart } from '../page/page-part.tsx';
import { useLargeTextOnPhone } from '../page/use-large-text-on-phone.ts';
import { PeriodChoice } from '../period-choice/period-choice.tsx';
import * as styles from './record-summary.css.ts';
import type { NotebookEntry } from './summary.ts';

const heatMap = fetchedPart(async () => (await import('@libretto/design-system/pain-heat-map')).PainHeatMap);

const painMapDialog = async () => (await import('./pain-map-dialog.tsx')).PainMapDialog;

/** The pain of the last 30 days, or of the shortest period with a drawing until another one is chosen. */
export function PainMap({ entries }: { entries: readonly NotebookEntry[] }) {
  const { t } = useTranslation('record-summary');
  const { date: formatDay } = useFormats();
  const today = useToday();
  const isLarge = useLargeTextOnPhone();
  const dialog = useLazyDialog(painMapDialog);
  const [period, setPeriod] = useState(() => shortestDrawnPeriod(entries, today));
  const shown = entriesSince(entries, firstDay(period, today));
  const newest = entries
    .map(({ taccuino_data }) => taccuino_data)
    .sort()
    .at(-1);
  return (
    <div className={styles.painMap}>
      <PeriodChoice
        label={t('painPeriod.label')}
        options={periodNames.map((value) => ({ value, label: t(`painPeriod.options.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />
      {shown.length > 0 ? (
        <PagePart part={heatMap}>
          {(PainHeatMap) => (
            <PainHeatMap
              size="overview"
              named={isLarge ? 1 : undefined}
              entries={shown}
              onEnlarge={() => void dialog.open({ entries: shown, period: t(`painPeriod.options.${period}`) })}
              enlarging={dialog.loading}
            />
          )}
        </PagePart>
      ) : (
        <p className={styles.muted}>{t('painPeriod.none', { day: formatDay(newest) })}</p>
      )}
      {dialog.element}
    </div>
  );
}
