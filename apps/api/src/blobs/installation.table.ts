/** Single row: the identity shared by a database and its blob store. */
export interface InstallationTable {
  one: 1;
  installation_id: string;
  /** 1 once the marker of the store is verified. */
  store_marked: 0 | 1;
  created_at: string;
  /** Updated by the health check to verify that the database accepts writes. */
  probed_at: string;
}

/** Blobs deleted on purpose, until their bytes are deleted from the store. */
export interface BlobDeletionsTable {
  blob_key: string;
}
