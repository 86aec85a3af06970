import * as v from 'valibot';
import { kinds } from '../../shared/attachments/file-kinds.ts';
import type { FileDescription } from '../../shared/attachments/send-file.ts';
import { strictest } from '../../shared/confidentiality/printed-levels.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';

const schema = v.object({
  /** Exam that the file belongs to, already saved; null for a file on its own. */
  id_indagine: v.nullable(v.number()),
  titolo: v.string(),
  file_nome: v.string(),
  type: v.picklist(kinds),
  giorno: v.string(),
  livello: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(strictest)),
});

/** A file that is not uploaded yet. Its description is kept as a draft, its content only in memory. */
export type PendingFile = v.InferOutput<typeof schema> & DraftContent;

export const pendingFileDraft = 'nuovo.nuova';

export function readPendingFile(content: DraftContent): PendingFile | undefined {
  const read = v.safeParse(schema, content);
  return read.success ? read.output : undefined;
}

export function describePending({ id_indagine, type, giorno, livello }: PendingFile): FileDescription {
  const level = livello as FileDescription['id_livello_confidenzialita'];
  const own = { id_file: 0 as const, type, file_commento: '', id_livello_confidenzialita: level };
  return id_indagine === null ? { ...own, data_rilievo: giorno } : { ...own, id_indagine, created_at: giorno };
}

/** Cameras call every photo the same; a file that was chosen keeps its name. */
export function nameOf(file: Pick<File, 'name' | 'type'>, camera: boolean, title: string, day: string): string {
  if (!camera) return file.name;
  const ending = /\.\w{1,5}$/.exec(file.name)?.[0] ?? `.${file.type.split('/')[1] ?? 'jpg'}`;
  return `${title} ${day.split('-').reverse().join('-')}${ending}`.trim();
}
