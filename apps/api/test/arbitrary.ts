// Random requests derived from the contract, valid and malformed.
import fc from 'fast-check';
import { document, resolve, type Schema } from '../src/contract/document.ts';
import type { Operation } from '../src/contract/operations.ts';

type Value = fc.Arbitrary<unknown>;

/** Texts that are known to break parsers, encoders and queries. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "' or '1'='1",
  '%00%0d%0aX-Injected: 1',
  'a\r\nBcc: altri@libretto.example',
  '=HYPERLINK("https://example.org")',
  '../../../etc/passwd',
  '\u202eotset',
  '\u0000',
  '\ud800',
  'e\u0301'.repeat(50),
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'ﷺ'.repeat(30),
  '{{7*7}}',
  'null',
  'NaN',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '2026-03-21T25:61:61Z',
  '-1',
  '1e309',
  'x'.repeat(70_000),
];

const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  2_147_483_647,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  [],
  {},
  [[[[]]]],
  [null],
  { length: -1 },
  { toString: 1 },
  Array.from({ length: 2000 }, () => 0),
];

const hostile = fc.constantFrom(...hostileValues);
const unusualNames = ['inventato', 'constructor', 'toString', 'id_utente', 'author_id', 'admin', 'deleted_on', ''];

const formats: Record<string, Value> = {
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('1900-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString()),
  email: fc.constantFrom('persona1@libretto.example', 'nessuno@libretto.example'),
  uri: fc.constantFrom('https://www.example.org/', 'javascript:alert(1)', 'data:text/html,x', 'ftp://example.org'),
  uuid: fc.uuid(),
};

function texts(schema: Schema): Value {
  const { minLength = 0, maxLength = 200, pattern, format } = schema;
  if (format !== undefined && formats[format] !== undefined) return formats[format];
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 300), unit: 'grapheme' });
}

function arbitraryOfType(schema: Schema, type: string | undefined, depth: number): Value {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return texts(schema);
  const { minimum: min = Math.min(-10, schema.maximum ?? 0), maximum: max = Math.max(1000, min + 1000) } = schema;
  if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === 'number') return fc.double({ min, max, noNaN: true });
  if (type === 'array') {
    const { minItems = 0, maxItems = 3 } = schema;
    return fc.array(arbitraryValue(schema.items ?? {}, depth + 1), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 3)),
    });
  }
  if (schema.properties === undefined || depth > 8) return fc.constantFrom({}, { testo: 'x' });
  const properties = Object.entries(schema.properties).map(
    ([name, inner]) => [name, arbitraryValue(inner, depth + 1)] as const,
  );
  const required = (schema.required ?? []).filter((name) => Object.hasOwn(schema.properties ?? {}, name));
  return fc.record(Object.fromEntries(properties), { requiredKeys: required });
}

const isForbidden = ({ not }: Schema) => not !== undefined && Object.keys(not).length === 0;

/** A body with one of its variants, which require some of its fields and exclude others. */
function withVariant(body: Schema, variant: Schema): Schema {
  const properties = Object.entries({ ...body.properties, ...variant.properties });
  return {
    ...body,
    properties: Object.fromEntries(properties.filter(([, property]) => !isForbidden(property))),
    required: [...new Set([...(body.required ?? []), ...(variant.required ?? [])])],
  };
}

export function arbitraryValue(given: Schema, depth = 0): Value {
  const schema = resolve(document, given);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const { oneOf, anyOf, allOf, ...rest } = schema;
  if (rest.properties !== undefined) {
    const unions = [schema, ...(allOf ?? [])]
      .map((part) => part.oneOf ?? part.anyOf)
      .filter((list) => list !== undefined);
    if (unions.length > 0) {
      const bodies = unions.reduce(
        (found, variants) => found.flatMap((body) => variants.map((variant) => withVariant(body, variant))),
        [rest],
      );
      return fc.oneof(...bodies.map((body) => arbitraryValue(body, depth)));
    }
  }
  const choices = oneOf ?? anyOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => arbitraryValue({ ...rest, ...choice }, depth)));
  if (allOf !== undefined) {
    const parts = allOf.map((part) => arbitraryValue(part, depth));
    const own = rest.properties === undefined ? [] : [arbitraryValue(rest, depth)];
    return fc.tuple(...parts, ...own).map((values) => Object.assign({}, ...values));
  }
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => arbitraryOfType(schema, type, depth)));
  return arbitraryOfType(schema, schema.type ?? (schema.properties && 'object'), depth);
}

