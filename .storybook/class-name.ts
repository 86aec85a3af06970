import { basename } from 'node:path';

interface Identity {
  hash: string;
  filePath: string;
  debugId?: string;
}

/** A class says which file it comes from and what it is for: for who inspects a story, and for the checks of the order. */
export const className = ({ hash, filePath, debugId }: Identity): string =>
  [basename(filePath, '.css.ts'), debugId, hash].filter(Boolean).join('__');
