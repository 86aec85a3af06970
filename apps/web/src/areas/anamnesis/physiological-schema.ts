import * as v from 'valibot';
import { type Days, type FieldName, type PhysiologicalForm, type Problem, problemsOf } from './physiological.ts';

/** The form is checked as a whole: which questions are asked depends on the answers. */
export function physiologicalSchema(words: (name: FieldName, problem: Problem) => string, days: Days) {
  return v.pipe(
    v.custom<PhysiologicalForm>((value) => typeof value === 'object' && value !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const { name, problem } of problemsOf(input, days)) {
        const path = [{ type: 'object', origin: 'value', input, key: name, value: input[name] }] as const;
        addIssue({ message: words(name, problem), path: [...path] });
      }
    }),
  );
}
