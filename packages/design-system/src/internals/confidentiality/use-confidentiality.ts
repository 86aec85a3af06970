'use client';

import { useMemo } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { confidentialityMessages } from './confidentiality.messages.ts';
import { type LevelValue, levelName, visibilityName } from './levels.ts';

/** Names in the current language. */
export interface ConfidentialityNames {
  /** 5 → 'Riservato'; anything that is not a level → 'Non specificato'. */
  level: (value: LevelValue) => string;
  /** 4 → 'Confidenzialità: Normale', for a text in which the word alone would say something else. */
  named: (value: LevelValue) => string;
  /** 3 → 'Parziale'; anything that is not a visibility → 'Non specificato'. */
  visibility: (value: LevelValue) => string;
}

/** Returns functions for the names of levels and visibilities, for lists and texts. */
export function useConfidentialityNames(): ConfidentialityNames {
  const messages = useMessages(confidentialityMessages);
  return useMemo(
    () => ({
      level: (value) => levelName(messages, value),
      named: (value) => messages.label(levelName(messages, value)),
      visibility: (value) => visibilityName(messages, value),
    }),
    [messages],
  );
}
