import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ListState, states } from '../../shared/exams/exam-state.ts';
import * as styles from './exam-page.css.ts';

/** The way of an exam from request to completion. */
export function ExamProgress({ state }: { state: ListState }) {
  const { t } = useTranslation('exams');
  const at = states.indexOf(state);
  return (
    <div className={styles.progressFrame}>
      <ol className={styles.progress} aria-label={t('detail.progress')}>
        {states.map((one, index) => (
          <li
            key={one}
            className={styles.step}
            data-reached={index <= at}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index <= at && <Check size="1em" strokeWidth={3} />}
            </span>
            {t(`detail.states.${one}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
