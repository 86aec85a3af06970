import { Card } from '@libretto/design-system/card';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import * as styles from './today.css.ts';
import type { Today } from './today.queries.ts';
import { daysBetween, findNextExam } from './today-rules.ts';

export function NextExamCard({ today }: { today: Today }) {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const term = useTerms();
  const next = findNextExam(today);
  if (!next) return null;
  const days = daysBetween(today.giorno, next.day);
  const distance = days === 0 ? t('next.today') : days === 1 ? t('next.tomorrow') : t('next.in', { count: days });
  return (
    <Card
      title={t('next.title')}
      actions={
        <Link to="/Registro/Esami" className={styles.cardLink}>
          {t('next.link')}
        </Link>
      }
    >
      <div className={styles.row}>
        <p className={styles.rowText}>
          <Link to="/Registro/Esami/$id" params={{ id: next.exam.id_indagine }} className={styles.rowLink}>
            {term(next.exam.indagine_tipologia)}
          </Link>{' '}
          <span className={styles.muted}>
            <time dateTime={next.day}>{formats.dayAndMonth(next.day)}</time>, {distance}
          </span>
        </p>
        <ChevronRight aria-hidden="true" className={styles.chevron} />
      </div>
    </Card>
  );
}
