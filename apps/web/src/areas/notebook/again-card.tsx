import { revealRow } from '@libretto/design-system/collapsible-list';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Course } from '../../shared/pain-facts/courses.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { AsLastTime } from './as-last-time.tsx';
import { type NotebookEntry, refreshEntries } from './notebook.queries.ts';

interface AgainCardProps {
  previous: NotebookEntry;
  course: Course;
  /** Replaces the button that was pressed. Default false. */
  focused?: boolean;
  onCancel: () => void;
}

/** A new entry with the drawing of the newest one. */
export function AgainCard({ previous, course, focused = false, onCancel }: AgainCardProps) {
  const { userId } = useSession();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) frame.current?.focus();
  }, [focused]);
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
        onCancel={onCancel}
      />
    </div>
  );
}
