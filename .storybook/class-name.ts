import { basename } from 'node:path';

interface Identity {
  hash: string;
  filePath: string;
  debugId?: string;
}

export const className = ({ hash, filePath, debugId }: Identity): string =>
  [basename(filePath, '.css.ts'), debugId, hash].filter(Boolean).join('__');
