import type { File } from './files.queries.ts';

/** Why a file stays, as the server has it: it belongs to an exam, or somebody else added it. */
export function reasonToStay(file: File, userId: number): 'attached' | 'author' | undefined {
  if (file.id_indagine !== null) return 'attached';
  return file.id_autore === userId ? undefined : 'author';
}
