import * as operations from '@libretto/api-client/operations';
import { revealRow } from '@libretto/design-system/collapsible-list';
import { SearchResultsDialog } from '@libretto/design-system/search-results';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import { states } from '../../shared/exams/exam-state.ts';
import { useExamDay } from '../../shared/exams/use-exam-day.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import type { Exam } from './exams.queries.ts';
import { useExamDetails } from './use-exam-details.ts';

interface SearchDialogProps {
  question: string;
  onClose: () => void;
}

export function SearchDialog({ question, onClose }: SearchDialogProps) {
  const { t } = useTranslation('exams');
  const { t: tShell } = useTranslation();
  const { userId } = useSession();
  const examDay = useExamDay();
  const term = useTerms();
  const getDetails = useExamDetails(userId);
  const { data, isPending, error, refetch } = useQuery({
    ...api.query(operations.searchExams, { body: { search: question } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  const toResult = (exam: Exam) => ({
    id: String(exam.id_indagine),
    title: term(exam.indagine_tipologia),
    description: [...getDetails(exam), ...exam.allegati].join(' · '),
    aside: examDay(exam),
    state: exam.indagine_stato,
  });

  return (
    <SearchResultsDialog
      open
      question={question}
      groups={states.map((state) => ({
        id: state,
        label: t(`lists.${state}.title`),
        results: (data ?? []).filter(({ indagine_stato }) => indagine_stato === state).map(toResult),
      }))}
      loading={isPending}
      error={error ? { text: tShell('failure.title'), onRetry: () => void refetch() } : undefined}
      onSelect={({ id, state }) => {
        onClose();
        revealRow({ name: 'esami', filterValue: state, id, focus: true });
      }}
      onClose={onClose}
    />
  );
}
