import { useToast } from '@libretto/design-system/toast';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/api.ts';
import { useToday } from '../formats/use-today.ts';
import { serverNow } from '../server-clock.ts';
import { type Dose, type DoseMark, dosesQuery, markDose, type Therapy } from './doses.queries.ts';
import { type DueDose, dosesOn } from './schedule.ts';

/** Today's doses of the therapies, and their recording as taken or skipped. `marks` are those already known. */
export function useDoseMarks(userId: number, therapies: readonly Therapy[], marks?: Dose[]) {
  const { t } = useTranslation('doses');
  const day = useToday();
  const query = dosesQuery(userId, day);
  const {
    data: recorded = [],
    isPending,
    error,
    refetch,
  } = useQuery({ ...query, ...(marks && { initialData: marks }) });
  const toasts = useToast();

  async function mark(dose: Pick<DueDose, 'therapy' | 'ora'>, esito: DoseMark['esito']): Promise<void> {
    const { queryKey } = query;
    const { id_terapie } = dose.therapy;
    const { ora } = dose;
    await queryClient.cancelQueries({ queryKey });
    const isSameDose = (dose: Dose) => dose.id_terapie === id_terapie && dose.ora === ora;
    const previous = queryClient.getQueryData<Dose[]>(queryKey)?.find(isSameDose);
    const updateCache = (dose: Dose | undefined) =>
      queryClient.setQueryData<Dose[]>(queryKey, (doses = []) => [
        ...doses.filter((other) => !isSameDose(other)),
        ...(dose ? [dose] : []),
      ]);
    const now = serverNow().toISOString();
    updateCache(esito === null ? undefined : { id_terapie, giorno: day, ora, esito, segnata_il: now });
    try {
      await markDose({ id_terapie, giorno: day, ora, esito });
    } catch (failure) {
      console.warn('A dose could not be recorded', failure);
      updateCache(previous);
      toasts.show({ message: t('failed'), tone: 'danger' });
    }
  }

  return { due: dosesOn(therapies, day, recorded), recorded, mark, isPending, error, refetch };
}
