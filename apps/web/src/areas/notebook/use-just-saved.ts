import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { queryClient } from '../../shared/api/api.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { type NotebookEntry, notebookQuery, refreshEntries } from './notebook.queries.ts';

// Not in the history: the page would say it again after a reload.
let lastSaved: number | undefined;

/** Leads from a new entry to the list, which names it. */
export function useShowSaved() {
  const { userId } = useSession();
  const navigate = useNavigate();
  return (saved: NotebookEntry) => {
    lastSaved = saved.id_taccuino;
    queryClient.setQueryData(notebookQuery(userId).queryKey, (before) => before && [saved, ...before]);
    refreshEntries(userId);
    void navigate({ to: '/Registro/Taccuino', ignoreBlocker: true });
  };
}

/** Returns the ID of the entry whose saving led to this page. */
export function useJustSaved(): number | undefined {
  const [id] = useState(() => lastSaved);
  useEffect(() => {
    lastSaved = undefined;
  }, []);
  return id;
}
