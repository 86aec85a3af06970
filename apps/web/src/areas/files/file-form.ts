import { FileSave as maxLengths } from '@libretto/api-client/max-lengths';
import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { type FileRules as CommonRules, comment, surveyDay, traceNote } from '../../shared/attachments/file-fields.ts';
import { kinds } from '../../shared/attachments/file-kinds.ts';
import { defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { chosen, isFilled } from '../../shared/forms/record-fields.ts';
import type { File } from './files.queries.ts';

interface FileRules extends CommonRules {
  type: string;
  pdf: string;
  contentType: string;
}

const toKind = (type: string) => kinds.find((kind) => kind === type);

export const fileForm = defineForm<File, Schema<'FileSave'>, FileRules>()({
  file_nome: {
    draft: v.string(),
    empty: '',
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
    send: (type) => chosen(toKind(type)),
  },
  data_rilievo: surveyDay,
  file_commento: comment,
  nota: { ...traceNote, read: ({ kardia }) => kardia[0]?.kardia_note ?? '' },
  tags: { draft: v.pipe(v.array(v.number()), v.readonly()), empty: [], send: (tags) => [...tags] },
  detached: { draft: v.boolean(), empty: false, read: () => false, send: () => undefined },
});

export type FileValues = ValuesOf<typeof fileForm>;

export const fileBody = (values: FileValues, file: File) => ({
  ...fileForm.body(values, file),
  ...(toKind(values.type) === 'kardia' && { kardia: [{ kardia_note: values.nota }] }),
  ...(values.detached && { staccato: true as const }),
});
