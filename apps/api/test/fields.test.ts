import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupTables } from '../src/backup/tables.ts';
import { document, resolve, type Schema } from '../src/contract/document.ts';
import { features } from '../src/policy/features.ts';
import { operations } from './operations.ts';
import { startPayPal } from './paypal-server.ts';
import { buildSample, toUrl } from './requests.ts';
import { makeServer, type TestServer } from './server.ts';

function collectNames(schemas: unknown): string[] {
  if (typeof schemas !== 'object' || schemas === null) return [];
  const { properties } = schemas as Schema;
  return [...Object.keys(properties ?? {}), ...Object.values(schemas).flatMap(collectNames)];
}

function acceptedNames(given: Schema): string[] {
  const schema = resolve(document, given);
  const branches = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...Object.keys(schema.properties ?? {}), ...branches.flatMap(acceptedNames)];
}

function collectObjects(given: Schema, value: unknown, at = ''): { at: string; value: object; schema: Schema }[] {
  const schema = resolve(document, given);
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => collectObjects(schema.items ?? {}, item, `${at}/${index}`));
  }
  if (schema.properties === undefined) return [];
  const inner = Object.entries(schema.properties).flatMap(([name, property]) =>
    collectObjects(property, Reflect.get(value, name), `${at}/${name}`),
  );
  return [{ at, value, schema }, ...inner];
}

let server: TestServer;
let paypal: Awaited<ReturnType<typeof startPayPal>>;
let columns: string[];
beforeAll(async () => {
  paypal = await startPayPal();
  server = await makeServer('sqlite', { settings: paypal.settings });
  const tables = await server.database.introspection.getTables();
  columns = tables.flatMap((table) => table.columns.map(({ name }) => name));
});
afterAll(async () => {
  await server.close();
  await paypal.close();
});

/** Bodies whose unknown fields are dropped have a test of their own. */
const rejecting = operations.filter(({ body }) => body && !resolve(document, body.schema)['x-drop-unknown']);

test.each(rejecting.map((operation) => [operation.id, operation] as const))(
  '%s rejects fields of other schemas and tables',
  async (_, operation) => {
    const person = await server.person(features);
    const sample = await buildSample(server, person, operation);
    const names = [...new Set([...collectNames(document.components?.schemas), ...columns])];
    const readAllTables = () =>
      Promise.all(backupTables.map((table) => server.database.selectFrom(table).selectAll().execute()));
    const before = await readAllTables();
    for (const { at, value, schema } of collectObjects(operation.body?.schema ?? {}, sample.body)) {
      const own = acceptedNames(schema);
      const foreign = names.filter((name) => !own.includes(name));
      for (const name of foreign) Reflect.set(value, name, 1);
      const answer = await server.call(operation.method, toUrl(operation, sample), {
        token: person.token,
        body: sample.body,
      });
      for (const name of foreign) Reflect.deleteProperty(value, name);
      expect(answer.status).toBe(422);
      const refused = new Set(answer.body.errors.map(({ path }: { path: string }) => path));
      expect(foreign.filter((name) => !refused.has(`${at}/${name}`))).toEqual([]);
    }
    expect(await readAllTables()).toEqual(before);
  },
);

// The specification of SMART Health Links lets clients add fields.
test('openShare ignores unknown fields', async () => {
  const openShare = operations.find(({ id }) => id === 'openShare');
  if (!openShare) throw new Error('The contract has no operation openShare.');
  const sample = await buildSample(server, await server.person(features), openShare);
  const call = (body: object) => server.call(openShare.method, toUrl(openShare, sample), { body });
  expect((await call({ ...(sample.body as object), id_paziente: 1, note: 'x' })).status).toBe(200);
});
