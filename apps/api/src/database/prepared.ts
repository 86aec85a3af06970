import type { CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';

type Value = string | number;

/** Building costs several times more than running. The example's values become parameters and must be distinct. */
export function prepared<Values extends Record<string, Value>, Row>(
  example: Values,
  build: (database: Queries, values: Values) => { compile(): CompiledQuery<Row> },
): (database: Queries, values: Values) => Promise<Row[]> {
  const names = new Map<unknown, string>(Object.entries(example).map(([name, value]) => [value, name]));
  // The SQL is the same for all databases of a kind.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();

  return async (database, values) => {
    const { adapter } = database.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      query = build(database, example).compile();
      const missing = [...names].filter(([value]) => !query?.parameters.includes(value));
      if (missing.length > 0) throw new Error(`A prepared query does not use ${missing.map(([, name]) => name)}.`);
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((value) => {
      const name = names.get(value);
      return name === undefined ? value : values[name];
    });
    return (await database.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
