import type { ListColumn } from '@libretto/design-system/collapsible-list';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';

export function useMomentColumn<Row>(getMoment: (row: Row) => string | null): ListColumn<Row> {
  const { t, i18n } = useTranslation('devices');
  const formats = useFormats();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the formats change with the language alone
  return useMemo(() => {
    const text = (row: Row) => {
      const moment = getMoment(row);
      return moment === null ? t('undated') : formats.moment(moment);
    };
    return {
      id: 'date',
      header: t('columns.date'),
      kind: 'date',
      value: (row) => getMoment(row),
      cell: (row) => text(row),
      sortable: true,
      width: '11rem',
    };
  }, [i18n.language]);
}
