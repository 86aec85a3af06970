'use client';

import { useMemo } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { confidentialityMessages } from './confidentiality.messages.ts';
import { type LevelValue, levelName, visibilityName } from './levels.ts';

export interface ConfidentialityNames {
  /** 5 → 'Riservato'; anything that is not a level → 'Non specificato'. */
  level: (value: LevelValue) => string;
  /** 3 → 'Parziale'; anything that is not a visibility → 'Non specificato'. */
  visibility: (value: LevelValue) => string;
}

export function useConfidentialityNames(): ConfidentialityNames {
  const messages = useMessages(confidentialityMessages);
  return useMemo(
    () => ({
      level: (value) => levelName(messages, value),
      visibility: (value) => visibilityName(messages, value),
    }),
    [messages],
  );
}
