import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CardId } from './summary.ts';

type Id = CardId | 'proposals';

export interface OpenCards {
  isOpen: (id: Id) => boolean;
  toggle: (id: Id) => void;
  /** Returns once all rows of the card are on the page. */
  open: (id: Id) => void;
}

/** Which cards show all rows. */
export function useOpenCards(): OpenCards {
  const [opened, setOpened] = useState<ReadonlySet<Id>>(new Set());
  return {
    isOpen: (id) => opened.has(id),
    toggle: (id) => {
      const next = new Set(opened);
      if (!next.delete(id)) next.add(id);
      setOpened(next);
    },
    open: (id) => {
      if (!opened.has(id)) flushSync(() => setOpened(new Set([...opened, id])));
    },
  };
}
