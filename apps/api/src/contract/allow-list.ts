/**
 * Every key of a type of the contract, by name. A key that the contract gains does not compile until it is decided on; an
 * optional one may be undefined.
 */
export type EveryKey<T> = {
  [Key in keyof T]-?: Record<never, never> extends Pick<T, Key> ? T[Key] | undefined : T[Key];
};

/** Returns the same object without the optional keys that are undefined. */
export function present<T extends object>(every: EveryKey<T>): T {
  return Object.fromEntries(Object.entries(every).filter(([, value]) => value !== undefined)) as T;
}

type Decisions<Row> = { readonly [Field in keyof Row]-?: boolean };
type Allowed<Row, Decided extends Decisions<Row>> = {
  [Field in keyof Row as Decided[Field] extends true ? Field : never]: Row[Field];
};

/**
 * Returns a function that copies only the fields marked true. Every field of the row has to be decided on; one that the
 * list does not name is not copied, whatever the database or a join has put into the row.
 */
export const allowOnly =
  <Row extends object>() =>
  <const Decided extends Decisions<Row>>(decided: Decided) => {
    const allowed = (Object.keys(decided) as (keyof Row & keyof Decided)[]).filter((field) => decided[field]);
    return (row: Row): Allowed<Row, Decided> =>
      Object.fromEntries(allowed.map((field) => [field, row[field]])) as Allowed<Row, Decided>;
  };
