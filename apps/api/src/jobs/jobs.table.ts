/** Periodic jobs, each run by one of several servers. */
export interface JobsTable {
  name: string;
  /** Earliest time of the next run. */
  due_at: string;
}
