export interface InstallationTable {
  one: 1;
  installation_id: string;
  store_marked: 0 | 1;
  created_at: string;
  probed_at: string;
}

/** Blobs deleted on purpose, until their bytes are deleted from the store. */
export interface BlobDeletionsTable {
  blob_key: string;
}
