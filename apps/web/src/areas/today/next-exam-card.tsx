import { Card } from '@libretto/design-system/card';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HiddenCount } from '../../shared/eyes/hidden-note.tsx';
import { useDistance } from '../../shared/formats/use-distance.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { AreaLink } from './area-link.tsx';
import * as styles from './today.css.ts';
import type { Today } from './today.queries.ts';
import { findNextExam } from './today-rules.ts';

export function NextExamCard({ today, hidden }: { today: Today; hidden: number }) {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const term = useTerms();
  const next = findNextExam(today);
  const distance = useDistance(today.giorno);
  if (!next && hidden === 0) return null;
  return (
    <Card
      title={t('next.title')}
      actions={
        <span className={styles.fact}>
          {next && <span className={styles.muted}>{distance(next.day)}</span>}
          <AreaLink to="/Registro/Esami" name={t('next.link')} />
        </span>
      }
    >
      {next && (
        <div className={styles.row}>
          <p className={styles.rowText}>
            <Link to="/Registro/Esami/$id" params={{ id: next.exam.id_indagine }} className={styles.rowLink}>
              {term(next.exam.indagine_tipologia)}
            </Link>
            <time dateTime={[next.day, next.hour].filter(Boolean).join('T')} className={styles.muted}>
              {formats.atHour(formats.dayAndMonth(next.day), next.hour)}
            </time>
          </p>
          <ChevronRight aria-hidden="true" className={styles.chevron} />
        </div>
      )}
      <HiddenCount count={hidden} />
    </Card>
  );
}
