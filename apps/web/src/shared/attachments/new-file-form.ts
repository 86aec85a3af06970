import type { Schema } from '@libretto/api-client/schema';
import type { Attachment } from '@libretto/design-system/attach-file';
import * as v from 'valibot';
import { defineForm } from '../forms/fields.ts';
import { chosen, confidentialityLevel } from '../forms/record-fields.ts';
import { comment, type FileRules, surveyDay, traceNote } from './file-fields.ts';
import { isPdf } from './file-kinds.ts';

interface NewFileRules extends FileRules {
  type: string;
  pdf: string;
}

const levelOfFile = 1;
const notSent = { send: () => undefined };

/** Fields shared by all files of one upload; `kinds` holds one kind per file, `type` that of a single file. */
export const newFileForm = defineForm<never, Omit<Schema<'FileCreate'>, 'type'>, NewFileRules>()({
  file: {
    draft: v.string(),
    empty: '',
    rule: ({ required }) => v.pipe(v.string(), v.nonEmpty(required)),
    ...notSent,
  },
  data_rilievo: { ...surveyDay, ...notSent },
  type: { draft: v.string(), empty: '', ...notSent },
  kinds: {
    draft: v.record(v.string(), v.string()),
    empty: {},
    rule: ({ type }) => v.record(v.string(), v.pipe(v.string(), v.nonEmpty(type))),
    ...notSent,
  },
  file_commento: comment,
  nota: traceNote,
  tags: { draft: v.pipe(v.array(v.number()), v.readonly()), empty: [], ...notSent },
  id_livello_confidenzialita: { ...confidentialityLevel(levelOfFile), send: chosen<number> },
});

/** Separator of the files in the form value; a name cannot contain two line breaks. */
export const fileSeparator = '\n\n';
/** Includes the id and the media type, because names are neither unique nor sufficient to derive the kind. */
export const toFormEntry = ({ id, file }: Attachment) => `${id}\n${file.type}\n${file.name.replaceAll('\n', ' ')}`;
const isPdfName = ([type = '', name = '']: readonly string[]) => isPdf({ name, type });

export const newFileSchema = (rules: NewFileRules) =>
  v.pipe(
    newFileForm.schema(rules),
    v.forward(
      v.partialCheck(
        [['kinds'], ['type']],
        ({ kinds, type }) => type !== '' || Object.keys(kinds).length > 0,
        rules.type,
      ),
      ['type'],
    ),
    v.forward(
      v.partialCheck(
        [['file'], ['type'], ['kinds']],
        ({ file, type, kinds }) =>
          file.split(fileSeparator).every((name) => {
            const [id = '', ...about] = name.split('\n');
            return (kinds[id] ?? type) !== 'kardia' || file === '' || isPdfName(about);
          }),
        rules.pdf,
      ),
      ['file'],
    ),
  );
