import type { ListColumn } from '@libretto/design-system/collapsible-list';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FileGlyph } from '../../shared/attachments/file-glyph.tsx';
import { guessKind } from '../../shared/attachments/file-kinds.ts';
import { getHour, getMoment } from '../../shared/exams/appointment.ts';
import { completed } from '../../shared/exams/exam-state.ts';
import { Breakable } from '../../shared/formats/breakable.tsx';
import { dot } from '../../shared/formats/dot.ts';
import { keepTogether } from '../../shared/formats/keep-together.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useLevelColumn } from '../../shared/records/use-level-column.tsx';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './exams.css.ts';
import type { Exam } from './exams.queries.ts';
import { useCentreName } from './use-exam-details.ts';

export function useExamColumns(userId: number, withFiles: boolean): ListColumn<Exam>[] {
  const { t } = useTranslation('exams');
  const term = useTerms();
  const { date, atHour } = useFormats();
  const getCentre = useCentreName(userId);
  const level = useLevelColumn<Exam>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: formats change with the language, as `t` does
  return useMemo(() => {
    const getGroup = ({ indagine_categoria: category }: Exam) => (category === null ? '' : t(`groups.${category}`));
    const files: ListColumn<Exam> = {
      id: 'allegati',
      header: t('columns.files'),
      value: ({ allegati }) => allegati.join(' '),
      cell: (exam) => <Files exam={exam} />,
      sortable: false,
      // A smaller part of a small table would break its words.
      width: '10rem',
    };
    return [
      {
        id: 'indagine_tipologia',
        header: t('columns.name'),
        value: (exam) => [term(exam.indagine_tipologia), getGroup(exam), exam.indagine_motivo].join(' '),
        cell: (exam) => (
          <TwoLines
            first={term(exam.indagine_tipologia)}
            second={[getGroup(exam), exam.indagine_motivo].filter(Boolean).join(dot)}
          />
        ),
        sortable: true,
      },
      {
        id: 'indagine_data_display',
        header: t('columns.date'),
        value: getMoment,
        cell: (exam) => (
          <span className={styles.moment}>{atHour(keepTogether(date(exam.indagine_data_display)), getHour(exam))}</span>
        ),
        kind: 'date',
        sortable: true,
        width: '7rem',
      },
      ...(withFiles ? [files] : []),
      {
        id: 'careprovider',
        header: t('columns.where'),
        value: (exam) => [exam.careprovider, getCentre(exam)].filter(Boolean).join(dot),
        cell: (exam) => <TwoLines first={exam.careprovider} second={getCentre(exam)} />,
        sortable: true,
        secondary: 'below-name',
        width: '18%',
      },
      level,
    ];
  }, [t, term, getCentre, level, withFiles]);
}

function TwoLines({ first, second }: { first: string; second: string }) {
  if (first === '' && second === '') return '';
  return (
    <span className={styles.name}>
      {first !== '' && <span>{first}</span>}
      {second !== '' && <span className={styles.muted}>{second}</span>}
    </span>
  );
}

/** The newest file by its name, which says more than a number does. */
function Files({ exam: { allegati: names, id_allegati: ids, indagine_stato: state } }: { exam: Exam }) {
  const { t } = useTranslation('exams');
  const name = names[ids.indexOf(Math.max(...ids))];
  if (name === undefined) return state === completed ? <span className={styles.muted}>{t('noReport')}</span> : '';
  return (
    <span className={styles.files}>
      <FileGlyph type={guessKind({ name, type: '' }) ?? 'documento'} />
      <span className={styles.name}>
        <span>
          <Breakable text={name} />
        </span>
        {names.length > 1 && <span className={styles.muted}>{t('moreFiles', { count: names.length - 1 })}</span>}
      </span>
    </span>
  );
}
