import type { Schema } from '@libretto/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { centresQuery, type Exam } from './exams.queries.ts';

type Centre = Schema<'PartnerCentre'>;

/** The partner centre of an exam, if it has one. */
export function useCentre(userId: number): (exam: Exam) => Centre | undefined {
  const { data: centres } = useQuery(centresQuery(userId));
  const known = useMemo(() => {
    const all = Object.values(centres ?? {}).flat();
    return new Map(all.map((centre) => [centre.record_id, centre]));
  }, [centres]);
  return useCallback(({ id_centro_indagine: id }) => (id === null ? undefined : known.get(id)), [known]);
}

export function useCentreName(userId: number): (exam: Exam) => string {
  const getCentre = useCentre(userId);
  return useCallback(
    (exam) => (exam.id_centro_indagine === null ? exam.altro_centro : (getCentre(exam)?.centro_nome ?? '')),
    [getCentre],
  );
}

export function useExamDetails(userId: number): (exam: Exam) => string[] {
  const getCentre = useCentreName(userId);
  return useCallback((exam) => [exam.indagine_motivo, exam.careprovider, getCentre(exam)].filter(Boolean), [getCentre]);
}
