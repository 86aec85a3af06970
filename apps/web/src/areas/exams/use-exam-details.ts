import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { centresQuery, type Exam } from './exams.queries.ts';

export function useCentreName(userId: number): (exam: Exam) => string {
  const { data: centres } = useQuery(centresQuery(userId));
  const names = useMemo(() => {
    const all = Object.values(centres ?? {}).flat();
    return new Map(all.map(({ record_id, centro_nome }) => [record_id, centro_nome]));
  }, [centres]);
  return useCallback(
    ({ id_centro_indagine: id, altro_centro }) => (id === null ? altro_centro : (names.get(id) ?? '')),
    [names],
  );
}

export function useExamDetails(userId: number): (exam: Exam) => string[] {
  const getCentre = useCentreName(userId);
  return useCallback((exam) => [exam.indagine_motivo, exam.careprovider, getCentre(exam)].filter(Boolean), [getCentre]);
}
