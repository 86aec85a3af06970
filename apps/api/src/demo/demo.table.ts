/** Seeds that were applied once; they are not repeated after users delete the data. */
export interface SeedsTable {
  seed: string;
  created_at: string;
}
