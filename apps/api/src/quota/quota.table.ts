/** Usage of a patient's record, maintained by triggers. Rows in the trash count until they are erased. */
export interface QuotaTable {
  id_paziente: number;
  /** Drawings, files, links, drafts, and the announced size of uploads. */
  bytes: number;
  records: number;
}
