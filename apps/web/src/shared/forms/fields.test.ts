import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defineForm } from './fields.ts';

interface Saved {
  nome: string;
  nota: string | null;
  livello: number;
}
interface Body {
  nome?: string;
  nota?: string | null;
  id_centro?: number | null;
  livello?: number;
}

let now = '2026-03-21';
const form = defineForm<Saved, Body, { required: string }>()(
  {
    nome: {
      draft: v.string(),
      empty: '',
      rule: ({ required }) => v.pipe(v.string(), v.nonEmpty(required)),
      send: (text) => text.trim(),
    },
    nota: { draft: v.string(), empty: '' },
    livello: { draft: v.number(), empty: 6, send: (level, record) => (record ? undefined : level) },
    giorno: { draft: v.optional(v.string(), ''), empty: () => now, read: () => '', send: () => undefined },
  },
  { id: v.number() },
);
const saved = { nome: 'Anna', nota: null, livello: 2 };
const values = { nome: ' Anna ', nota: '', livello: 3, giorno: '2026-01-31' };

test('returns the empty values for a new record, evaluated on opening', () => {
  expect(form.initial(undefined)).toEqual({ nome: '', nota: '', livello: 6, giorno: '2026-03-21' });
  now = '2026-03-22';
  expect(form.initial(undefined).giorno).toBe('2026-03-22');
});

test('applies presets to new records only', () => {
  expect(form.initial(undefined, undefined, { livello: 4 })).toMatchObject({ nome: '', livello: 4 });
  expect(form.initial(saved, undefined, { livello: 4 }).livello).toBe(2);
  expect(form.initial(undefined, { ...values, id: 0 }, { livello: 4 }).livello).toBe(3);
});

test('returns the properties of a saved record, with null as empty', () => {
  expect(form.initial(saved)).toEqual({ nome: 'Anna', nota: '', livello: 2, giorno: '' });
});

test('returns the values of a draft without its keys, whatever the record holds', () => {
  const draft = { ...values, id: 7, versione: '2026-03-12T09:30:00.000Z' };
  expect(form.initial(saved, draft)).toEqual(values);
});

test('drops unknown properties of a draft and rejects missing or mistyped values and keys', () => {
  const draft = { ...values, id: 7 };
  expect(form.readDraft({ ...draft, altro: 1 })).toEqual(draft);
  const { giorno: _day, ...older } = draft;
  expect(form.readDraft(older)).toEqual({ ...older, giorno: '' });
  expect(form.readDraft({ ...draft, livello: '3' })).toBeUndefined();
  expect(form.readDraft(values)).toBeUndefined();
});

test('applies rules on saving, not to drafts', () => {
  const schema = form.schema({ required: 'Campo obbligatorio' });
  expect(v.safeParse(schema, values).success).toBe(true);
  const empty = v.safeParse(schema, { ...values, nome: '' });
  expect(empty.issues?.map(({ path, message }) => [path?.[0]?.key, message])).toEqual([['nome', 'Campo obbligatorio']]);
  expect(form.readDraft({ ...values, nome: '', id: 7 })).toBeDefined();
});

test('builds the body from the fields that send a value', () => {
  expect(form.body(values, undefined)).toEqual({ nome: 'Anna', nota: '', livello: 3 });
  const changed = form.body(values, saved);
  expect(changed).toEqual({ nome: 'Anna', nota: '' });
  expect(changed).not.toHaveProperty('livello');
});

test('requires read and send for properties with another name or type', () => {
  // Type tests: `tsc` fails if one of these lines compiles.
  // @ts-expect-error the record has no such property to read
  defineForm<Saved, Body>()({ id_centro: { draft: v.number(), empty: 0 } });
  // @ts-expect-error the body has no such property to send
  defineForm<Saved, { nome: string }>()({ nota: { draft: v.string(), empty: '' } });
  // @ts-expect-error a required property may not be left out of the body
  defineForm<Saved, { livello: number }>()({ livello: { draft: v.nullable(v.number()), empty: 6 } });
  // @ts-expect-error an empty value of another type
  defineForm<Saved, Body>()({ nome: { draft: v.string(), empty: 3 } });
  expect(form.initial(saved).livello satisfies number).toBe(2);
});
