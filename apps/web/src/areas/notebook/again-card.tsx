import * as operations from '@libretto/api-client/operations';
import { Button } from '@libretto/design-system/button';
import { revealRow } from '@libretto/design-system/collapsible-list';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import { type Course, courses } from '../../shared/pain-facts/courses.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { AsLastTime } from './as-last-time.tsx';
import * as styles from './notebook.css.ts';
import { notebookQuery, refreshEntries } from './notebook.queries.ts';

interface AgainCardProps {
  course?: Course | undefined;
  /** Replaces the button that was pressed. Default false. */
  focused?: boolean;
}

/** Offers the drawing of the newest entry for a new one; nothing without an entry. */
export function AgainCard({ course, focused = false }: AgainCardProps) {
  const { userId } = useSession();
  const navigate = useNavigate();
  const previous = usePrevious();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) frame.current?.focus();
  }, [focused]);
  if (!previous) return null;
  return (
    <div ref={frame} tabIndex={-1}>
      <AsLastTime
        key={previous.id_taccuino}
        previous={previous}
        course={course}
        onSaved={({ id_taccuino: id }) => {
          refreshEntries(userId);
          revealRow({ name: 'tbl_taccuinos', id });
          void navigate({ to: '/Registro/Taccuino', ignoreBlocker: true });
        }}
      />
    </div>
  );
}

/** The first question of the card in one row; its answer opens the rest. */
export function AgainRow({ onChoose }: { onChoose: (course: Course) => void }) {
  const { t } = useTranslation('notebook');
  const { t: tPain } = useTranslation('pain-facts');
  const id = useId();
  if (!usePrevious()) return null;
  return (
    <section aria-labelledby={id} className={styles.againRow}>
      <h3 id={id}>{t('again.title')}</h3>
      <div className={styles.againCourses}>
        {courses.map((course) => (
          <Button key={course} fullWidth onClick={() => onChoose(course)}>
            {tPain(`courses.${course}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function usePrevious() {
  const { userId } = useSession();
  const { data: entries = [] } = useQuery(notebookQuery(userId));
  const mayAct = useMayAct();
  return mayAct(operations.createNotebookEntry) ? entries[0] : undefined;
}
