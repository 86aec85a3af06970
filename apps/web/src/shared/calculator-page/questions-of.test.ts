import { cockcroftGaultDefinition } from '@libretto/medical-calc/cockcroft-gault/definition';
import { ibwDevineDefinition } from '@libretto/medical-calc/ibw-devine/definition';
import { meldDefinition } from '@libretto/medical-calc/meld/definition';
import type { CalculatorDefinition } from '@libretto/medical-calc/types';
import { expect, it } from 'vitest';
import { questionsOf, withinShared } from './questions-of.ts';

const formWords = { yes: '', no: '', points: () => '' };

function refused(definition: CalculatorDefinition, key: string) {
  const questions = questionsOf({ definition, words: {}, locale: 'it' }, formWords);
  const found = withinShared(questions).find((question) => question.key === key);
  return found?.kind === 'number' ? found.hard : undefined;
}

// covers V-86 V-87 V-88
it('what the calculators share has the documented limits on every page, or narrower ones of the equation', () => {
  expect(refused(cockcroftGaultDefinition, 'weightKg')).toEqual([5, 400]);
  expect(refused(cockcroftGaultDefinition, 'creatinine')).toEqual([0.1, 13]);
  // Devine's line begins at 120 cm.
  expect(refused(ibwDevineDefinition, 'heightCm')).toEqual([120, 220]);
  expect(refused(meldDefinition, 'inr')).toEqual(meldDefinition.inputs.inr.hard);
});
