/** A list that arrives whole, as a table expects it. */
export const toTable = <Row>(rows: readonly Row[]) => ({ data: { totale: rows.length, data: rows } });
