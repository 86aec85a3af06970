/** At most one row: the current code of the first-run page. */
export interface FirstRunTable {
  id: number;
  code_hash: string;
}
