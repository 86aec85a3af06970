import type { Schema } from '@libretto/api-client/schema';
import * as v from 'valibot';
import { defineForm } from '../../shared/forms/fields.ts';
import { isFilled } from '../../shared/forms/record-fields.ts';
import type { Licence } from './permissions.queries.ts';

interface LicenceRules {
  required: string;
  cost: string;
  months: string;
}

const amount = { draft: v.union([v.number(), v.string()]), empty: '' };
const toNumber = (value: number | string) => (typeof value === 'number' ? value : null);
const twoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

export const licenceForm = defineForm<Licence, Schema<'LicenceSave'>['data'], LicenceRules>()({
  descrizione: {
    draft: v.string(),
    empty: '',
    rule: ({ required }) => v.pipe(v.string(), v.check(isFilled, required)),
    send: (text) => text.trim(),
  },
  costo: {
    ...amount,
    rule: ({ required, cost }) =>
      v.pipe(
        amount.draft,
        v.check((value) => value !== '', required),
        v.check((value) => typeof value === 'number' && value >= 0 && value <= 10_000 && twoDecimals(value), cost),
      ),
    send: (value) => toNumber(value) ?? 0,
  },
  durata_mesi: {
    ...amount,
    rule: ({ months }) =>
      v.pipe(
        amount.draft,
        v.check(
          (value) =>
            value === '' || (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 120),
          months,
        ),
      ),
    send: toNumber,
  },
  enable: {
    draft: v.boolean(),
    empty: true,
    read: ({ enable }) => enable === 1,
    send: (enabled) => (enabled ? 1 : 0),
  },
});
