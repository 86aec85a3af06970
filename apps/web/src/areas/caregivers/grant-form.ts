import { NewCaregiverGrant as maxLengths } from '@libretto/api-client/max-lengths';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { isEmailAddress } from '../../shared/forms/email-address.ts';
import { isFilled } from '../../shared/forms/record-fields.ts';
import type { Language } from '../../shared/preferences/preferences.ts';
import type { GrantScope, NewGrant } from './caregivers.queries.ts';

/** Scopes that an adult can grant, the smallest first. */
export const scopes = ['lettura', 'quotidiano', 'completo'] as const satisfies readonly GrantScope[];

export interface GrantValues {
  nome: string;
  email: string;
  ambito: string;
  /** `sempre` until revoked, `data` until a day. */
  durata: string;
  fino_al: string;
}

export const emptyGrant: GrantValues = { nome: '', email: '', ambito: '', durata: 'sempre', fino_al: '' };

interface GrantRules {
  required: string;
  long: string;
  email: string;
  scope: string;
  day: string;
  today: string;
}

export const grantSchema = ({ required, long, email, scope, day, today }: GrantRules) =>
  v.pipe(
    v.object({
      nome: v.pipe(v.string(), v.check(isFilled, required), v.maxLength(maxLengths.nome, long)),
      email: v.pipe(v.string(), v.check(isFilled, required), v.check(isEmailAddress, email)),
      ambito: v.picklist([...scopes, 'genitore'], scope),
      durata: v.string(),
      fino_al: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['ambito'], ['durata'], ['fino_al']],
        (values) => !endsOnDay(values) || (isDay(values.fino_al) && values.fino_al >= today),
        day,
      ),
      ['fino_al'],
    ),
  );

/** A parent's access ends by itself when the child takes over the record. */
export const endsOnDay = ({ ambito, durata }: Pick<GrantValues, 'ambito' | 'durata'>): boolean =>
  ambito !== 'genitore' && durata === 'data';

export const toGrant = (values: GrantValues, lingua: Language): NewGrant => ({
  nome: values.nome.trim(),
  email: values.email.trim(),
  ambito: values.ambito as GrantScope,
  fino_al: endsOnDay(values) ? values.fino_al : null,
  lingua,
});