interface Spot {
  holder: object;
  name: string;
}

function findSpots(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((name) => [{ holder: value, name }, ...findSpots(Reflect.get(value, name))]);
}

interface Damage {
  at: number;
  how: 'replace' | 'remove' | 'add';
  value: unknown;
  name: string;
}

const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({
    at: fc.nat(1000),
    how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
    value: hostile,
    name: fc.constantFrom(...unusualNames),
  }),
  { maxLength: 3 },
);

function applyDamage(body: unknown, list: readonly Damage[]): unknown {
  let copy = structuredClone(body);
  for (const { at, how, value, name } of list) {
    const spots = findSpots(copy);
    const spot = spots[at % Math.max(1, spots.length)];
    if (spot === undefined) copy = structuredClone(value);
    else if (how === 'remove') Reflect.deleteProperty(spot.holder, spot.name);
    else Reflect.set(spot.holder, how === 'add' ? name : spot.name, structuredClone(value));
  }
  return copy;
}

export interface ArbitraryRequest {
  operation: Operation;
  body(example: unknown): unknown;
  path(example: Record<string, unknown>): Record<string, unknown>;
  query: string;
  headers: Record<string, string>;
}

const headers = fc.record(
  {
    range: fc.constantFrom('bytes=0-0', 'bytes=-9999999999', 'bytes=5-1', 'x'),
    'user-agent': fc.constantFrom('', 'x'.repeat(5000), hostileTexts[0] ?? ''),
    'content-type': fc.constantFrom('application/json; charset=utf-16', 'text/plain', 'application/json;;', 'x/y'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'x, y', '::1'),
    'if-match': fc.constantFrom('*', '"x"'),
    'idempotency-key': fc.constantFrom('"aaaaaaaaaaaaaaaa"', '"bbbbbbbbbbbbbbbb"', 'x'),
  },
  { requiredKeys: [] },
);

function arbitraryQuery(operation: Operation): fc.Arbitrary<string> {
  const known = operation.parameters.filter((parameter) => parameter.in === 'query');
  const values = known.map(({ name, schema = {} }) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof(
        { weight: 2, arbitrary: arbitraryValue(schema) },
        { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
      ),
    ),
  );
  const pairs = values.length === 0 ? fc.constant([]) : fc.subarray(values).chain((some) => fc.tuple(...some));
  return pairs.map((list) =>
    new URLSearchParams(
      list.map(
        ([name, value]) =>
          [name, (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()] as [
            string,
            string,
          ],
      ),
    ).toString(),
  );
}

function arbitraryRequest(operation: Operation): fc.Arbitrary<ArbitraryRequest> {
  const schema = operation.body?.schema;
  const fromSchema = schema === undefined ? fc.constant(undefined) : arbitraryValue(schema);
  return fc
    .record({
      invented: fc.boolean(),
      made: fromSchema,
      list: damages,
      odd: fc.option(fc.constantFrom('0', '-1', '2147483648', 'abc', '%00', '..%2f', "1'", 'ï', '1'.repeat(250)), {
        freq: 5,
      }),
      query: arbitraryQuery(operation),
      headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
    })
    .map(({ invented, made, list, odd, query, headers: sent }) => ({
      operation,
      body: (example) => (schema === undefined ? undefined : applyDamage(invented ? made : example, list)),
      path: (example) => (odd === null ? example : Object.fromEntries(Object.keys(example).map((name) => [name, odd]))),
      query,
      headers: sent as Record<string, string>,
      [fc.toStringMethod]: () => `${operation.id} ${JSON.stringify({ invented, made, list, odd, query, sent })}`,
    }));
}

export const arbitraryRequests = (operations: readonly Operation[]): fc.Arbitrary<ArbitraryRequest> =>
  fc.constantFrom(...operations).chain(arbitraryRequest);
