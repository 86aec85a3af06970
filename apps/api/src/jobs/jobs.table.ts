/** Work that one of several servers does now and then. */
export interface JobsTable {
  name: string;
  /** From when on it is anybody's to do. */
  due_at: string;
}
