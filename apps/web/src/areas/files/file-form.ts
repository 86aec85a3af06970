import { FileSave as maxLengths } from '@libretto/api-client/max-lengths';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { kinds } from '../../shared/attachments/file-kinds.ts';
import type { File } from './files.queries.ts';

export interface FileForm {
  file_nome: string;
  type: string;
  data_rilievo: string;
  file_commento: string;
  /** Of a Kardia trace. */
  nota: string;
  tags: readonly number[];
  /** It is to be attached to its exam no more. */
  detached: boolean;
}

export function formOf(file: File): FileForm {
  return {
    file_nome: file.file_nome,
    type: file.type,
    data_rilievo: file.data_rilievo,
    file_commento: file.file_commento,
    nota: file.kardia[0]?.kardia_note ?? '',
    tags: file.tags,
    detached: false,
  };
}

export interface FileWords {
  type: string;
  pdf: string;
  required: string;
  date: string;
  future: string;
  long: string;
}

export function fileSchema(words: FileWords, contentType: string, today: string) {
  const text = (most: number) => v.pipe(v.string(), v.maxLength(most, words.long));
  return v.object({
    file_nome: v.pipe(
      text(maxLengths.file_nome),
      v.check((name) => name.trim() !== '', words.required),
    ),
    type: v.pipe(
      v.picklist(kinds, words.type),
      v.check((kind) => kind !== 'kardia' || contentType === 'application/pdf', words.pdf),
    ),
    data_rilievo: v.pipe(
      v.string(),
      v.nonEmpty(words.required),
      v.check(isDay, words.date),
      v.check((day) => day <= today, words.future),
    ),
    file_commento: text(maxLengths.file_commento),
    nota: text(1000),
    tags: v.array(v.number()),
    detached: v.boolean(),
  });
}
