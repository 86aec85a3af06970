import { Button } from '@libretto/design-system/button';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { courses } from '../../shared/pain-facts/courses.ts';
import { findNewestPain } from '../../shared/pain-facts/newest-pain.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import * as styles from './add.css.ts';

interface PainAgainProps {
  patient: Patient;
  /** Asks whether the plan allows it. */
  run: (open: () => void) => void;
}

/** The first question about a pain like the last one; its answer opens the rest. Nothing without an entry. */
export function PainAgain({ patient, run }: PainAgainProps) {
  const { t } = useTranslation('add');
  const { t: tPain } = useTranslation('pain-facts');
  const formats = useFormats();
  const navigate = useNavigate();
  const newest = findNewestPain(patient);
  if (!newest) return null;
  return (
    <section aria-labelledby="pain-again" className={styles.again}>
      <h2 id="pain-again" className={styles.againTitle}>
        {t('again.title')}
      </h2>
      <p className={styles.muted}>{t('again.text', { date: formats.date(newest.taccuino_data) })}</p>
      <div className={styles.againCourses}>
        {courses.map((course) => (
          <Button
            key={course}
            fullWidth
            onClick={() => run(() => void navigate({ to: '/Registro/Taccuino/Nuova', search: { andamento: course } }))}
          >
            {tPain(`courses.${course}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
