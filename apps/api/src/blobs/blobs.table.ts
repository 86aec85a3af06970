/** A file of the blob store that some row refers to. */
export interface BlobsTable {
  blob_key: string;
  media_type: string;
  bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  digest: string;
  created_at: string;
  /** Whose room it takes; null of one that nothing referred to when this was first written down. */
  id_paziente: number | null;
}
