/** A key added to the contract does not compile until it is handled. Optional keys may be undefined. */
export type EveryKey<T> = {
  [Key in keyof T]-?: Record<never, never> extends Pick<T, Key> ? T[Key] | undefined : T[Key];
};

export function omitUndefined<T extends object>(every: EveryKey<T>): T {
  return Object.fromEntries(Object.entries(every).filter(([, value]) => value !== undefined)) as T;
}

type Decisions<Row> = { readonly [Field in keyof Row]-?: boolean };
type Allowed<Row, Decided extends Decisions<Row>> = {
  [Field in keyof Row as Decided[Field] extends true ? Field : never]: Row[Field];
};

/** The list must decide on every field of the row; a field that a join or the database adds is not copied. */
export const allowOnly =
  <Row extends object>() =>
  <const Decided extends Decisions<Row>>(decided: Decided) => {
    const allowed = (Object.keys(decided) as (keyof Row & keyof Decided)[]).filter((field) => decided[field]);
    return (row: Row): Allowed<Row, Decided> =>
      Object.fromEntries(allowed.map((field) => [field, row[field]])) as Allowed<Row, Decided>;
  };
