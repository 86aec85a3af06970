import * as v from 'valibot';
import { type DraftOf, defineForm } from '../../shared/forms/fields.ts';
import type { Physiological, PhysiologicalSave } from './parts.ts';
import {
  allFields,
  checkForm,
  type Days,
  type FieldName,
  type FieldSpec,
  isAsked,
  type PhysiologicalForm,
  type Problem,
  tabFor,
  toAnswer,
} from './physiological.ts';

const toField = (field: FieldSpec) => ({
  draft: v.union([v.string(), v.number()]),
  empty: '',
  read: (record: Physiological) => toAnswer(field, record),
  send: (value: string | number) => {
    if (field.kind === 'dose') return typeof value === 'number' ? value : 0;
    if (field.kind === 'line' || field.kind === 'note') return String(value).trim();
    if (value === '') return null;
    return field.name === 'etaMenarca' ? Number(value) : value;
  },
});

export const physiologicalForm = defineForm<Physiological, Record<FieldName, string | number | null>>()(
  Object.fromEntries(allFields.map((field) => [field.name, toField(field)])) as Record<
    FieldName,
    ReturnType<typeof toField>
  >,
);

export type PhysiologicalDraft = DraftOf<typeof physiologicalForm>;

/** Omits answers to questions that were not asked, and the menstrual cycle unless the patient is female. */
export function physiologicalBody(form: PhysiologicalForm, isFemale: boolean): PhysiologicalSave {
  const asked = allFields.map((field) => [field.name, isAsked(field, form) ? form[field.name] : '']);
  const answers = physiologicalForm.body(Object.fromEntries(asked), undefined);
  const sent = Object.entries(answers).filter(([name]) => isFemale || tabFor(name) !== 'gravidanze');
  return Object.fromEntries(sent) as PhysiologicalSave;
}

/** Validates the form as a whole, because answers decide which questions are asked. */
export function physiologicalSchema(toMessage: (name: FieldName, problem: Problem) => string, days: Days) {
  return v.pipe(
    v.custom<PhysiologicalForm>((value) => typeof value === 'object' && value !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const { name, problem } of checkForm(input, days)) {
        const path = [{ type: 'object', origin: 'value', input, key: name, value: input[name] }] as const;
        addIssue({ message: toMessage(name, problem), path: [...path] });
      }
    }),
  );
}
