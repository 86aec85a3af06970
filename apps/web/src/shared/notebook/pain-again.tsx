import { Button } from '@libretto/design-system/button';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { useToday } from '../formats/use-today.ts';
import { type Course, courses } from '../pain-facts/courses.ts';
import * as styles from './pain-again.css.ts';

interface PainAgainProps {
  /** The newest entry; nothing is offered without one. */
  previous: { taccuino_data: string } | undefined;
  /** Replaces the form that was closed. Default false. */
  focused?: boolean;
  onChoose: (course: Course) => void;
}

/** The first question about a pain like the last one; its answer opens the rest. */
export function PainAgain({ previous, focused = false, onChoose }: PainAgainProps) {
  const { t } = useTranslation('pain-facts');
  const formats = useFormats();
  const today = useToday();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) section.current?.focus();
  }, [focused]);
  if (!previous) return null;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className={styles.again}>
      <h2 id={id} className={styles.title}>
        {t('again.title')}
      </h2>
      <p className={styles.text}>
        {previous.taccuino_data === today
          ? t('again.sameDay')
          : t('again.text', { date: formats.date(previous.taccuino_data) })}
      </p>
      <div className={styles.answers}>
        {courses.map((course) => (
          <Button key={course} fullWidth onClick={() => onChoose(course)}>
            {t(`courses.${course}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
