export interface JobsTable {
  name: string;
  due_at: string;
}
