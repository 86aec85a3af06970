import { NewChild as maxLengths } from '@libretto/api-client/max-lengths';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { isFilled } from '../../shared/forms/record-fields.ts';

export const emptyChild = { paziente_nome: '', paziente_cognome: '', paziente_nascita: '', paziente_sesso: '' };

/** Earliest date of birth of a minor. */
export function earliestBirthOfMinor(today: string): string {
  const [year = '', month = '', day = ''] = today.split('-');
  const born = new Date(Date.UTC(Number(year) - 18, Number(month) - 1, Number(day) + 1));
  return born.toISOString().slice(0, 10);
}

interface ChildRules {
  required: string;
  long: string;
  date: string;
  adult: string;
  sex: string;
  today: string;
}

export const childSchema = ({ required, long, date, adult, sex, today }: ChildRules) =>
  v.object({
    paziente_nome: v.pipe(v.string(), v.check(isFilled, required), v.maxLength(maxLengths.paziente_nome, long)),
    paziente_cognome: v.pipe(v.string(), v.check(isFilled, required), v.maxLength(maxLengths.paziente_cognome, long)),
    paziente_nascita: v.pipe(
      v.string(),
      v.check(isFilled, required),
      v.check((day) => !isFilled(day) || (isDay(day) && day <= today), date),
      v.check((day) => !isDay(day) || day >= earliestBirthOfMinor(today), adult),
    ),
    paziente_sesso: v.picklist(['female', 'male'], sex),
  });
