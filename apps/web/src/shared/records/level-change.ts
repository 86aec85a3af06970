import { createContext } from 'react';

/** Changes the level of what the question before saving is about, also in its form. */
export const LevelChange = createContext<((level: number) => void) | undefined>(undefined);
