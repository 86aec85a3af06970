import type { Files } from './file-input.tsx';

export interface ChosenFiles {
  pages: Files;
  /** Photographed, not chosen. */
  camera: boolean;
}

let chosen: ChosenFiles | undefined;

/** Files that were chosen and left unsaved. In memory only: a browser stores no clinical data. */
export const readChosenFiles = (): ChosenFiles | undefined => chosen;

export function rememberChosenFiles(files: ChosenFiles | undefined): void {
  chosen = files;
}
