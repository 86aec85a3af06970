import { useState } from 'react';
import { type Body, emptyBody } from './body.ts';
import type { Presented } from './presentation.ts';
import { type Answer, type Answers, type Collected, collectInputs, type Inputs, type Question } from './questions.ts';
import { useBody } from './use-body.ts';

interface Computed {
  presented: Presented;
  collected: Collected;
  answers: Answers;
  measured: Body['measured'];
}

export interface Calculation {
  answers: Answers;
  collected: Collected;
  /** Missing answers are marked only after the first attempt to compute. */
  tried: boolean;
  computed: Computed | undefined;
  stale: boolean;
  answer: (question: Question, answer: Partial<Answer>) => void;
  compute: () => Question | undefined;
  clear: () => void;
}

export function useCalculation(
  questions: readonly Question[],
  start: Answers,
  calculate: (inputs: Inputs) => Presented,
): Calculation {
  const { body, change } = useBody();
  const [own, setOwn] = useState<Answers>(start);
  const [tried, setTried] = useState(false);
  // Stores the answers instead of the result, so that the texts follow a change of language.
  const [computedFrom, setComputedFrom] = useState<Pick<Computed, 'answers' | 'measured'>>();

  const answers: Record<string, Answer> = { ...own };
  for (const question of questions) {
    if (question.kind !== 'number' || !question.source) continue;
    const unit = question.source === 'creatinine' ? body.creatinineUnit : question.units[0]?.code;
    answers[question.key] = { value: body[question.source], unit };
  }
  const collected = collectInputs(questions, answers);
  const before = computedFrom && collectInputs(questions, computedFrom.answers);
  const computed = before && { ...computedFrom, presented: calculate(before.inputs), collected: before };
  const changed = before !== undefined && JSON.stringify(before.inputs) !== JSON.stringify(collected.inputs);

  return {
    answers,
    collected,
    tried,
    computed,
    stale: computed !== undefined && (changed || Object.keys(collected.faults).length > 0),
    answer(question, { value, unit }) {
      if (question.kind === 'number' && question.source === 'creatinine') {
        return change({
          ...(value !== undefined && { creatinine: value }),
          ...((unit === 'mg/dL' || unit === 'umol/L') && { creatinineUnit: unit }),
        });
      }
      setOwn((before) => ({
        ...before,
        [question.key]: {
          value: value ?? before[question.key]?.value ?? '',
          unit: unit ?? before[question.key]?.unit,
        },
      }));
    },
    compute() {
      const wrong = questions.find(({ key }) => Object.hasOwn(collected.faults, key));
      setTried(true);
      setComputedFrom(wrong ? undefined : { answers, measured: body.measured });
      return wrong;
    },
    clear() {
      setOwn(start);
      setTried(false);
      setComputedFrom(undefined);
      if (questions.some((question) => question.kind === 'number' && question.source === 'creatinine')) {
        // Resets the unit too: it would otherwise apply to the next value, although the page shows the default.
        change({ creatinine: emptyBody.creatinine, creatinineUnit: emptyBody.creatinineUnit });
      }
    },
  };
}
