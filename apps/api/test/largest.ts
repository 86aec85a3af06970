import { sql } from 'kysely';
import { document, resolve, type Schema } from '../src/contract/document.ts';
import { primaryKey, recordOrder, tableColumns } from '../src/record-tables.ts';
import type { Person, TestServer } from './server.ts';

/** A single long word, the worst case for layout and comparison. */
const word = (length: number) => 'x'.repeat(length);

/** A megabyte of numbers for a field without a schema. */
const opaque = { numeri: Array.from({ length: 250_000 }, () => 10) };

/** Keeps the example's optional fields, because some exclude each other. */
export const keepExampleFields = '*';

/** Enlarges every text, list and opaque object to the maximum of the schema, except the kept ones. */
export function enlarge(given: Schema, value: unknown, kept: ReadonlySet<string> = new Set(), at = ''): unknown {
  const schema = resolve(document, given);
  if (kept.has(at)) return value;
  if (typeof value === 'string') {
    const bound = schema.enum ?? schema.const ?? schema.format ?? schema.pattern;
    return bound === undefined && schema.maxLength !== undefined ? word(schema.maxLength) : value;
  }
  if (Array.isArray(value)) {
    const { items, maxItems, uniqueItems } = schema;
    const all = value.map((item, index) => (items ? enlarge(items, item, kept, `${at}/${index}`) : item));
    const more = maxItems === undefined || uniqueItems || all.length === 0 ? 0 : maxItems - all.length;
    return [...all, ...Array.from({ length: more }, () => all[0])];
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts = [schema, ...[schema.allOf ?? [], schema.oneOf ?? [], schema.anyOf ?? []].flat()].map((part) =>
    resolve<Schema>(document, part),
  );
  const properties: Record<string, Schema> = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
  if (at !== '' && parts.every((part) => part.properties === undefined)) return opaque;
  const plain = kept.has(keepExampleFields) ? [] : optional(properties, value);
  const fields = { ...Object.fromEntries(plain), ...value };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const inner = properties[name];
      return [name, inner === undefined ? field : enlarge(inner, field, kept, `${at}/${name}`)];
    }),
  );
}

const optional = (properties: Record<string, Schema>, value: object) =>
  Object.entries(properties).flatMap(([name, given]) => {
    const { type, maxLength, pattern, format } = resolve<Schema>(document, given);
    const plain = type === 'string' && maxLength !== undefined && pattern === undefined && format === undefined;
    return plain && !(name in value) ? [[name, 'x'] as const] : [];
  });

const single = new Set<string>(['anamnesi_log']);

export async function multiplyRecord(
  { database }: TestServer,
  { id_paziente }: Person,
  rows: number,
): Promise<string[]> {
  const multiplied: string[] = [];
  for (const table of recordOrder) {
    const names = tableColumns(table).map(([name]) => name);
    const key = primaryKey(table);
    if (key === undefined || single.has(table) || !names.includes('id_paziente')) continue;
    const columns = sql.join(
      names.filter((name) => name !== key && name !== 'impronta_misura').map((name) => sql.ref(name)),
    );
    const of = sql`from ${sql.table(table)} where id_paziente = ${id_paziente}`;
    const count = async () =>
      Number((await sql<{ n: number }>`select count(*) as n ${of}`.execute(database)).rows[0]?.n);
    for (let n = await count(); n > 0 && n < rows; n = await count())
      await sql`insert into ${sql.table(table)} (${columns}) select ${columns} ${of} order by ${sql.ref(key)} limit ${rows - n}`.execute(
        database,
      );
    if ((await count()) >= rows) multiplied.push(table);
  }
  return multiplied;
}
