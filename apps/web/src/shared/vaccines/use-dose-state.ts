import type { Schema } from '@libretto/api-client/schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { toDoseState } from './dose-state.ts';

export function useDoseState() {
  const { t } = useTranslation('vaccinations');
  const { month } = useFormats();
  return (vaccine: Schema<'ScheduledVaccineId'>, dose: Schema<'ScheduledDose'>, today: string): string => {
    const state = toDoseState(vaccine, dose, today);
    if ('month' in state) return t(`schedule.states.${state.key}`, { month: month(state.month) });
    return 'season' in state
      ? t(`schedule.states.${state.key}`, { season: state.season })
      : t(`schedule.states.${state.key}`);
  };
}
