/** One row: the identity that a database shares with its blob store. */
export interface InstallationTable {
  /** Always 1. */
  one: 1;
  /** Random UUID. */
  installation_id: string;
  /** 1 once the marker of the store is known to carry the same ID. */
  store_marked: 0 | 1;
  created_at: string;
  /** Rewritten by the health check, to see that the database takes writes. */
  probed_at: string;
}

/** Blobs that were deleted on purpose, until their bytes are gone from the store. */
export interface BlobDeletionsTable {
  blob_key: string;
}
