import type { Schema } from '@libretto/api-client/schema';
import type { Attachment } from '@libretto/design-system/attach-file';
import * as v from 'valibot';
import { defineForm } from '../forms/fields.ts';
import { chosen, confidentialityLevel } from '../forms/record-fields.ts';
import { comment, type FileRules, surveyDay, traceNote } from './file-fields.ts';
import { isPdf } from './file-kinds.ts';

interface NewFileRules extends FileRules {
  /** No kind was chosen. */
  type: string;
  pdf: string;
}

const levelOfFile = 1;
const notSent = { send: () => undefined };

/** The fields that several files have in common; `kinds` is what each of them is, and `type` what one alone is. */
export const newFileForm = defineForm<never, Omit<Schema<'FileCreate'>, 'type'>, NewFileRules>()({
  // The names of the files, which the form only needs to notice that they change.
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

/** Between the files in the form: no name holds two ends of a line. */
export const between = '\n\n';
/** The name alone does not say what a file is: which one it is and what the device takes it for come before it. */
export const nameInForm = ({ id, file }: Attachment) => `${id}\n${file.type}\n${file.name.replaceAll('\n', ' ')}`;
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
          file.split(between).every((name) => {
            const [id = '', ...about] = name.split('\n');
            return (kinds[id] ?? type) !== 'kardia' || file === '' || isPdfName(about);
          }),
        rules.pdf,
      ),
      ['file'],
    ),
  );
