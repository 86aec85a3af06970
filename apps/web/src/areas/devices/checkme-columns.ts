import type { ListColumn } from '@libretto/design-system/collapsible-list';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckmeTables, EcgRecording } from './checkme-readings.ts';
import type { Measurement } from './measurement.ts';
import { useEcgFormatter } from './use-ecg-formatter.ts';
import { useMomentColumn } from './use-moment-column.ts';

const getMoment = ({ moment }: Measurement) => moment;
const getDate = ({ date }: EcgRecording) => date;

const number = (
  id: string,
  header: string,
  value: (row: Measurement) => number | undefined,
): ListColumn<Measurement> => ({
  id,
  header,
  value,
  kind: 'number',
  sortable: true,
});

export function useEcgColumns(): ListColumn<EcgRecording>[] {
  const { t } = useTranslation('devices');
  const formatter = useEcgFormatter();
  const date = useMomentColumn(getDate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language alone, as the date does
  return useMemo(
    () => [
      date,
      { id: 'mode', header: t('columns.mode'), value: formatter.mode, sortable: true },
      { id: 'result', header: t('columns.result'), value: formatter.result, sortable: true },
    ],
    [date],
  );
}

export function usePressureColumns(): ListColumn<Measurement>[] {
  const { t } = useTranslation('devices');
  const date = useMomentColumn(getMoment);
  return useMemo(
    () => [
      date,
      number('sys', t('columns.sys'), ({ values }) => values.parametro_pressione_max),
      number('dia', t('columns.dia'), ({ values }) => values.parametro_pressione_min),
      number('pr', t('columns.pr'), ({ values }) => values.parametro_frequenza),
      { id: 'user', header: t('columns.user'), value: ({ person }) => person, sortable: true },
    ],
    [t, date],
  );
}

export function useOxygenColumns(): ListColumn<Measurement>[] {
  const { t } = useTranslation('devices');
  const date = useMomentColumn(getMoment);
  return useMemo(
    () => [
      date,
      number('oxygen', t('columns.oxygen'), ({ values }) => values.parametro_saturazione),
      number('pr', t('columns.pr'), ({ values }) => values.parametro_frequenza),
      number('pi', t('columns.pi'), ({ others }) => others.perfusion),
    ],
    [t, date],
  );
}

export function useTemperatureColumns(): ListColumn<Measurement>[] {
  const { t } = useTranslation('devices');
  const date = useMomentColumn(getMoment);
  return useMemo(
    () => [date, number('celsius', t('columns.celsius'), ({ values }) => values.parametro_temperatura)],
    [t, date],
  );
}

type User = CheckmeTables['users'][number];

export function useUserColumns(): ListColumn<User>[] {
  const { t } = useTranslation('devices');
  return useMemo(
    () => [
      { id: 'id', header: t('columns.id'), kind: 'number', sortable: true, width: '4rem' },
      { id: 'name', header: t('columns.name'), sortable: true },
      {
        id: 'sex',
        header: t('columns.sex'),
        value: ({ sex }) => (sex === 0 ? t('sexes.male') : sex === 1 ? t('sexes.female') : ''),
        sortable: true,
      },
      { id: 'birthday', header: t('columns.birthday'), kind: 'date', sortable: true },
      { id: 'weightKg', header: t('columns.weight'), kind: 'number', sortable: true },
      { id: 'heightCm', header: t('columns.height'), kind: 'number', sortable: true },
    ],
    [t],
  );
}
