import type { Schema } from '@libretto/api-client/schema';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Area = Schema<'AccessForecast'>['aree'][number]['area'];

const defaultMost = 2;

/** Returns a function that names the first areas and counts the rest: "Visite, Esami e altre 4 parti". */
export function useAreaNames(): (areas: readonly Area[], adapt?: (name: string) => string, most?: number) => string {
  const { t, i18n } = useTranslation('access');
  const { t: tKinds } = useTranslation('record-kinds');
  return useCallback(
    (areas, adapt = (name) => name, most = defaultMost) => {
      const all = areas.map((area) => adapt(tKinds(`areas.${area}`)));
      const more = all.length - most;
      const names = more > 1 ? [...all.slice(0, most), t('forecast.more', { count: more })] : all;
      return new Intl.ListFormat(i18n.language).format(names);
    },
    [t, tKinds, i18n.language],
  );
}
