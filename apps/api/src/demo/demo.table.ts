export interface SeedsTable {
  seed: string;
  created_at: string;
}
