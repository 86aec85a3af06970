import type { File } from './files.queries.ts';

/** By the rule of the server: it belongs to an exam, or another person added it. */
export function reasonToStay(file: File, accountId: number): 'attached' | 'author' | undefined {
  if (file.id_indagine !== null) return 'attached';
  return file.id_autore === accountId ? undefined : 'author';
}
