import { Card } from '@libretto/design-system/card';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { AreaLink } from './area-link.tsx';
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
        <span className={styles.fact}>
          <span className={styles.muted}>
            <time dateTime={next.day}>{formats.dayAndMonth(next.day)}</time>, {distance}
          </span>
          <AreaLink to="/Registro/Esami" name={t('next.link')} />
        </span>
      }
    >
      <p>
        <strong>{term(next.exam.indagine_tipologia)}</strong>
      </p>
    </Card>
  );
}
