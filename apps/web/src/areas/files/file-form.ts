import { FileSave as maxLengths } from '@libretto/api-client/max-lengths';
import type { Schema } from '@libretto/api-client/schema';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { kinds } from '../../shared/attachments/file-kinds.ts';
import { defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { chosen, isFilled } from '../../shared/forms/record-fields.ts';
import type { File } from './files.queries.ts';

interface FileRules {
  type: string;
  pdf: string;
  required: string;
  date: string;
  future: string;
  long: string;
  /** What the bytes are. */
  contentType: string;
  today: string;
}

export const maxNoteLength = 1000;

const text = (maxLength: number) => ({
  draft: v.string(),
  empty: '',
  rule: ({ long }: Pick<FileRules, 'long'>) => v.pipe(v.string(), v.maxLength(maxLength, long)),
});
const kindOf = (type: string) => kinds.find((kind) => kind === type);

export const fileForm = defineForm<File, Schema<'FileSave'>, FileRules>()({
  file_nome: {
    ...text(maxLengths.file_nome),
    rule: ({ required, long }) =>
      v.pipe(v.string(), v.maxLength(maxLengths.file_nome, long), v.check(isFilled, required)),
  },
  type: {
    draft: v.string(),
    empty: '',
    rule: ({ type, pdf, contentType }) =>
      v.pipe(
        v.picklist(kinds, type),
        v.check((kind) => kind !== 'kardia' || contentType === 'application/pdf', pdf),
      ),
    send: (type) => chosen(kindOf(type)),
  },
  data_rilievo: {
    draft: v.string(),
    empty: '',
    rule: ({ required, date, future, today }) =>
      v.pipe(
        v.string(),
        v.nonEmpty(required),
        v.check(isDay, date),
        v.check((day) => day <= today, future),
      ),
  },
  file_commento: text(maxLengths.file_commento),
  // Of a Kardia trace.
  nota: { ...text(maxNoteLength), read: ({ kardia }) => kardia[0]?.kardia_note ?? '', send: () => undefined },
  tags: { draft: v.pipe(v.array(v.number()), v.readonly()), empty: [], send: (tags) => [...tags] },
  // It is to be attached to its exam no more.
  detached: { draft: v.boolean(), empty: false, read: () => false, send: () => undefined },
});

export type FileValues = ValuesOf<typeof fileForm>;

export const fileBody = (values: FileValues, file: File) => ({
  ...fileForm.body(values, file),
  ...(kindOf(values.type) === 'kardia' && { kardia: [{ kardia_note: values.nota }] }),
  ...(values.detached && { staccato: true as const }),
});
