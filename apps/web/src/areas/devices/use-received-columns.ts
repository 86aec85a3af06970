import type { ListColumn } from '@libretto/design-system/collapsible-list';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Measurement } from './measurement.ts';
import { useMeasurementFormatter } from './use-measurement-formatter.ts';
import { useMomentColumn } from './use-moment-column.ts';

const getMoment = ({ moment }: Measurement) => moment;

export function useReceivedColumns(): ListColumn<Measurement>[] {
  const { t } = useTranslation('devices');
  const formatter = useMeasurementFormatter();
  const date = useMomentColumn(getMoment);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language alone, as the date does
  return useMemo(
    () => [
      date,
      { id: 'kind', header: t('columns.kind'), value: ({ kind }) => t(`kinds.${kind}`), sortable: true },
      { id: 'values', header: t('columns.values'), value: formatter.text },
    ],
    [date],
  );
}
