import { cockcroftGaultDefinition } from '@libretto/medical-calc/cockcroft-gault/definition';
import { ibwDevineDefinition } from '@libretto/medical-calc/ibw-devine/definition';
import { meldDefinition } from '@libretto/medical-calc/meld/definition';
import { schwartzBedsideDefinition } from '@libretto/medical-calc/schwartz-bedside/definition';
import type { CalculatorDefinition } from '@libretto/medical-calc/types';
import { expect, it } from 'vitest';
import { buildQuestions, limitSharedInputs } from './build-questions.ts';
import { collectInputs } from './questions.ts';

const locale = { language: 'it', messages: {} };
const formWords = { yes: '', no: '', points: () => '' };

function refused(definition: CalculatorDefinition, key: string) {
  const questions = buildQuestions({ definition, locale }, formWords);
  const found = limitSharedInputs(questions).find((question) => question.key === key);
  return found?.kind === 'number' ? found.hard : undefined;
}

it('marks a creatinine as unusual if it is likelier in the other unit', () => {
  const usual = (definition: CalculatorDefinition) => {
    const questions = limitSharedInputs(buildQuestions({ definition, locale }, formWords));
    return questions.find(({ key }) => key === 'creatinine');
  };
  expect(usual(cockcroftGaultDefinition)).toMatchObject({ hard: [0.1, 13], usual: [0.3, 13] });
  // Davis's Comprehensive Manual of Laboratory Tests: 0.19 mg/dL or more from 1 to 5 years.
  expect(usual(schwartzBedsideDefinition)).toMatchObject({ hard: [0.1, 13], usual: [0.19, 13] });
});

it('requires an answer to a yes/no question of a score and preselects none', () => {
  const questions = buildQuestions({ definition: meldDefinition, locale }, formWords);
  expect(questions.find(({ key }) => key === 'dialysis')).toMatchObject({ kind: 'choice', required: 'always' });
  expect(collectInputs(questions, {}).faults).toHaveProperty('dialysis', 'required');
});

// covers V-86 V-87 V-88
it('limits shared inputs to the documented ranges or narrower ones of the equation', () => {
  expect(refused(cockcroftGaultDefinition, 'weightKg')).toEqual([5, 400]);
  expect(refused(cockcroftGaultDefinition, 'creatinine')).toEqual([0.1, 13]);
  // Devine's line begins at 120 cm.
  expect(refused(ibwDevineDefinition, 'heightCm')).toEqual([120, 220]);
  expect(refused(meldDefinition, 'inr')).toEqual(meldDefinition.inputs.inr.hard);
});
