import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { centresQuery, type Exam } from './exams.queries.ts';

export function useExamDetails(userId: number): (exam: Exam) => string[] {
  const { data: centres } = useQuery(centresQuery(userId));
  const names = useMemo(() => {
    const all = Object.values(centres ?? {}).flat();
    return new Map(all.map(({ record_id, centro_nome }) => [record_id, centro_nome]));
  }, [centres]);
  return useCallback(
    ({ indagine_motivo, careprovider, id_centro_indagine: id, altro_centro }) => {
      const centre = id === null ? altro_centro : (names.get(id) ?? '');
      return [indagine_motivo, careprovider, centre].filter(Boolean);
    },
    [names],
  );
}
