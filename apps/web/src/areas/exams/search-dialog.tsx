import * as operations from '@libretto/api-client/operations';
import { SearchResultsDialog } from '@libretto/design-system/search-results';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../shared/api/api.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { type Exam, states } from './exams.queries.ts';

interface SearchDialogProps {
  question: string;
  onClose: () => void;
}

/** What a search found, list by list. A search that failed found nothing. */
export function SearchDialog({ question, onClose }: SearchDialogProps) {
  const { t } = useTranslation('exams');
  const formats = useFormats();
  const { data = [], isPending } = useQuery({
    ...api.query(operations.searchExams, { body: { search: question } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  const resultOf = (exam: Exam) => ({
    id: String(exam.id_indagine),
    title: exam.indagine_tipologia,
    description: [exam.indagine_motivo, exam.careprovider, exam.altro_centro, ...exam.allegati]
      .filter(Boolean)
      .join(' · '),
    aside: formats.date(exam.indagine_data_display),
  });

  return (
    <SearchResultsDialog
      open
      question={question}
      groups={states.map((state) => ({
        id: state,
        label: t(`lists.${state}.title`),
        results: data.filter(({ indagine_stato }) => indagine_stato === state).map(resultOf),
      }))}
      loading={isPending}
      onClose={onClose}
    />
  );
}
