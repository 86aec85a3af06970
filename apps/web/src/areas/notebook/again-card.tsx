import * as operations from '@libretto/api-client/operations';
import { revealRow } from '@libretto/design-system/collapsible-list';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMayAct } from '../../shared/acting/use-may-act.ts';
import type { Course } from '../../shared/pain-facts/courses.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { AsLastTime } from './as-last-time.tsx';
import { notebookQuery, refreshEntries } from './notebook.queries.ts';

interface AgainCardProps {
  course?: Course | undefined;
}

/** Offers the drawing of the newest entry for a new one; nothing without an entry. */
export function AgainCard({ course }: AgainCardProps) {
  const { userId } = useSession();
  const navigate = useNavigate();
  const { data: entries = [] } = useQuery(notebookQuery(userId));
  const mayAct = useMayAct();
  const [previous] = entries;
  if (!previous || !mayAct(operations.createNotebookEntry)) return null;
  return (
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
  );
}
