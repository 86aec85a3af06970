/** What has been put in once and must not come back after somebody has deleted it. */
export interface SeedsTable {
  seed: string;
  created_at: string;
}
