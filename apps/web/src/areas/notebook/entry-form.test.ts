import * as v from 'valibot';
import { expect, it } from 'vitest';
import { entrySchema } from './entry-form.ts';

it('takes the new day once it has begun, also on a page that was opened the day before', () => {
  let day = '2026-02-28';
  const schema = entrySchema({ required: 'required', date: 'date', long: 'long' }, () => day);
  const takes = (taccuino_data: string) =>
    v.safeParse(schema, { taccuino_descrizione: '', taccuino_data, id_livello_confidenzialita: 4 }).success;
  expect([takes('2026-02-28'), takes('2026-03-01')]).toEqual([true, false]);
  day = '2026-03-01';
  expect(['2026-03-01', '2026-02-29', '2026-03-02'].map(takes)).toEqual([true, false, false]);
});
