import type { Schema } from '@libretto/api-client/schema';
import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import { today } from '../../shared/formats/formats.ts';
import { type DraftOf, defineForm, type ValuesOf } from '../../shared/forms/fields.ts';
import { chosen, laterConfidentialityLevel } from '../../shared/forms/record-fields.ts';
import { type Measure, measureNames, measures } from '../../shared/readings/measures.ts';
import type { Reading, ReadingSource } from './readings.queries.ts';

export const sources: readonly ReadingSource[] = ['manuale', 'dispositivo'];

export interface ReadingRules {
  required: string;
  date: string;
  number: string;
  whole: string;
  range: (min: number, max: number) => string;
  both: string;
  order: string;
  none: string;
  today: string;
}

export const toNumber = (value: number | string) => (typeof value === 'number' ? value : null);
const isEmpty = (value: number | string) => typeof value === 'string' && value.trim() === '';

function measureField(name: Measure) {
  const {
    hard: [min, max],
    whole,
  } = measures[name];
  const value = v.union([v.number(), v.string()]);
  return {
    draft: v.optional(value, ''),
    empty: '',
    rule: ({ number, range, whole: integer }: ReadingRules) =>
      v.pipe(
        value,
        v.check((value) => typeof value === 'number' || isEmpty(value), number),
        v.check((value) => typeof value !== 'number' || (value >= min && value <= max), range(min, max)),
        v.check((value) => typeof value !== 'number' || !whole || Number.isInteger(value), integer),
      ),
    send: toNumber,
  };
}

const measureFields = Object.fromEntries(measureNames.map((name) => [name, measureField(name)])) as Record<
  Measure,
  ReturnType<typeof measureField>
>;

export const readingForm = defineForm<Reading, Schema<'ReadingSave'>, ReadingRules>()(
  {
    data_rilevazione: {
      draft: v.string(),
      empty: today,
      rule: ({ required, date, today }) =>
        v.pipe(
          v.string(),
          v.nonEmpty(required),
          v.check((day) => isDay(day) && day <= today, date),
        ),
    },
    fonte: {
      draft: v.string(),
      empty: 'manuale',
      rule: ({ required }) => v.picklist(sources, required),
      send: (text) => chosen(sources.find((source) => source === text)),
    },
    ...measureFields,
    id_livello_confidenzialita: laterConfidentialityLevel,
  },
  { id_rilevazione: v.number() },
);

export type ReadingValues = ValuesOf<typeof readingForm>;
export type ReadingDraft = DraftOf<typeof readingForm>;

export function isEditedByHand(values: ReadingValues, reading: Reading | undefined): boolean {
  return reading?.fonte === 'dispositivo' && measureNames.some((name) => toNumber(values[name]) !== reading[name]);
}

export function readingSchema(rules: ReadingRules) {
  const pressures = [['parametro_pressione_max'], ['parametro_pressione_min']] as const;
  return v.pipe(
    readingForm.schema(rules),
    v.forward(
      v.partialCheck(
        pressures,
        ({ parametro_pressione_max: high, parametro_pressione_min: low }) => isEmpty(low) || !isEmpty(high),
        rules.both,
      ),
      ['parametro_pressione_max'],
    ),
    v.forward(
      v.partialCheck(
        pressures,
        ({ parametro_pressione_max: high, parametro_pressione_min: low }) => isEmpty(high) || !isEmpty(low),
        rules.both,
      ),
      ['parametro_pressione_min'],
    ),
    v.forward(
      v.partialCheck(
        pressures,
        ({ parametro_pressione_max: high, parametro_pressione_min: low }) =>
          typeof low !== 'number' || typeof high !== 'number' || low < high,
        rules.order,
      ),
      ['parametro_pressione_min'],
    ),
    v.forward(
      v.check((form) => measureNames.some((measure) => !isEmpty(form[measure])), rules.none),
      ['parametro_pressione_max'],
    ),
  );
}
