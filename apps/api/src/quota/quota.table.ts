/**
 * Room that the record of a patient takes, counted by triggers with every row that comes or goes. Rows in the trash count
 * until they are erased.
 */
export interface QuotaTable {
  id_paziente: number;
  /** Drawings, files, links, drafts, and what is announced of uploads. */
  bytes: number;
  records: number;
}
