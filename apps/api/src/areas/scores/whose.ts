// Uses the record, because the submitted answers may contain another age.
import type { FieldError } from '../../problem.ts';
import type { ScoreName } from './scores.repository.ts';

export interface ScoreSubject {
  age?: number | undefined;
  sex?: 'female' | 'male' | undefined;
}

interface Rule {
  fromAge?: number;
  /** The equation requires a sex. */
  sex?: true;
}

const rules: Record<ScoreName, Rule> = {
  'has-bled-score': {},
  'cha2-ds2-score': { sex: true },
  'meld-score': { fromAge: 13 },
  'framingham-score': { fromAge: 31, sex: true },
  'cardiovascolare-score': { sex: true },
};

/** Returns the errors if the score does not apply to the patient. Messages contain no personal data. */
export function checkApplicability(name: ScoreName, { age, sex }: ScoreSubject): FieldError[] {
  const rule = rules[name];
  const errors: FieldError[] = [];
  const add = (code: string, message: string) => errors.push({ path: '/id_paziente', code, message });
  if (rule.fromAge !== undefined) {
    if (age === undefined) add('birth-unknown', 'has no date of birth, which this score needs');
    else if (age < rule.fromAge) add('population', `must be at least ${rule.fromAge} years old for this score`);
  }
  if (rule.sex && sex === undefined) add('sex-unknown', 'has no sex, which this score needs');
  return errors;
}
