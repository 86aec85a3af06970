import { basename } from 'node:path';

interface Identity {
  hash: string;
  filePath: string;
  debugId?: string;
}

/** Names a class after its file and purpose, for debugging and the class order check. */
export const className = ({ hash, filePath, debugId }: Identity): string =>
  [basename(filePath, '.css.ts'), debugId, hash].filter(Boolean).join('__');
