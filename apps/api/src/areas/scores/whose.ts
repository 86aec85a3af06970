// For whom a score is at all, by the record and not by what was sent: an equation is no better for a number that was
// computed with a made-up age.
import type { FieldError } from '../../problem.ts';
import type { ScoreName } from './scores.repository.ts';

/** What the record says of the person a score is about. */
export interface Whose {
  /** Whole years; absent when no birth date is known. */
  age?: number | undefined;
  sex?: 'female' | 'male' | undefined;
}

interface Rule {
  /** Completed years. */
  fromAge?: number;
  /** The equation has no form for an unknown sex. */
  sex?: true;
}

const rules: Record<ScoreName, Rule> = {
  'has-bled-score': {},
  'cha2-ds2-score': { sex: true },
  'meld-score': { fromAge: 13 },
  'framingham-score': { fromAge: 31, sex: true },
  'cardiovascolare-score': { sex: true },
};

/** Why no result of this score can be kept for the person; nothing when it can. Messages hold nobody's age or sex. */
export function checkWhose(name: ScoreName, { age, sex }: Whose): FieldError[] {
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
