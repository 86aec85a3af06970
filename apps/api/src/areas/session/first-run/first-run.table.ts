/** The code of the first-run page, until it is used or a server starts again: one row at most. */
export interface FirstRunTable {
  id: number;
  /** SHA-256. */
  code_hash: string;
}
