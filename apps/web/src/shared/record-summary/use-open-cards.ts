import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CardId } from './summary.ts';

export interface OpenCards {
  isOpen: (id: CardId) => boolean;
  toggle: (id: CardId) => void;
  /** Returns once all rows of the card are on the page. */
  open: (id: CardId) => void;
}

/** Which cards show all rows. */
export function useOpenCards(): OpenCards {
  const [opened, setOpened] = useState<ReadonlySet<CardId>>(new Set());
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
