import { isDay } from '@libretto/design-system/date-field';
import * as v from 'valibot';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { type Measure, measureNames, measures } from '../../shared/readings/measures.ts';
import type { Reading } from './readings.queries.ts';

/** A measure is a number, or the text while it is none (yet); the empty text was not measured. */
export type ReadingForm = Record<Measure, number | string> & { data_rilevazione: string; fonte: string };

const eachMeasure = <Value>(of: (name: Measure) => Value) =>
  Object.fromEntries(measureNames.map((name) => [name, of(name)])) as Record<Measure, Value>;

/** What the form opens with; a new reading was probably taken today, by hand. */
export function formOf(reading: Reading | undefined, today: string): ReadingForm {
  return {
    data_rilevazione: reading?.data_rilevazione ?? today,
    fonte: reading?.fonte ?? 'manuale',
    ...eachMeasure((name) => reading?.[name] ?? ''),
  };
}

/** What is sent of the measures. */
export function measuresOf(form: ReadingForm): Record<Measure, number | null> {
  return eachMeasure((name) => {
    const value = form[name];
    return typeof value === 'number' ? value : null;
  });
}

/** What a device measured and somebody writes over is no longer the device's. */
export function isWrittenOver(form: ReadingForm, reading: Reading | undefined): boolean {
  const measured = measuresOf(form);
  return reading?.fonte === 'dispositivo' && measureNames.some((name) => measured[name] !== reading[name]);
}

export interface ReadingWords {
  required: string;
  date: string;
  number: string;
  whole: string;
  range: (min: number, max: number) => string;
  both: string;
  order: string;
  none: string;
}

const isEmpty = (value: number | string) => typeof value === 'string' && value.trim() === '';

function measureSchema({ hard: [min, max], whole }: (typeof measures)[Measure], words: ReadingWords) {
  return v.pipe(
    v.union([v.number(), v.string()]),
    v.check((value) => typeof value === 'number' || isEmpty(value), words.number),
    v.check((value) => typeof value !== 'number' || (value >= min && value <= max), words.range(min, max)),
    v.check((value) => typeof value !== 'number' || !whole || Number.isInteger(value), words.whole),
  );
}

export function readingSchema(words: ReadingWords, today: string) {
  const of = (measure: Measure) => measureSchema(measures[measure], words);
  const pressures = [['parametro_pressione_max'], ['parametro_pressione_min']] as const;
  return v.pipe(
    v.object({
      data_rilevazione: v.pipe(
        v.string(),
        v.nonEmpty(words.required),
        v.check((day) => isDay(day) && day <= today, words.date),
      ),
      fonte: v.picklist(['manuale', 'dispositivo'], words.required),
      ...eachMeasure(of),
    }),
    v.forward(
      v.partialCheck(
        pressures,
        ({ parametro_pressione_max: high, parametro_pressione_min: low }) => isEmpty(low) || !isEmpty(high),
        words.both,
      ),
      ['parametro_pressione_max'],
    ),
    v.forward(
      v.partialCheck(
        pressures,
        ({ parametro_pressione_max: high, parametro_pressione_min: low }) => isEmpty(high) || !isEmpty(low),
        words.both,
      ),
      ['parametro_pressione_min'],
    ),
    v.forward(
      v.partialCheck(
        pressures,
        ({ parametro_pressione_max: high, parametro_pressione_min: low }) =>
          typeof low !== 'number' || typeof high !== 'number' || low < high,
        words.order,
      ),
      ['parametro_pressione_min'],
    ),
    v.forward(
      v.check((form) => measureNames.some((measure) => !isEmpty(form[measure])), words.none),
      ['parametro_pressione_max'],
    ),
  );
}

/** A reading that is not saved yet: its fields, and which reading it is (0 for a new one). */
export type ReadingDraft = ReadingForm & { [name: string]: unknown; id_rilevazione: number };

const measure = v.union([v.number(), v.string()]);
const kept = v.object({
  id_rilevazione: v.number(),
  data_rilevazione: v.string(),
  fonte: v.string(),
  ...eachMeasure(() => measure),
  // Not in drafts that were left before there were these two.
  parametro_saturazione: v.optional(measure, ''),
  parametro_temperatura: v.optional(measure, ''),
});

export function readReadingDraft(content: DraftContent): ReadingDraft | undefined {
  const read = v.safeParse(kept, content);
  return read.success ? { ...read.output } : undefined;
}

/** What was typed, without what says which reading it belongs to. */
export function formOfDraft({ id_rilevazione: _id, versione: _version, ...form }: ReadingDraft): ReadingForm {
  return form;
}
