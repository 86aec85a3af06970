export interface BlobsTable {
  blob_key: string;
  media_type: string;
  bytes: number;
  /** SHA-256, hexadecimal. */
  digest: string;
  created_at: string;
  /** Patient whose quota it counts towards; null for thumbnails, and if nothing referred to it when the column was added. */
  id_paziente: number | null;
}
