/** Periodic jobs, each run by one of several servers. */
export interface JobsTable {
  name: string;
  due_at: string;
}
