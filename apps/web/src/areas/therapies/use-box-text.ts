import { useTranslation } from 'react-i18next';
import type { BoxState } from '../../shared/doses/schedule.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';

export function useBoxText(): (box: BoxState) => string {
  const { t } = useTranslation('therapies');
  const formats = useFormats();
  return ({ state, day }) => t(`box.${state}`, { date: formats.date(day) });
}
