import * as v from 'valibot';
import { expect, it } from 'vitest';
import { againForm } from './again-form.ts';

const schema = againForm.schema({ required: 'required' });
const complete = { taccuino_andamento: 'peggio', taccuino_intensita: 0, taccuino_momento: 'sera' } as const;

it('no pain at all is an answer', () => {
  expect(v.safeParse(schema, complete).success).toBe(true);
  expect(againForm.body(complete, undefined)).toEqual(complete);
});

it.each(['taccuino_andamento', 'taccuino_intensita', 'taccuino_momento'])('asks for %s', (name) => {
  const { issues } = v.safeParse(schema, { ...complete, [name]: null });
  expect(issues?.map(({ message }) => message)).toEqual(['required']);
});

it('starts with the time of day only', () => {
  const { taccuino_momento, ...others } = againForm.initial(undefined);
  expect(taccuino_momento).not.toBeNull();
  expect(others).toEqual({ taccuino_andamento: null, taccuino_intensita: null });
});
