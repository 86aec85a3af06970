import * as v from 'valibot';
import { type FileKind, guessKind, isDicom, kinds } from '../../shared/attachments/file-kinds.ts';
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

/** Cameras call every photo the same; a file that was chosen keeps its name. Pages count from 1. */
export function nameOf(
  file: Pick<File, 'name' | 'type'>,
  camera: boolean,
  title: string,
  day: string,
  page = 1,
): string {
  if (!camera) return file.name;
  const ending = /\.\w{1,5}$/.exec(file.name)?.[0] ?? `.${file.type.split('/')[1] ?? 'jpg'}`;
  const number = page === 1 ? '' : ` (${page})`;
  return `${title} ${day.split('-').reverse().join('-')}${number}${ending}`.trim();
}

export const kindOf = async (file: File): Promise<FileKind> =>
  guessKind(file) ?? ((await isDicom(file)) ? 'dicom' : 'documento');

/** Describes a further page, which goes where the first one went. */
export async function describePage(
  first: PendingFile,
  file: File,
  camera: boolean,
  page: number,
): Promise<PendingFile> {
  const { id_indagine, titolo, giorno, type } = first;
  const asFirst = file.type.startsWith('image/') && (type === 'foto' || type === 'documento');
  return {
    ...first,
    titolo: id_indagine === null && !camera ? file.name : titolo,
    type: asFirst ? type : await kindOf(file),
    file_nome: nameOf(file, camera, titolo, giorno, page),
  };
}
