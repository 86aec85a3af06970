import { useEffect, useRef } from 'react';
import type { Course } from '../../shared/pain-facts/courses.ts';
import { AsLastTime } from './as-last-time.tsx';
import type { NotebookEntry } from './notebook.queries.ts';
import { useShowSaved } from './use-just-saved.ts';

interface AgainCardProps {
  previous: NotebookEntry;
  course: Course;
  /** Replaces the button that was pressed. Default false. */
  focused?: boolean;
  onCancel: () => void;
}

/** A new entry with the drawing of the newest one. */
export function AgainCard({ previous, course, focused = false, onCancel }: AgainCardProps) {
  const showSaved = useShowSaved();
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
        onSaved={showSaved}
        onCancel={onCancel}
      />
    </div>
  );
}
