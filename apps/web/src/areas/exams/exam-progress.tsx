import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type completed, type ListState, states } from '../../shared/exams/exam-state.ts';
import * as styles from './exam-page.css.ts';

/** Where an exam is on its way to completion. Which steps it took before is not recorded. */
export function ExamProgress({ state }: { state: Exclude<ListState, typeof completed> }) {
  const { t } = useTranslation('exams');
  return (
    <div className={styles.progressFrame}>
      <ol className={styles.progress} aria-label={t('detail.progress')}>
        {states.slice(states.indexOf(state)).map((one) => (
          <li
            key={one}
            className={styles.step}
            data-reached={one === state}
            aria-current={one === state ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {one === state && <Check size="1em" strokeWidth={3} />}
            </span>
            {t(`detail.states.${one}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
