import type { ListColumn } from '@libretto/design-system/collapsible-list';
import { ConfidentialityBadge, useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './exams.css.ts';
import type { Exam } from './exams.queries.ts';
import { useExamDetails } from './use-exam-details.ts';

const strictest = 6;

export function useExamColumns(userId: number): ListColumn<Exam>[] {
  const { t } = useTranslation('exams');
  const term = useTerms();
  const names = useConfidentialityNames();
  const getDetails = useExamDetails(userId);
  return useMemo(() => {
    const toDetails = (exam: Exam) =>
      [...getDetails(exam), exam.allegati.length > 0 && t('attachments', { count: exam.allegati.length })].filter(
        Boolean,
      );
    // An exam without a level counts as strictly confidential.
    const getLevel = (exam: Exam) => exam.id_livello_confidenzialita ?? strictest;
    return [
      {
        id: 'indagine_tipologia',
        header: t('columns.name'),
        value: (exam) => [term(exam.indagine_tipologia), ...toDetails(exam)].join(' '),
        cell: (exam) => {
          const about = toDetails(exam);
          return (
            <span className={styles.name}>
              <span>{term(exam.indagine_tipologia)}</span>
              {about.length > 0 && <span className={styles.muted}>{about.join(' · ')}</span>}
            </span>
          );
        },
        sortable: true,
        width: '36%',
      },
      { id: 'indagine_data_display', header: t('columns.date'), kind: 'date', sortable: true, width: '7.5rem' },
      {
        id: 'id_livello_confidenzialita',
        header: t('columns.level'),
        value: (exam) => names.level(getLevel(exam)),
        cell: (exam) => <ConfidentialityBadge level={getLevel(exam)} />,
        width: '10rem',
      },
    ];
  }, [t, term, names, getDetails]);
}
